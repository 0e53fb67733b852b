// Which findings are one row of the list, and one card of a phone: the places of what a text writes in two ways, of a name, and
// of the same mistake. Pure; memoised while findings and known corrections stay the same, so that a row costs one look into a map.
import { type CheckerState, fixesOf } from '../store.ts';
import type { Mark } from './issueIndex.ts';
import { isSure, shownMarks } from './selectors.ts';

/** What the rows depend on. */
export type Shown = Pick<CheckerState, 'marks' | 'filter' | 'suggestions'>;

/** The places of one row, in text order; never empty. */
export type Places = readonly Mark[];

/** The findings as rows. */
export interface Cards {
  /** In the order of the first place of each. */
  readonly list: readonly Places[];
  /** By the id of a mark. */
  readonly of: ReadonlyMap<number, Places>;
}

/** A mistake with its correction, whatever its case, unless case is all that is corrected: Haus and haus are two mistakes. */
function slip(text: string, fix = ''): string {
  const [wrong, right] = [text.toLowerCase(), fix.toLowerCase()];
  return wrong === right ? `${text}\n${fix}` : `${wrong}\n${right}`;
}

/** What the places of a row have in common. What is sure stands apart, for "fix all" fixes just that. */
function keyOf(mark: Mark): string {
  const { group, type, language, text, rule, replacements } = mark.issue;
  if (group) return group.id;
  if (type === 'unknown-name') return `name ${language} ${text}`;
  return `${rule} ${language} ${isSure(mark)} ${slip(text, replacements?.[0])}`;
}

/** Whether it is a mistake by itself, wherever else it stands. */
export const isMistake = ({ issue }: Mark): boolean => issue.group === undefined && issue.type !== 'unknown-name';

/** Whether places are the same mistake made several times: one press fixes all of them. */
export const isRepeated = (places: Places): boolean => places.length > 1 && isMistake(places[0] as Mark);

/** Whether a finding is shown as one of several: a single word of another variant is a word like others. */
export const isShared = (places: number, { issue }: Mark): boolean =>
  issue.group !== undefined && (places > 1 || !issue.rule.startsWith('spelling.'));

/** The rows as far as the findings alone tell. */
function gather(marks: readonly Mark[]): Cards {
  const byKey = new Map<string, Mark[]>();
  const of = new Map<number, Places>();
  for (const mark of marks) {
    const key = keyOf(mark);
    let places = byKey.get(key);
    if (places) places.push(mark);
    else {
      places = [mark];
      byKey.set(key, places);
    }
    of.set(mark.id, places);
  }
  return { list: [...byKey.values()], of };
}

/** Places whose corrections are known and differ come apart; those not yet known stay with the first. */
function divided(cards: Cards, state: Shown): Cards {
  const seen = new Map<Places, Set<string>>();
  for (const [id, { issue, fixes }] of state.suggestions) {
    const places = cards.of.get(id);
    // What a rule finds brings its correction along.
    if (!places || !isRepeated(places) || places[0]?.issue.replacements) continue;
    seen.set(places, (seen.get(places) ?? new Set()).add(slip(issue.text, fixes[0])));
  }
  const torn = new Set([...seen].filter(([, fixes]) => fixes.size > 1).map(([places]) => places));
  if (torn.size === 0) return cards;
  const of = new Map(cards.of);
  const first = (mark: Mark): string | undefined => {
    const fixes = fixesOf(state, mark);
    return fixes && slip(mark.issue.text, fixes[0]);
  };
  const list = cards.list.flatMap((places) => {
    if (!torn.has(places)) return [places];
    const known = places.map(first);
    const likely = known.find((fix) => fix !== undefined);
    const parts = new Map<string | undefined, Mark[]>();
    places.forEach((mark, at) => {
      const fix = known[at] ?? likely;
      const part = parts.get(fix) ?? [];
      part.push(mark);
      parts.set(fix, part);
      of.set(mark.id, part);
    });
    return [...parts.values()];
  });
  return { list: list.sort(([a], [b]) => (a as Mark).start - (b as Mark).start), of };
}

const gathered = new WeakMap<readonly Mark[], { all: Cards; from: Shown['suggestions']; cards: Cards }>();

/** The findings that are listed, as rows. */
export function cardsOf(state: Shown): Cards {
  const shown = shownMarks(state);
  const before = gathered.get(shown);
  if (before && before.from === state.suggestions) return before.cards;
  const all = before?.all ?? gather(shown);
  const cards = divided(all, state);
  gathered.set(shown, { all, from: state.suggestions, cards });
  return cards;
}

/** The places of the row that a finding is in. */
export const placesOf = (state: Shown, mark: Mark): Places => cardsOf(state).of.get(mark.id) ?? [mark];

/** What stands for each row: its first place. */
export const listedMarks = (state: Shown): readonly Mark[] => cardsOf(state).list.map(([first]) => first as Mark);
