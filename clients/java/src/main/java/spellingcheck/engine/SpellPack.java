package spellingcheck.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import spellingcheck.PackException;
import spellingcheck.json.Fields;

/** The spelling data of one language as the lookups hold it: an automaton over small letters. Never changes after reading. */
public final class SpellPack {
    private static final int META = 1;
    private static final int CLASSES = 2;
    private static final int NODE_CLASSES = 4;
    private static final int[] STREAMS = {3, 5, 6, 7, 8, 9};
    private static final int FREQUENCY_GAPS = 10;
    private static final int FREQUENCY_CLASSES = 11;

    public final String language;
    /** Variants told apart, the default first. */
    public final List<String> dialects;
    final LanguageTables tables;
    /** Label code to letter; code 0 is unused. */
    final char[] alphabet;
    final Letters letters;
    final int[] firstEdge;
    final byte[] edgeLabel;
    final int[] edgeTarget;
    private final int[] rootTarget;
    private final int[] pairTarget;
    private final int pairWidth;
    private final byte[] nodeClass;
    final int[] wordsBelow;
    /** For each variant the bits of a class in it, 0 where the word is none; and those of all variants together. */
    final int[][] bitsByDialect;
    final int[] classBits;
    final int[] classElisions;
    final String[] elisions;
    final int[] elisionStyles;
    final String elisionInitials;
    final Map<String, List<String>> mixedCase = new HashMap<>();
    final Frequencies frequencies;
    final List<List<String>> replacements;
    final List<List<String>> inputConversions;
    final List<String> breaks;
    /** The breaks without the marks that tie them to an end. */
    final List<String> bareBreaks;
    final boolean breaksLetters;
    final List<String> keyboard;
    final boolean checkSharps;
    final boolean ordinals;
    public final boolean hasCompounds;
    public final int wordCount;

    /** Reads a pack; throws when the bytes are not a whole, undamaged one of a known language. */
    public SpellPack(byte[] bytes) throws PackException {
        Container file = new Container(bytes);
        Fields meta = file.description(META);
        for (String name : List.of("language", "alphabet", "edges", "words", "dialects", "breaks", "keyboard")) {
            if (!meta.has(name)) throw new PackException("description");
        }
        language = meta.text("language");
        tables = LanguageTables.of(language);
        dialects = meta.texts("dialects");
        Automaton automaton = new Automaton(file, STREAMS, meta.whole("edges"));
        firstEdge = automaton.firstEdge;
        edgeLabel = automaton.edgeLabel;
        edgeTarget = automaton.edgeTarget;
        nodeClass = file.section(NODE_CLASSES);
        if (nodeClass.length != automaton.states()) throw new PackException("streams of different lengths");
        wordsBelow = automaton.countWords(nodeClass);
        wordCount = meta.whole("words");
        if (wordsBelow[0] != wordCount) throw new PackException("number of words");

        ClassTable classes = new ClassTable(file.section(CLASSES), dialects.size());
        bitsByDialect = classes.bitsByDialect;
        classBits = classes.bits;
        classElisions = classes.elisions;
        String small = meta.text("alphabet");
        if (small.length() > 254) throw new PackException("alphabet");
        for (byte id : nodeClass) if ((id & 0xff) >= classBits.length) throw new PackException("class");
        for (byte label : edgeLabel) if (label == 0 || (label & 0xff) > small.length()) throw new PackException("label");
        alphabet = ("\0" + small).toCharArray();
        letters = new Letters(small);
        pairWidth = small.length() + 1;
        rootTarget = automaton.rootTargets();
        pairTarget = automaton.pairTargets(pairWidth);
        frequencies = new Frequencies(file.section(FREQUENCY_GAPS), file.section(FREQUENCY_CLASSES), wordCount);

        elisions = meta.texts("elisions").toArray(String[]::new);
        elisionStyles = numbers(meta, "elisionStyles");
        elisionInitials = meta.text("elisionInitials");
        if (elisionStyles.length != elisions.length || elisions.length > 32) throw new PackException("elisions");
        for (String word : meta.text("mixed").split(" ")) {
            if (!word.isEmpty()) mixedCase.computeIfAbsent(Letters.lower(word), key -> new ArrayList<>()).add(word);
        }
        replacements = pairs(meta, "replacements");
        inputConversions = pairs(meta, "inputConversions");
        breaks = meta.texts("breaks");
        bareBreaks = breaks.stream().map(pattern -> pattern.replaceFirst("[\\^$]", "")).toList();
        if (bareBreaks.contains("")) throw new PackException("breaks");
        breaksLetters = bareBreaks.stream()
                .anyMatch(pattern -> pattern.chars().allMatch(unit -> letters.isSmall((char) unit)));
        keyboard = meta.texts("keyboard");
        checkSharps = meta.flag("checkSharps");
        ordinals = meta.flag("ordinals");
        hasCompounds = meta.flag("hasCompounds");
    }

    private static int[] numbers(Fields meta, String name) {
        return meta.map().get(name) instanceof List<?> list
                ? list.stream().mapToInt(value -> value instanceof Double number ? number.intValue() : 0).toArray()
                : new int[0];
    }

    /** Pairs of strings, the first never empty. */
    private static List<List<String>> pairs(Fields meta, String name) throws PackException {
        List<List<String>> made = new ArrayList<>();
        if (!(meta.map().get(name) instanceof List<?> list)) throw new PackException("description");
        for (Object pair : list) {
            boolean fits = pair instanceof List<?> two && two.size() == 2 && two.get(0) instanceof String from
                    && !from.isEmpty() && two.get(1) instanceof String;
            if (!fits) throw new PackException("description");
            List<?> two = (List<?>) pair;
            made.add(List.of((String) two.get(0), (String) two.get(1)));
        }
        return made;
    }

    int classAt(int state) {
        return nodeClass[state] & 0xff;
    }

    int states() {
        return nodeClass.length;
    }

    /** The state that a label leads to from another; -1 if there is none. */
    int step(int state, int code) {
        int last = firstEdge[state + 1];
        for (int edge = firstEdge[state]; edge < last; edge++) {
            if ((edgeLabel[edge] & 0xff) == code) return edgeTarget[edge];
        }
        return -1;
    }

    /** The state behind two letters at the beginning of a word; -1 if there is none. */
    int afterPair(char first, char second) {
        return pairTarget[letters.code(first) * pairWidth + letters.code(second)];
    }

    int afterFirst(char first) {
        return rootTarget[letters.code(first)];
    }

    /** The state reached along text[start, end), ignoring case; -1 if there is none. */
    int walk(String text, int start, int end) {
        if (start >= end) return -1;
        if (start + 1 == end) return afterFirst(text.charAt(start));
        int state = afterPair(text.charAt(start), text.charAt(start + 1));
        for (int i = start + 2; i < end && state >= 0; i++) state = step(state, letters.code(text.charAt(i)));
        return state;
    }

    /** The bits that a variant gives to the word ending in a state; 0 for none or a negative state. */
    int bitsAt(int state, int dialect) {
        return state < 0 ? 0 : bitsByDialect[dialect][classAt(state)];
    }

    /** The bits of a small-letter word over all variants; 0 for none. */
    int bitsOf(String text, int start, int end) {
        int state = walk(text, start, end);
        return state < 0 ? 0 : classBits[classAt(state)];
    }

    boolean isListedSpelling(String word) {
        String straight = word.replace('\u2019', '\'');
        return mixedCase.getOrDefault(Letters.lower(straight), List.of()).contains(straight);
    }

    @Override
    public String toString() {
        return language + " " + Arrays.toString(dialects.toArray()) + ", " + wordCount + " words";
    }
}
