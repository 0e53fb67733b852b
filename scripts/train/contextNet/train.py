"""train.py WORK_DIR LANGUAGE [--tokens MILLIONS] [--core N]: trains the context net on what prepare.ts wrote.

Resumable: a checkpoint every few minutes holds the weights, the optimizer and the position; the same number of tokens gives the
same weights whether or not it was interrupted. Needs Python 3.11 with the packages of requirements.txt.
"""

import argparse
import functools
import json
import os
import time
from pathlib import Path

parser = argparse.ArgumentParser()
parser.add_argument("work")
parser.add_argument("language")
parser.add_argument("--tokens", type=float, default=80)
parser.add_argument("--core", type=int)
options = parser.parse_args()
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
if options.core is not None:
    os.sched_setaffinity(0, {options.core})

import jax
import jax.numpy as jnp
import net
import numpy as np

BATCH, LENGTH, NEGATIVES, REPLACED = 64, 64, 1024, 0.03
PEAK, WARM, LEAST = 2.5e-3, 400, 1e-5
EVERY_SECONDS = 240

folder = Path(options.work) / options.language
vocabulary = json.loads((folder / "vocabulary.json").read_text())
words, gaps, width = vocabulary["words"], vocabulary["gaps"], vocabulary["candidates"]


def column(part, name):
    return np.fromfile(folder / f"{part}.{name}.bin", np.uint16)


text = {name: column("train", name) for name in ("id", "ending", "class", "shape")}
entry = {name: column("entries", name) for name in ("ending", "class")}
size = len(entry["ending"])
candidates = np.fromfile(folder / "candidates.bin", np.uint16).reshape(size, width)
candidate_count = (candidates > 0).sum(1)
first = size - len(words)
entries = {word: first + i for i, word in enumerate(words)}
gap_classes = np.zeros(size, np.int32)
for number, word in enumerate(gaps):
    gap_classes[entries[word]] = number + 1
counts = np.bincount(text["id"], minlength=size) + 0.5
counts[0] = 1e-3
share = counts**0.75
share /= share.sum()
log_share = jnp.asarray(np.log(share * NEGATIVES + 1e-9), jnp.float32)
cumulative = np.cumsum(share)


def update(weights, first_moment, second_moment, step, rate, *batch):
    (value, parts), gradient = jax.value_and_grad(net.loss, has_aux=True)(weights, *batch, log_share)
    norm = jnp.sqrt(sum(jnp.sum(each * each) for each in jax.tree.leaves(gradient)))
    scale = jnp.minimum(1.0, 1.0 / (norm + 1e-6))
    a, b = 0.9, 0.99

    def adam(weight, m, v, g):
        g = g * scale
        m = a * m + (1 - a) * g
        v = b * v + (1 - b) * g * g
        return weight - rate * (m / (1 - a**step)) / (jnp.sqrt(v / (1 - b**step)) + 1e-7), m, v

    out = jax.tree.map(adam, weights, first_moment, second_moment, gradient)
    pick = lambda i: jax.tree.map(lambda each: each[i], out, is_leaf=lambda each: isinstance(each, tuple))
    return pick(0), pick(1), pick(2), value, parts


update = jax.jit(update, donate_argnums=(0, 1, 2))
total_steps = int(options.tokens * 1e6 / (BATCH * LENGTH))
rows_per_epoch = (len(text["id"]) - LENGTH) // LENGTH
steps_per_epoch = rows_per_epoch // BATCH


@functools.lru_cache(maxsize=1)
def order_of(epoch):
    """Where an epoch's rows begin, and their order."""
    r = np.random.RandomState(1000 + epoch)
    return r.randint(LENGTH), r.permutation(rows_per_epoch)


def batch_at(step):
    """The batch of a step: depends on nothing but the step."""
    epoch, number = divmod(step, steps_per_epoch)
    offset, order = order_of(epoch)
    rows = order[number * BATCH : (number + 1) * BATCH]
    r = np.random.RandomState((7 + step * 2654435761) % 2**32)
    places = (offset + rows[None] * LENGTH + np.arange(LENGTH)[:, None]).clip(0, len(text["id"]) - 1)
    target = text["id"][places].astype(np.int32)
    ids, endings = target.copy(), text["ending"][places].astype(np.int32)
    classes, shapes = text["class"][places].astype(np.int32), text["shape"][places].astype(np.int32)
    replaced = (r.rand(*target.shape) < REPLACED) & (candidate_count[target] > 0)
    chosen = candidates[target[replaced], (r.rand(replaced.sum()) * candidate_count[target[replaced]]).astype(int)]
    ids[replaced], endings[replaced], classes[replaced] = chosen, entry["ending"][chosen], entry["class"][chosen]
    negatives = np.searchsorted(cumulative, r.rand(NEGATIVES)).astype(np.int32).clip(0, size - 1)
    return ids, endings, classes, shapes, target, candidates[target.reshape(-1)].astype(np.int32), gap_classes[target], negatives


def save(path, step, state):
    flat = {f"{i}.{name}": np.asarray(value) for i, part in enumerate(state) for name, value in part.items()}
    np.savez(path.with_suffix(".part.npz"), step=step, tokens=options.tokens, **flat)
    os.replace(path.with_suffix(".part.npz"), path)


checkpoint = folder / "checkpoint.npz"
weights = net.initial(size, len(gaps) + 1)
start = 0
if checkpoint.exists():
    kept = np.load(checkpoint)
    if float(kept["tokens"]) != options.tokens:
        raise SystemExit(f"{checkpoint} belongs to a run of {kept['tokens']} million tokens")
    start = int(kept["step"])
    state = [{name: jnp.asarray(kept[f"{i}.{name}"]) for name in weights} for i in range(3)]
else:
    zeros = lambda: {name: jnp.zeros_like(value) for name, value in weights.items()}
    state = [{name: jnp.asarray(value) for name, value in weights.items()}, zeros(), zeros()]

begun = saved = time.time()
log = []
for step in range(start, total_steps):
    rate = PEAK * min(1.0, (step + 1) / WARM) * (1 - step / total_steps) + LEAST
    *state, value, parts = update(*state, jnp.float32(step + 1), jnp.float32(rate), *batch_at(step))
    if step % 20 == 0:
        log.append(np.asarray(parts))
    if (step + 1) % 200 == 0:
        sampled, chosen, right, whole, lost = np.mean(log, 0)
        log = []
        speed = (step + 1 - start) * BATCH * LENGTH / (time.time() - begun)
        print(
            f"{(step + 1) * BATCH * LENGTH / 1e6:.1f}M tokens, {speed:.0f} a second: words {sampled:.3f} candidates {chosen:.4f}"
            f" right {right:.4f} gaps {whole:.4f} {lost:.4f}",
            flush=True,
        )
    if time.time() - saved > EVERY_SECONDS:
        save(checkpoint, step + 1, state)
        saved = time.time()
save(checkpoint, total_steps, state)
np.savez(folder / "weights.npz", **{name: np.asarray(value) for name, value in state[0].items()})
print("done")
