package spellingcheck.http;

import spellingcheck.json.Fields;

/**
 * A language or variant that the server checks.
 *
 * @param name its name in English
 * @param code the code of the language
 * @param longCode the code with the variant
 */
public record LanguageInfo(String name, String code, String longCode) {

    static LanguageInfo of(Fields fields) {
        return new LanguageInfo(fields.text("name"), fields.text("code"), fields.text("longCode"));
    }
}
