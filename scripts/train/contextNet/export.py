"""export.py WORK_DIR LANGUAGE: writes the weights of the last checkpoint as WORK_DIR/LANGUAGE/weights.f32 and weights.json (shapes)."""

import json
import sys
from pathlib import Path

import numpy as np

folder = Path(sys.argv[1]) / sys.argv[2]
kept = np.load(folder / "checkpoint.npz")
names = sorted(name[2:] for name in kept.files if name.startswith("0."))
shapes = {name: list(kept["0." + name].shape) for name in names}
with open(folder / "weights.f32", "wb") as file:
    for name in names:
        file.write(kept["0." + name].astype("<f4").tobytes())
(folder / "weights.json").write_text(json.dumps({"step": int(kept["step"]), "shapes": shapes}))
print(int(kept["step"]), shapes)
