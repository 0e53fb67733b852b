package spellingcheck;

/**
 * One correction of a word.
 *
 * @param text the correction, in the capitalisation of the typed word where the dictionary allows it
 * @param cost weighted edits between the typed word and the correction; 20 is one plain wrong letter
 * @param frequency how usual the correction is, from 0 (rare) to 15
 * @param score what corrections are ordered by; lower is better
 */
public record Suggestion(String text, double cost, double frequency, double score) {}
