// What no rewrite may change, as far as a program can tell: numbers, names and how often something is denied.
import type { Rewrite, TextLanguage } from '../../../src/engine/index.ts';

/** Words that deny, and phrases in which they do not. */
const DENIALS: Readonly<Record<TextLanguage, { words: string; idioms: RegExp }>> = {
  en: {
    words:
      "not|no|never|nothing|nobody|none|nowhere|neither|nor|cannot|dunno|[a-z]+n't|without|unable|incapable|impossible|absence",
    idioms:
      /last but not least|goes without saying|or not|not too distant|(?:n't|not) only|without a(?:ny)? doubt|do(?:es)?(?:n't| not) hesitate|no later than/g,
  },
  fr: {
    words: 'ne|n|jamais|rien|aucun|aucune|sans|impossible|impossibilité|incapacité|inutile|sinon|contraire|faute',
    idioms:
      /(?:il va )?sans dire|sans (?:aucun )?doute|sans exception|sans date|n'en demeure pas moins|n(?:e fait|'y a) aucun doute/g,
  },
  de: {
    words: 'nicht|kein|keine|keinen|keinem|keiner|keines|keinesfalls|keineswegs|nie|niemals|nichts|nix|niemand',
    idioms: /nicht zuletzt|nicht nur/g,
  },
  es: {
    words: 'no|nunca|jamás|nada|nadie|ningún|ninguna|ninguno|sin|tampoco|imposible|carece|contrario',
    idioms:
      /sin (?:ninguna )?duda|sin embargo|no obstante|a no ser que|sin excepción|sin otro particular|no (?:cabe|hay) (?:ninguna )?duda|para nada/g,
  },
  it: {
    words: 'non|mai|niente|nulla|nessuno|nessun|nessuna|senza|neanche|sprovvista|assenza|mancanza|difetto|impossibile',
    idioms: /senza dubbio|non solo|e non oltre/g,
  },
};

/** Forms of address may go with their greeting; I is no name. */
const NO_NAMES = /^(?:I(?:['’]\w+)?|Sir|Madam|Madame|Monsieur|Mesdames|Messieurs|TV)$/;

const sorted = (found: Iterable<string>): string => [...found].sort().join(' ');

const numbersIn = (text: string): string => sorted(text.match(/\d+(?:[.,:]\d+)*/g) ?? []);

function denialsIn(text: string, language: TextLanguage): number {
  const { words, idioms } = DENIALS[language];
  const plain = text.toLowerCase().replaceAll('’', "'").replace(idioms, ' ');
  return (plain.match(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'gu')) ?? []).length;
}

/** Words with a capital that neither the beginning of a sentence nor German gives them. */
function namesIn(sentence: string, language: TextLanguage): string[] {
  if (language === 'de') return [];
  return [...sentence.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}'’-]*\p{L}/gu)]
    .map(([name]) => name)
    .filter((name) => !NO_NAMES.test(name));
}

/** What a rewrite changes that it must not, for each of its texts; [] if nothing. */
export function lossesOf(
  { start, end, texts, sentence, kind, rule }: Rewrite,
  text: string,
  language: TextLanguage,
): string[] {
  const before = text.slice(sentence.start, sentence.end).trimEnd();
  return texts.flatMap((insert) => {
    const after = text.slice(sentence.start, start) + insert + text.slice(end, sentence.end).trimEnd();
    const said = `${rule}: "${before}" became "${after}"`;
    const losses: string[] = [];
    if (numbersIn(before) !== numbersIn(after)) losses.push(`a number: ${said}`);
    // A double negation may go, a denial may not come or go alone.
    const denials = denialsIn(after, language) - denialsIn(before, language);
    if (denials !== 0 && kind !== 'negation') losses.push(`a negation: ${said}`);
    const lost = namesIn(before, language).filter((name) => !after.includes(name));
    if (lost.length > 0) losses.push(`${lost.join(', ')}: ${said}`);
    return losses;
  });
}
