package spellingcheck.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against a server that answers in the shape of LanguageTool's API. */
class SpellingCheckClientTest {
    private static final String ANSWER =
            """
            {"software": {"name": "Spelling Check", "apiVersion": 1},
             "language": {"name": "French", "code": "fr", "detectedLanguage": {"name": "French", "code": "fr", "confidence": 0.99}},
             "matches": [
               {"message": "Une faute.", "shortMessage": "", "replacements": [{"value": "allé"}, {"value": "allée"}],
                "offset": 8, "length": 5, "sentence": "Je suis aller à la maisson.",
                "certainty": "likely", "probability": 0.9,
                "rule": {"id": "FR_PARTICIPLE", "issueType": "grammar", "category": {"id": "GRAMMAR", "name": "Grammar"}}},
               {"message": "Inconnu.", "replacements": [{"value": "maison"}], "offset": 19, "length": 7, "sentence": "",
                "rule": {"id": "FR_SPELLING", "issueType": "misspelling", "category": {"id": "TYPOS"}}}]}
            """;

    private HttpServer server;
    private URI address;
    private String received = "";
    private String authorization = "";

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
        address = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void answer(String path, int status, String body) {
        server.createContext(path, exchange -> {
            received = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            String header = exchange.getRequestHeaders().getFirst("Authorization");
            authorization = header == null ? "" : header;
            send(exchange, status, body);
        });
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        try (var stream = exchange.getResponseBody()) {
            stream.write(bytes);
        }
    }

    @Test
    void readsWhatWasFound() throws Exception {
        answer("/v2/check", 200, ANSWER);
        String text = "Je suis aller à la maisson.";
        CheckResult result = new SpellingCheckClient(address).check(text, "fr");
        assertEquals("fr", result.language());
        assertEquals("fr", result.detectedLanguage());
        Match first = result.matches().get(0);
        assertEquals(List.of("allé", "allée"), first.replacements());
        assertEquals("FR_PARTICIPLE", first.ruleId());
        assertEquals("GRAMMAR", first.categoryId());
        assertEquals("likely", first.certainty());
        assertEquals(0.9, first.probability());
        assertEquals("misspelling", result.matches().get(1).issueType());
        assertEquals("Je suis allé à la maison.", result.corrected(text));
        assertEquals("Je suis aller à la maison.", result.matches().get(1).applyTo(text));
    }

    @Test
    void sendsTheOptions() throws Exception {
        answer("/v2/check", 200, ANSWER);
        CheckRequest request = CheckRequest.of("a & b = ü")
                .withPreferredVariants("en-GB", "de-AT")
                .withoutRules("A")
                .withoutRules("B")
                .withoutCategories("STYLE")
                .withPickyLevel();
        new SpellingCheckClient(URI.create(address + "/"), HttpClient.newHttpClient(), Duration.ofSeconds(5), "k-1")
                .check(request);
        String plain = URLDecoder.decode(received, StandardCharsets.UTF_8);
        assertTrue(received.startsWith("text=a+%26+b+%3D+%C3%BC&language=auto"), received);
        assertTrue(plain.contains("preferredVariants=en-GB,de-AT&disabledRules=A,B&disabledCategories=STYLE&level=picky"));
        assertEquals("Bearer k-1", authorization);
    }

    @Test
    void saysWhyTheServerRefuses() {
        answer("/v2/check", 413, "Error: the text is too long\nmore");
        ApiException refused = assertThrows(ApiException.class, () -> new SpellingCheckClient(address).check("a", "en"));
        assertEquals(413, refused.status());
        assertFalse(refused.isTemporary());
        assertEquals("HTTP 413: Error: the text is too long", refused.getMessage());
    }

    @Test
    void tellsWhatMayPass() {
        answer("/v2/check", 429, "{\"error\": \"too many requests\"}");
        ApiException limited = assertThrows(ApiException.class, () -> new SpellingCheckClient(address).check("a", "en"));
        assertTrue(limited.isTemporary());
        assertEquals("HTTP 429: too many requests", limited.getMessage());
    }

    @Test
    void refusesAnAnswerOfSomethingElse() {
        answer("/v2/check", 200, "<!doctype html>");
        assertThrows(ApiException.class, () -> new SpellingCheckClient(address).check("a", "en"));
        CompletionException late = assertThrows(CompletionException.class, () ->
                new SpellingCheckClient(address).checkAsync(CheckRequest.of("a")).join());
        assertInstanceOf(ApiException.class, late.getCause());
    }

    @Test
    void givesUpAfterItsTime() {
        server.createContext("/v2/check", exchange -> {
            try {
                Thread.sleep(2000);
            } catch (InterruptedException error) {
                Thread.currentThread().interrupt();
            }
        });
        SpellingCheckClient hasty =
                new SpellingCheckClient(address, HttpClient.newHttpClient(), Duration.ofMillis(200), null);
        assertThrows(HttpTimeoutException.class, () -> hasty.check("a", "en"));
    }

    @Test
    void listsLanguages() throws Exception {
        answer("/v2/languages", 200, "[{\"name\": \"English (GB)\", \"code\": \"en\", \"longCode\": \"en-GB\"}]");
        List<LanguageInfo> languages = new SpellingCheckClient(address).languages();
        assertEquals(List.of(new LanguageInfo("English (GB)", "en", "en-GB")), languages);
    }
}
