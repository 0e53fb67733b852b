// Uploads in parts: create, part, list, complete, abort.
import { createHash, randomBytes } from 'node:crypto';
import { escapeMarkup, xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { type Action, keptHeaders, type ObjectCall } from './action.ts';
import { md5, uploadedBytes } from './body.ts';
import type { Upload } from './objects.ts';
import { checkKey } from './single.ts';

const SMALLEST_PART = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;
const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/';

function find({ objects, query, key }: ObjectCall): { id: string; upload: Upload } {
  const id = query.get('uploadId') ?? '';
  const upload = Object.hasOwn(objects.uploads, id) ? objects.uploads[id] : undefined;
  if (!upload || upload.key !== key) fail('NoSuchUpload', 'The specified upload does not exist.', 404);
  return { id, upload };
}

function drop({ objects }: ObjectCall, id: string, upload: Upload): void {
  for (const part of Object.keys(upload.parts)) objects.store.remove(objects.partName(id, Number(part)));
  delete objects.uploads[id];
  objects.save();
}

/** CreateMultipartUpload. */
export const createUpload: Action = ({ call, objects, key, allow }) => {
  allow('s3:PutObject');
  checkKey(key);
  const id = randomBytes(32).toString('hex');
  objects.uploads[id] = { key, headers: keptHeaders(call.request.headers), started: objects.now(), parts: {} };
  objects.save();
  const bucket = escapeMarkup(call.path.split('/')[2] ?? '');
  return xml(
    `<InitiateMultipartUploadResult xmlns="${NAMESPACE}"><Bucket>${bucket}</Bucket><Key>${escapeMarkup(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
  );
};

/** UploadPart. */
export const uploadPart: Action = (request) => {
  const { call, objects, query, allow } = request;
  allow('s3:PutObject');
  const { id, upload } = find(request);
  const part = Number(query.get('partNumber'));
  if (!Number.isInteger(part) || part < 1 || part > MOST_PARTS) {
    fail('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
  }
  const bytes = uploadedBytes(call);
  const etag = md5(bytes);
  objects.store.write(objects.partName(id, part), bytes);
  upload.parts[part] = { etag, size: bytes.length, modified: objects.now() };
  objects.save();
  return new Response(null, { status: 200, headers: { etag: `"${etag}"` } });
};

/** ListParts. */
export const listParts: Action = (request) => {
  request.allow('s3:ListMultipartUploadParts');
  const { id, upload } = find(request);
  const most = Math.min(Number(request.query.get('max-parts') ?? 1000), 1000);
  const after = Number(request.query.get('part-number-marker') ?? 0);
  const parts = Object.entries(upload.parts).filter(([part]) => Number(part) > after);
  const page = parts.slice(0, most);
  const items = page.map(
    ([part, { etag, size, modified }]) =>
      `<Part><PartNumber>${part}</PartNumber><LastModified>${new Date(modified).toISOString()}</LastModified>` +
      `<ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size></Part>`,
  );
  const more = parts.length > page.length;
  return xml(
    `<ListPartsResult xmlns="${NAMESPACE}"><Key>${escapeMarkup(upload.key)}</Key><UploadId>${id}</UploadId>` +
      `<MaxParts>${most}</MaxParts><IsTruncated>${more}</IsTruncated>` +
      (more ? `<NextPartNumberMarker>${page.at(-1)?.[0] ?? after}</NextPartNumberMarker>` : '') +
      `${items.join('')}</ListPartsResult>`,
  );
};

/** The parts that a completion names, in its order. */
function namedParts(body: string): { part: number; etag: string }[] {
  return [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, content = '']) => ({
    part: Number(/<PartNumber>(\d+)<\/PartNumber>/.exec(content)?.[1]),
    etag: (/<ETag>(.*?)<\/ETag>/s.exec(content)?.[1] ?? '').replace(/&quot;|&#34;|"/g, '').trim(),
  }));
}

/** CompleteMultipartUpload. */
export const completeUpload: Action = (request) => {
  const { call, objects, key, allow } = request;
  allow('s3:PutObject');
  const { id, upload } = find(request);
  const named = namedParts(new TextDecoder().decode(call.body));
  if (named.length === 0) fail('MalformedXML', 'The XML you provided was not well-formed');
  if (named.some(({ part }, index) => index > 0 && part <= (named[index - 1]?.part ?? 0))) {
    fail('InvalidPartOrder', 'The list of parts was not in ascending order.');
  }
  const parts = named.map(({ part, etag }) => {
    const kept = upload.parts[part];
    if (!kept || kept.etag !== etag) fail('InvalidPart', 'One or more of the specified parts could not be found.');
    return objects.store.read(objects.partName(id, part)) ?? new Uint8Array();
  });
  if (parts.slice(0, -1).some(({ length }) => length < SMALLEST_PART)) {
    fail('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  }
  const sums = Buffer.concat(named.map(({ etag }) => Buffer.from(etag, 'hex')));
  const etag = `${createHash('md5').update(sums).digest('hex')}-${parts.length}`;
  objects.put(key, Buffer.concat(parts), upload.headers, etag);
  drop(request, id, upload);
  const bucket = escapeMarkup(call.path.split('/')[2] ?? '');
  return xml(
    `<CompleteMultipartUploadResult xmlns="${NAMESPACE}"><Bucket>${bucket}</Bucket><Key>${escapeMarkup(key)}</Key><ETag>&quot;${etag}&quot;</ETag></CompleteMultipartUploadResult>`,
  );
};

/** AbortMultipartUpload. */
export const abortUpload: Action = (request) => {
  request.allow('s3:AbortMultipartUpload');
  const { id, upload } = find(request);
  drop(request, id, upload);
  return new Response(null, { status: 204 });
};
