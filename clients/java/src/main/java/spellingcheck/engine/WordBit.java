package spellingcheck.engine;

/** Bits of a class: in which shapes a word exists, its part in compounds, and whether it may be suggested. */
final class WordBit {
    static final int LOWER = 1;
    static final int TITLE = 2;
    static final int UPPER = 4;
    /** Only in the mixed-case spellings that the pack lists. */
    static final int MIXED = 8;
    static final int KEEP_LOWER = 16;
    static final int KEEP_TITLE = 32;
    static final int COMPOUND_BEGIN_LOWER = 64;
    static final int COMPOUND_BEGIN_TITLE = 128;
    static final int COMPOUND_MIDDLE = 256;
    static final int COMPOUND_END = 512;
    static final int NO_SUGGEST = 1024;
    static final int FORBIDDEN = 2048;
    static final int KEEP_UPPER = 4096;
    /** May be written all in capitals: the twin of a mixed-case word. */
    static final int ALL_CAPS = 8192;
    /** After an elision the word may also begin with a capital. */
    static final int ELIDES_CAPITAL = 16384;
    static final int PREFIXED_BESIDE_PART = 32768;
    static final int SMALL_ELIDES_ONLY = 65536;
    static final int OFFENSIVE = 131072;

    /** Any bit that lets the word stand alone. */
    static final int STANDALONE = LOWER | TITLE | UPPER | MIXED | KEEP_LOWER | KEEP_TITLE | KEEP_UPPER;

    private WordBit() {}
}
