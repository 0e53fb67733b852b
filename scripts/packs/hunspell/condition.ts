// Affix conditions: a fixed number of positions at one end of the word, each a letter, a dot, or a [set] or [^set].
// They run tens of millions of times for Italian, so they are compiled to sets of letters rather than to RegExp.

/** Whether an affix may be put on this word. */
export type Condition = (word: string) => boolean;

interface Position {
  letters: ReadonlySet<string> | null;
  negated: boolean;
}

function parsePositions(source: string): Position[] {
  const positions: Position[] = [];
  for (const match of source.matchAll(/\[(\^?)([^\]]*)\]|./gu)) {
    const [whole, caret, letters] = match;
    if (letters !== undefined) positions.push({ letters: new Set(letters), negated: caret === '^' });
    else positions.push({ letters: whole === '.' ? null : new Set([whole]), negated: false });
  }
  return positions;
}

const cache = new Map<string, Condition>();

/** Compiles a condition of an affix rule; at the start of the word for a prefix, else at its end. */
export function compileCondition(source: string, atStart: boolean): Condition {
  const key = (atStart ? '^' : '$') + source;
  let condition = cache.get(key);
  if (!condition) {
    condition = build(parsePositions(source), atStart);
    cache.set(key, condition);
  }
  return condition;
}

function build(positions: readonly Position[], atStart: boolean): Condition {
  const count = positions.length;
  if (positions.every((position) => position.letters === null)) {
    // hunspell takes a lone dot as "no condition"
    return count <= 1 ? () => true : (word) => word.length >= count;
  }
  return (word) => {
    if (word.length < count) return false;
    const offset = atStart ? 0 : word.length - count;
    for (let i = 0; i < count; i++) {
      const position = positions[i] as Position;
      if (position.letters !== null && position.letters.has(word[offset + i] as string) === position.negated)
        return false;
    }
    return true;
  };
}
