// Which of the corrections found for a word are worth showing.

/** Corrections shown at most. */
const MOST_SHOWN = 5;
/** In units of the engine's score: what is this far behind the best, or this far from any likely word, only distracts. */
const WITHIN = 20;
const UNLIKELY = 15;

/** The corrections worth showing: always the best one, others only if they are close to it. */
export function plausible(found: readonly { text: string; score: number }[]): string[] {
  const best = found[0];
  if (!best) return [];
  const near = found.filter(({ score }, at) => at === 0 || (score <= best.score + WITHIN && score < UNLIKELY));
  return near.slice(0, MOST_SHOWN).map(({ text }) => text);
}
