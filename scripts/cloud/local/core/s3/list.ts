// ListObjectsV2 and its older form: by prefix, in pages, with common prefixes, ordered by UTF-8 bytes.
import { xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { NAMES } from '../settings.ts';
import { type Action, deny, keyText, NAMESPACE, type ObjectCall } from './action.ts';
import { compareKeys, type ObjectRecord } from './objects.ts';

const MOST_KEYS = 1000;

interface Page {
  contents: ObjectRecord[];
  prefixes: string[];
  /** Where the next page begins; undefined on the last one. */
  next?: string;
}

/** The parameters common to both forms. */
interface Question {
  prefix: string;
  delimiter: string;
  most: number;
  /** Only keys after this one; a common prefix stands for its whole group. */
  after: string;
}

function takePage(records: readonly ObjectRecord[], { prefix, delimiter, most, after }: Question): Page {
  const page: Page = { contents: [], prefixes: [] };
  if (most === 0) return page;
  let last = '';
  for (const record of records) {
    if (!record.key.startsWith(prefix) || compareKeys(record.key, after) <= 0) continue;
    const cut = delimiter ? record.key.indexOf(delimiter, prefix.length) : -1;
    const group = cut < 0 ? undefined : record.key.slice(0, cut + delimiter.length);
    // The rest of a group that is already on the page, or on the one before.
    if (group !== undefined && (group === page.prefixes.at(-1) || group === after)) continue;
    if (page.contents.length + page.prefixes.length === most) return { ...page, next: last };
    if (group === undefined) page.contents.push(record);
    else page.prefixes.push(group);
    last = group ?? record.key;
  }
  return page;
}

/** Encodes as the service does for encoding-type=url: a space becomes a plus sign, and slashes are kept. */
const urlText = (text: string) =>
  encodeURIComponent(text)
    .replace(/%2F/g, '/')
    .replace(/%20/g, '+')
    .replace(/[!'()~]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const writeToken = (after: string) => `1${Buffer.from(after).toString('base64url')}`;

function readToken(token: string): string {
  const after = Buffer.from(token.slice(1), 'base64url').toString();
  if (after === '' || writeToken(after) !== token) {
    fail('InvalidArgument', 'The continuation token provided is incorrect');
  }
  return after;
}

function mostKeys(query: ObjectCall['query']): number {
  const asked = query.get('max-keys') ?? String(MOST_KEYS);
  if (!/^\d+$/.test(asked) || Number(asked) > 2_147_483_647) {
    fail('InvalidArgument', 'Provided max-keys not an integer or within integer range');
  }
  return Math.min(Number(asked), MOST_KEYS);
}

/** Elements that have text only if they were requested. */
const optional = (name: string, text: string | undefined) => (text === undefined ? '' : `<${name}>${text}</${name}>`);

function contentsOf(record: ObjectRecord, write: (text: string) => string): string {
  const { key, modified, etag, size, checksum } = record;
  const sums = checksum
    ? `<ChecksumAlgorithm>${checksum.algorithm}</ChecksumAlgorithm><ChecksumType>${checksum.type}</ChecksumType>`
    : '';
  return (
    `<Contents><Key>${write(key)}</Key><LastModified>${new Date(modified).toISOString()}</LastModified>` +
    `<ETag>&quot;${etag}&quot;</ETag>${sums}<Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`
  );
}

function answer(
  { objects, query, bucket, may }: ObjectCall,
  after: string,
  own: (page: Page, write: (text: string) => string, delimiter: string) => string,
): Response {
  const [prefix, encoding] = [query.get('prefix'), query.get('encoding-type')];
  if (!may('s3:ListBucket', undefined, prefix)) deny();
  if (encoding !== undefined && encoding !== 'url') {
    fail('InvalidArgument', 'Invalid Encoding Method specified in Request');
  }
  const delimiter = query.get('delimiter') ?? '';
  const most = mostKeys(query);
  const page = takePage(objects.all(), { prefix: prefix ?? '', delimiter, most, after });
  const write = encoding === 'url' ? urlText : keyText;
  const contents = page.contents.map((record) => contentsOf(record, write));
  const prefixes = page.prefixes.map((one) => `<CommonPrefixes><Prefix>${write(one)}</Prefix></CommonPrefixes>`);
  return xml(
    `<ListBucketResult xmlns="${NAMESPACE}"><Name>${bucket}</Name><Prefix>${write(prefix ?? '')}</Prefix>` +
      own(page, write, delimiter) +
      `<MaxKeys>${most}</MaxKeys>${optional('Delimiter', delimiter === '' ? undefined : write(delimiter))}` +
      `${optional('EncodingType', encoding)}<IsTruncated>${page.next !== undefined}</IsTruncated>` +
      `${contents.join('')}${prefixes.join('')}</ListBucketResult>`,
  );
}

/** HeadBucket: tells anyone who may list the bucket that it exists. */
export const headBucket: Action = ({ may }) => {
  if (!may('s3:ListBucket')) deny();
  return new Response(null, { status: 200, headers: { 'x-amz-bucket-region': NAMES.region } });
};

/** ListObjectsV2. */
export const listObjects: Action = (request) => {
  const { query } = request;
  const [token, start] = [query.get('continuation-token'), query.get('start-after')];
  return answer(request, token === undefined ? (start ?? '') : readToken(token), (page, write) => {
    const count = page.contents.length + page.prefixes.length;
    return (
      `<KeyCount>${count}</KeyCount>${optional('ContinuationToken', token)}` +
      optional('NextContinuationToken', page.next === undefined ? undefined : writeToken(page.next)) +
      optional('StartAfter', start === undefined ? undefined : write(start))
    );
  });
};

/** ListObjects, the older form: the last key is the next page's marker, which is returned only if there is a delimiter. */
export const listObjectsOld: Action = (request) => {
  const marker = request.query.get('marker') ?? '';
  return answer(request, marker, (page, write, delimiter) => {
    const next = delimiter !== '' && page.next !== undefined ? write(page.next) : undefined;
    return `<Marker>${write(marker)}</Marker>${optional('NextMarker', next)}`;
  });
};
