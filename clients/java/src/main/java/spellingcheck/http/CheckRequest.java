package spellingcheck.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A text to be checked, and how. Immutable: each {@code with...} method gives a new request.
 *
 * <pre>{@code
 * CheckRequest.of("Je suis aller.").withLanguage("fr").withPickyLevel()
 * }</pre>
 */
public final class CheckRequest {
    private final Map<String, String> fields;

    private CheckRequest(Map<String, String> fields) {
        this.fields = fields;
    }

    /**
     * A request to check a text in the language that the server detects.
     *
     * @param text the text
     * @return the request
     */
    public static CheckRequest of(String text) {
        Map<String, String> fields = new LinkedHashMap<>();
        fields.put("text", Objects.requireNonNull(text, "text"));
        fields.put("language", "auto");
        return new CheckRequest(fields);
    }

    private CheckRequest with(String name, String value) {
        Map<String, String> changed = new LinkedHashMap<>(fields);
        changed.put(name, value);
        return new CheckRequest(changed);
    }

    private CheckRequest withMore(String name, List<String> values) {
        List<String> all = new ArrayList<>();
        if (fields.containsKey(name)) all.add(fields.get(name));
        all.addAll(values);
        return with(name, String.join(",", all));
    }

    /**
     * The same request in a given language.
     *
     * @param code a language or variant, such as fr or en-GB
     * @return the changed request
     */
    public CheckRequest withLanguage(String code) {
        return with("language", code);
    }

    /**
     * The same request with variants that count where the language is detected.
     *
     * @param variants codes such as en-GB and de-AT
     * @return the changed request
     */
    public CheckRequest withPreferredVariants(String... variants) {
        return withMore("preferredVariants", List.of(variants));
    }

    /**
     * The same request without some rules.
     *
     * @param ids ids of rules, as matches have them
     * @return the changed request
     */
    public CheckRequest withoutRules(String... ids) {
        return withMore("disabledRules", List.of(ids));
    }

    /**
     * The same request without the rules of some categories.
     *
     * @param ids ids of categories, as matches have them
     * @return the changed request
     */
    public CheckRequest withoutCategories(String... ids) {
        return withMore("disabledCategories", List.of(ids));
    }

    /**
     * The same request with the rules that are for picky readers.
     *
     * @return the changed request
     */
    public CheckRequest withPickyLevel() {
        return with("level", "picky");
    }

    /** Names and values as they are sent. */
    Map<String, String> fields() {
        return fields;
    }
}
