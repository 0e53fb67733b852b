// Verbs whose object needs no preposition: attendre le bus, chercher ses clés.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import { isTime } from '../../reading/objects.ts';
import { bareOf, isContracted, opensPhrase, replaced } from '../../reading/prepositions.ts';
import { adverbs, canBeConjugated, isClitic } from '../../reading/words.ts';
import directObjects from '../../rows/directObjects.words.tsv';

const MISTAKEN = valuesIn(directObjects, 'mistaken');
const SUBJECTS = listed("je j' tu il elle on nous vous ils elles");

const POSSESSIVES = listed('mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs');

const mistakenFor = (verb: Token): readonly string[] =>
  verb.readings.flatMap(({ pos, lemma }) => (pos === Pos.verb ? (MISTAKEN.get(lemma)?.split('|') ?? []) : []));

/** Whether the verb has a subject pronoun and nothing else before it that could be its object. */
function isPlain(m: Match): boolean {
  const { tokens } = m.sentence;
  const verb = m.token('v');
  let at = verb.index - 1;
  const isHelped = reads(tokens[at], Pos.auxiliary) && canBeParticiple(verb);
  if (!isHelped && !canBeConjugated(verb)) {
    const before = tokens[at];
    return canBeInfinitive(verb) && !isClitic(before) && before?.pos === Pos.verb && canBeConjugated(before);
  }
  if (isHelped) at--;
  if (isOne(tokens[at], listed("n' ne"))) at--;
  const isOpen = !isOne(tokens[at - 1], listed("que qu' quel quelle quels quelles combien quoi"));
  return isOpen && isOne(tokens[at], SUBJECTS) && !isOne(tokens[at - 1], listed('nous vous'));
}

/** J'attends pour le bus: the preposition is one too many. */
export const directObject = defineRule({
  id: 'fr.prepositions.direct',
  pattern: [
    new Element((token) => mistakenFor(token).length > 0).as('v'),
    adverbs(),
    new Element((token) => bareOf(token) !== undefined).as('p').mark(),
    new Element((token) => token.kind === 'word').as('o').mark(),
  ],
  where: (m) => {
    if (!mistakenFor(m.token('v')).includes(bareOf(m.token('p')) ?? '') || !isPlain(m)) return false;
    const isPhrase = isContracted(m.token('p')) ? canBeNoun(m.token('o')) : opensPhrase(m.token('o'));
    // remercier à mes voisins, not: remercier à la fin
    if (bareOf(m.token('p')) === 'à' && m.token('p').lower !== 'aux' && !isOne(m.token('o'), POSSESSIVES)) return false;
    return isPhrase && !isOne(m.token('o'), listed('moi toi lui elle nous vous eux elles cela ça'));
  },
  unless: {
    'a time or a reason': {
      when: (m) =>
        isTime(m.sentence.tokens, m.token('p').index) || isOne(m.token('o'), listed('raison cause suite instant')),
      right: 'Nous attendons pour le moment.',
    },
    'an object further on': {
      when: (m) =>
        isOne(m.after(2), listed('le la les un une des que')) || isOne(m.after(3), listed('le la les un une des')),
      right: 'Je cherche pour ma mère un petit cadeau.',
    },
  },
  suggest: (m) => [replaced('', m.token('p'), m.token('o'))],
  params: (m) => ({ word: m.token('v').text }),
  wrong: [
    ['Elle attend pour le bus.', 'Elle attend le bus.'],
    ['Je cherche pour mes clés depuis ce matin.', 'Je cherche mes clés depuis ce matin.'],
    ['Nous avons rencontré avec le directeur.', 'Nous avons rencontré le directeur.'],
    ['Cela fait mal, ils ont remercié aux voisins.', 'Cela fait mal, ils ont remercié les voisins.'],
  ],
  right: [
    'Elle attend le bus pour Lyon.',
    'Que cherches-tu pour ta mère ?',
    'La personne que je cherche pour ce poste est rare.',
    'Attends pour la suite.',
  ],
});
