/**
 * A client of the Spelling Check HTTP API, which checks spelling and grammar on a server of yours: see
 * {@link spellingcheck.http.SpellingCheckClient}. The API speaks the JSON of LanguageTool's {@code /v2/check}.
 */
package spellingcheck.http;
