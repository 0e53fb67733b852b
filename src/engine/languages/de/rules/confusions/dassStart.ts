// das for dass where the clause opens the sentence or gives the content of a noun: Das du kommst, freut mich.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { oneOf, punctuation, sentenceStart, word, words } from '../../../../rules/pattern.ts';
import { endOfFirstClause } from '../../reading/boundaries.ts';
import { clauseEnd, isNoun, isVerbLast } from '../../reading/words.ts';

const SUBJECTS = 'ich du er sie es wir ihr man';

/** Verbs that take no object, so that a pronoun before them cannot be a relative one. */
const WITHOUT_OBJECT = listed(
  'leben kommen gehen bleiben schlafen fallen scheitern wachsen funktionieren klappen passieren arbeiten umziehen ankommen mitkommen',
);

/** Whether the clause after "das" has everything that its verb needs. */
function isWhole(m: Match): boolean {
  const { tokens } = m.sentence;
  const from = m.token('subject').index;
  const end = clauseEnd(m.sentence, from);
  const [verb, before] = [tokens[end - 1], tokens[end - 2]];
  if (tokens.slice(from + 1, end).some(({ lower }) => /^(?:mich|dich|uns|euch|sich|ihn)$/.test(lower))) return true;
  const lemmas = verb?.readings.map(({ lemma }) => lemma) ?? [];
  if (lemmas.includes('sein')) return before?.pos === Pos.adjective || before?.pos === Pos.adverb;
  return lemmas.some((lemma) => WITHOUT_OBJECT.has(lemma));
}

/** "ohne das ich schlief": a clause of just a subject and a verb. */
function isLastOfTwo(m: Match): boolean {
  const at = m.token('subject').index + 1;
  return isFinite(m.sentence.tokens[at]) && clauseEnd(m.sentence, at) === at + 1;
}

/** Das du kommst, freut mich: the conjunction at the start, or after a noun whose content follows. */
export const dassAtStart = defineRule({
  id: 'de.das-dass.start',
  priority: 2,
  patterns: [
    [
      sentenceStart(),
      punctuation('"', '„', '»').optional(),
      word('das').as('das').mark(),
      oneOf(words(SUBJECTS), words('die der mein meine dein deine alle')).as('subject'),
    ],
    [
      words('ohne außer anstatt').as('ohne'),
      word('das').as('das').mark(),
      words(`${SUBJECTS} jemand niemand alle`).as('subject'),
    ],
    [
      words('glück pech gefühl problem risiko recht ergebnis gerücht bewusstsein vertrauen zeichen').as('noun'),
      punctuation(','),
      word('das').as('das').mark(),
      words(SUBJECTS).as('subject'),
    ],
  ],
  where: (m) => {
    const das = m.token('das').index;
    if (m.names('ohne')) return isVerbLast(m.sentence, das) || isLastOfTwo(m);
    if (m.names('noun')) return isNoun(m.token('noun')) && isVerbLast(m.sentence, das) && isWhole(m);
    const { tokens } = m.sentence;
    const subject = m.token('subject');
    // "Das wir kommen ist klar": the comma is missing, too
    if (endOfFirstClause(m.sentence, das + 1) >= 0) return true;
    const end = clauseEnd(m.sentence, subject.index);
    const last = tokens[end - 1];
    // "Das ist, glaube ich, ...": the clause must be verb-final, and the main clause must begin with its verb
    if (tokens[end]?.text !== ',' || !isFinite(last) || !isFinite(tokens[end + 1])) return false;
    return end - subject.index === 2 || isVerbLast(m.sentence, das);
  },
  suggest: (m) => [m.text('das') === 'Das' ? 'Dass' : 'dass'],
  wrong: [
    ['Das du mir geholfen hast, werde ich nie vergessen.', 'Dass du mir geholfen hast, werde ich nie vergessen.'],
    ['Das er nicht kommt, war mir klar.', 'Dass er nicht kommt, war mir klar.'],
    ['Das ihr so lange warten musstet ist ärgerlich.', 'Dass ihr so lange warten musstet ist ärgerlich.'],
    ['Das du angerufen hast freut mich.', 'Dass du angerufen hast freut mich.'],
    ['Er ging, ohne das ich es merkte.', 'Er ging, ohne dass ich es merkte.'],
    ['Ich habe das Gefühl, das wir uns gut verstehen.', 'Ich habe das Gefühl, dass wir uns gut verstehen.'],
  ],
  right: [
    'Das ist, glaube ich, ein Irrtum.',
    'Das Glück, das wir hatten, war groß.',
    'Ich lese das Buch, ohne das Ende zu kennen.',
    'Das ihr gehörende Haus steht leer.',
  ],
});
