package spellingcheck;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Compares the answers about many words with those of the TypeScript engine: a file of variant, verdict, word, whether
 * corrections were asked for, and those. A plain program, so that it also runs where nothing but a JDK is.
 */
final class GoldenCheck {
    private static final int SHOWN = 20;

    /** What a file came to. */
    record Result(int words, int asked, List<String> differences) {}

    private GoldenCheck() {}

    static Result compare(SpellingDictionary dictionary, Path golden) throws IOException {
        List<SpellingDictionary> variants = dictionary.variants().stream().map(dictionary::withVariant).toList();
        List<String> differences = new ArrayList<>();
        int words = 0;
        int asked = 0;
        try (BufferedReader lines = Files.newBufferedReader(golden)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] fields = line.split("\t", -1);
                SpellingDictionary variant = variants.get(Integer.parseInt(fields[0]));
                String word = fields[2];
                words++;
                if (variant.isCorrect(word) != fields[1].equals("1")) differences.add(word + ": verdict");
                if (fields[3].equals("-")) continue;
                asked++;
                List<String> expected = List.of(fields).subList(4, fields.length);
                List<String> found = variant.suggest(word).stream().map(Suggestion::text).toList();
                if (!found.equals(expected)) differences.add(word + ": " + found + " instead of " + expected);
            }
        }
        return new Result(words, asked, differences);
    }

    /** Pairs of a pack and its file; ends with 1 if an answer differs. */
    public static void main(String[] files) throws IOException {
        int wrong = 0;
        for (int i = 0; i + 1 < files.length; i += 2) {
            SpellingDictionary dictionary = SpellingDictionary.read(Path.of(files[i]));
            Result result = compare(dictionary, Path.of(files[i + 1]));
            result.differences().stream().limit(SHOWN).forEach(System.out::println);
            wrong += result.differences().size();
            System.out.printf(
                    "%s: %d words, %d lists of corrections, %d differences%n",
                    dictionary.language(), result.words(), result.asked(), result.differences().size());
        }
        if (wrong > 0) System.exit(1);
    }
}
