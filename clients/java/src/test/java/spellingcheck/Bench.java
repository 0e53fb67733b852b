package spellingcheck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Prints time to load, look-ups a second, time a list of corrections and heap: pairs of a pack and its file of answers. */
final class Bench {
    private static final int ROUNDS = 3;

    private Bench() {}

    private static long heap() {
        for (int i = 0; i < 3; i++) System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    public static void main(String[] files) throws IOException {
        for (int i = 0; i + 1 < files.length; i += 2) {
            List<String[]> rows = Files.readAllLines(Path.of(files[i + 1])).stream().map(line -> line.split("\t", -1)).toList();
            List<String> words = rows.stream().map(row -> row[2]).toList();
            List<String> wrong = rows.stream().filter(row -> row[1].equals("0")).map(row -> row[2]).limit(4000).toList();
            SpellingDictionary.read(Path.of(files[i]));
            long before = heap();
            long start = System.nanoTime();
            SpellingDictionary dictionary = SpellingDictionary.read(Path.of(files[i]));
            double load = (System.nanoTime() - start) / 1e6;
            start = System.nanoTime();
            dictionary.suggest("x");
            double index = (System.nanoTime() - start) / 1e6;
            long after = heap();
            double lookups = 0;
            int right = 0;
            for (int round = 0; round < ROUNDS; round++) {
                start = System.nanoTime();
                for (int k = 0; k < 5; k++) for (String word : words) if (dictionary.isCorrect(word)) right++;
                lookups = words.size() * 5 / ((System.nanoTime() - start) / 1e9);
            }
            double[] times = new double[wrong.size()];
            for (int round = 0; round < ROUNDS; round++) {
                for (int k = 0; k < times.length; k++) {
                    start = System.nanoTime();
                    right += dictionary.suggest(wrong.get(k)).size();
                    times[k] = (System.nanoTime() - start) / 1e6;
                }
            }
            Arrays.sort(times);
            System.out.printf(
                    "%s: load %.0f ms, first list %.0f ms, %.2f million look-ups/s, list p50 %.2f p95 %.2f ms, heap %.1f MB (%d)%n",
                    dictionary.language(), load, index, lookups / 1e6, times[times.length / 2],
                    times[times.length * 95 / 100], (after - before) / 1e6, right);
        }
    }
}
