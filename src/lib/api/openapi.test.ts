import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openapiOf } from './openapi.ts';
import { operations } from './operations.ts';

const description = openapiOf({ brand: 'Spelling Check', server: 'http://127.0.0.1:8081' });

describe('the description', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(description));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(validator.version).toBe('3.1');
  });

  it('would not be with a mistake in it', async () => {
    const broken = { ...structuredClone(description), paths: { '/v2/check': { post: { parameters: 'text' } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('has every operation, and names no schema that is not there', () => {
    const text = JSON.stringify(description);
    const { paths, components } = description as { paths: object; components: { schemas: object } };
    expect(Object.keys(paths)).toEqual(operations.map(({ path }) => path));
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(components.schemas, name as string))).toEqual([]);
    expect(new Set(named).size).toBe(Object.keys(components.schemas).length);
  });

  it('gives each operation a name of its own', () => {
    const names = [...JSON.stringify(description).matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
