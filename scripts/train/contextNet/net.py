"""The context net: a masked bidirectional model of quasi-recurrent layers (Bradbury et al. 2017, arXiv:1611.01576).

Each word is scored from the words to its left and right, never from itself. Two heads read the same query: the word head
scores any entry of the vocabulary with the tied embeddings, the gap head a comma or a function word that may be missing.
"""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

DIM, STATE, QUERY = 96, 160, 320
ENDINGS, SHAPES, CLASSES = 4096, 8, 2048


def initial(size, gaps, seed=0):
    """Random weights for a vocabulary of `size` entries and `gaps` classes of gaps."""
    r = np.random.RandomState(seed)

    def normal(*shape, scale=None):
        return (r.randn(*shape) * (scale or 1 / np.sqrt(shape[0]))).astype(np.float32)

    def gate():
        return np.concatenate([np.ones(STATE), np.zeros(2 * STATE)]).astype(np.float32)

    weights = dict(
        words=normal(size, DIM, scale=0.1),
        endings=normal(ENDINGS, DIM, scale=0.05),
        shapes=normal(SHAPES, DIM, scale=0.05),
        classes=normal(CLASSES, DIM, scale=0.05),
        bias=np.zeros(size, np.float32),
    )
    for side in ("left", "right"):
        weights[side + "1"] = normal(2 * DIM, 3 * STATE)
        weights[side + "1b"] = gate()
        weights[side + "2"] = normal(2 * STATE, 3 * STATE)
        weights[side + "2b"] = gate()
        weights[side + "Query"] = normal(STATE, QUERY)
    weights["queryBias"] = np.zeros(QUERY, np.float32)
    weights["hidden"] = normal(QUERY, QUERY)
    weights["hiddenBias"] = np.zeros(QUERY, np.float32)
    weights["out"] = normal(QUERY, DIM)
    weights["outBias"] = np.zeros(DIM, np.float32)
    weights["gap"] = normal(QUERY, gaps)
    weights["gapBias"] = np.zeros(gaps, np.float32)
    return weights


def before(x, batch):
    """The row of the word before, in [T * B, d]."""
    return jnp.pad(x, ((batch, 0), (0, 0)))[:-batch]


def after(x, batch):
    """The row of the word after, in [T * B, d]."""
    return jnp.pad(x, ((0, batch), (0, 0)))[batch:]


def layer(x, inner, batch, weight, bias, reverse):
    """One quasi-recurrent layer of kernel 2. x [T * B, d]; inner [T * B, 1] is 0 where a sentence begins.

    Rows stay flat and the product behind a barrier: fused into what follows, its gradient takes twice as long on a processor.
    """
    state = weight.shape[1] // 3
    neighbour = (after if reverse else before)(x, batch) * inner
    z = lax.optimization_barrier(jnp.concatenate([x, neighbour], -1) @ weight + bias)
    z = z.reshape(-1, batch, 3 * state)
    forget = jax.nn.sigmoid(z[..., :state]) * inner.reshape(-1, batch, 1)
    fresh = (1 - forget) * jnp.tanh(z[..., state : 2 * state])

    def step(carried, gates):
        carried = gates[0] * carried + gates[1]
        return carried, carried

    _, states = lax.scan(step, jnp.zeros((batch, state), x.dtype), (forget, fresh), reverse=reverse, unroll=4)
    return (jax.nn.sigmoid(z[..., 2 * state :]) * states).reshape(-1, state)


def queries(w, ids, endings, classes, shapes, gap_rows=None):
    """Hidden queries of the words [T * B, QUERY] and of the gaps after the first gap_rows of them. Inputs are [T, B]."""
    gap_rows = gap_rows or ids.size
    batch = ids.shape[1]
    x = w["words"][ids] + w["endings"][endings] + w["classes"][classes] + w["shapes"][shapes]
    x = x.reshape(-1, DIM)
    inner = (ids != 0).astype(x.dtype).reshape(-1, 1)
    left1 = layer(x, inner, batch, w["left1"], w["left1b"], False)
    left = left1 + layer(left1, inner, batch, w["left2"], w["left2b"], False)
    right1 = layer(x, inner, batch, w["right1"], w["right1b"], True)
    right = right1 + layer(right1, inner, batch, w["right2"], w["right2b"], True)
    a = lax.optimization_barrier(left @ w["leftQuery"])
    b = after(lax.optimization_barrier(right @ w["rightQuery"]), batch)
    both = jnp.concatenate([before(a, batch) + b, (a + b)[:gap_rows]]) + w["queryBias"]
    hidden = jax.nn.relu(jax.nn.relu(both) @ w["hidden"] + w["hiddenBias"])
    return hidden[: ids.size], hidden[ids.size :]


def loss(w, ids, endings, classes, shapes, targets, candidates, gap_class, negatives, log_share):
    """Loss of one batch and its parts.

    Inputs [T, B]: the words as read (some replaced), `targets` as they were; candidates [T * B, K]; gap_class: the class of a
    word that can be missing, else 0; negatives [S] drawn with probabilities whose logarithms, times S, are log_share.
    """
    count = ids.size
    half = count // 2
    word, gap = queries(w, ids, endings, classes, shapes, half)
    target, kind = targets.reshape(count), gap_class.reshape(count)
    counted = (target != 0).astype(jnp.float32)
    total = jnp.sum(counted)
    query = word @ w["out"] + w["outBias"]
    own = jnp.sum(query * w["words"][target], -1) + w["bias"][target]
    others = query @ w["words"][negatives].T + w["bias"][negatives] - log_share[negatives]
    others = jnp.where(negatives[None] == target[:, None], -1e9, others)
    drawn = own - log_share[target]
    sampled = jnp.sum((jnp.logaddexp(drawn, jax.nn.logsumexp(others, -1)) - drawn) * counted) / total
    # Half of the places are enough to learn from candidates, whose gradient is costly, and about whole gaps.
    few, mine = candidates[:half], own[:half]
    rivals = jnp.einsum("nd,nkd->nk", query[:half], w["words"][few]) + w["bias"][few]
    rivals = jnp.where(few > 0, rivals, -1e9)
    has = (few[:, 0] > 0) * counted[:half]
    right = jnp.sum((mine > rivals.max(-1)) * has) / jnp.sum(has)
    chosen = 2 * jnp.sum((jnp.logaddexp(mine, jax.nn.logsumexp(rivals, -1)) - mine) * has) / total
    none = jax.nn.log_softmax(gap @ w["gap"] + w["gapBias"])
    missing = jax.nn.log_softmax(word @ w["gap"] + w["gapBias"])
    whole = -jnp.sum(none[:, 0] * counted[:half]) / jnp.sum(counted[:half])
    lost = -jnp.sum(jnp.take_along_axis(missing, kind[:, None], 1)[:, 0] * ((kind > 0) * counted)) / total
    return sampled + chosen + 0.5 * (whole + lost), jnp.stack([sampled, chosen, right, whole, lost])
