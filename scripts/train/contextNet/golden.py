"""golden.py FILE: what net.py makes of the net and the sentence in FILE, as JSON (see golden.ts, which writes the file)."""

import json
import sys
from pathlib import Path

import jax
import net
import numpy as np

given = json.loads(Path(sys.argv[1]).read_text())
net.DIM, net.STATE, net.QUERY = given["dim"], given["state"], given["query"]
widths = dict.fromkeys(("words", "endings", "classes", "shapes", "out"), net.DIM)
widths |= dict.fromkeys(("left1", "left2", "right1", "right2"), 3 * net.STATE)
widths |= dict.fromkeys(("leftQuery", "rightQuery", "hidden"), net.QUERY)
weights = {name: np.array(numbers, np.float32) for name, numbers in given["weights"].items()}
widths["gap"] = len(weights["gapBias"])
weights = {name: each.reshape(-1, widths[name]) if name in widths else each for name, each in weights.items()}
columns = [np.array(column, np.int32)[:, None] for column in zip(*given["rows"])]
words, gaps = net.queries(weights, *columns)
# Row 0 is the boundary: word i of the sentence is row i + 1, the gap before it follows row i.
words, gaps = words[1:-1], gaps[:-1]
vocabulary = slice(len(weights["bias"]) - 10, None)
query = words @ weights["out"] + weights["outBias"]
scores = query @ weights["words"][vocabulary].T + weights["bias"][vocabulary]


def chances(hidden):
    return jax.nn.log_softmax(hidden @ weights["gap"] + weights["gapBias"])


def rows(numbers):
    return [[round(float(each), 4) for each in row] for row in numbers]


result = dict(scores=rows(scores), gapsBefore=rows(chances(gaps)), gapsAt=rows(chances(words)))
print(",\n".join("{" * (i == 0) + json.dumps(key) + ": " + json.dumps(value) for i, (key, value) in enumerate(result.items())) + "}")
