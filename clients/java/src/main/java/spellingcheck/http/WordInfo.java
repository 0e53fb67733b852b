package spellingcheck.http;

import java.util.List;
import spellingcheck.json.Fields;

/**
 * What the dictionary of the server knows of a word.
 *
 * @param word the word as it was asked for
 * @param known whether it is right in the language and variant
 * @param variants the variants in which it is right
 * @param frequency how usual it is, from 0 (rare) to 15
 * @param readings what it can be; empty for an unknown word
 */
public record WordInfo(String word, boolean known, List<String> variants, int frequency, List<Reading> readings) {

    /**
     * One way to read a form.
     *
     * @param lemma the word that it is a form of
     * @param partOfSpeech such as noun or verb
     * @param features such as plural or past participle
     */
    public record Reading(String lemma, String partOfSpeech, List<String> features) {}

    static WordInfo of(Fields fields) {
        List<Reading> readings = fields.objects("readings").stream()
                .map(one -> new Reading(one.text("lemma"), one.text("partOfSpeech"), one.texts("features")))
                .toList();
        return new WordInfo(
                fields.text("word"), fields.flag("known"), fields.texts("variants"), fields.whole("frequency"), readings);
    }
}
