// The code on the product pages. It is the same in every language and works with the source as it is today.

/** Checking a file on the command line. */
export const checkCommand = `npm run -s check -- --language en --json letter.txt`;

/** The command's answer, in the shape of LanguageTool's /v2/check. */
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

/** Requesting the list of dictionary files from a site. */
export const dictionaryCommand = (baseUrl: string): string => `curl ${baseUrl}/packs/manifest.json`;
