// The part of JSON Schema that the HTTP API is described in, and the types of TypeScript that follow from a schema, so that
// what is documented, what is checked and what is compiled are one thing.

interface Described {
  readonly description?: string;
}

/** A text; `secret` ones are keys, kept out of samples. */
export interface TextSchema extends Described {
  readonly type: 'string';
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly default?: string;
  readonly examples?: readonly string[];
}

/** A number. */
export interface NumberSchema extends Described {
  readonly type: 'integer' | 'number';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: number;
}

/** True or false. */
export interface SwitchSchema extends Described {
  readonly type: 'boolean';
  readonly default?: boolean;
}

/** A list. */
export interface ListSchema extends Described {
  readonly type: 'array';
  readonly items: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly examples?: readonly (readonly string[])[];
}

/** A record; fields that are not `required` may be missing, fields that are not listed may be there. */
export interface RecordSchema extends Described {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Another schema of the description, by its name. */
export interface Reference {
  readonly $ref: `#/components/schemas/${string}`;
}

/** A schema. */
export type Schema = TextSchema | NumberSchema | SwitchSchema | ListSchema | RecordSchema | Reference;

type Optional<P, R extends string> = { readonly [K in Exclude<keyof P, R>]?: ValueOf<P[K]> };
type Required<P, R extends string> = { readonly [K in Extract<keyof P, R>]: ValueOf<P[K]> };

/** The type of what fits a schema. */
export type ValueOf<S> = S extends { readonly enum: readonly (infer E)[] }
  ? E
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'integer' | 'number' }
      ? number
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'array'; readonly items: infer I }
          ? readonly ValueOf<I>[]
          : S extends { readonly properties: infer P; readonly required: readonly (infer R extends string)[] }
            ? Optional<P, R> & Required<P, R>
            : S extends { readonly properties: infer P }
              ? Optional<P, never>
              : unknown;
