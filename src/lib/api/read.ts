// Reads the parameters of a request by their schema: texts of a form become what the schema says, and everything is checked.
// Parameters that are not in the schema are ignored: clients of other versions send many.
import type { ListSchema, NumberSchema, RecordSchema, Schema, TextSchema, ValueOf } from './schema.ts';

/** What is wrong with a parameter. */
export interface Fault {
  parameter: string;
  detail: string;
}

/** The parameters, or what is wrong with one. */
export type Reading<T> = { ok: true; value: T } | { ok: false; fault: Fault };

/** Thrown inside this file only. */
class Wrong extends Error {}

const wrong = (detail: string): never => {
  throw new Wrong(detail);
};

/** Reads a request's parameters, as texts of a form or as values of JSON. */
export function readParameters<S extends RecordSchema>(
  schema: S,
  given: Readonly<Record<string, unknown>>,
): Reading<ValueOf<S>> {
  const read: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(schema.properties)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    try {
      if (value !== undefined && value !== null) read[name] = readValue(one, value);
      else if ('default' in one && one.default !== undefined) read[name] = one.default;
      else if (schema.required?.includes(name)) wrong('is missing');
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      return { ok: false, fault: { parameter: name, detail: `${name} ${error.message}.` } };
    }
  }
  return { ok: true, value: read as ValueOf<S> };
}

function readValue(schema: Schema, value: unknown): unknown {
  if ('$ref' in schema) return value;
  switch (schema.type) {
    case 'string':
      return readText(schema, value);
    case 'boolean':
      return readSwitch(value);
    case 'array':
      return readList(schema, typeof value === 'string' ? partsOf(value) : value);
    case 'object':
      return readRecord(schema, typeof value === 'string' ? parse(value) : value);
    default:
      return readNumber(schema, value);
  }
}

function readText({ enum: values, minLength = 0, maxLength, pattern }: TextSchema, value: unknown): string {
  if (typeof value !== 'string') return wrong('must be a text');
  if (value.length < minLength) wrong('must not be empty');
  if (maxLength !== undefined && value.length > maxLength) wrong(`must not be longer than ${maxLength} characters`);
  if (values && !values.includes(value)) wrong(`must be one of ${values.join(', ')}`);
  if (pattern && !new RegExp(pattern, 'u').test(value)) wrong('does not have the form that it should');
  return value;
}

function readSwitch(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'yes' || value === '1') return true;
  if (value === 'false' || value === 'no' || value === '0' || value === '') return false;
  return wrong('must be true or false');
}

function readNumber({ type, minimum = -Infinity, maximum = Infinity }: NumberSchema, value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return wrong('must be a number');
  if (type === 'integer' && !Number.isInteger(number)) wrong('must be a whole number');
  if (number < minimum || number > maximum) wrong(`must be from ${minimum} to ${maximum}`);
  return number;
}

const partsOf = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function readList({ items, minItems = 0, maxItems }: ListSchema, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return wrong('must be a list');
  if (value.length < minItems) wrong('must not be empty');
  if (maxItems !== undefined && value.length > maxItems) wrong(`must not have more than ${maxItems} entries`);
  return value.map((item) => readValue(items, item));
}

function readRecord({ properties, required = [] }: RecordSchema, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong('must be an object');
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const field: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
    if (field === undefined || field === null) {
      if (required.includes(name)) wrong(`must have ${name}`);
      continue;
    }
    try {
      read[name] = readValue(schema, field);
    } catch (error) {
      throw error instanceof Wrong ? new Wrong(`has a field ${name} that ${error.message}`) : error;
    }
  }
  return read;
}

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return wrong('is not JSON');
  }
}
