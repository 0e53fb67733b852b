// What each operation of the HTTP API takes. The description, the validation of requests, their types and the tables on the
// site come from here.
import type { RecordSchema } from './schema.ts';

/** Longest text in characters (UTF-16 code units) unless the operator sets another limit. */
export const LONGEST_TEXT = 100_000;
/** Longest word of the dictionary interface and of own dictionaries. */
export const LONGEST_WORD = 100;
/** Most words of one question to the dictionary. */
export const MOST_WORDS = 50;

const LANGUAGE = '^[A-Za-z]{2,4}([-_][A-Za-z0-9]{1,8})*$';
const list = (description: string, maxItems: number) =>
  ({ type: 'array', items: { type: 'string', maxLength: 200 }, maxItems, description }) as const;

const account = {
  username: {
    type: 'string',
    maxLength: 200,
    description: 'Name of the account, as clients of LanguageTool send it; with apiKey it names the own dictionary.',
  },
  apiKey: {
    type: 'string',
    maxLength: 200,
    description: 'Key of the account, where a request cannot carry the header Authorization or X-API-Key.',
  },
} as const;

const dict = {
  type: 'string',
  maxLength: 100,
  description: 'Which of the own dictionaries; without it the one that has no name.',
} as const;

const annotation = {
  type: 'object',
  description: 'A stretch of the document: either text or markup.',
  properties: {
    text: { type: 'string', description: 'Text to check.' },
    markup: { type: 'string', description: 'Markup, which is not checked; offsets count it.' },
    interpretAs: { type: 'string', description: 'What the markup stands for, such as two line breaks for <p>.' },
  },
} as const;

/** /v2/check. */
export const checkParameters = {
  type: 'object',
  properties: {
    text: {
      type: 'string',
      description: 'The text to check. Either this or data is required.',
      examples: ['We recieved it.'],
    },
    data: {
      type: 'object',
      description: 'A document with its markup, as JSON: {"annotation": [{"text": "A "}, {"markup": "<b>"}, …]}.',
      properties: { annotation: { type: 'array', items: annotation, maxItems: 100_000 } },
      required: ['annotation'],
    },
    language: {
      type: 'string',
      maxLength: 40,
      pattern: LANGUAGE,
      description: 'Language of the text: auto, a language such as en, or a variant such as en-GB.',
      examples: ['en-US'],
    },
    preferredVariants: list('With language=auto: the variant to assume for each language, such as en-GB,de-AT.', 50),
    motherTongue: {
      type: 'string',
      maxLength: 40,
      pattern: LANGUAGE,
      description:
        'First language of the writer: false friends and other slips that it leads to are looked for, in texts in another language. The messages are written in it, where there are texts in it; in English otherwise.',
    },
    enabledRules: list('Ids of rules to switch on, among them picky ones.', 1000),
    disabledRules: list('Ids of rules to switch off.', 1000),
    enabledCategories: list('Ids of categories, for enabledOnly.', 100),
    disabledCategories: list('Ids of categories to switch off: TYPOS, GRAMMAR, PUNCTUATION, STYLE, CONSISTENCY.', 100),
    enabledOnly: {
      type: 'boolean',
      default: false,
      description: 'Runs only what enabledRules and enabledCategories name.',
    },
    level: {
      type: 'string',
      enum: ['default', 'picky'],
      default: 'default',
      description: 'picky adds rules of taste for formal texts.',
    },
    ...account,
    dicts: list('Further own dictionaries whose words are accepted.', 20),
  },
  required: ['language', 'enabledOnly', 'level'],
} as const satisfies RecordSchema;

/** /v2/words. */
export const wordsParameters = {
  type: 'object',
  properties: {
    offset: { type: 'integer', minimum: 0, default: 0, description: 'The first word to list.' },
    limit: { type: 'integer', minimum: 1, maximum: 10_000, default: 10, description: 'How many words to list.' },
    ...account,
    dicts: list('Own dictionaries to list; without it the one that has no name.', 20),
  },
  required: ['offset', 'limit'],
} as const satisfies RecordSchema;

/** /v2/words/add and /v2/words/delete. */
export const wordParameters = {
  type: 'object',
  properties: {
    word: {
      type: 'string',
      minLength: 1,
      maxLength: LONGEST_WORD,
      description: 'One word, without spaces.',
      examples: ['Zwolkja'],
    },
    ...account,
    dict,
  },
  required: ['word'],
} as const satisfies RecordSchema;

const code = {
  type: 'string',
  maxLength: 40,
  pattern: LANGUAGE,
  description: 'A language such as de, or a variant such as de-AT.',
  examples: ['de'],
} as const;
const words = {
  type: 'array',
  items: { type: 'string', minLength: 1, maxLength: LONGEST_WORD },
  minItems: 1,
  maxItems: MOST_WORDS,
  description: 'One word, or several separated by commas.',
  examples: [['Haustürschlüssel']],
} as const;
const key = { apiKey: account.apiKey } as const;

/** /v2/dictionary/lookup. */
export const lookupParameters = {
  type: 'object',
  properties: { language: code, words, ...key },
  required: ['language', 'words'],
} as const satisfies RecordSchema;

/** /v2/dictionary/suggest. */
export const suggestParameters = {
  type: 'object',
  properties: {
    language: code,
    words,
    limit: { type: 'integer', minimum: 1, maximum: 20, default: 5, description: 'Most suggestions for each word.' },
    ...key,
  },
  required: ['language', 'words', 'limit'],
} as const satisfies RecordSchema;

/** /v2/dictionary/inflect. */
export const inflectParameters = {
  type: 'object',
  properties: {
    language: code,
    lemma: {
      type: 'string',
      minLength: 1,
      maxLength: LONGEST_WORD,
      description: 'The basic form of a word.',
      examples: ['Haus'],
    },
    partOfSpeech: {
      type: 'string',
      enum: ['noun', 'verb', 'adjective'],
      description: 'Only forms as this part of speech.',
    },
    ...key,
  },
  required: ['language', 'lemma'],
} as const satisfies RecordSchema;
