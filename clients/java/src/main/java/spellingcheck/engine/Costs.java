package spellingcheck.engine;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The cost of each typing or hearing mistake in one language: 20 is one plain wrong letter. */
final class Costs {
    /** A letter group that may be typed for another: both as label codes. */
    record GroupRule(byte[] typed, byte[] intended, int cost) {}

    private static final String VOWELS = "aeiouyæœ";
    private static final String[] SOUNDS_LIKE = {
        "ckq", "szcß", "bpv", "dt", "gj", "fv", "mn", "iyj", "gk", "lr", "wv", "hj"
    };
    private static final double NEAR_COLUMNS = 1.3;
    private static final double ROW_OFFSET = 0.3;

    final int stride;
    /** Cost of typing `t` for an intended `i`, at i * stride + t. */
    final int[] substitution;
    final int[] omission;
    final int[] surplus;
    /** Group rules by the label code of the last typed letter. */
    final List<List<GroupRule>> rules = new ArrayList<>();
    /** Consonant classes: words with the same skeleton sound alike; 0 = not part of it. */
    final int[] skeleton;
    final int hyphen;
    final int omissionCost;
    final int omissionDouble;
    final int surplusDouble;
    final int transposition;
    final int substitutionCost;
    final int first;
    final int leastOmission;
    final int leastSurplus;
    final double frequency;
    final double compound;
    final double rareCompound;
    final double wrongCase;
    final double progress;
    final double split;
    final double elision;
    final double skeletonBonus;
    private final LanguageTables tables;

    Costs(SpellPack pack) {
        tables = pack.tables;
        stride = pack.alphabet.length;
        omissionCost = whole("omission");
        omissionDouble = whole("omissionDouble");
        surplusDouble = whole("surplusDouble");
        transposition = whole("transposition");
        substitutionCost = whole("substitution");
        first = whole("first");
        frequency = tables.weight("frequency");
        compound = tables.weight("compound");
        rareCompound = tables.weight("rareCompound");
        wrongCase = tables.weight("wrongCase");
        progress = tables.weight("progress");
        split = tables.weight("split");
        elision = tables.weight("elision");
        skeletonBonus = tables.weight("skeleton");
        int punctuation = whole("punctuation");
        leastOmission = Math.min(Math.min(omissionCost, omissionDouble), punctuation);
        leastSurplus = Math.min(Math.min(whole("surplus"), surplusDouble), punctuation);
        omission = new int[stride];
        surplus = new int[stride];
        Arrays.fill(omission, omissionCost);
        Arrays.fill(surplus, whole("surplus"));
        hyphen = pack.letters.code('-');
        for (int mark : new int[] {pack.letters.code('\''), hyphen}) {
            if (mark == 0) continue;
            omission[mark] = punctuation;
            surplus[mark] = punctuation;
        }
        substitution = substitutions(pack);
        for (int i = 0; i < stride; i++) rules.add(new ArrayList<>());
        addRules(pack);
        skeleton = skeletonCodes(pack.alphabet);
    }

    private int whole(String name) {
        return (int) tables.weight(name);
    }

    private static char base(char letter) {
        return Normalizer.normalize(String.valueOf(letter), Normalizer.Form.NFD).charAt(0);
    }

    private int[] substitutions(SpellPack pack) {
        Map<Character, double[]> keys = new HashMap<>();
        for (int y = 0; y < pack.keyboard.size(); y++) {
            String row = pack.keyboard.get(y);
            for (int x = 0; x < row.length(); x++) keys.put(row.charAt(x), new double[] {x + y * ROW_OFFSET, y});
        }
        int[] made = new int[stride * stride];
        for (int intended = 1; intended < stride; intended++) {
            for (int typed = 1; typed < stride; typed++) {
                if (intended == typed) continue;
                made[intended * stride + typed] = letterCost(pack.alphabet[intended], pack.alphabet[typed], keys);
            }
        }
        return made;
    }

    private int letterCost(char intended, char typed, Map<Character, double[]> keys) {
        char a = base(intended);
        char b = base(typed);
        if (a == b) return whole("accent");
        if ("'-".indexOf(intended) >= 0 || "'-".indexOf(typed) >= 0) return substitutionCost + 6;
        int cost = substitutionCost;
        double[] keyA = keys.get(a);
        double[] keyB = keys.get(b);
        if (keyA != null && keyB != null && Math.abs(keyA[0] - keyB[0]) <= NEAR_COLUMNS
                && Math.abs(keyA[1] - keyB[1]) <= 1) {
            cost = whole("key");
        }
        if (VOWELS.indexOf(a) >= 0 && VOWELS.indexOf(b) >= 0) cost = Math.min(cost, whole("vowel"));
        for (String sound : SOUNDS_LIKE) {
            if (sound.indexOf(a) >= 0 && sound.indexOf(b) >= 0) cost = Math.min(cost, whole("sound"));
        }
        return cost;
    }

    private void addRules(SpellPack pack) {
        Set<String> seen = new HashSet<>();
        int usual = whole("group");
        for (LanguageTables.Group group : tables.groups) {
            int cost = group.cost() < 0 ? usual : group.cost();
            addRule(pack, group.typed(), group.intended(), cost, seen);
            addRule(pack, group.intended(), group.typed(), cost, seen);
        }
        for (List<String> pair : pack.replacements) {
            String both = pair.get(0) + pair.get(1);
            if (both.chars().anyMatch(unit -> "^$ _".indexOf(unit) >= 0)) continue;
            addRule(pack, Letters.lower(pair.get(0)), Letters.lower(pair.get(1)), usual, seen);
        }
    }

    private void addRule(SpellPack pack, String typedText, String intendedText, int cost, Set<String> seen) {
        if (typedText.equals(intendedText) || typedText.isEmpty() || intendedText.isEmpty()) return;
        if (!seen.add(typedText + ">" + intendedText)) return;
        byte[] typed = encode(pack, typedText);
        byte[] intended = encode(pack, intendedText);
        if (typed == null || intended == null) return;
        if (typed.length == 1 && intended.length == 1) {
            int at = (intended[0] & 0xff) * stride + (typed[0] & 0xff);
            substitution[at] = Math.min(substitution[at], cost + 2);
        } else {
            rules.get(typed[typed.length - 1] & 0xff).add(new GroupRule(typed, intended, cost));
        }
    }

    /** The label codes of a text; null if it has a letter that the language lacks. */
    private static byte[] encode(SpellPack pack, String text) {
        byte[] codes = new byte[text.length()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = (byte) pack.letters.code(text.charAt(i));
            if (codes[i] == 0) return null;
        }
        return codes;
    }

    private static int[] skeletonCodes(char[] alphabet) {
        int[] codes = new int[alphabet.length];
        Map<Character, Integer> ids = new HashMap<>();
        for (int i = 1; i < alphabet.length; i++) {
            char letter = base(alphabet[i]);
            if (VOWELS.indexOf(letter) >= 0 || "h'-".indexOf(letter) >= 0) continue;
            if (letter == 'q' || letter == 'k') letter = 'c';
            if (letter == 'z' || letter == 'ß') letter = 's';
            ids.putIfAbsent(letter, ids.size() + 1);
            codes[i] = ids.get(letter);
        }
        return codes;
    }
}
