// Texts for fuzzing the whole check: sentences that rules are about, mixed with input that no rule expects.
import fc from 'fast-check';
import { TEXT_LANGUAGES, type TextLanguage } from '../../src/engine/index.ts';
import { commonRules, ownRulesOf } from '../../src/engine/rules/registry.ts';
import type { Rule } from '../../src/engine/rules/types.ts';
import { Tokens, tokenize } from '../../src/engine/text/tokenize.ts';

const sentencesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => [...rule.wrong.map(([wrong]) => wrong), ...rule.right]);

/** Every wrong and right sentence of a language's rules; those of the common rules are English. */
export const sentencesIn = (language: TextLanguage): string[] =>
  sentencesOf(language === 'en' ? [...commonRules, ...ownRulesOf('en')] : ownRulesOf(language));

const SENTENCES = TEXT_LANGUAGES.flatMap(sentencesIn);

const POEM = 'Roses is red ,\n  violets are are blue ;\n\n\u2014 sugar\tis sweet\n';
const CODE = '```ts\nif (a  <b) { return "teh" }\n```\nconst x = foo(bar[0],baz);\n';
const TABLE = '| name | size |\n|---|--:|\n| das das | 1,5 |\n1\t2\t3\n';

// Several a line; a blank cannot stand in such a list.
const list = (texts: string): string[] => texts.split(' ');

const strange = fc.constantFrom(
  '\ud800',
  '\udc00',
  '\0',
  '\u202e',
  '\u2066',
  '\u00ad',
  '\u0301',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\u0085',
  '\u00a0',
  '\u202f',
  ' ',
  '  ',
  '\n',
  '\r\n',
  '\t',
  'z. B.',
  'x'.repeat(200),
  POEM,
  CODE,
  TABLE,
  ...list('😀 👨‍👩‍👧 🇩🇪 日本語 Привет مرحبا ﬁ İ ǆ ß ((([ {{ )]} « » „ “ " \' ’ ` ¿ ¡ ... … – — -- • * #'),
  ...list(". , ; : ! ? / @ <b> &amp; % a à è y I 1 3rd 12. l' d' http://x.org/a?b=c me@x.org C:\\x e.g."),
);

const sentence = fc.constantFrom(...SENTENCES);

/** A few words of a sentence, which then begins and ends anywhere. */
const fragment = fc.tuple(sentence, fc.nat(), fc.integer({ min: 1, max: 6 })).map(([text, at, count]) => {
  const words = text.split(' ');
  const from = at % words.length;
  return words.slice(from, from + count).join(' ');
});

/** Any text: sentences, parts of sentences and strange things in any order. */
export const anyText = fc
  .array(fc.oneof(sentence, fragment, strange, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 14 })
  .chain((parts) => fc.constantFrom(' ', '', '\n', '. ').map((gap) => parts.join(gap)));

/** A sentence of a rule between other things, as in real texts. */
export const wrappedSentence = fc
  .tuple(
    fc.constantFrom('', '(', '« ', '"', '- ', '1. ', '😀 ', '> ', 'Hallo. ', 'Ciao! ', 'x\n', '\t', '**'),
    sentence,
    fc.constantFrom('', ')', ' »', '"', ' 😀', '\n\n', ' Ok.', ' Et voilà !', '\n- a', '**'),
  )
  .map((parts) => parts.join(''));

/** The tokens of a text as [start, end). */
export function tokensOf(text: string): [number, number][] {
  const tokens = new Tokens();
  tokenize(text, tokens);
  return Array.from({ length: tokens.count }, (_, i) => [tokens.start[i] as number, tokens.end[i] as number]);
}

/** Whether an offset falls between the two halves of a character. */
export function splitsCharacter(text: string, offset: number): boolean {
  const [before, after] = [text.charCodeAt(offset - 1), text.charCodeAt(offset)];
  return before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
}
