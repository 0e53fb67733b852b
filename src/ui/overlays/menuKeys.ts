/** Where a key moves the focus of a menu: the new index, or null when the key means nothing to a menu. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index <= 0 ? count : index) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Milliseconds after which typed letters start a new search. */
const PAUSE = 600;

/** Finds the entry that starts with what was typed; the search starts after the current entry and wraps around. */
export function createTypeahead(
  now: () => number = Date.now,
): (letter: string, labels: readonly string[], index: number) => number {
  let typed = '';
  let last = 0;
  return (letter, labels, index) => {
    const time = now();
    typed = (time - last < PAUSE ? typed : '') + letter.toLocaleLowerCase();
    last = time;
    const start = typed.length > 1 ? Math.max(index, 0) : index + 1;
    for (let step = 0; step < labels.length; step++) {
      const at = (start + step) % labels.length;
      if (labels[at]?.trim().toLocaleLowerCase().startsWith(typed)) return at;
    }
    return -1;
  };
}
