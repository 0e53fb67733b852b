// The code on the product pages. It is the same in every language and works with the source as it is today.

/** Starting the HTTP API. */
export const startCommand = 'npm run api';

/** The first questions to it. */
export const firstCalls = {
  check: `curl http://127.0.0.1:8081/v2/check -d language=en-US --data-urlencode 'text=We recieved it.'`,
  lookup: `curl 'http://127.0.0.1:8081/v2/dictionary/lookup?language=en&words=went'`,
  suggest: `curl 'http://127.0.0.1:8081/v2/dictionary/suggest?language=fr&words=pourqoui'`,
  inflect: `curl 'http://127.0.0.1:8081/v2/dictionary/inflect?language=es&lemma=hablar'`,
} as const;

/** The answer to the first, shortened. */
export const checkAnswer = `{
  "language": { "code": "en-US" },
  "matches": [
    {
      "offset": 3,
      "length": 8,
      "replacements": [{ "value": "received" }, { "value": "reserved" }],
      "certainty": "sure",
      "rule": { "id": "spelling.unknown-word", "issueType": "misspelling" }
    }
  ]
}`;
