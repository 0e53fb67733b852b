// Conditions that begin with sollte, for wenn: sollte die Ware fehlen, rufen Sie an; wenn die Ware fehlt, rufen Sie an.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { canBeFinite, isFinite, listed } from '../../../../rules/ask.ts';
import { sentenceStart, words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { textOf } from './order.ts';

/** How far the comma may be. */
const LONGEST = 22;
const MAIN = listed('so dann bitte');
/** Verbs whose forms the lexicon has under auxiliaries first. */
const PARTS = [Pos.auxiliary, Pos.verb];

/** Sollte die Ware fehlen, rufen Sie an: wenn die Ware fehlt, rufen Sie an. */
export const ifShould = defineRewrite({
  id: 'de.rewrite.if-should',
  kind: 'simple',
  goals: ['simpler', 'friendly', 'clearer'],
  pattern: [sentenceStart(), words('sollte sollten').as('verb')],
  turn: (m) => {
    const { sentence } = m;
    const { tokens, lexicon } = sentence;
    const comma = tokens.findIndex(({ text }) => text === ',');
    const [last, main] = [tokens[comma - 1], tokens[comma + 1]];
    if (comma < 3 || comma > LONGEST || !last || !main || tokens.at(-1)?.text === '?') return null;
    // "sollte er, wenn möglich, kommen": the comma is not the end of the condition
    if (!MAIN.has(main.lower) && !(isFinite(main) && canBeFinite(main))) return null;
    if (tokens[comma - 2]?.lower === 'zu' || tokens.slice(1, comma - 1).some((token) => isFinite(token))) return null;
    const infinitive = last.readings.find(({ features }) => (features & Feature.infinitive) !== 0)?.lemma;
    if (infinitive !== last.lower || !(reads(last, Pos.verb) || reads(last, Pos.auxiliary))) return null;
    const isMany = m.token('verb').lower === 'sollten';
    const person = tokens[1]?.lower === 'ich' || tokens[1]?.lower === 'wir' ? Feature.first : Feature.third;
    const wish = Feature.indicative | Feature.present | person | (isMany ? Feature.plural : Feature.singular);
    const [form] = PARTS.flatMap((pos) => lexicon.inflect(infinitive, pos, wish).slice(0, 1));
    const middle = textOf(sentence, 1, comma - 1);
    return form === undefined || middle === '' ? null : { from: 0, to: comma - 1, texts: [`wenn ${middle} ${form}`] };
  },
  wrong: [
    ['Sollte die Ware fehlen, rufen Sie bitte an.', 'Wenn die Ware fehlt, rufen Sie bitte an.'],
    ['Sollten Sie Fragen haben, schreiben Sie uns.', 'Wenn Sie Fragen haben, schreiben Sie uns.'],
    ['Sollte der Zug ausfallen, nehmen wir den Bus.', 'Wenn der Zug ausfällt, nehmen wir den Bus.'],
    [
      'Sollte die Heizung nicht repariert werden, mindern wir die Miete.',
      'Wenn die Heizung nicht repariert wird, mindern wir die Miete.',
    ],
  ],
  right: ['Sollte man das tun, oder lieber nicht?', 'Sollte ich das sagen?', 'Sollten die Gäste, wie geplant, kommen.'],
});
