// Words with an ending that does not belong: die falschen Getränk, das Wetter war schöne.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, form, lemmas, oneOf, punctuation, tagged, words } from '../../../../rules/pattern.ts';
import { cellsAs } from '../../reading/cells.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { lowerWord, noun } from '../../reading/words.ts';

/** Forms of the noun that fit its determiner and adjective, which agree with each other. */
export function otherNumber(m: Match): string[] {
  const phrase = phraseOf(m, 'det');
  // "die neuen Vertrag": more likely the accusative "den"
  if (
    /^(?:die|diese|meine|deine|seine|ihre|unsere|keine|alle)$/.test(m.token('det').lower) &&
    (genderCells(m) & 1) !== 0
  )
    return [];
  const [adjective, more] = phrase?.adjectives ?? [];
  if (!phrase?.determiner || !adjective || more || phrase.declension === 0) return [];
  if (!adjective.readings.every(({ pos }) => pos === Pos.adjective || pos === Pos.verb)) return [];
  const cells = phrase.determinerCells & cellsAs(adjective, Pos.adjective, phrase.declension) & phrase.prepositionCells;
  if (cells === 0 || (phrase.determinerCells & phrase.nounCells) !== 0) return [];
  // the noun's own gender in the singular, or its plural
  const genders = genderCells(m) | 0x8888;
  const forms = formsFor(m.sentence, m.token('noun'), Pos.noun, cells & genders, cells);
  return forms.filter((each) => each.slice(0, 3) === m.text('noun').slice(0, 3)).slice(0, 2);
}

/** The columns of the noun's possible genders. */
function genderCells(m: Match): number {
  let cells = 0;
  for (const { pos, features } of m.token('noun').readings) {
    if (pos !== Pos.noun) continue;
    if (features & Feature.masculine) cells |= 0x1111;
    if (features & Feature.feminine) cells |= 0x2222;
    if (features & Feature.neuter) cells |= 0x4444;
  }
  return cells;
}

/** die falschen Getränk, ein weiterer Vorteile: article and adjective show the number, but the noun does not match. */
export const nounNumber = defineRule({
  id: 'de.agreement-noun-phrase.noun-form',
  priority: 1,
  pattern: [tagged(Pos.determiner).as('det'), tagged(Pos.adjective), noun().as('noun').mark()],
  where: (m) =>
    /^(?:die|diese|meine|deine|seine|ihre|unsere|keine|alle|ein|kein|mein|dein|sein|unser|eine|den|einen)$/.test(
      m.token('det').lower,
    ) && otherNumber(m).length > 0,
  suggest: otherNumber,
  wrong: [
    ['Der Kellner hat uns die falschen Getränk gebracht.', 'Der Kellner hat uns die falschen Getränke gebracht.'],
    ['Ein weiterer Vorteile ist die ruhige Lage.', 'Ein weiterer Vorteil ist die ruhige Lage.'],
    ['Das war mein größter Fehlers bisher.', 'Das war mein größter Fehler bisher.'],
  ],
  right: [
    'Der Kellner hat uns die falschen Getränke gebracht.',
    'Ein weiterer Vorteil ist die Lage.',
    'Die alten Wagen stehen im Hof.',
  ],
});

const DEGREE =
  'sehr so ganz zu echt total wirklich immer auch noch schon nicht leider ziemlich viel heute gestern besonders';

/** The uninflected form of an inflected adjective; '' when the lexicon has none. */
function plainForm(m: Match): string {
  const { lower } = m.token('adj');
  for (const ending of ['es', 'en', 'e']) {
    const stem = lower.slice(0, -ending.length);
    if (!lower.endsWith(ending) || stem.length < 3) continue;
    const isPlain = m.sentence.lexicon
      .analyses(stem)
      .some(({ pos, features }) => pos === Pos.adjective && (features & Group.case) === 0);
    if (isPlain) return stem;
  }
  return '';
}

/** Das Wetter war schöne: an adjective after sein takes no ending. */
export const predicateAdjective = defineRule({
  id: 'de.agreement-noun-phrase.predicate',
  pattern: [
    lemmas('sein werden bleiben')
      .and(tagged([Pos.verb, Pos.auxiliary]))
      .as('verb'),
    words(DEGREE).repeat(0, 3),
    lowerWord()
      .and(can(Pos.adjective))
      .and(form(/(?:e|es)$/))
      .as('adj')
      .mark(),
    oneOf(punctuation('.', '!', '?', ','), words('und aber als wie')),
  ],
  where: (m) => {
    const adj = m.token('adj');
    if (!adj.readings.every(({ pos }) => pos === Pos.adjective || pos === Pos.verb)) return false;
    if (
      /^(?:viele|wenige|andere|beide|einige|mehrere|solche|manche|welche|jene|diese|alle|eine|keine|meine|gerade|feste|müde|böse|leise|weise|träge|prima|rosa|lila|deutsche|einzelne|verschiedene|unterschiedliche|folgende|eigene|gleiche|letzte|erste|nächste|gewisse|übrige|sonstige|spezielle|weitere|neue|alte|ganze|halbe)$/.test(
        adj.lower,
      )
    )
      return false;
    const next = m.sentence.tokens[adj.index + 1];
    const behind = m.sentence.tokens[adj.index + 2];
    // "Das sind schöne, alte Häuser", "waren große und kleine Tiere"
    if (
      /^(?:,|und|aber)$/.test(next?.text ?? '') &&
      (behind?.pos === Pos.adjective || behind?.pos === Pos.adverb || behind?.pos === Pos.numeral)
    )
      return false;
    return plainForm(m) !== '';
  },
  suggest: (m) => [plainForm(m)],
  wrong: [
    ['Das Wetter war schöne und das Hotel sauber.', 'Das Wetter war schön und das Hotel sauber.'],
    ['Mein Bruder ist ältere als ich.', 'Mein Bruder ist älter als ich.'],
    ['Die Leute im Büro waren sehr nette.', 'Die Leute im Büro waren sehr nett.'],
  ],
  right: [
    'Das Wetter war das schönste seit Wochen.',
    'Es waren viele, die warteten.',
    'Das sind schöne, alte Häuser.',
    'Ich bin müde.',
  ],
});
