// ListObjectsV2: by prefix, in pages, with common prefixes.
import { escapeMarkup, xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { type Action, deny } from './action.ts';
import type { ObjectRecord } from './objects.ts';

const MOST_KEYS = 1000;

interface Page {
  contents: ObjectRecord[];
  prefixes: string[];
  /** Where the next page begins; undefined on the last one. */
  next?: string;
}

function takePage(records: readonly ObjectRecord[], prefix: string, delimiter: string, most: number): Page {
  const page: Page = { contents: [], prefixes: [] };
  let last = '';
  for (const record of records) {
    const cut = delimiter ? record.key.indexOf(delimiter, prefix.length) : -1;
    const group = cut < 0 ? undefined : record.key.slice(0, cut + delimiter.length);
    // The rest of a group that is already on the page, or on the one before.
    if (group !== undefined && group === page.prefixes.at(-1)) {
      last = record.key;
      continue;
    }
    if (page.contents.length + page.prefixes.length === most) return { ...page, next: last };
    if (group === undefined) page.contents.push(record);
    else page.prefixes.push(group);
    last = record.key;
  }
  return page;
}

const token = (key: string) => Buffer.from(key).toString('base64url');

/** ListObjectsV2. */
export const listObjects: Action = ({ call, objects, query, may }) => {
  const prefix = query.get('prefix');
  if (!may('s3:ListBucket', undefined, prefix)) deny();
  if (query.get('list-type') !== '2') {
    fail('NotImplemented', 'Lists of the first kind are refused: ask with list-type=2.', 501);
  }
  const delimiter = query.get('delimiter') ?? '';
  const asked = Number(query.get('max-keys') ?? MOST_KEYS);
  if (!Number.isInteger(asked) || asked < 0) fail('InvalidArgument', 'max-keys must be a whole number');
  const most = Math.min(asked, MOST_KEYS);
  const continued = query.get('continuation-token');
  const after = continued ? Buffer.from(continued, 'base64url').toString() : (query.get('start-after') ?? '');
  const matching = objects.all().filter(({ key }) => key.startsWith(prefix ?? '') && key > after);
  const page = most === 0 ? { contents: [], prefixes: [] } : takePage(matching, prefix ?? '', delimiter, most);
  const write = query.get('encoding-type') === 'url' ? encodeURIComponent : escapeMarkup;
  const contents = page.contents.map(
    ({ key, modified, etag, size }) =>
      `<Contents><Key>${write(key)}</Key><LastModified>${new Date(modified).toISOString()}</LastModified>` +
      `<ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  const prefixes = page.prefixes.map((one) => `<CommonPrefixes><Prefix>${write(one)}</Prefix></CommonPrefixes>`);
  const bucket = escapeMarkup(call.path.split('/')[2] ?? '');
  return xml(
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
      `<Name>${bucket}</Name><Prefix>${write(prefix ?? '')}</Prefix><MaxKeys>${most}</MaxKeys>` +
      (delimiter ? `<Delimiter>${write(delimiter)}</Delimiter>` : '') +
      `<KeyCount>${contents.length + prefixes.length}</KeyCount><IsTruncated>${page.next !== undefined}</IsTruncated>` +
      (page.next === undefined ? '' : `<NextContinuationToken>${token(page.next)}</NextContinuationToken>`) +
      `${contents.join('')}${prefixes.join('')}</ListBucketResult>`,
  );
};
