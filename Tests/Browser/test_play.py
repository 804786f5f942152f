"""`bodycheck play`: a running program is clicked, typed into, edited and copied."""

import contextlib
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select

from harness import PROGRAM, Missing, complaints, same, wait

CODE = """import SwiftUI

struct Notes: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Text("Count \\(count)")
      Button("Add") { count += 1 }
      TextField("Name", text: $name)
      Greeting(name: name)
    }
  }
}

struct Greeting: View {
  let name: String

  var body: some View {
    let _ = Self._printChanges()
    Text("Hello \\(name)")
  }
}
"""
GESTURES = """import SwiftUI

struct Board: View {
  @State private var place = 0
  @State private var scale = 1
  @State private var taps = 0
  @State private var lines = [1, 2, 3]

  var body: some View {
    VStack {
      Text("At \\(place), \\(scale), \\(taps)")
      Text("Card")
        .onTapGesture { taps += 1 }
        .gesture(DragGesture().onEnded { place += Int($0.translation.width) })
      Text("Map").gesture(MagnificationGesture().onEnded { scale = Int($0) })
      ForEach(lines, id: \\.self) { line in
        HStack {
          Text("Line \\(line)")
          Button("Remove") { lines.removeAll { $0 == line } }
        }
      }
    }
    .onHover { _ in }
  }
}
"""
PAGE = "---\ntitle: Copied\nsummary: A scenario from the window.\ntopic: T\n---\n\n# Copied\n\n"


@contextlib.contextmanager
def played(code=CODE, root="Notes"):
    """The program under `play`, as its address and its file."""
    if not PROGRAM.exists():
        raise Missing(f"there is no {PROGRAM}")
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Notes.swift"
        file.write_text(code, encoding="utf-8")
        process = subprocess.Popen(
            [PROGRAM, "play", "--port", "0", file.name, "--root", root],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            yield re.search(r"http://\S+", process.stdout.readline()).group(), file
        finally:
            process.send_signal(signal.SIGINT)
            same(process.wait(timeout=5), -signal.SIGINT, "the end of the program")


def plays(site):
    """A program is clicked, typed into and edited, and what was done is copied as a scenario that verifies"""
    with played() as (address, file):
        browser = site.browser()
        try:
            urllib.request.urlopen(re.sub(r"/\w+/$", f"/{'0' * 32}/", address))
            raise AssertionError("an address without the token shows something")
        except urllib.error.HTTPError as error:
            same(error.code, 404, "the answer to an address without the token")
        browser.get(address)
        complaints(browser)

        def texts():
            return browser.execute_script(
                "return [...document.querySelectorAll('.s-device .s-text')].map((one) => one.textContent)"
            )

        def rows():
            return browser.execute_script(
                """return [...document.querySelectorAll("#play-counts tr")].map((row) =>
                  [...row.cells].map((cell) => cell.textContent))"""
            )

        def click(label):
            label = label.replace('"', '\\"')
            browser.find_element(By.CSS_SELECTOR, f'.s-perform[aria-label="{label}"]').click()

        wait(lambda: "Count 0" in texts(), "the program", seconds=20)
        click("tap \"Add\"")
        wait(lambda: "Count 1" in texts(), "the click")
        same(rows()[-1], ['tap "Add"', "0", "1"], "counts of the click")
        print("      " + browser.find_element(By.CSS_SELECTOR, ".play-time").text)
        click("Type into \"Name\"")
        browser.switch_to.active_element.send_keys("Ada", Keys.ENTER)
        wait(lambda: "Hello Ada" in texts(), "the text")
        same(rows()[-1], ['type "Ada" into "Name"', "3", "3"], "counts of the text")
        browser.find_element(By.XPATH, "//button[text()='Undo']").click()
        wait(lambda: "Hello " in texts(), "what was before")
        saved = time.monotonic()
        file.write_text(CODE.replace("Count ", "Number "), encoding="utf-8")
        wait(lambda: "Number 1" in texts(), "the edited program with the steps so far", seconds=20)
        print(f"      {1000 * (time.monotonic() - saved):.0f} ms from save to the repeated state")
        browser.find_element(By.XPATH, "//button[text()='Copy as steps']").click()
        area = browser.find_element(By.TAG_NAME, "textarea")
        wait(lambda: area.get_attribute("value"), "the steps")
        same(area.get_attribute("value"), "bodycheck run 'Notes.swift' --step 'tap \"Add\"'", "copied steps")
        browser.find_element(By.XPATH, "//button[text()='Copy as scenario']").click()
        wait(lambda: "```swift" in area.get_attribute("value"), "the scenario")
        copied = area.get_attribute("value")
        same(complaints(browser), [], "complaints")
        browser.get("about:blank")
        page = file.with_name("content") / "guidelines/copied.md"
        page.parent.mkdir(parents=True)
        page.write_text(PAGE + copied, encoding="utf-8")
        result = subprocess.run(
            [PROGRAM, "verify", page], cwd=file.parent, capture_output=True, text=True, check=False
        )
        assert "1 verified" in result.stdout, result.stdout + result.stderr


KEYS = """import SwiftUI

struct Keys: View {
  @State private var count = 0
  var body: some View {
    Button("Don't\\u{15}touch\\r\\u{1B}[201~\\u{202E} \\(count)") { count += 1 }
  }
}
"""


def copies_no_keys(site):
    """A label with what a terminal takes for keys is copied as text that a shell reads as that label"""
    with played(KEYS, "Keys") as (address, _):
        browser = site.browser()
        browser.get(address)
        wait(lambda: browser.find_elements(By.CSS_SELECTOR, ".s-perform"), "the program", seconds=20)
        browser.find_element(By.CSS_SELECTOR, ".s-perform").click()
        wait(lambda: browser.find_elements(By.CSS_SELECTOR, "#play-counts tr:nth-child(2)"), "the click")
        browser.find_element(By.XPATH, "//button[text()='Copy as steps']").click()
        area = browser.find_element(By.TAG_NAME, "textarea")
        wait(lambda: area.get_attribute("value"), "the steps")
        command = area.get_attribute("value")
        assert all(sign.isprintable() for sign in command), repr(command)
        words = subprocess.run(
            ["bash", "-c", "bodycheck() { printf %s \"$4\"; }; " + command], capture_output=True, check=True
        ).stdout.decode()
        same(words, 'tap "Don\'t\x15touch\r\x1b[201~\u202e 0"', "the step that a shell reads")


def plays_gestures(site):
    """Gestures, steps that need an amount and one of several equal parts are performed from the window"""
    with played(GESTURES, "Board") as (address, _):
        browser = site.browser()
        browser.get(address)

        def texts():
            return browser.execute_script(
                "return [...document.querySelectorAll('.s-device .s-text')].map((one) => one.textContent)"
            )

        def part(step):
            step = step.replace('"', '\\"')
            return browser.find_element(By.CSS_SELECTOR, f'.s-perform[aria-label="{step}"]')

        def steps():
            return browser.execute_script(
                """return [...document.querySelectorAll("#play-counts tbody th")].map((one) => one.textContent)"""
            )

        wait(lambda: "At 0, 1, 0" in texts(), "the program", seconds=20)
        complaints(browser)
        ActionChains(browser).click(part('tap "Card"')).perform()
        wait(lambda: "At 0, 1, 1" in texts(), "a click on a part that an outer one covers")
        ActionChains(browser).drag_and_drop_by_offset(part('tap "Card"'), 30, 0).perform()
        wait(lambda: "At 30, 1, 1" in texts(), "a drag with the pointer")
        same(steps()[-1], 'drag "Card" by 30, 0', "the step of the drag")
        menu = Select(browser.find_element(By.CSS_SELECTOR, ".play-tools select"))
        menu.select_by_visible_text('pinch "Map" by 2')
        browser.switch_to.active_element.send_keys("3", Keys.ENTER)
        wait(lambda: "At 30, 3, 1" in texts(), "the amount that replaces the one of the menu")
        ActionChains(browser).click(part('tap "Remove" #2')).perform()
        wait(lambda: "Line 2" not in texts() and "Line 3" in texts(), "the second of three equal buttons")
        same(complaints(browser), [], "complaints")


TESTS = [plays, copies_no_keys, plays_gestures]
