# Two commands do everything on a fresh machine: `make site` and `make test`.

export BODYCHECK_SWIFT_HOST := $(shell scripts/swift-host 2>/dev/null)

# Where the home folder cannot be written, the compiler keeps its modules here.
ifneq ($(shell test -w "$$HOME" && echo writable),writable)
export CLANG_MODULE_CACHE_PATH := $(CURDIR)/.build/module-cache
endif

# Where `make install` puts the program; DESTDIR comes before it, as packagers expect.
PREFIX ?= /usr/local

.PHONY: site test fuzz install uninstall dist bench screenshots build format lint clean toolchain

# Builds the program, verifies every page and writes the site into public/.
site: build
	@.build/release/bodycheck build
	@echo "Open the site: file://$(CURDIR)/public/index.html"

# Runs every test: units, engine, pages, the built program, spelling, and the site in a browser.
test: toolchain
	@scripts/test

# Feeds the program hostile texts for SECONDS, then the worst inputs, then random types.
fuzz: toolchain
	@scripts/fuzz $(or $(SECONDS),60)

# Installs the program, its engine and its theme, for use outside of this folder.
install: build
	@scripts/install "$(DESTDIR)$(PREFIX)"

# Removes what `make install` put there.
uninstall:
	@scripts/uninstall "$(DESTDIR)$(PREFIX)"

# Writes a release for this machine's toolchain and architecture into .build/dist/.
dist: toolchain
	@BODYCHECK_PROGRAM_ONLY=1 BODYCHECK_RELOCATABLE=1 swift build -c release
	@scripts/dist

# Takes pictures of every kind of page, in both themes, into .build/screenshots/.
screenshots: site
	@/usr/bin/python3 Tests/Browser/screenshots public .build/screenshots/default
	@.build/release/bodycheck build --theme themes/printout --output .build/printout
	@/usr/bin/python3 Tests/Browser/screenshots .build/printout .build/screenshots/printout

# Builds the program and the engine that scenarios are compiled against.
build: toolchain
	@BODYCHECK_PROGRAM_ONLY=1 swift build -c release

# Checks that this machine can build, and gets libcmark if it is missing.
toolchain:
	@scripts/check-toolchain
	@scripts/install-libcmark

# Measures the engine on long lists, and the build of sites beside Hugo and others where installed.
bench: toolchain
	@Benchmarks/run

# Puts all Swift sources into the house's format.
format:
	@swift format --in-place --recursive Sources Tests Package.swift

# Checks the format without changing anything.
lint:
	@swift format lint --strict --recursive Sources Tests Package.swift

# Removes everything that was built or remembered.
clean:
	@rm -rf .build .bodycheck public/*
