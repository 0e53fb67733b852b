// The words that one slip of the fingers turns into a given one, found by walking a trie: making every string one slip away
// and looking each up took a fifth of the whole check.

/** A trie of words, each known by its place in the list. A node's children form a chain of siblings. */
export class SlipTrie {
  private readonly words: readonly string[];
  private readonly typed: ReadonlySet<string>;
  private readonly letters: Uint16Array;
  private readonly children: Int32Array;
  private readonly siblings: Int32Array;
  /** The word that ends at a node; -1 if none does. */
  private readonly ends: Int32Array;
  private count = 1;

  /** @param typed The letters that may be typed for others or left out: neither marks nor capitals. */
  constructor(words: readonly string[], typed: ReadonlySet<string>) {
    this.words = words;
    this.typed = typed;
    const most = 1 + words.reduce((sum, { length }) => sum + length, 0);
    this.letters = new Uint16Array(most);
    this.children = new Int32Array(most).fill(-1);
    this.siblings = new Int32Array(most).fill(-1);
    this.ends = new Int32Array(most).fill(-1);
    words.forEach((word, i) => this.insert(word, i));
  }

  private insert(word: string, place: number): void {
    let node = 0;
    for (let i = 0; i < word.length; i++)
      node = this.childOf(node, word.charCodeAt(i)) ?? this.grow(node, word.charCodeAt(i));
    this.ends[node] = place;
  }

  private grow(node: number, letter: number): number {
    const grown = this.count++;
    this.letters[grown] = letter;
    this.siblings[grown] = this.children[node] as number;
    this.children[node] = grown;
    return grown;
  }

  private childOf(node: number, letter: number): number | null {
    for (let child = this.children[node] as number; child >= 0; child = this.siblings[child] as number) {
      if (this.letters[child] === letter) return child;
    }
    return null;
  }

  /**
   * Calls back with every word that differs from `word` in one letter left out, added, replaced, or exchanged with its
   * neighbour (Damerau 1964); a word that can be had in two ways comes twice, and `word` itself may come.
   */
  near(word: string, found: (near: string) => void): void {
    const end = (node: number | null, at: number): void => {
      let last = node;
      for (let i = at; i < word.length && last !== null; i++) last = this.childOf(last, word.charCodeAt(i));
      const place = last === null ? -1 : (this.ends[last] as number);
      if (place >= 0) found(this.words[place] as string);
    };
    let node: number | null = 0;
    for (let i = 0; i <= word.length && node !== null; i++) {
      const [letter, next] = [word.charCodeAt(i), word.charCodeAt(i + 1)];
      if (i < word.length) end(node, i + 1);
      if (i + 1 < word.length) {
        const exchanged = this.childOf(node, next);
        if (exchanged !== null) end(this.childOf(exchanged, letter), i + 2);
      }
      for (let child = this.children[node] as number; child >= 0; child = this.siblings[child] as number) {
        if (!this.typed.has(String.fromCharCode(this.letters[child] as number))) continue;
        if (i < word.length) end(child, i + 1);
        end(child, i);
      }
      node = i < word.length ? this.childOf(node, letter) : null;
    }
  }
}
