// What a typesetter of the language would mark in a text: straight apostrophes and quotation marks, marks of another
// language, spaces that may break where they must not.
import { isExample, type LocaleFinding } from './findings.ts';
import type { FlatTexts } from './read.ts';

interface Fault {
  readonly what: string;
  readonly pattern: RegExp;
}

const UNITS = '(?:kB|KB|MB|GB|Ko|Mo|Go|ms|КБ|МБ|ГБ|мс|%)';

const everywhere: readonly Fault[] = [
  { what: 'a straight apostrophe', pattern: /\p{L}'|'\p{L}/u },
  { what: 'a straight quotation mark', pattern: /"/ },
  { what: 'three periods for an ellipsis', pattern: /\.\.\./ },
  { what: 'a breaking space between number and unit', pattern: new RegExp(String.raw`[\d}] ${UNITS}(?![\p{L}])`, 'u') },
  { what: 'a breaking space within a number', pattern: /(?<!\d)\d{1,3} \d{3}(?= \d{3}(?!\d)| \p{Ll})/u },
  { what: 'two spaces', pattern: /\S {2,}\S/ },
];

const guillemets: readonly Fault[] = [{ what: 'quotation marks of another language', pattern: /[“”„‘]/ }];
const curly: readonly Fault[] = [{ what: 'quotation marks of another language', pattern: /[«»„‘]/ }];
const noSpaceInside: readonly Fault[] = [{ what: 'a space inside the quotation marks', pattern: /«\s|\s»/ }];

const own: Readonly<Record<string, readonly Fault[]>> = {
  de: [{ what: 'quotation marks of another language', pattern: /[«»”‘]|(?<!„[^“]*)“/ }],
  en: curly,
  es: [...guillemets, ...noSpaceInside],
  fr: [
    ...guillemets,
    { what: 'no no-break space inside « »', pattern: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/ },
    { what: 'no no-break space before the mark', pattern: /[\p{L}\p{N}»)’}>] ?[:;!?](?=[\s»)<]|$)/u },
  ],
  hi: curly,
  it: [...guillemets, ...noSpaceInside],
  nl: curly,
  pt: [...guillemets, ...noSpaceInside],
  ru: [...guillemets, ...noSpaceInside],
};

/** Code, addresses and numbers that are typed stand as they are typed. */
const TYPED = /(\.code|Code|phoneHint|command)$/;

/** Texts about quotation marks show those of all languages. */
const SHOWS_MARKS = /^(?:punctuation-check\.points\.1|french\.points\.2)\.text$/;

/** The faults of a file's texts; examples are in a language that is checked and may be wrong on purpose. */
export function typographyFindings(locale: string, texts: FlatTexts): LocaleFinding[] {
  const faults = [...everywhere, ...(own[locale] ?? [])];
  const found: LocaleFinding[] = [];
  for (const [key, text] of texts) {
    if (isExample(key) || TYPED.test(key) || SHOWS_MARKS.test(key)) continue;
    for (const { what, pattern } of faults) {
      if (pattern.test(text)) found.push({ kind: 'typography', key, detail: `${what}: ${text}` });
    }
  }
  return found;
}
