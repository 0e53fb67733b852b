// Texts that nobody writes, which must cost no more per character than others. Each can be made in any length.

type Make = (characters: number) => string;

const repeated =
  (unit: string): Make =>
  (characters) =>
    unit.repeat(Math.ceil(characters / unit.length));

const TABLE = '| the the | 1,5 | das das |\n';

/** Their names and how they are made; the texts are about as long as asked for. */
export const HOSTILE: readonly [name: string, make: Make][] = [
  ['one word', repeated('a')],
  ['line breaks', repeated('\n')],
  ['lines of one letter', repeated('a\n')],
  ['the same mistake on each line', repeated('teh\n')],
  ['letters and full stops', repeated('a.')],
  ['hyphens', repeated('ab-')],
  ['apostrophes', repeated("l'")],
  ['backticks', repeated('`')],
  [
    'backticks of growing length',
    (characters) => Array.from({ length: Math.sqrt(2 * characters) }, (_, i) => '`'.repeat(i)).join(' '),
  ],
  ['tags', repeated('<a ')],
  ['at signs', repeated('a@')],
  ['links', repeated('[a](b ')],
  ['NULs', repeated('\0')],
  ['lone surrogates', repeated('\ud800')],
  ['combining marks', (characters) => `a${'\u0301'.repeat(characters)}`],
  ['soft hyphens', repeated('a\u00ad')],
  ['quotation marks', repeated('« “')],
  ['opening brackets', repeated('(')],
  ['nested brackets', (characters) => '(a '.repeat(characters / 5) + ')'.repeat(characters / 3)],
  ['spaces between two words', (characters) => `a${' '.repeat(characters)}b`],
  ['tabs and no-break spaces', repeated('a\t\u00a0')],
  ['commas', repeated(' ,a')],
  ['spaces before commas', (characters) => `a ${' ,'.repeat(characters / 2)}`],
  ['question marks', repeated('a ? ')],
  ['inverted question marks', repeated('¿a ')],
  ['dashes', repeated('a – ')],
  ['digits', repeated('1 ')],
  ['weekdays', repeated('Monday lundi Montag ')],
  ['dates', repeated('Monday, 21 November 2026 ')],
  ['the same word', repeated('the ')],
  ['two words by turns', repeated('der die ')],
  ['emoji', repeated('😀 ')],
  ['directional marks', repeated('\u202ea \u2066')],
  ['a table', repeated(TABLE)],
  ['capitals', repeated('HELO WRLD ')],
  ['compounds', repeated(`${'haus'.repeat(24)} `)],
  ['a sentence without a stop', repeated('mot inconu ')],
  ['another sentence without a stop', repeated('they is here and we goes to the the house ')],
  ['sentences with mistakes on one line', repeated('He go to the the house. Les enfant est là. La casa es bonito. ')],
  ['and in German and Italian', repeated('Ich glaube das das geht. Ho visto un amica e lui a detto si. ')],
  ['unfinished pairs', repeated('she said "he have (a « dog ')],
];
