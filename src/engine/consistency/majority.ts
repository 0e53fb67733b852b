// Which way of writing something a text keeps to.

/** The way used most, if it is used at least `least` times and `times` as often as all others together; else null. */
export function clearMain(uses: ReadonlyMap<string, number>, least: number, times: number): string | null {
  if (uses.size < 2) return null;
  let main: string | null = null;
  let most = 0;
  let sum = 0;
  for (const [way, count] of uses) {
    sum += count;
    if (count > most || (count === most && main !== null && way < main)) [main, most] = [way, count];
  }
  return most >= least && most >= times * (sum - most) ? main : null;
}
