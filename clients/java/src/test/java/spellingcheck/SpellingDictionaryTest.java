package spellingcheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingDictionaryTest {
    @ParameterizedTest
    @CsvSource({
        "en, house, hous, house",
        "fr, maison, maisson, maison",
        "de, Donaudampfschifffahrt, Standart, Standard",
        "es, corazón, corazon, corazón",
        "it, perché, perchè, perché"
    })
    void tellsRightFromWrong(String language, String right, String wrong, String meant) {
        SpellingDictionary dictionary = Packs.dictionary(language);
        assertEquals(language, dictionary.language());
        assertTrue(dictionary.isCorrect(right));
        assertFalse(dictionary.isCorrect(wrong));
        assertEquals(meant, dictionary.suggest(wrong).get(0).text());
    }

    @Test
    void keepsTheCaseAndTheApostropheOfTheWord() {
        SpellingDictionary french = Packs.dictionary("fr");
        assertEquals("MAISON", french.suggest("MAISSON").get(0).text());
        assertEquals("l’avion", french.suggest("l’avoin").get(0).text());
        assertTrue(french.isCorrect("l’avion") && french.isCorrect("l'avion"));
    }

    @Test
    void tellsVariantsApart() {
        SpellingDictionary american = Packs.dictionary("en");
        SpellingDictionary british = american.withVariant("en-GB");
        assertEquals("en-US", american.variant());
        assertFalse(american.isCorrect("colour"));
        assertTrue(british.isCorrect("colour"));
        assertEquals("colour", british.suggest("color").get(0).text());
        assertThrows(IllegalArgumentException.class, () -> american.withVariant("en-XX"));
    }

    @Test
    void takesWordsOfOnesOwn() {
        SpellingDictionary plain = Packs.dictionary("en");
        SpellingDictionary own = plain.withWords(List.of("kubelet"));
        assertFalse(plain.isCorrect("kubelet"));
        assertTrue(own.isCorrect("kubelet") && own.isCorrect("Kubelet"));
        assertTrue(own.suggest("kublet").stream().anyMatch(one -> one.text().equals("kubelet")));
    }

    @Test
    void givesAtMostAsManyAsAskedFor() {
        SpellingDictionary dictionary = Packs.dictionary("en");
        assertEquals(2, dictionary.suggest("hous", 2).size());
        assertEquals(List.of(), dictionary.suggest("hous", 0));
        assertEquals(List.of(), dictionary.suggest("x".repeat(41)));
    }

    @Test
    void neverThrowsWhateverTheWord() {
        Random random = new Random(7);
        for (String language : List.of("de", "fr")) {
            SpellingDictionary dictionary = Packs.dictionary(language);
            for (int i = 0; i < 3000; i++) {
                StringBuilder word = new StringBuilder();
                for (int length = random.nextInt(45); length > 0; length--) {
                    word.append((char) (random.nextInt(3) == 0 ? random.nextInt(65536) : "aeinrstß'-’SÉ".charAt(random.nextInt(13))));
                }
                dictionary.isCorrect(word.toString());
                if (i % 10 == 0) dictionary.suggest(word.toString());
            }
        }
    }

    @Test
    void servesManyThreadsAtOnce() throws Exception {
        SpellingDictionary dictionary = Packs.dictionary("de");
        List<String> words = List.of("Standart", "Vorraussetzung", "Strase", "Donaudampfschiffart", "Kaufhauss", "intresse");
        List<List<Suggestion>> alone = words.stream().map(dictionary::suggest).toList();
        SpellingDictionary fresh = Packs.dictionary("de");
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<List<List<Suggestion>>>> jobs = new ArrayList<>();
            for (int i = 0; i < 64; i++) jobs.add(() -> words.stream().map(fresh::suggest).toList());
            for (Future<List<List<Suggestion>>> done : threads.invokeAll(jobs)) assertEquals(alone, done.get());
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void readsPlainFilesToo() throws IOException {
        byte[] plain;
        try (GZIPInputStream stream = new GZIPInputStream(Files.newInputStream(Packs.file("it")))) {
            plain = stream.readAllBytes();
        }
        assertTrue(SpellingDictionary.read(new ByteArrayInputStream(plain)).isCorrect("casa"));
    }

    @Test
    void refusesWhatIsNoWholePack() throws IOException {
        byte[] packed = Files.readAllBytes(Packs.file("en"));
        byte[] plain;
        try (GZIPInputStream stream = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            plain = stream.readAllBytes();
        }
        refuse(new byte[0]);
        refuse("<!doctype html>".getBytes());
        refuse(java.util.Arrays.copyOf(packed, packed.length / 2));
        refuse(java.util.Arrays.copyOf(plain, plain.length - 1));
        Random random = new Random(3);
        for (int i = 0; i < 20; i++) {
            byte[] altered = plain.clone();
            altered[random.nextInt(altered.length)] ^= 1;
            refuse(altered);
        }
    }

    private static void refuse(byte[] bytes) {
        assertThrows(PackException.class, () -> SpellingDictionary.read(new ByteArrayInputStream(bytes)));
    }
}
