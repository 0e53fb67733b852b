// The description of the HTTP API in OpenAPI 3.1, made from the table of operations.
import { answerSchemas } from './answers.ts';
import { type Operation, operations } from './operations.ts';
import type { RecordSchema, Schema } from './schema.ts';

/** Of the interface: its first number is in the addresses. */
const API_VERSION = '2.0.0';

type Json = Readonly<Record<string, unknown>>;

/** What a status means; 200 is said by the operation. */
const FAILURES: Readonly<Record<string, string>> = {
  '400': 'The request is wrong; the detail says why.',
  '401': 'The key is missing or wrong.',
  '408': 'The request did not arrive in time.',
  '413': 'The text or the request is too long.',
  '415': 'The body is neither a form nor JSON in UTF-8.',
  '429': 'Too many requests, or the quota of the key is used up; Retry-After says when to try again.',
  '503': 'The check took too long, or too many are waiting.',
};
const OF_OPEN = ['400', '408', '429'];

const isDefaulted = (schema: Schema): boolean => 'default' in schema && schema.default !== undefined;

/** Required by a person who calls: what has a default is not. */
const needed = ({ properties, required = [] }: RecordSchema): string[] =>
  required.filter((name) => !isDefaulted(properties[name] as Schema));

const fieldsOf = ({ properties }: RecordSchema): Readonly<Record<string, Json>> =>
  properties as Readonly<Record<string, object>> as Readonly<Record<string, Json>>;

function queryParameters(parameters: RecordSchema): Json[] {
  const names = needed(parameters);
  return Object.entries(fieldsOf(parameters)).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    description,
    ...(schema['type'] === 'object'
      ? { content: { 'application/json': { schema } } }
      : { ...(schema['type'] === 'array' && { style: 'form', explode: false }), schema }),
  }));
}

function requestBody(operation: Operation & { parameters: RecordSchema }): Json {
  const { parameters, example } = operation;
  const schema = { ...parameters, required: needed(parameters) };
  const encoding: Record<string, Json> = {};
  for (const [name, { type }] of Object.entries(fieldsOf(parameters))) {
    if (type === 'array') encoding[name] = { style: 'form', explode: false };
    if (type === 'object') encoding[name] = { contentType: 'application/json' };
  }
  const form = { schema, ...(example && { example }), ...(Object.keys(encoding).length > 0 && { encoding }) };
  return {
    required: true,
    content: {
      'application/x-www-form-urlencoded': form,
      'application/json': { schema, ...(example && { example: jsonOf(parameters, example) }) },
    },
  };
}

/** An example as JSON: lists that are one text in a form are lists there. */
function jsonOf(parameters: RecordSchema, example: Readonly<Record<string, string>>): Json {
  const fields = fieldsOf(parameters);
  const value = (name: string, given: string) => (fields[name]?.['type'] === 'array' ? given.split(',') : given);
  return Object.fromEntries(Object.entries(example).map(([name, given]) => [name, value(name, given)]));
}

function responses(operation: Operation): Json {
  const good = operation.answer
    ? { 'application/json': { schema: { $ref: `#/components/schemas/${operation.answer}` } } }
    : { [operation.id === 'openapi' ? 'application/json' : 'text/plain']: { schema: {} } };
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  const failures = Object.entries(FAILURES).filter(([status]) => !operation.open || OF_OPEN.includes(status));
  return {
    '200': { description: 'The answer.', content: good },
    ...Object.fromEntries(failures.map(([status, description]) => [status, { description, content: problem }])),
  };
}

function pathItem(operation: Operation): Json {
  const { id, methods, summary, tag, open, parameters } = operation;
  return Object.fromEntries(
    methods.map((method) => [
      method,
      {
        operationId: method === 'get' && methods.length > 1 ? `${id}Get` : id,
        summary,
        tags: [tag],
        ...(open && { security: [] }),
        ...(parameters && method === 'get' && { parameters: queryParameters(parameters) }),
        ...(parameters && method === 'post' && { requestBody: requestBody({ ...operation, parameters }) }),
        responses: responses(operation),
      },
    ]),
  );
}

/** Where the API is and what it is called. */
export interface DescriptionOptions {
  brand: string;
  server: string;
}

/** The whole description. */
export function openapiOf({ brand, server }: DescriptionOptions): Json {
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://spec.openapis.org/oas/3.1/dialect/base',
    info: {
      title: `${brand} API`,
      version: API_VERSION,
      description:
        'Spelling and grammar of English, French, German, Italian and Spanish, in the shape of the HTTP API of LanguageTool, ' +
        'and a dictionary. Texts are neither kept nor logged. Parameters that are not described here are ignored.',
    },
    servers: [{ url: server }],
    tags: [
      { name: 'check', description: 'Texts' },
      { name: 'words', description: 'Own dictionaries' },
      { name: 'dictionary', description: 'Single words' },
      { name: 'server', description: 'The server itself' },
    ],
    security: [{}, { bearer: [] }, { header: [] }],
    paths: Object.fromEntries(operations.map((operation) => [operation.path, pathItem(operation)])),
    components: {
      schemas: answerSchemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A key, where the operator asks for one.' },
        header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'The same in a header of its own.' },
      },
    },
  };
}
