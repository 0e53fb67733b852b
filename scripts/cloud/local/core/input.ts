// Reads the fields of a JSON request. Values of the wrong type are refused, as the service does.
import { fail } from './errors.ts';

/** A parsed request. */
export type Input = Readonly<Record<string, unknown>>;

const MOST_CHARACTERS = 4096;

/** An optional text. */
export function optionalText(input: Input, name: string): string | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') fail('SerializationException', `${name} must be a string`);
  if (value.length > MOST_CHARACTERS) fail('InvalidParameterException', `${name} is too long`);
  return value;
}

/** A required, non-empty text. */
export function text(input: Input, name: string): string {
  const value = optionalText(input, name);
  if (!value) {
    fail('InvalidParameterException', `1 validation error detected: Value at '${name}' must not be empty`);
  }
  return value;
}

/** A part of the request that is an object; empty if missing. */
export function part(input: Input, name: string): Input {
  const value = input[name];
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) fail('SerializationException', `${name} must be an object`);
  return value as Input;
}

/** An optional whole number. */
export function optionalNumber(input: Input, name: string): number | undefined {
  const value = input[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isInteger(value)) fail('SerializationException', `${name} must be a number`);
  return value;
}

/** A list of texts; empty if missing. */
export function texts(input: Input, name: string): string[] {
  const value = input[name] ?? [];
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string')) {
    fail('SerializationException', `${name} must be a list of strings`);
  }
  return value as string[];
}

/** A list of name and value pairs, the form in which attributes are sent. */
export function pairs(input: Input, name: string): [name: string, value: string][] {
  const value = input[name] ?? [];
  if (!Array.isArray(value)) fail('SerializationException', `${name} must be a list`);
  return (value as Input[]).map((one) => [text(one, 'Name'), optionalText(one, 'Value') ?? '']);
}

/** Parses a request's body. An empty body counts as an empty object. */
export function parseInput(body: string): Input {
  let value: unknown;
  try {
    value = JSON.parse(body || '{}');
  } catch {
    fail('SerializationException', 'Unexpected input: not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail('SerializationException', 'Start of structure or map found where not expected.');
  }
  return value as Input;
}
