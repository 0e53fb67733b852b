package spellingcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The answers are those of the TypeScript engine: "npm run clients:java" names the files. */
class GoldenTest {
    @TestFactory
    List<DynamicTest> answersAreThoseOfTheEngine() {
        String golden = System.getProperty("golden", "");
        assumeFalse(golden.isEmpty(), "no answers to compare with");
        String[] files = golden.split(",");
        String[] packs = System.getProperty("goldenPacks", "").split(",");
        assertEquals(files.length, packs.length);
        return java.util.stream.IntStream.range(0, files.length)
                .mapToObj(i -> DynamicTest.dynamicTest(files[i], () -> compare(packs[i], files[i])))
                .toList();
    }

    private static void compare(String pack, String golden) throws IOException {
        GoldenCheck.Result result = GoldenCheck.compare(SpellingDictionary.read(Path.of(pack)), Path.of(golden));
        assertTrue(result.words() > 0 && result.asked() > 0);
        assertEquals(List.of(), result.differences().stream().limit(20).toList());
    }
}
