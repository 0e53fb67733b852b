package spellingcheck.http;

import java.util.List;
import spellingcheck.json.Fields;

/**
 * Something that the check found.
 *
 * @param offset where it begins in the text, in UTF-16 units as {@link String} counts them
 * @param length its length in the same units
 * @param message what is wrong, in the language of the answer
 * @param shortMessage the same in a few words; may be empty
 * @param replacements corrections, the likeliest first; may be empty
 * @param sentence the sentence that it stands in
 * @param ruleId the rule that found it
 * @param issueType kind of the issue, such as misspelling, grammar or typographical
 * @param categoryId category of the rule, such as TYPOS or GRAMMAR
 * @param certainty sure, likely or maybe; empty from a server that does not say
 * @param probability chance that it is a mistake and the first correction right, from 0 to 1; 0 from a server that does not say
 */
public record Match(
        int offset,
        int length,
        String message,
        String shortMessage,
        List<String> replacements,
        String sentence,
        String ruleId,
        String issueType,
        String categoryId,
        String certainty,
        double probability) {

    static Match of(Fields fields) {
        Fields rule = fields.fields("rule");
        return new Match(
                fields.whole("offset"),
                fields.whole("length"),
                fields.text("message"),
                fields.text("shortMessage"),
                fields.objects("replacements").stream().map(one -> one.text("value")).toList(),
                fields.text("sentence"),
                rule.text("id"),
                rule.text("issueType"),
                rule.fields("category").text("id"),
                fields.text("certainty"),
                fields.number("probability"));
    }

    /**
     * The text with the first correction in place of what was found.
     *
     * @param text the text that was checked
     * @return the corrected text; the same text where there is no correction
     */
    public String applyTo(String text) {
        if (replacements.isEmpty()) return text;
        return text.substring(0, offset) + replacements.get(0) + text.substring(offset + length);
    }
}
