package spellingcheck;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The built packs, where there are any: tests that need one are passed over without. */
final class Packs {
    private Packs() {}

    static SpellingDictionary dictionary(String language) {
        try {
            return SpellingDictionary.read(file(language));
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    static Path file(String language) throws IOException {
        Path folder = Path.of(System.getProperty("packs", ""));
        assumeTrue(Files.isDirectory(folder), "no packs in " + folder);
        try (Stream<Path> files = Files.list(folder)) {
            Path found = files.filter(file -> file.getFileName().toString().matches(language + "\\.spell\\..*bin\\.gz"))
                    .findFirst()
                    .orElse(null);
            assumeTrue(found != null, "no pack of " + language);
            return found;
        }
    }
}
