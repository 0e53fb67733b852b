// What went wrong in a misspelt word, judged by the word that was meant.

/** Kinds of slips; `sound` is a spelling by ear. */
export const SLIPS = [
  'accent',
  'capital',
  'small',
  'apart',
  'mark',
  'doubled',
  'single',
  'missing',
  'extra',
  'swapped',
  'sound',
  'letter',
] as const;

/** One of SLIPS. */
export type Slip = (typeof SLIPS)[number];

/** Letters that are written for one another because they sound alike in one of the five languages. */
const SOUND_ALIKE = new Set(
  'f-ph k-c k-ck c-ck s-ss ß-ss s-ß i-y ie-ei v-f v-w w-v z-tz z-c s-c s-z qu-k q-c b-v g-j j-g ll-y h- x-ks x-cs ks-x cs-x ä-e e-ä äu-eu eu-äu au-o o-au an-en en-an am-em ai-é é-er er-é ez-er er-ez ei-ai ea-ee ee-ea er-or or-er ar-er er-ar ent-ant ant-ent ence-ance ance-ence able-ible ible-able gn-ni cu-qu qu-cu sc-s'
    .split(' ')
    .flatMap((pair) => [pair, pair.split('-').reverse().join('-')]),
);

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const joined = (word: string): string => word.replace(/[-‐‑'’ ]/g, '');

/** The slip that leads from `meant` to `written`; null if it is none of these or more than one. */
export function slipOf(written: string, meant: string): Slip | null {
  const [a, b] = [written.toLowerCase(), meant.toLowerCase()];
  if (written === meant) return null;
  if (a === b) return meant.charAt(0) === b.charAt(0) ? 'small' : 'capital';
  if (joined(a) === joined(b)) return b.split(' ').length > a.split(' ').length ? 'apart' : 'mark';
  if (bare(a) === bare(b)) return 'accent';
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let tail = 0;
  const most = Math.min(a.length, b.length) - start;
  while (tail < most && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return slipBetween(a.slice(start, a.length - tail), b.slice(start, b.length - tail), b.charAt(start - 1));
}

/** The slip where `was` stands for `is`, after the letter `before`. */
function slipBetween(was: string, is: string, before: string): Slip | null {
  if (was === '' && is.length === 1) return is === before ? 'doubled' : is === 'h' ? 'sound' : 'missing';
  if (is === '' && was.length === 1) return was === before ? 'single' : was === 'h' ? 'sound' : 'extra';
  if (was.length === 2 && is === was.charAt(1) + was.charAt(0)) return 'swapped';
  if (SOUND_ALIKE.has(`${was}-${is}`)) return 'sound';
  return was.length === 1 && is.length === 1 ? 'letter' : null;
}
