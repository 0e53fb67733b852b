// The parameters of a request, from its address and its body: a form or JSON, in UTF-8.
import { Problem } from '../problem.ts';

/** A request as the handler gets it. */
export interface ApiRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string | undefined>>;
  body: Uint8Array;
  /** Where it is from, for limits. */
  client: string;
}

/** Fields by name; of several with one name the last counts. */
export type Fields = Readonly<Record<string, unknown>>;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPES = ['application/json', 'text/json'];

/** UTF-8 in a form takes up to nine bytes a character. */
const BYTES_A_CHARACTER = 9;
const EXTRA_BYTES = 16_384;

/** Most bytes of a body whose text has so many characters. */
export const longestBodyOf = (characters: number): number => characters * BYTES_A_CHARACTER + EXTRA_BYTES;

/** Why a body is not read; undefined where it may be. `most` is in bytes, like `length`. */
export function refusedBody(encoding: string | undefined, length: number, most: number): Problem | undefined {
  if (encoding !== undefined && encoding !== 'identity')
    return new Problem('unsupported-type', 'The body must not be compressed.');
  if (length > most)
    return new Problem('too-large', `The request is longer than ${most} bytes, which is the limit of this server.`);
  return undefined;
}

/** Parameters of the address and the body together; those of the body count more. */
export function fieldsOf({ url, headers, body }: ApiRequest): Fields {
  const mark = url.indexOf('?');
  const query = mark < 0 ? {} : formFields(url.slice(mark + 1), 'address');
  return body.length === 0 ? query : { ...query, ...bodyFields(headers['content-type'] ?? FORM, body) };
}

function bodyFields(contentType: string, body: Uint8Array): Fields {
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((one) => one.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  if (charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new Problem('unsupported-type', `The body must be in UTF-8, not in ${charset}.`);
  if (type === FORM) return formFields(decode(body), 'body');
  if (JSON_TYPES.includes(type)) return jsonFields(decode(body));
  throw new Problem('unsupported-type', `The body must be a form (${FORM}) or JSON (${JSON_TYPES[0]}).`);
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw new Problem('not-utf8', 'The body is not UTF-8.');
  }
}

function jsonFields(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('not-json', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('not-json', 'The body must be a JSON object with the parameters.');
  return value as Fields;
}

/** Not the platform's own reader: it replaces malformed characters in silence. */
function formFields(form: string, where: string): Fields {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const part of form.split('&')) {
    if (part === '') continue;
    const mark = part.indexOf('=');
    const name = mark < 0 ? part : part.slice(0, mark);
    fields[decoded(name, where)] = mark < 0 ? '' : decoded(part.slice(mark + 1), where);
  }
  return fields;
}

function decoded(text: string, where: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem('not-utf8', `The ${where} has a percent sign that does not stand for a character in UTF-8.`);
  }
}
