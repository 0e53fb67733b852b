# Opens a document in LibreOffice over its bridge, counts its pages, changes and comments, and writes down its text with all
# changes accepted and with all refused: office.py FILE ANSWER PROFILE. Called by office.ts.
import json
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue

FILE, ANSWER, PROFILE = sys.argv[1:4]
PIPE = f"documents{time.time_ns()}"


def hidden():
    value = PropertyValue()
    value.Name, value.Value = "Hidden", True
    return (value,)


def connect():
    resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    for _ in range(120):
        try:
            return resolver.resolve(f"uno:pipe,name={PIPE};urp;StarOffice.ComponentContext")
        except Exception:  # It is still starting.
            time.sleep(0.5)
    raise SystemExit("LibreOffice does not answer")


def each(collection):
    elements = collection.createEnumeration()
    while elements.hasMoreElements():
        yield elements.nextElement()


def lines(text):
    for part in each(text):
        if part.supportsService("com.sun.star.text.TextTable"):
            for name in part.getCellNames():
                yield from lines(part.getCellByName(name))
        else:
            yield part.getString()


def whole(document):
    notes = document.getFootnotes()
    found = list(lines(document.getText()))
    for index in range(notes.getCount()):
        found += lines(notes.getByIndex(index))
    return "\n".join(found)


def comments(document):
    return sum(
        1 for field in each(document.getTextFields()) if field.supportsService("com.sun.star.text.textfield.Annotation")
    )


office = subprocess.Popen(
    [
        "soffice",
        f"-env:UserInstallation=file://{PROFILE}",
        "--headless",
        "--norestore",
        "--nologo",
        f"--accept=pipe,name={PIPE};urp;",
    ]
)
try:
    context = connect()
    desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    dispatcher = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.DispatchHelper", context)

    def after(command):
        document = desktop.loadComponentFromURL(f"file://{FILE}", "_blank", 0, hidden())
        before = {
            "pages": document.getCurrentController().PageCount,
            "changes": len(list(each(document.getRedlines()))),
            "comments": comments(document),
        }
        dispatcher.executeDispatch(document.getCurrentController().getFrame(), command, "", 0, ())
        before["left"] = len(list(each(document.getRedlines())))
        before["text"] = whole(document)
        document.close(True)
        return before

    accepted = after(".uno:AcceptAllTrackedChanges")
    refused = after(".uno:RejectAllTrackedChanges")
    result = {**accepted, "accepted": accepted["text"], "refused": refused["text"]}
    del result["text"]
    with open(ANSWER, "w", encoding="utf-8") as answer:
        json.dump(result, answer)
    try:
        desktop.terminate()
    except Exception:  # The bridge is gone with it.
        pass
finally:
    try:
        office.wait(20)
    except subprocess.TimeoutExpired:
        office.kill()
