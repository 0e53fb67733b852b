// Syllables of German words: vowels and diphthongs. Spelling does not tell ie in Energie from ie in Familie, nor ee in Beere
// from ee in beeilen: endings and prefixes decide.
const DOUBLE = new Set(['aa', 'ee', 'oo', 'ie', 'ei', 'ai', 'au', 'eu', 'äu', 'ey', 'ay', 'oy', 'oi', 'ou']);
const VOWELS = 'aeiouyäöüéèêáàâîôû';

/** After be- and ge- a stem begins with a vowel: beenden, geehrt, beurteilen. */
const PREFIX =
  /(^|un|an|ein|aus|vor|ab|auf|zu)(be|ge)(?=e(?:i[nlfdg]|nd|rd|h|ng|rb|rnt|bn)|irr|impf|inhalt|urteil|urlaub|unruh)/g;
/** Two syllables where the letters look like one vowel: Italien, Patient, speziell, Museum, Ideen. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouäöü].*)(?<!sch)i(?=ens?$)/, 'i-'],
  [/i(?=ell|ent(?!e?r)|enz|ener|enisch)(?<!^di|[bt]edi|verdi)/g, 'i-'],
  [/(famil|lin|ser|stud|akt|mater|histor|komöd|tragöd|fol|lil|petersil|präm|gland|kastan|begon|lar)i(?=e)/g, '$1i-'],
  [/(span|belg|ind|as|arab|syr|serb|kroat|bulgar|rumän|austral|brasil|argentin|kanad)i(?=er)/g, '$1i-'],
  [/hygi(?=e)/g, 'hygi-'],
  [/([eä])(?=ums?$)/g, '$1-'],
  [/ee(?=n$)/, 'ee-e'],
];

/** Syllables of a word in lower case. */
export function germanSyllables(word: string): number {
  let plain = word
    .replace(/qu/g, 'k')
    .replace(/^y(?=[aeou])/, 'j')
    .replace(PREFIX, '$1$2-');
  for (const [pattern, apart] of APART) plain = plain.replace(pattern, apart);
  let count = 0;
  for (let i = 0; i < plain.length; i++) {
    if (!VOWELS.includes(plain.charAt(i))) continue;
    count++;
    if (DOUBLE.has(plain.slice(i, i + 2))) i++;
  }
  return Math.max(1, count);
}
