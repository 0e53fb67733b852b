// zu Hause and nach Hause: where one is, and where one goes.
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { word, words } from '../../../../rules/pattern.ts';
import { type Frame, frameAt } from '../../reading/frame.ts';

const GOING = listed('gehen kommen fahren fliegen zurückkehren zurückkommen zurückgehen bringen mitnehmen heimkehren');
const STAYING = listed('bleiben wohnen sitzen arbeiten schlafen essen lernen kochen');

const PLACES = listed('in im ins an ans auf aufs bei beim von vom aus');

const has = ({ lemmas }: Frame, list: ReadonlySet<string>): boolean =>
  lemmas.length > 0 && lemmas.every((lemma) => list.has(lemma));

function meant(m: Match): string[] {
  const frame = frameAt(m.sentence, m.from);
  const preposition = m.token('preposition').lower;
  const goes = frame !== null && has(frame, GOING);
  if (preposition === 'in' || preposition === 'an') return [goes ? 'nach' : 'zu'];
  if (!frame || frame.isPassive) return [];
  if (preposition === 'nach') return has(frame, STAYING) ? ['zu'] : [];
  // "bei uns zu Hause kommt das Essen auf den Tisch", "mir geht es zu Hause gut"
  const isElsewhere =
    m.from < frame.finite.index ||
    frame.chunks.some(({ from }) => from !== m.from && PLACES.has(m.sentence.tokens[from]?.lower ?? '')) ||
    m.sentence.tokens.slice(frame.start, frame.end).some(({ lower }) => /^(?:es|das|gut|besser|wie|was)$/.test(lower));
  return goes && !isElsewhere && !frame.lemmas.includes('bringen') ? ['nach'] : [];
}

/** Ich bin in Hause geblieben, er geht jetzt zu Hause. */
export const home = defineRule({
  id: 'de.prepositions.home',
  pattern: [words('in an zu nach').as('preposition').mark(), word('hause')],
  where: (m) => meant(m).length > 0,
  suggest: meant,
  wrong: [
    ['Ich bin krank und bleibe in Hause.', 'Ich bin krank und bleibe zu Hause.'],
    ['Wir gehen erst um drei Uhr zu Hause.', 'Wir gehen erst um drei Uhr nach Hause.'],
    ['Am Sonntag bleiben wir nach Hause.', 'Am Sonntag bleiben wir zu Hause.'],
  ],
  right: [
    'Zu Hause kommt das Essen pünktlich.',
    'Ich gehe nach Hause und bleibe dann zu Hause.',
    'Uns geht es zu Hause sehr gut.',
    'Auf dem Weg nach Hause bleiben wir oft stehen.',
  ],
});
