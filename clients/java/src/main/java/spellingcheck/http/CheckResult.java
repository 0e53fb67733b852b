package spellingcheck.http;

import java.util.Comparator;
import java.util.List;
import spellingcheck.json.Fields;

/**
 * The answer to a check.
 *
 * @param language code of the language that the text was checked in, such as fr or en-GB
 * @param detectedLanguage code of the language that the server would have chosen itself; empty if it does not say
 * @param matches what was found, in the order of the text
 */
public record CheckResult(String language, String detectedLanguage, List<Match> matches) {

    static CheckResult of(Fields fields) {
        Fields language = fields.fields("language");
        return new CheckResult(
                language.text("code"),
                language.fields("detectedLanguage").text("code"),
                fields.objects("matches").stream().map(Match::of).toList());
    }

    /**
     * The text with the first correction of every match that has one.
     *
     * @param text the text that was checked
     * @return the corrected text
     */
    public String corrected(String text) {
        String result = text;
        // From the end, so that the offsets of those before stay true.
        List<Match> last = matches.stream().sorted(Comparator.comparingInt(Match::offset).reversed()).toList();
        int free = text.length();
        for (Match match : last) {
            if (match.offset() + match.length() > free) continue;
            result = match.applyTo(result);
            free = match.offset();
        }
        return result;
    }
}
