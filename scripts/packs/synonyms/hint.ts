// The first words of an explanation, which tell one sense of a word from another.

const MOST_WORDS = 8;
const MOST_LETTERS = 48;
/** Words that nothing should end with. */
const LEANING =
  /(?:,| (?:a|an|the|of|or|and|to|in|on|for|with|by|as|at|from|that|which|who|is|be|its|your|his|some))+$/;

/** Without what is in brackets and what comes after the first point. */
export function hintOf(gloss: string): string {
  const first = gloss
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .split(/[;:"]/)
    .map((part) => part.trim().replace(/[,.]$/, ''))
    .find((part) => part !== '');
  if (first === undefined) return '';
  let words = first.split(' ');
  if (words.length <= MOST_WORDS && first.length <= MOST_LETTERS) return first;
  words = words.slice(0, MOST_WORDS);
  while (words.length > 1 && words.join(' ').length > MOST_LETTERS) words.pop();
  return `${words.join(' ').replace(LEANING, '')}…`;
}
