// Expressions of a verb and a noun with their preposition: avoir besoin de, faire attention à.
import { canBeInfinitive, canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element } from '../../../../rules/pattern.ts';
import { recordsOf, type WordRow } from '../../../../rules/wordRows.ts';
import { isTime } from '../../reading/objects.ts';
import { bareOf, isContracted, opensPhrase, replaced } from '../../reading/prepositions.ts';
import setVerbs from '../../rows/setVerbs.words.tsv';

const ROWS: ReadonlyMap<string, WordRow> = new Map(recordsOf(setVerbs).map((row) => [row.word, row]));
const WORDS_BETWEEN = 4;

/** Whether one of the verbs of the expression stands before its noun, with nothing but small words between. */
function hasVerb(m: Match): boolean {
  const { tokens } = m.sentence;
  const verbs = ROWS.get(m.token('n').lower)?.verbs?.split('|') ?? [];
  for (let at = m.token('n').index - 1; at >= 0 && at >= m.token('n').index - WORDS_BETWEEN; at--) {
    const token = tokens[at];
    if (token?.readings.some(({ lemma }) => verbs.includes(lemma))) return true;
    if (
      !isOne(
        token,
        listed("d' pas plus jamais toujours aussi bien très trop vraiment tellement souvent également donc"),
      )
    )
      return false;
  }
  return false;
}

/** Avoir besoin à, faire confiance en: another preposition than the expression takes. */
export const setVerb = defineRule({
  id: 'fr.prepositions.set-verb',
  pattern: [
    new Element((token) => ROWS.has(token.lower)).as('n'),
    new Element((token) => bareOf(token) !== undefined).as('p').mark(),
    new Element((token) => token.kind === 'word').as('o').mark(),
  ],
  where: (m) => {
    const row = ROWS.get(m.token('n').lower);
    if (!row?.mistaken?.split('|').includes(bareOf(m.token('p')) ?? '') || !hasVerb(m)) return false;
    const isPhrase = isContracted(m.token('p')) ? canBeNoun(m.token('o')) : opensPhrase(m.token('o'));
    if (canBeInfinitive(m.after())) return false;
    return isPhrase && !isTime(m.sentence.tokens, m.token('p').index);
  },
  unless: {
    'a complement that stands before': {
      when: (m) =>
        m.sentence.tokens
          .slice(0, m.from)
          .some((each) => isOne(each, listed('dont quoi duquel auquel auxquels auxquelles laquelle en y lui leur'))),
      right: "Le projet dont elle a besoin pour l'entreprise est prêt.",
    },
  },
  suggest: (m) => [replaced(ROWS.get(m.token('n').lower)?.preposition ?? '', m.token('p'), m.token('o'))],
  params: (m) => ({ word: m.token('n').text }),
  wrong: [
    ["J'ai vraiment besoin à une nouvelle voiture.", "J'ai vraiment besoin d'une nouvelle voiture."],
    ['Faites attention sur les marches.', 'Faites attention aux marches.'],
    ['Elle prend soin à ses plantes.', 'Elle prend soin de ses plantes.'],
    ['Ils font partie au club de lecture.', 'Ils font partie du club de lecture.'],
  ],
  right: [
    "J'ai besoin de pain pour le dîner.",
    'Ils ont besoin le matin de café.',
    'La confiance dans les autres est rare.',
    "J'ai besoin à tout prix de vacances.",
    'Cela me fait plaisir de vous voir.',
  ],
});
