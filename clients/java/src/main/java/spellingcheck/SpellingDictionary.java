package spellingcheck;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import spellingcheck.engine.Lookup;
import spellingcheck.engine.PersonalWords;
import spellingcheck.engine.SearchIndex;
import spellingcheck.engine.SpellPack;
import spellingcheck.engine.Suggester;

/**
 * The spelling of one language, in one of its variants. Immutable; any number of threads may use one dictionary.
 *
 * <pre>{@code
 * SpellingDictionary french = SpellingDictionary.read(Path.of("fr.spell.bin.gz"));
 * french.isCorrect("maison");          // true
 * french.suggest("maisson").get(0);    // maison
 * }</pre>
 *
 * <p>Words come without the punctuation around them; an apostrophe or a hyphen inside belongs to the word (l'avion,
 * peut-être). Curly and straight apostrophes count the same.
 */
public final class SpellingDictionary {
    /** How many corrections {@link #suggest(String)} gives at most. */
    public static final int DEFAULT_SUGGESTIONS = 8;

    /** Larger files are no packs. */
    private static final int MOST_BYTES = 64 << 20;
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}\\uFE00-\\uFE0F\\u180B-\\u180D\\u180F]");

    /** What the views of one pack share: the search tables are made on the first suggestion. */
    private static final class Shared {
        final SpellPack pack;
        private volatile SearchIndex index;

        Shared(SpellPack pack) {
            this.pack = pack;
        }

        SearchIndex index() {
            SearchIndex made = index;
            if (made != null) return made;
            synchronized (this) {
                if (index == null) index = new SearchIndex(pack);
                return index;
            }
        }
    }

    private final Shared shared;
    private final int dialect;
    private final PersonalWords personal;

    private SpellingDictionary(Shared shared, int dialect, PersonalWords personal) {
        this.shared = shared;
        this.dialect = dialect;
        this.personal = personal;
    }

    /**
     * Reads a pack from a file, plain or compressed with gzip.
     *
     * @param file a file such as {@code fr.spell.bin.gz}
     * @return the dictionary in the language's first variant
     * @throws PackException if the file is damaged or no pack
     * @throws IOException if it cannot be read
     */
    public static SpellingDictionary read(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file)) {
            return read(bytes);
        }
    }

    /**
     * Reads a pack from a stream, plain or compressed with gzip, to its end; for a pack that is a resource of a program. The
     * stream stays open.
     *
     * @param stream the bytes of a pack
     * @return the dictionary in the language's first variant
     * @throws PackException if the bytes are damaged or no pack
     * @throws IOException if they cannot be read
     */
    public static SpellingDictionary read(InputStream stream) throws IOException {
        byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
        boolean isGzip = bytes.length > 2 && (bytes[0] & 0xff) == 0x1f && (bytes[1] & 0xff) == 0x8b;
        if (isGzip) {
            try (InputStream plain = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
                bytes = plain.readNBytes(MOST_BYTES + 1);
            } catch (ZipException | java.io.EOFException error) {
                throw new PackException("gzip: " + error.getMessage());
            }
        }
        if (bytes.length > MOST_BYTES) throw new PackException("longer than any pack");
        SpellPack pack = new SpellPack(bytes);
        License.tellOnce();
        return new SpellingDictionary(new Shared(pack), 0, PersonalWords.NONE);
    }

    /**
     * The language of the dictionary.
     *
     * @return its code: en, fr, de, es or it
     */
    public String language() {
        return shared.pack.language;
    }

    /**
     * The variants that the dictionary tells apart, such as en-US and en-GB.
     *
     * @return their codes, the default first
     */
    public List<String> variants() {
        return shared.pack.dialects;
    }

    /**
     * The variant that words are judged in.
     *
     * @return one of {@link #variants()}
     */
    public String variant() {
        return shared.pack.dialects.get(dialect);
    }

    /**
     * The same dictionary in another variant; shares all its memory with this one.
     *
     * @param variant one of {@link #variants()}
     * @return the dictionary in that variant
     * @throws IllegalArgumentException if the dictionary does not know it
     */
    public SpellingDictionary withVariant(String variant) {
        int wanted = shared.pack.dialects.indexOf(variant);
        if (wanted < 0) throw new IllegalArgumentException(variant + " is none of " + variants());
        return new SpellingDictionary(shared, wanted, personal);
    }

    /**
     * The same dictionary with words of one's own, which count as right and are suggested; shares its memory with this one. The
     * words replace those given before.
     *
     * @param words the words as they are written; a small-letter word may also have a capital
     * @return the dictionary with these words
     */
    public SpellingDictionary withWords(Collection<String> words) {
        return new SpellingDictionary(shared, dialect, new PersonalWords(words));
    }

    /**
     * Whether a word is right as written.
     *
     * @param word a word of a text
     * @return true also for numbers and for the empty string
     */
    public boolean isCorrect(String word) {
        Objects.requireNonNull(word, "word");
        String clean = clean(word);
        return Lookup.isWord(shared.pack, clean, dialect) || personal.has(clean);
    }

    /**
     * Corrections of a word, best first, at most {@value #DEFAULT_SUGGESTIONS}.
     *
     * @param word a word of a text; for a right one its neighbours come
     * @return the corrections; empty if nothing is near or the word has more than 40 letters
     */
    public List<Suggestion> suggest(String word) {
        return suggest(word, DEFAULT_SUGGESTIONS);
    }

    /**
     * Corrections of a word, best first.
     *
     * @param word a word of a text
     * @param max how many at most
     * @return the corrections; empty if nothing is near or the word has more than 40 letters
     */
    public List<Suggestion> suggest(String word, int max) {
        Objects.requireNonNull(word, "word");
        return Suggester.suggest(shared.index(), word, dialect, personal, max);
    }

    @Override
    public String toString() {
        return "SpellingDictionary[" + variant() + ", " + shared.pack.wordCount + " words]";
    }

    /** Composed letters, no invisible characters, the plain hyphen. */
    private static String clean(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) > '\u00ac') {
                String visible = INVISIBLE.matcher(word).replaceAll("");
                return Normalizer.normalize(
                        visible.replace('\u2010', '-').replace('\u2011', '-'), Normalizer.Form.NFC);
            }
        }
        return word;
    }
}
