package spellingcheck.engine;

/** Capitalisation of a word in a text, and which bits of a class allow it. A single capital letter counts as TITLE. */
enum Shape {
    LOWER(WordBit.LOWER | WordBit.KEEP_LOWER, WordBit.LOWER | WordBit.KEEP_LOWER),
    TITLE(WordBit.LOWER | WordBit.TITLE | WordBit.KEEP_TITLE, WordBit.TITLE | WordBit.KEEP_TITLE),
    UPPER(
            WordBit.LOWER | WordBit.TITLE | WordBit.UPPER | WordBit.KEEP_UPPER | WordBit.ALL_CAPS,
            WordBit.UPPER | WordBit.KEEP_UPPER),
    /** Also needs the spelling to be listed. */
    MIXED(WordBit.MIXED, WordBit.MIXED);

    /** Bits that accept a word written so. */
    final int accepts;
    /** Bits of a word written in exactly this shape. */
    final int own;

    Shape(int accepts, int own) {
        this.accepts = accepts;
        this.own = own;
    }

    /** The shape of text[start, end). */
    static Shape of(Letters letters, String text, int start, int end) {
        int capitals = 0;
        int neutral = 0;
        for (int i = start; i < end; i++) {
            int letterCase = letters.anyCaseOf(text.charAt(i));
            if (letterCase == Letters.CAPITAL) capitals++;
            else if (letterCase == Letters.NEUTRAL) neutral++;
        }
        if (capitals == 0) return LOWER;
        if (capitals == 1 && letters.anyCaseOf(text.charAt(start)) == Letters.CAPITAL) return TITLE;
        return capitals + neutral == end - start ? UPPER : MIXED;
    }
}
