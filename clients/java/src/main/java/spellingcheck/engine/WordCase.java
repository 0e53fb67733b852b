package spellingcheck.engine;

import java.util.ArrayList;
import java.util.List;

/** The case of the typed word, and putting a correction into it. A single capital counts as TITLE. */
enum WordCase {
    LOWER("lower"),
    TITLE("title"),
    UPPER("upper"),
    MIXED("mixed");

    /** Its name among the features of the ranking. */
    final String feature;

    WordCase(String feature) {
        this.feature = feature;
    }

    /** The case of a word; letters without case count as lower. */
    static WordCase of(String word) {
        String lower = Letters.lower(word);
        if (word.equals(lower)) return LOWER;
        if (word.equals(Letters.upper(word))) {
            long letters = word.chars().filter(unit -> unit != '\'' && unit != '-').count();
            return word.length() > 1 && letters > 1 ? UPPER : TITLE;
        }
        return word.equals(Letters.capitalised(lower)) ? TITLE : MIXED;
    }

    /** The candidate in this case, failing that in the dictionary's, failing that capitalised; null if none is accepted. */
    String accepted(SpellPack pack, String text, int dialect, PersonalWords personal) {
        List<String> forms = new ArrayList<>();
        if (this == UPPER) forms.add(Letters.upper(text));
        if (this == TITLE) forms.add(Letters.capitalised(text));
        forms.add(text);
        forms.add(Letters.lower(text));
        forms.add(Letters.capitalised(text));
        for (String form : forms) {
            boolean fits = true;
            for (String part : form.split(" ", -1)) {
                fits = fits && (personal.has(part) || Lookup.isWord(pack, part, dialect));
            }
            if (fits) return form;
        }
        return null;
    }
}
