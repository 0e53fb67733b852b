// Findings of a stretch of the text, in the coordinates of the text.
import type {
  IssueDelta,
  LetterReport,
  Rewrite,
  TextRange,
  TextStatistics,
  ToneReport,
  WordUse,
} from '../../../engine/index.ts';

/** A range, and whatever else it holds, moved by a number of characters. */
export const shiftedBy = <T extends TextRange>(range: T, by: number): T => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

/** Deltas of a stretch that begins there. */
export const shiftedDeltas = (deltas: readonly IssueDelta[], by: number): readonly IssueDelta[] =>
  by === 0
    ? deltas
    : deltas.map((delta) => ({ ...shiftedBy(delta, by), issues: delta.issues.map((issue) => shiftedBy(issue, by)) }));

const shiftedUses = (uses: readonly WordUse[], by: number): WordUse[] =>
  uses.map((use) => ({ ...use, places: use.places.map((place) => shiftedBy(place, by)) }));

/** What to look at in a stretch that begins there. */
export const shiftedLetter = <T extends null | undefined>(of: LetterReport | T, by: number): LetterReport | T =>
  of && { findings: of.findings.map((finding) => shiftedBy(finding, by)) };

/** The tone of a stretch that begins there. */
export const shiftedTone = <T extends null | undefined>(of: ToneReport | T, by: number): ToneReport | T =>
  of && {
    ...of,
    places: of.places.map((place) => shiftedBy(place, by)),
    inclusive: of.inclusive.map((place) => shiftedBy(place, by)),
  };

/** Rewrites of a stretch that begins there. */
export const shiftedRewrites = (of: readonly Rewrite[] | null, by: number): readonly Rewrite[] | null =>
  of && of.map((rewrite) => ({ ...shiftedBy(rewrite, by), sentence: shiftedBy(rewrite.sentence, by) }));

/** Statistics of a stretch that begins there. */
export function shiftedStatistics(of: TextStatistics | null, by: number): TextStatistics | null {
  if (!of || by === 0) return of;
  return {
    ...of,
    sentences: of.sentences.map((sentence) => shiftedBy(sentence, by)),
    words: shiftedUses(of.words, by),
    repetitions: shiftedUses(of.repetitions, by),
    languages: of.languages.map((style) => ({
      ...style,
      passives: style.passives.map((place) => shiftedBy(place, by)),
      fillers: shiftedUses(style.fillers, by),
    })),
  };
}
