// The tables of the template: items by their keys, with the conditions and queries that the functions use. What is not known
// is refused, so that no condition is believed to hold.
import type { Input } from '../input.ts';
import { optionalText, part, text } from '../input.ts';
import type { Template } from '../policy/template.ts';
import type { Store } from '../store.ts';

/** A value in the service's own notation. */
export type Attribute = Readonly<Record<string, unknown>>;
/** An item. */
export type Item = Readonly<Record<string, Attribute>>;

/** A refusal with the service's code. */
export class TableError extends Error {
  readonly code: string;
  readonly reasons: readonly string[] | undefined;

  constructor(code: string, message: string, reasons?: readonly string[]) {
    super(message);
    this.code = code;
    this.reasons = reasons;
  }
}

const invalid = (message: string) => new TableError('ValidationException', message);

/** Names of the attributes that make up a table's key. */
function keyNames(template: Template, table: string): string[] {
  if (!template.resources.includes(table)) throw new TableError('ResourceNotFoundException', `There is no ${table}`);
  const schema = template.properties(table)['KeySchema'];
  if (!Array.isArray(schema)) throw new TableError('ResourceNotFoundException', `${table} is no table`);
  return schema.map((one) => String((one as { AttributeName?: unknown }).AttributeName));
}

const resolve = (input: Input, name: string): string => {
  if (!name.startsWith('#')) return name;
  const found = part(input, 'ExpressionAttributeNames')[name];
  if (typeof found !== 'string') throw invalid(`${name} is not defined`);
  return found;
};
const valueOf = (input: Input, name: string): Attribute => part(part(input, 'ExpressionAttributeValues'), name);

function holds(input: Input, old: Item | undefined): boolean {
  const condition = optionalText(input, 'ConditionExpression');
  if (condition === undefined) return true;
  const absent = /^attribute_not_exists\(([#\w]+)\)$/.exec(condition)?.[1];
  if (absent) return old?.[resolve(input, absent)] === undefined;
  const [, name, value] = /^([#\w]+) = (:\w+)$/.exec(condition) ?? [];
  if (!name || !value) throw invalid(`The condition ${condition} is not known here`);
  return JSON.stringify(old?.[resolve(input, name)]) === JSON.stringify(valueOf(input, value));
}

/** Operations of the service. Each throws a TableError. */
export type TableOperations = Readonly<Record<string, (input: Input) => Record<string, unknown>>>;

const LONGEST_PAGE = 1_000_000;

/** Opens the tables. */
export function openTables(store: Store, template: Template): TableOperations {
  const { data, save } = store.table<{ tables: Record<string, Record<string, Item>> }>('dynamodb', { tables: {} });
  const itemsOf = (table: string): Record<string, Item> => {
    data.tables[table] ??= {};
    return data.tables[table];
  };
  const keyOf = (table: string, item: Item) => {
    const parts = keyNames(template, table).map((name) => {
      const value = item[name]?.['S'];
      if (typeof value !== 'string' || value === '') throw invalid(`The key ${name} is missing`);
      return value;
    });
    return JSON.stringify(parts);
  };
  const checked = (input: Input) => {
    const table = text(input, 'TableName');
    const item = part(input, 'Item') as unknown as Item;
    const key = keyOf(table, item);
    return { table, item, key, fits: holds(input, itemsOf(table)[key]) };
  };

  return {
    GetItem(input) {
      const table = text(input, 'TableName');
      const found = itemsOf(table)[keyOf(table, part(input, 'Key') as unknown as Item)];
      return found ? { Item: structuredClone(found) } : {};
    },

    PutItem(input) {
      const { table, item, key, fits } = checked(input);
      if (!fits) throw new TableError('ConditionalCheckFailedException', 'The conditional request failed');
      itemsOf(table)[key] = structuredClone(item);
      save();
      return {};
    },

    TransactWriteItems(input) {
      const list = input['TransactItems'];
      if (!Array.isArray(list)) throw invalid('TransactItems is missing');
      const puts = list.map((one) => checked(part(one as Input, 'Put')));
      if (new Set(puts.map(({ table, key }) => `${table} ${key}`)).size < puts.length) {
        throw invalid('Transaction request cannot include multiple operations on one item');
      }
      if (puts.some(({ fits }) => !fits)) {
        const reasons = puts.map(({ fits }) => (fits ? 'None' : 'ConditionalCheckFailed'));
        throw new TableError('TransactionCanceledException', `Transaction cancelled [${reasons.join(', ')}]`, reasons);
      }
      for (const { table, item, key } of puts) itemsOf(table)[key] = structuredClone(item);
      save();
      return {};
    },

    Query(input) {
      const table = text(input, 'TableName');
      const [hash = '', range = ''] = keyNames(template, table);
      const pattern = /^([#\w]+) = (:\w+)(?: AND begins_with\(([#\w]+), (:\w+)\))?$/;
      const [, first, value, second, start] = pattern.exec(text(input, 'KeyConditionExpression')) ?? [];
      if (!first || !value || resolve(input, first) !== hash || (second && resolve(input, second) !== range)) {
        throw invalid('The condition of the query is not known here');
      }
      const owner = valueOf(input, value)['S'];
      const prefix = start ? String(valueOf(input, start)['S']) : '';
      const after = input['ExclusiveStartKey'] ? String(part(part(input, 'ExclusiveStartKey'), range)['S']) : '';
      const rangeOf = (item: Item) => String(item[range]?.['S']);
      const all = Object.values(itemsOf(table))
        .filter((item) => item[hash]?.['S'] === owner && rangeOf(item).startsWith(prefix) && rangeOf(item) > after)
        .sort((a, b) => (rangeOf(a) < rangeOf(b) ? -1 : 1));
      const page: Item[] = [];
      for (let size = 0; page.length < all.length && size <= LONGEST_PAGE; ) {
        const item = all[page.length] as Item;
        size += JSON.stringify(item).length;
        page.push(structuredClone(item));
      }
      const last = page.length < all.length ? page.at(-1) : undefined;
      return {
        Items: page,
        Count: page.length,
        ...(last && { LastEvaluatedKey: { [hash]: last[hash], [range]: last[range] } }),
      };
    },
  };
}
