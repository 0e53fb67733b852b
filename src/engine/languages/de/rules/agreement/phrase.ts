// Whole noun phrases that do not agree: ein gutes Idee, des Wetter; and was after alles.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { punctuation, tagged, word, words } from '../../../../rules/pattern.ts';
import { cellsAs } from '../../reading/cells.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { type NounPhrase } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { isVerbLast, noun, nounReadings } from '../../reading/words.ts';

const judged = (m: Match): NounPhrase | null => {
  const phrase = phraseOf(m, 'det');
  return phrase?.determiner && phrase.adjectives.length === 1 ? phrase : null;
};

/** The determiner and the adjective in the forms that the noun calls for. */
function fitted(m: Match): string[] {
  const phrase = judged(m);
  const [adjective] = phrase?.adjectives ?? [];
  if (!phrase?.determiner || !adjective) return [];
  const like = phrase.determinerCells & phrase.prepositionCells;
  const found = new Set<string>();
  for (let row = 0; row < 4; row++) {
    const cells = phrase.nounCells & phrase.prepositionCells & (0x7 << (row * 4));
    if (cells === 0 || (like & (0xf << (row * 4))) === 0) continue;
    const [det] = formsFor(m.sentence, phrase.determiner, Pos.determiner, cells, like);
    const form = det ?? phrase.determiner.lower;
    const fresh = m.sentence.lexicon.analyses(form).filter(({ pos }) => pos === Pos.determiner);
    const declension = fresh.length > 0 ? phrase.declension : 0;
    const adjectives = [...formsFor(m.sentence, adjective, Pos.adjective, cells, cells, declension), adjective.lower];
    if (det && adjectives[0]) found.add(`${det} ${adjectives[0]}`);
  }
  return [...found];
}

/** ein gutes Idee: the determiner and the adjective agree with each other, but not with the noun. */
export const wholePhrase = defineRule({
  id: 'de.agreement-noun-phrase.phrase',
  pattern: [tagged(Pos.determiner).as('det').mark(), tagged(Pos.adjective).as('adj').mark(), noun().as('noun')],
  where: (m) => {
    const phrase = judged(m);
    if (
      !phrase ||
      !/^(?:k?eine?|meine?|deine?|seine?|unsere?|das|die|diese|dieses|jedes)$/.test(phrase.determiner?.lower ?? '')
    )
      return false;
    const adjectiveCells = cellsAs(m.token('adj'), Pos.adjective);
    // Only a singular noun: "ein" before a plural is a different mistake.
    return (
      (phrase.nounCells & 0x8888) !== 0x8888 &&
      (phrase.determinerCells & phrase.nounCells) === 0 &&
      (phrase.determinerCells & adjectiveCells) !== 0 &&
      m
        .token('adj')
        .lower.endsWith(/[se]$/.test(m.token('det').lower) ? 'e' : m.token('adj').lower.endsWith('s') ? 's' : 'r') &&
      fitted(m).length > 0
    );
  },
  suggest: fitted,
  wrong: [
    ['Das ist ein gutes Idee.', 'Das ist eine gute Idee.'],
    ['Das war ein schönes Reise.', 'Das war eine schöne Reise.'],
    ['Wir haben kein großes Wohnung.', 'Wir haben keine große Wohnung.'],
    ['Dort haben wir eine schöne Ferienhaus gemietet.', 'Dort haben wir ein schönes Ferienhaus gemietet.'],
  ],
  right: ['Das ist eine gute Idee.', 'Ein schönes Haus.', 'Das neue Auto.'],
});

/** wegen des Wetter: the genitive ending is missing. */
export const genitiveEnding = defineRule({
  id: 'de.agreement-noun-phrase.genitive-ending',
  priority: 2,
  pattern: [
    words('des eines meines deines seines ihres unseres'),
    tagged(Pos.adjective).repeat(0, 1),
    noun().as('noun').mark(),
  ],
  where: (m) => {
    const token = m.token('noun');
    const cells = cellsAs(token, Pos.noun);
    if (token.text === token.text.toUpperCase() || token.text.includes('-')) return false;
    // "des Grund und Bodens", "des Ballon d'Or"
    const next = m.after();
    if (
      next &&
      (/^(?:und|oder)$/.test(next.lower) ||
        (next.kind === 'word' && next.text !== next.lower) ||
        next.kind === 'masked' ||
        /^d['’]/.test(next.lower))
    )
      return false;
    return (
      (cells & 0x5) !== 0 &&
      (cells & 0x5000) === 0 &&
      (cells & 0x2) === 0 &&
      genitives(m).length > 0 &&
      !/[aiouysxzß]$/.test(token.lower)
    );
  },
  suggest: (m) => genitives(m),
  wrong: [
    ['Wegen des Wetter bleiben wir hier.', 'Wegen des Wetters bleiben wir hier.'],
    ['Der Titel des Film gefällt mir.', 'Der Titel des Films gefällt mir.'],
    ['Am Ende des Monat ist das Geld weg.', 'Am Ende des Monats ist das Geld weg.'],
  ],
  right: ['Wegen des Wetters bleiben wir hier.', 'Der Titel des Films.', 'Das Auto des Präsidenten.'],
});

function genitives(m: Match): string[] {
  const found = new Set<string>();
  for (const { lemma } of nounReadings(m.token('noun'))) {
    if (lemma !== m.text('noun')) continue;
    for (const form of formsFor(m.sentence, m.token('noun'), Pos.noun, 0x5000, 0)) found.add(form);
  }
  return [...found];
}

/** alles, das: was. */
export const dasWas = defineRule({
  id: 'de.confusions.das-was',
  pattern: [words('alles nichts vieles manches einiges weniges'), punctuation(','), word('das').mark()],
  where: (m) => isVerbLast(m.sentence, m.to - 1),
  suggest: () => ['was'],
  wrong: [
    ['Alles, das ich brauche, ist Ruhe.', 'Alles, was ich brauche, ist Ruhe.'],
    ['Das ist nichts, das mich freut.', 'Das ist nichts, was mich freut.'],
    ['Es gibt vieles, das ich noch nicht weiß.', 'Es gibt vieles, was ich noch nicht weiß.'],
  ],
  right: [
    'Das Zelt, das wir gekauft haben, ist undicht.',
    'Ich habe alles, das ist gut.',
    'Das Haus, das ich kaufe, ist alt.',
  ],
});
