// Adverbs written apart: Ich bin da gegen. Sie können mich jeder Zeit anrufen.
import { Pos } from '../../../../lexicon/features.ts';
import { isVerbal, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word, words } from '../../../../rules/pattern.ts';
import { isBreak, isNoun } from '../../reading/words.ts';

/** Prepositions that are particles of verbs, too: da mitmachen, da zuhören. */
const PARTICLES = listed('mit bei nach zu durch an auf aus um vor');
const FOLLOWING = /^(?:ich|du|er|wir|man|nicht|auch|schon|immer|nie|noch|gar|sehr|leider|einfach|nur)$/;

/** Whether the word behind the preposition cannot be what it governs. */
function isAlone(m: Match): boolean {
  const preposition = m.token('preposition').lower;
  const next = m.after();
  if (next === undefined || isBreak(next) || FOLLOWING.test(next.lower)) return true;
  // "stellt das Leben dar auf dem Land"
  if (m.text('first').toLowerCase() === 'dar')
    return next.text === next.lower && next.pos !== Pos.determiner && next.pos !== Pos.adjective;
  return !PARTICLES.has(preposition) && next.text === next.lower && isVerbal(next.pos);
}

/** da gegen, da für, jeder Zeit. */
export const oneWord = defineRule({
  id: 'de.word-forms.one-word',
  patterns: [
    [word('da').as('first').mark(), words('gegen für von mit bei nach durch').as('preposition').mark()],
    [word('dar').as('first').mark(), words('auf über an in um aus unter').as('preposition').mark()],
    [word('jeder').as('first').mark(), new Element(({ text }) => text === 'Zeit').mark()],
  ],
  where: (m) => {
    if (m.names('preposition')) return isAlone(m);
    const next = m.after();
    return m.before()?.pos !== Pos.preposition && !isNoun(next) && next?.pos !== Pos.determiner;
  },
  suggest: (m) => {
    const [first, second] = m.marked();
    return first && second ? [first.text + second.lower] : [];
  },
  wrong: [
    ['Ich bin leider da gegen.', 'Ich bin leider dagegen.'],
    ['Wir haben uns da für entschieden.', 'Wir haben uns dafür entschieden.'],
    ['Sie können mich jeder Zeit anrufen.', 'Sie können mich jederzeit anrufen.'],
    ['Bitte weisen Sie ihn dar auf hin.', 'Bitte weisen Sie ihn darauf hin.'],
  ],
  right: [
    'Wir bleiben da für zwei Tage.',
    'Er kommt da gegen acht Uhr an.',
    'Zu jeder Zeit war jemand da.',
    'Wer ist da mit dir gekommen?',
    'Sie können da von sich aus nichts tun.',
    'Sie stellt das Dorf dar.',
  ],
});
