// What was to be replaced and still stands there: [Name], {{date}}, crosses, a note to oneself, Lorem ipsum.
import type { LetterFacts, LetterFinding } from './types.ts';

/** Only programs write these: {{name}}, ${name}, <<name>>, %NAME%. */
const OF_PROGRAMS = /\{\{[^{}\n]{1,40}\}\}|\$\{[\w. -]{1,40}\}|<<[\p{L}_][\p{L}_ -]{0,40}>>|%[A-Z][A-Z_]{2,30}%/gu;
const IN_BRACKETS = /\[([^\][\n]{1,40})\](?!\()|<(\p{L}[\p{L} _'’/-]{1,40})>/gu;
const FILLER = /lorem ipsum/giu;
/** Three crosses or more, XX.XX., XX €; in Roman figures three are thirty. */
const CROSSES = /(?<![\p{L}\d@#])(?:X{2}[./-]X{2}(?:[./-]X{2,4})?|[€$£] ?X{2,}|X{2,} ?[€$£]|X{3,})(?![\p{L}\d])/gu;
const NOTE = /(?<![\p{L}\d_])TO[- ]?DO(?![\p{L}\d_])/gu;
const ARTICLE =
  /(?:^|[^\p{L}])(?:the|le|la|les|il|lo|el|los|las|del|al|du|au|de|di|della|nella|capitolo|capítulo|chapitre|chapter|kapitel|canto|tomo|tome|louis|luigi|luis) $/iu;

/** Words that stand in brackets where a gap is to be filled in, in whatever language: [your name], [insert date]. */
const TO_FILL =
  /^(?:your|insert|enter|ihre?|dein|hier|votre|insérer|indiquer|inserire|suo|vostro|insertar|indicar|su|here)$/iu;

function isGap(inside: string, gaps: readonly string[]): boolean {
  const words = inside.toLowerCase().split(/[\s_/-]+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (/^x{2,}$|^\.{3,}\p{L}|^_{2,}$/iu.test(inside)) return true;
  return gaps.includes(first) || gaps.includes(last) || (words.length > 1 && TO_FILL.test(first));
}

/** The placeholders in a text. `closing` is where the formula at its end begins: crosses after that are kisses. */
export function placeholdersIn(text: string, { gaps, hasNotes }: LetterFacts, closing: number): LetterFinding[] {
  const findings: LetterFinding[] = [];
  const put = (found: string, start: number) => {
    const end = start + found.length;
    const isKnown = findings.some((other) => start < other.end && end > other.start);
    if (!isKnown) findings.push({ kind: 'placeholder', start, end, params: { found } });
  };
  for (const { 0: found, index } of text.matchAll(OF_PROGRAMS)) put(found, index);
  for (const { 0: found, 1: square, 2: angle, index } of text.matchAll(IN_BRACKETS)) {
    if (isGap((square ?? angle ?? '').trim(), gaps)) put(found, index);
  }
  for (const { 0: found, index } of text.matchAll(FILLER)) put(found, index);
  for (const { 0: found, index } of text.matchAll(CROSSES)) {
    const isKiss = index >= closing || /^\s*(?:\n|$)/u.test(text.slice(index + found.length));
    const isNumber = found.length === 3 && ARTICLE.test(text.slice(Math.max(0, index - 12), index));
    if (!(/^X+$/.test(found) && isKiss) && !isNumber) put(found, index);
  }
  if (hasNotes) for (const { 0: found, index } of text.matchAll(NOTE)) put(found, index);
  return findings;
}
