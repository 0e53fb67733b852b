package spellingcheck.http;

import java.util.List;
import spellingcheck.json.Fields;

/**
 * A form of a word.
 *
 * @param form the form
 * @param partOfSpeech such as noun or verb
 * @param features such as plural or past participle
 */
public record WordForm(String form, String partOfSpeech, List<String> features) {

    static WordForm of(Fields fields) {
        return new WordForm(fields.text("form"), fields.text("partOfSpeech"), fields.texts("features"));
    }
}
