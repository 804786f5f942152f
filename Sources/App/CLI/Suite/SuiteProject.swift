/// The files with which Xcode builds the app and the test of a suite.
///
/// Both targets take the files of a folder, so that the project does not name them: Xcode 16 and later.
enum SuiteProject {
  /// The name of the project, the app and the scheme.
  static let name = "Bodycheck"
  static let appFolder = "App"
  static let testFolder = "Tests"
  private static let testName = "BodycheckTests"

  /// The files by their paths in the suite.
  static let files = [
    "\(name).xcodeproj/project.pbxproj": project,
    "\(name).xcodeproj/xcshareddata/xcschemes/\(name).xcscheme": scheme,
  ]

  /// An object's identifier: Xcode wants 24 hexadecimal digits.
  private static func id(_ number: Int) -> String {
    let digits = String(number)
    return "B0D7" + String(repeating: "0", count: 20 - digits.count) + digits
  }

  private enum Number {
    static let (project, group, products) = (1, 2, 3)
    static let (appFolder, testFolder, appProduct, testProduct) = (4, 5, 6, 7)
    static let (app, test, proxy, dependency) = (8, 9, 10, 11)
    static let (projectSettings, appSettings, testSettings) = (20, 30, 40)
  }

  private static let project = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {};
    	objectVersion = 77;
    	objects = {
    		\(id(Number.project)) = {
    			isa = PBXProject;
    			attributes = {
    				BuildIndependentTargetsInParallel = 1;
    				TargetAttributes = { \(id(Number.test)) = { TestTargetID = \(id(Number.app)); }; };
    			};
    			buildConfigurationList = \(id(Number.projectSettings));
    			developmentRegion = en;
    			hasScannedForEncodings = 0;
    			knownRegions = (en, Base);
    			mainGroup = \(id(Number.group));
    			minimizedProjectReferenceProxies = 1;
    			preferredProjectObjectVersion = 77;
    			productRefGroup = \(id(Number.products));
    			projectDirPath = "";
    			projectRoot = "";
    			targets = (\(id(Number.app)), \(id(Number.test)));
    		};
    		\(id(Number.group)) = {
    			isa = PBXGroup;
    			children = (\(id(Number.appFolder)), \(id(Number.testFolder)), \(id(Number.products)));
    			sourceTree = "<group>";
    		};
    		\(id(Number.products)) = {
    			isa = PBXGroup;
    			children = (\(id(Number.appProduct)), \(id(Number.testProduct)));
    			name = Products;
    			sourceTree = "<group>";
    		};
    		\(folder(Number.appFolder, appFolder))
    		\(folder(Number.testFolder, testFolder))
    		\(product(Number.appProduct, "wrapper.application", name + ".app"))
    		\(product(Number.testProduct, "wrapper.cfbundle", testName + ".xctest"))
    		\(target(Number.app, name, "application", Number.appFolder, Number.appProduct, Number.appSettings))
    		\(target(Number.test, testName, "bundle.ui-testing", Number.testFolder, Number.testProduct, Number.testSettings, [Number.dependency]))
    		\(id(Number.proxy)) = {
    			isa = PBXContainerItemProxy;
    			containerPortal = \(id(Number.project));
    			proxyType = 1;
    			remoteGlobalIDString = \(id(Number.app));
    			remoteInfo = \(name);
    		};
    		\(id(Number.dependency)) = {
    			isa = PBXTargetDependency;
    			target = \(id(Number.app));
    			targetProxy = \(id(Number.proxy));
    		};
    		\(settings(Number.projectSettings, common, debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "SWIFT_OPTIMIZATION_LEVEL": "-Onone", "ENABLE_TESTABILITY": "YES"], release: ["SWIFT_OPTIMIZATION_LEVEL": "-O", "SWIFT_COMPILATION_MODE": "wholemodule"]))
    		\(settings(Number.appSettings, ofApp))
    		\(settings(Number.testSettings, ofTest))
    	};
    	rootObject = \(id(Number.project));
    }

    """

  private static let common = [
    "ALWAYS_SEARCH_USER_PATHS": "NO", "CLANG_ENABLE_MODULES": "YES", "CODE_SIGN_STYLE": "Automatic",
    "GENERATE_INFOPLIST_FILE": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "18.0", "SDKROOT": "iphoneos",
    "SWIFT_VERSION": "5.0", "TARGETED_DEVICE_FAMILY": "1,2",
  ]

  private static let ofApp = [
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    "PRODUCT_BUNDLE_IDENTIFIER": "org.bodycheck.suite", "PRODUCT_NAME": "$(TARGET_NAME)",
  ]

  private static let ofTest = [
    "PRODUCT_BUNDLE_IDENTIFIER": "org.bodycheck.suite.tests", "PRODUCT_NAME": "$(TARGET_NAME)",
    "TEST_TARGET_NAME": name,
  ]

  private static func folder(_ number: Int, _ path: String) -> String {
    """
    \(id(number)) = {
    			isa = PBXFileSystemSynchronizedRootGroup;
    			path = \(path);
    			sourceTree = "<group>";
    		};
    """
  }

  private static func product(_ number: Int, _ type: String, _ path: String) -> String {
    """
    \(id(number)) = {
    			isa = PBXFileReference;
    			explicitFileType = \(type);
    			includeInIndex = 0;
    			path = \(path);
    			sourceTree = BUILT_PRODUCTS_DIR;
    		};
    """
  }

  private static func target(
    _ number: Int,
    _ name: String,
    _ type: String,
    _ folder: Int,
    _ product: Int,
    _ settings: Int,
    _ dependencies: [Int] = []
  ) -> String {
    """
    \(id(number)) = {
    			isa = PBXNativeTarget;
    			buildConfigurationList = \(id(settings));
    			buildPhases = ();
    			buildRules = ();
    			dependencies = (\(dependencies.map(id).joined(separator: ", ")));
    			fileSystemSynchronizedGroups = (\(id(folder)));
    			name = \(name);
    			productName = \(name);
    			productReference = \(id(product));
    			productType = "com.apple.product-type.\(type)";
    		};
    """
  }

  /// A list of the configurations Debug and Release.
  private static func settings(
    _ number: Int,
    _ common: [String: String],
    debug: [String: String] = [:],
    release: [String: String] = [:]
  ) -> String {
    let configurations = [("Debug", debug), ("Release", release)].enumerated().map { index, one in
      let all = common.merging(one.1) { $1 }.sorted { $0.key < $1.key }
      return """
        \(id(number + 1 + index)) = {
        			isa = XCBuildConfiguration;
        			buildSettings = {
        \(all.map { "\t\t\t\t\($0.key) = \"\($0.value)\";" }.joined(separator: "\n"))
        			};
        			name = \(one.0);
        		};
        """
    }
    return """
      \(configurations.joined(separator: "\n\t\t"))
      		\(id(number)) = {
      			isa = XCConfigurationList;
      			buildConfigurations = (\(id(number + 1)), \(id(number + 2)));
      			defaultConfigurationIsVisible = 0;
      			defaultConfigurationName = Release;
      		};
      """
  }

  private static func reference(_ number: Int, _ product: String, _ target: String) -> String {
    """
    <BuildableReference BuildableIdentifier="primary" BlueprintIdentifier="\(id(number))" \
    BuildableName="\(product)" BlueprintName="\(target)" ReferencedContainer="container:\(name).xcodeproj"/>
    """
  }

  private static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version="1.7">
      <BuildAction parallelizeBuildables="YES" buildImplicitDependencies="YES">
        <BuildActionEntries>
          <BuildActionEntry buildForTesting="YES" buildForRunning="YES">
            \(reference(Number.app, name + ".app", name))
          </BuildActionEntry>
        </BuildActionEntries>
      </BuildAction>
      <TestAction buildConfiguration="Debug">
        <Testables>
          <TestableReference skipped="NO">
            \(reference(Number.test, testName + ".xctest", testName))
          </TestableReference>
        </Testables>
      </TestAction>
      <LaunchAction buildConfiguration="Debug">
        <BuildableProductRunnable>
          \(reference(Number.app, name + ".app", name))
        </BuildableProductRunnable>
      </LaunchAction>
    </Scheme>

    """
}
