package spellingcheck.engine;

import java.util.Arrays;
import spellingcheck.PackException;

/** How usual words are: classes 1 to 15 of those that have one, by their place in the automaton. */
final class Frequencies {
    /** Sorted places of the words that have a class. */
    final int[] index;
    final byte[] classes;

    Frequencies(byte[] gaps, byte[] packed, int words) throws PackException {
        int count = 0;
        for (byte one : gaps) if (one >= 0) count++;
        if (packed.length != (count + 1) >> 1) throw new PackException("frequencies");
        index = new int[count];
        classes = new byte[count];
        int at = 0;
        int previous = -1;
        for (int i = 0; i < count; i++) {
            int gap = 0;
            int shift = 0;
            byte one;
            do {
                one = gaps[at++];
                gap |= (one & 127) << shift;
                shift += 7;
            } while (one < 0 && shift < 28);
            previous += gap + 1;
            if (previous >= words || one < 0) throw new PackException("frequencies");
            index[i] = previous;
            int pair = packed[i >> 1] & 0xff;
            classes[i] = (byte) ((i & 1) == 1 ? pair >> 4 : pair & 15);
        }
    }

    /** The class of a word by its place; 0 if it has none. */
    int of(int place) {
        int found = Arrays.binarySearch(index, place);
        return found < 0 ? 0 : classes[found];
    }
}
