// The operations of the HTTP API. The router, the description and the pages of the site are made from this table.
import {
  checkParameters,
  inflectParameters,
  lookupParameters,
  suggestParameters,
  wordParameters,
  wordsParameters,
} from './parameters.ts';
import type { RecordSchema } from './schema.ts';

/** Something that the API does. */
export interface Operation {
  readonly id: string;
  readonly path: string;
  /** `post` operations take forms and JSON; where both are allowed, `get` takes the same in the address. */
  readonly methods: readonly ('get' | 'post')[];
  readonly tag: 'check' | 'words' | 'dictionary' | 'server';
  readonly summary: string;
  readonly parameters?: RecordSchema;
  /** Name of the answer's schema; an answer of plain text has none. */
  readonly answer?: string;
  /** Answered without a key. */
  readonly open?: boolean;
  /** What a first call gives, for the samples. */
  readonly example?: Readonly<Record<string, string>>;
}

const nothing = { type: 'object', properties: {}, required: [] } as const;

/** The table. */
export const operations = [
  {
    id: 'check',
    path: '/v2/check',
    methods: ['get', 'post'],
    tag: 'check',
    summary: 'Checks the spelling and grammar of a text or of a document with markup.',
    parameters: checkParameters,
    answer: 'CheckAnswer',
    example: { language: 'en-US', text: 'We recieved it.' },
  },
  {
    id: 'languages',
    path: '/v2/languages',
    methods: ['get'],
    tag: 'check',
    summary: 'Lists the languages and their variants.',
    parameters: nothing,
    answer: 'Languages',
    open: true,
    example: {},
  },
  {
    id: 'words',
    path: '/v2/words',
    methods: ['get'],
    tag: 'words',
    summary: 'Lists the words of an own dictionary.',
    parameters: wordsParameters,
    answer: 'Words',
    example: { username: 'me', apiKey: 'secret' },
  },
  {
    id: 'addWord',
    path: '/v2/words/add',
    methods: ['post'],
    tag: 'words',
    summary: 'Adds a word to an own dictionary.',
    parameters: wordParameters,
    answer: 'Added',
    example: { word: 'Zwolkja', username: 'me', apiKey: 'secret' },
  },
  {
    id: 'deleteWord',
    path: '/v2/words/delete',
    methods: ['post'],
    tag: 'words',
    summary: 'Removes a word from an own dictionary.',
    parameters: wordParameters,
    answer: 'Deleted',
    example: { word: 'Zwolkja', username: 'me', apiKey: 'secret' },
  },
  {
    id: 'lookup',
    path: '/v2/dictionary/lookup',
    methods: ['get', 'post'],
    tag: 'dictionary',
    summary: 'Says whether words are right, how common they are, and what they can be.',
    parameters: lookupParameters,
    answer: 'Lookup',
    example: { language: 'de', words: 'Häuser' },
  },
  {
    id: 'suggest',
    path: '/v2/dictionary/suggest',
    methods: ['get', 'post'],
    tag: 'dictionary',
    summary: 'Suggests what was meant by misspelt words.',
    parameters: suggestParameters,
    answer: 'Suggestions',
    example: { language: 'fr', words: 'pourqoui' },
  },
  {
    id: 'inflect',
    path: '/v2/dictionary/inflect',
    methods: ['get', 'post'],
    tag: 'dictionary',
    summary: 'Lists the forms of a word.',
    parameters: inflectParameters,
    answer: 'Inflections',
    example: { language: 'es', lemma: 'hablar' },
  },
  {
    id: 'info',
    path: '/v2/info',
    methods: ['get'],
    tag: 'server',
    summary: 'Says who answers, and in which version.',
    parameters: nothing,
    answer: 'Info',
    open: true,
  },
  {
    id: 'maxTextLength',
    path: '/v2/maxtextlength',
    methods: ['get'],
    tag: 'server',
    summary: 'Most characters of a text, as a number.',
    parameters: nothing,
    open: true,
  },
  {
    id: 'healthcheck',
    path: '/v2/healthcheck',
    methods: ['get'],
    tag: 'server',
    summary: 'Answers OK, for clients of LanguageTool.',
    parameters: nothing,
    open: true,
  },
  {
    id: 'health',
    path: '/health',
    methods: ['get'],
    tag: 'server',
    summary: 'Whether the server can answer, for load balancers; 503 while it starts or stops.',
    parameters: nothing,
    answer: 'Health',
    open: true,
  },
  {
    id: 'metrics',
    path: '/metrics',
    methods: ['get'],
    tag: 'server',
    summary: 'Figures in the format of Prometheus.',
    parameters: nothing,
    open: true,
  },
  {
    id: 'openapi',
    path: '/openapi.json',
    methods: ['get'],
    tag: 'server',
    summary: 'This description.',
    parameters: nothing,
    open: true,
  },
] as const satisfies readonly Operation[];

/** Names of the operations. */
export type OperationId = (typeof operations)[number]['id'];
