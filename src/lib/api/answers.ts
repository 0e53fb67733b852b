// What the operations of the HTTP API answer, as schemas of the description.
import type { RecordSchema, Schema } from './schema.ts';

const text = (description: string) => ({ type: 'string', description }) as const;
const whole = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;
const texts = (description: string) => ({ type: 'array', items: { type: 'string' }, description }) as const;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` }) as const;
const record = (description: string, properties: Record<string, Schema>, optional: readonly string[] = []) =>
  ({
    type: 'object',
    description,
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  }) as const;

/** Names of the kinds of failure; `code` of a problem. */
export const problemCodes = [
  'bad-request',
  'bad-parameter',
  'not-json',
  'not-utf8',
  'unauthorized',
  'not-found',
  'method-not-allowed',
  'timeout',
  'too-large',
  'unsupported-type',
  'quota-exceeded',
  'too-many-requests',
  'headers-too-large',
  'internal',
  'overloaded',
  'took-too-long',
] as const;

/** One of `problemCodes`. */
export type ProblemCode = (typeof problemCodes)[number];

/** The schemas by name. */
export const answerSchemas: Readonly<Record<string, RecordSchema | Schema>> = {
  CheckAnswer: record('The answer to /v2/check, in the shape of LanguageTool.', {
    software: ref('Software'),
    warnings: record('What the answer lacks.', {
      incompleteResults: {
        type: 'boolean',
        description: 'Something was left out; corrections of many misspellings, for example.',
      },
    }),
    language: record('The language the text was checked in.', {
      name: text('Its English name.'),
      code: text('Its code, with the variant.'),
      detectedLanguage: record('The language the text seems to be written in.', {
        name: text('Its English name.'),
        code: text('Its code, with the variant.'),
        confidence: {
          type: 'number',
          minimum: 0,
          maximum: 1,
          description: 'Share of the words that are of this language.',
        },
        source: text('What has detected it.'),
      }),
    }),
    matches: { type: 'array', items: ref('Match'), description: 'What was found, in the order of the text.' },
    sentenceRanges: {
      type: 'array',
      items: { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
      description: 'Start and end of each sentence.',
    },
  }),
  Software: record('Who answers.', {
    name: text('Spelling Check.'),
    version: text('Version of the engine.'),
    apiVersion: whole('1.'),
    premium: { type: 'boolean', description: 'Always false: there is one engine.' },
    status: text('Empty.'),
  }),
  Match: record('One finding. Offsets and lengths count UTF-16 code units, as JavaScript, Java and C# do.', {
    message: text('What is wrong, in a sentence.'),
    shortMessage: text('The same in a few words.'),
    replacements: {
      type: 'array',
      items: record('A correction.', { value: text('What to write instead.') }),
      description: 'Corrections, best first; at most five.',
    },
    probability: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description: 'The chance that it is a mistake and the first correction right.',
    },
    certainty: {
      type: 'string',
      enum: ['sure', 'likely', 'maybe'],
      description: 'The probability as a word: what is sure can be corrected without asking, a maybe is a question.',
    },
    offset: whole('Where it starts in the text, or in the document with its markup.'),
    length: whole('How long it is.'),
    context: record('The words around it.', {
      text: text('An excerpt.'),
      offset: whole('Where the finding starts in the excerpt.'),
      length: whole('How long it is.'),
    }),
    sentence: text('The sentence it stands in.'),
    type: record('Kind of mark, for editors of LanguageTool.', { typeName: text('UnknownWord or Other.') }),
    rule: record('What has found it.', {
      id: text('Stable id of the rule.'),
      description: text('Its name.'),
      issueType: text(
        'misspelling, grammar, typographical, whitespace, duplication, style, inconsistency or unknown-name.',
      ),
      category: record('Its category.', {
        id: text('TYPOS, GRAMMAR, PUNCTUATION, STYLE or CONSISTENCY.'),
        name: text('Its name.'),
      }),
    }),
    ignoreForIncompleteSentence: { type: 'boolean', description: 'Always false.' },
    contextForSureMatch: { type: 'integer', description: 'Always 0.' },
  }),
  Language: record('A language or a variant.', {
    name: text('Its English name.'),
    code: text('The language, such as de.'),
    longCode: text('The variant, such as de-AT; the language for texts whose variant is unknown.'),
  }),
  Languages: { type: 'array', items: ref('Language'), description: 'All languages and variants.' },
  Words: record('Words of own dictionaries.', { words: texts('In alphabetical order.') }),
  Added: record('Whether the word is new.', {
    added: { type: 'boolean', description: 'False if it was there already.' },
  }),
  Deleted: record('Whether the word was there.', {
    deleted: { type: 'boolean', description: 'False if there was no such word.' },
  }),
  Lookup: record('What the dictionary says about each word.', {
    language: text('The variant that was asked.'),
    words: { type: 'array', items: ref('WordFacts'), description: 'In the order of the question.' },
  }),
  WordFacts: record(
    'One word.',
    {
      word: text('As asked.'),
      known: { type: 'boolean', description: 'Whether it is right in this variant, as written.' },
      variants: texts('Variants of the language in which it is right.'),
      frequency: {
        type: 'integer',
        minimum: 0,
        maximum: 15,
        description:
          'How common it is, from 15 for the most frequent words to 1, each class about three times as frequent as the one below it; 0 for words that were not counted.',
      },
      parts: texts('The parts of a compound that stands in the dictionary by its parts only.'),
      readings: {
        type: 'array',
        items: ref('Reading'),
        description: 'What the form can be; empty where the lexicon does not list it.',
      },
    },
    ['parts'],
  ),
  Reading: record('One way to read a form.', {
    lemma: text('The basic form.'),
    partOfSpeech: text('noun, verb, adjective, adverb, determiner, pronoun and so on, after Universal Dependencies.'),
    features: texts('Gender, number, person, case, tense, mood and so on; several of one kind mean "any of these".'),
  }),
  Suggestions: record('Suggestions for each word.', {
    language: text('The variant that was asked.'),
    words: {
      type: 'array',
      items: record('One word.', {
        word: text('As asked.'),
        known: {
          type: 'boolean',
          description: 'Whether it is right as written; there may be suggestions all the same.',
        },
        suggestions: {
          type: 'array',
          items: record('A suggestion.', {
            value: text('A word that may be meant.'),
            frequency: whole('Its class, 0 to 15.'),
          }),
          description: 'Best first.',
        },
      }),
      description: 'In the order of the question.',
    },
  }),
  Inflections: record('The forms of a word.', {
    language: text('The language that was asked.'),
    lemma: text('As asked.'),
    forms: {
      type: 'array',
      items: record('A form with one of its readings.', {
        form: text('The form.'),
        partOfSpeech: text('As in a reading.'),
        features: texts('As in a reading.'),
      }),
      description: 'Empty where the lexicon does not list the lemma.',
    },
  }),
  Info: record('Who answers.', { software: ref('Software') }),
  Health: record('Whether the server can answer.', {
    status: { type: 'string', enum: ['ok', 'starting', 'stopping'], description: 'ok, or why not (with status 503).' },
    version: text('Version of the engine.'),
    languages: texts('Languages that are loaded.'),
    workers: whole('Threads that check.'),
  }),
  Problem: record(
    'Why there is no answer (RFC 9457).',
    {
      type: text('about:blank.'),
      title: text('The status in words.'),
      status: whole('The status.'),
      detail: text('What is wrong, in a sentence.'),
      code: { type: 'string', enum: problemCodes, description: 'What is wrong, for programs.' },
      parameter: text('The parameter that is meant.'),
    },
    ['parameter'],
  ),
};
