package spellingcheck.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against a running server: "npm run clients:java" starts one and names its address. */
class LiveApiTest {
    private SpellingCheckClient client;

    @BeforeEach
    void connect() {
        String address = System.getProperty("api", "");
        assumeFalse(address.isEmpty(), "no server to ask");
        client = new SpellingCheckClient(URI.create(address));
    }

    @Test
    void checksAText() throws Exception {
        String text = "Je ne sais pas pourqoui il est parti.";
        CheckResult result = client.check(text, "fr");
        assertEquals("fr-FR", result.language());
        assertEquals("Je ne sais pas pourquoi il est parti.", result.corrected(text));
        assertFalse(result.matches().get(0).certainty().isEmpty());
    }

    @Test
    void checksGrammarInTheDetectedLanguage() throws Exception {
        CheckResult result = client.check(CheckRequest.of("Je suis aller au marché. Il fait beau aujourd'hui."));
        assertEquals("fr-FR", result.detectedLanguage());
        assertEquals("allé", result.matches().get(0).replacements().get(0));
    }

    @Test
    void asksTheDictionary() throws Exception {
        List<WordInfo> words = client.lookup("de", List.of("Häuser", "Heuser"));
        assertEquals("Haus", words.get(0).readings().get(0).lemma());
        assertEquals(List.of(true, false), words.stream().map(WordInfo::known).toList());
        assertTrue(client.inflect("es", "hablar").stream().anyMatch(one -> one.form().equals("hablamos")));
    }

    @Test
    void saysWhatIsWrongWithARequest() {
        ApiException refused = assertThrows(ApiException.class, () -> client.check("a", "xx"));
        assertEquals(400, refused.status());
        assertTrue(refused.getMessage().contains("xx"));
        assertFalse(refused.isTemporary());
    }

    @Test
    void listsLanguages() throws Exception {
        assertTrue(client.languages().stream().anyMatch(one -> one.longCode().equals("en-GB")));
    }
}
