// Parts of addresses from words: letters, digits and hyphens.

const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': 'grave',
  '\u0301': 'acute',
  '\u0302': 'circumflex',
  '\u0303': 'tilde',
  '\u0308': 'umlaut',
  '\u0327': 'cedilla',
};

const SIGNS = /[\u0300-\u036f]/g;

function plain(word: string): string {
  const letters = word.toLowerCase().normalize('NFD').replace(SIGNS, '').replaceAll('ß', 'ss');
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The slug of some words, in their order. Words that differ only by an accent are told apart by its name. */
export function slugOf(words: readonly string[]): string {
  const bare = words.map(plain);
  const isTwin = (index: number) => bare.some((other, at) => at !== index && other === bare[index]);
  const named = words.map((word, index) => {
    const signs = (word.normalize('NFD').match(SIGNS) ?? []).flatMap((sign) => ACCENTS[sign] ?? []);
    return [bare[index], ...(isTwin(index) ? signs : [])].join('-');
  });
  return named.join('-');
}
