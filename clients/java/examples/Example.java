import java.io.IOException;
import java.nio.file.Path;
import spellingcheck.SpellingDictionary;
import spellingcheck.Suggestion;

/** Prints the words of the command line that are wrong, and what they were meant to be: Example PACK WORD... */
public final class Example {
    private Example() {}

    public static void main(String[] args) throws IOException {
        if (args.length < 2) {
            System.err.println("Example PACK WORD...");
            System.exit(2);
        }
        SpellingDictionary dictionary = SpellingDictionary.read(Path.of(args[0]));
        for (int i = 1; i < args.length; i++) {
            if (dictionary.isCorrect(args[i])) continue;
            System.out.println(args[i] + ": " + String.join(", ", dictionary.suggest(args[i], 3).stream().map(Suggestion::text).toList()));
        }
    }
}
