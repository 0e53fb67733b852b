// One correction for all places of a row, which may be written in different case. Pure.
import type { Places } from '../panel/cards.ts';
import type { Mark } from '../panel/issueIndex.ts';

/** A place of each spelling other than that of `mark`: their corrections have another case. */
export function otherSpellings(places: Places, mark: Mark): Mark[] {
  const bySpelling = new Map<string, Mark>();
  for (const place of places)
    if (place.issue.text !== mark.issue.text && !bySpelling.has(place.issue.text))
      bySpelling.set(place.issue.text, place);
  return [...bySpelling.values()];
}

/**
 * What to write at each place where `replacement` is the correction at `mark`: the same in the place's own case. Undefined
 * where that is no correction.
 */
export function fixAt(
  places: Places,
  mark: Mark,
  replacement: string,
  fixesOf: (place: Mark) => readonly string[] | undefined,
): (place: Mark) => string | undefined {
  const wanted = replacement.toLowerCase();
  const cased = (place: Mark) => fixesOf(place)?.find((fix) => fix.toLowerCase() === wanted);
  const bySpelling = new Map(otherSpellings(places, mark).map((place) => [place.issue.text, cased(place)]));
  return (place) => {
    if (place.id === mark.id) return replacement;
    const { text } = place.issue;
    return cased(place) ?? (text === mark.issue.text ? replacement : bySpelling.get(text));
  };
}
