package spellingcheck.http;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import spellingcheck.json.Fields;
import spellingcheck.json.Json;

/**
 * Asks a server of the HTTP API. Safe for any number of threads; make one and keep it.
 *
 * <pre>{@code
 * SpellingCheckClient client = new SpellingCheckClient(URI.create("http://127.0.0.1:8081"));
 * for (Match match : client.check("Je suis aller au marché.", "fr").matches()) {
 *     System.out.println(match.message() + " " + match.replacements());
 * }
 * }</pre>
 */
public final class SpellingCheckClient {
    private static final Duration DEFAULT_TIMEOUT = Duration.ofSeconds(20);

    private final URI server;
    private final HttpClient http;
    private final Duration timeout;
    private final String key;

    /**
     * A client without a key that waits 20 seconds for an answer.
     *
     * @param server address of the server, without {@code /v2}
     */
    public SpellingCheckClient(URI server) {
        this(server, HttpClient.newBuilder().connectTimeout(DEFAULT_TIMEOUT).build(), DEFAULT_TIMEOUT, null);
    }

    /**
     * A client with connections, patience and key of one's own.
     *
     * @param server address of the server, without {@code /v2}
     * @param http what makes the connections: proxies, certificates and threads are set there
     * @param timeout how long to wait for an answer
     * @param key key of the API; null where the server asks for none
     */
    public SpellingCheckClient(URI server, HttpClient http, Duration timeout, String key) {
        String address = Objects.requireNonNull(server, "server").toString();
        this.server = URI.create(address.endsWith("/") ? address : address + "/");
        this.http = Objects.requireNonNull(http, "http");
        this.timeout = Objects.requireNonNull(timeout, "timeout");
        this.key = key;
    }

    /**
     * Checks a text.
     *
     * @param text the text
     * @param language its language or variant, such as fr or en-GB; auto to have it detected
     * @return what was found
     * @throws ApiException if the server refuses the request
     * @throws IOException if the server cannot be reached or does not answer in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public CheckResult check(String text, String language) throws IOException, InterruptedException {
        return check(CheckRequest.of(text).withLanguage(language));
    }

    /**
     * Checks a text.
     *
     * @param request the text, and how to check it
     * @return what was found
     * @throws ApiException if the server refuses the request
     * @throws IOException if the server cannot be reached or does not answer in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public CheckResult check(CheckRequest request) throws IOException, InterruptedException {
        return CheckResult.of(answerTo("v2/check", request.fields()));
    }

    /**
     * Checks a text without waiting for the answer.
     *
     * @param request the text, and how to check it
     * @return what was found, or an {@link IOException}
     */
    public CompletableFuture<CheckResult> checkAsync(CheckRequest request) {
        return http.sendAsync(checkOf(request), BodyHandlers.ofString()).thenApply(response -> {
            try {
                return CheckResult.of(Fields.of(answerOf(response)));
            } catch (IOException error) {
                throw new CompletionException(error);
            }
        });
    }

    /**
     * The languages that the server checks.
     *
     * @return languages and their variants
     * @throws ApiException if the server refuses the request
     * @throws IOException if the server cannot be reached or does not answer in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<LanguageInfo> languages() throws IOException, InterruptedException {
        Object answer = answerOf(http.send(to("v2/languages").GET().build(), BodyHandlers.ofString()));
        return answer instanceof List<?> list ? list.stream().map(Fields::of).map(LanguageInfo::of).toList() : List.of();
    }

    /**
     * What the dictionary of the server knows of words.
     *
     * @param language their language or variant, such as de or de-AT
     * @param words the words
     * @return one entry for each, in their order
     * @throws ApiException if the server refuses the request
     * @throws IOException if the server cannot be reached or does not answer in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<WordInfo> lookup(String language, List<String> words) throws IOException, InterruptedException {
        Map<String, String> fields = Map.of("language", language, "words", String.join(",", words));
        return answerTo("v2/dictionary/lookup", fields).objects("words").stream().map(WordInfo::of).toList();
    }

    /**
     * The forms of a word.
     *
     * @param language its language or variant, such as de or de-AT
     * @param lemma the word as a dictionary lists it
     * @return its forms; empty if the dictionary does not inflect it
     * @throws ApiException if the server refuses the request
     * @throws IOException if the server cannot be reached or does not answer in time
     * @throws InterruptedException if the thread is interrupted while it waits
     */
    public List<WordForm> inflect(String language, String lemma) throws IOException, InterruptedException {
        Map<String, String> fields = Map.of("language", language, "lemma", lemma);
        return answerTo("v2/dictionary/inflect", fields).objects("forms").stream().map(WordForm::of).toList();
    }

    private Fields answerTo(String path, Map<String, String> fields) throws IOException, InterruptedException {
        return Fields.of(answerOf(http.send(form(path, fields), BodyHandlers.ofString())));
    }

    private HttpRequest checkOf(CheckRequest request) {
        return form("v2/check", request.fields());
    }

    private HttpRequest form(String path, Map<String, String> fields) {
        String form = fields.entrySet().stream().map(SpellingCheckClient::field).collect(Collectors.joining("&"));
        return to(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form))
                .build();
    }

    private static String field(Map.Entry<String, String> field) {
        return field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8);
    }

    private HttpRequest.Builder to(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(timeout)
                .header("Accept", "application/json");
        return key == null ? request : request.header("Authorization", "Bearer " + key);
    }

    private static Object answerOf(HttpResponse<String> response) throws ApiException {
        int status = response.statusCode();
        if (status != 200) throw new ApiException(status, reasonOf(response.body()));
        try {
            return Json.parse(response.body());
        } catch (IllegalArgumentException error) {
            throw new ApiException(status, "no JSON");
        }
    }

    /** What an error says: a field of JSON, or the text as LanguageTool sends it; never more than a line. */
    private static String reasonOf(String body) {
        String reason = body;
        try {
            Fields fields = Fields.of(Json.parse(body));
            for (String name : List.of("error", "message", "detail")) {
                if (!fields.text(name).isEmpty()) reason = fields.text(name);
            }
        } catch (IllegalArgumentException error) {
            // a plain text: it is the reason
        }
        String line = reason.strip().lines().findFirst().orElse("");
        return line.length() > 300 ? line.substring(0, 300) : line;
    }
}
