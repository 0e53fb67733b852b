// The case after wegen, trotz and während: the genitive or, in everyday speech, the dative.
import { Pos } from '../../../../lexicon/features.ts';
import { isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { tagged, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import { ALL_CELLS, cellsAs } from '../../reading/cells.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { isNoun, noun } from '../../reading/words.ts';

/** The genitive and dative cells of a noun, by its genders. */
const columns = (cells: number): number => {
  const genders = (cells | (cells >> 4) | (cells >> 8) | (cells >> 12)) & 0xf;
  const isDativePlural = (cells & 0x800) !== 0 || genders === 0x8;
  return ((genders & (isDativePlural ? 0xf : 0x7)) << 8) | (genders << 12);
};

/** The phrase of a match, put into the genitive or the dative. */
function governed(m: Match, cells: number): string {
  const phrase = phraseAt(m.sentence, m.token('det').index);
  if (!phrase?.determiner) return '';
  const wanted = columns(phrase.nounCells) & cells;
  const form = (token: Token, pos: typeof Pos.determiner | typeof Pos.adjective | typeof Pos.noun, declension = 0) => {
    const own = cellsAs(token, pos, declension);
    return (own & wanted) !== 0 && pos !== Pos.determiner
      ? token.text
      : (formsFor(m.sentence, token, pos, wanted, ALL_CELLS, declension)[0] ?? '');
  };
  const parts = [
    form(phrase.determiner, Pos.determiner),
    ...phrase.adjectives.map((each) => form(each, Pos.adjective, phrase.declension)),
    form(phrase.noun, Pos.noun),
  ];
  return parts.includes('') ? '' : parts.join(' ');
}

/** trotz die Verspätung, wegen den schlechten Wetter: neither genitive nor dative. */
export const genitiveNeeded = defineRule({
  id: 'de.agreement-noun-phrase.wegen',
  priority: 2,
  pattern: [
    words('wegen trotz während aufgrund anstatt statt außerhalb innerhalb').as('prep'),
    words(
      'die das den der dem einem meinem einen eine ein meine mein meinen deine dein seine sein seinen ihre unsere diese diesen',
    )
      .as('det')
      .mark(),
    tagged(Pos.adjective).repeat(0, 2),
    noun().as('noun').mark(),
  ],
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    if (!phrase?.determiner || phrase.determinerCells === 0 || isNoun(m.before())) return false;
    const { lower } = m.token('prep');
    const next = m.after();
    if (/^(?:während|statt|anstatt)$/.test(lower)) {
      // "Während die Frau schlief" is a clause; only a verb after the phrase, with more after it, shows the preposition
      const after = m.after(2);
      if (lower !== 'während' || m.from > 0 || !isFinite(next) || !after || after.kind === 'punctuation') return false;
      if (m.sentence.tokens.slice(m.to + 1).some((token) => token.text === ',' || isFinite(token))) return false;
    }
    // "wegen dem Regen" is common in speech, "aufgrund dem Regen" is wrong
    if (m.token('det').lower.endsWith('em') && !/^(?:aufgrund|innerhalb|außerhalb)$/.test(lower)) return false;
    const all = columns(phrase.nounCells);
    const wanted = /^(?:aufgrund|innerhalb|außerhalb)$/.test(lower) ? all & 0xf000 : all;
    return (phrase.determinerCells & wanted) === 0 && governed(m, 0x7000 & wanted || 0x8000) !== '';
  },
  suggest: (m) => {
    const phrase = phraseOf(m, 'det');
    const wanted = phrase ? columns(phrase.nounCells) : 0;
    const isPlural =
      (wanted & 0x7000) === 0 ||
      (phrase !== null &&
        /^(?:die|meine|ihre|unsere|diese)$/.test(m.token('det').lower) &&
        (phrase.nounCells & 0x8888) !== 0 &&
        (phrase.nounCells & 0x2222) === 0);
    return [governed(m, isPlural ? 0x8000 : 0x7000), governed(m, isPlural ? 0x800 : 0x700)].filter(
      (text) => text !== '',
    );
  },
  wrong: [
    ['Trotz die Verspätung waren alle gut gelaunt.', 'Trotz der Verspätung waren alle gut gelaunt.'],
    ['Wegen den schlechten Wetter bleiben wir hier.', 'Wegen des schlechten Wetters bleiben wir hier.'],
    ['Während die Fahrt ist mir schlecht geworden.', 'Während der Fahrt ist mir schlecht geworden.'],
  ],
  right: [
    'Trotz der Verspätung waren alle gut gelaunt.',
    'Während die Frau schlief, las er.',
    'Wegen dem Regen blieben wir hier.',
  ],
});
