// Multipart uploads: create, upload a part, list, abort. Completion is in complete.ts.
import { randomBytes } from 'node:crypto';
import { xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { type Action, checkKey, keptHeaders, keyText, NAMESPACE, type ObjectCall } from './action.ts';
import { md5, receive } from './body.ts';
import { algorithmNamed, type Checksum, checksumElements, headerOf, typeOf, USUAL } from './checksums.ts';
import type { Part, Upload } from './objects.ts';

const MOST_PARTS = 10_000;
const MOST_LISTED = 1000;

/** The upload that a request names. Fails if there is none, or none for this key. */
export function findUpload({ objects, query, key }: ObjectCall): { id: string; upload: Upload } {
  const id = query.get('uploadId') ?? '';
  const upload = Object.hasOwn(objects.uploads, id) ? objects.uploads[id] : undefined;
  if (!upload || upload.key !== key) {
    const message =
      'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.';
    fail('NoSuchUpload', message, 404);
  }
  return { id, upload };
}

/** Forgets an upload and its parts. */
export function dropUpload({ objects }: ObjectCall, id: string, upload: Upload): void {
  for (const part of Object.keys(upload.parts)) objects.store.remove(objects.partName(id, Number(part)));
  delete objects.uploads[id];
  objects.save();
}

/** The part number that a request names. */
export function partNumber({ query }: ObjectCall): number {
  const part = Number(query.get('partNumber'));
  if (!Number.isInteger(part) || part < 1 || part > MOST_PARTS) {
    fail('InvalidArgument', 'Part number must be an integer between 1 and 10000, inclusive');
  }
  return part;
}

/** Stores a part. The upload is looked up again, because it may have ended while the part was being read. */
export function savePart(
  request: ObjectCall,
  number: number,
  bytes: Uint8Array,
  { etag, checksum }: { etag: string; checksum: Checksum },
): Part {
  const { objects } = request;
  const { id, upload } = findUpload(request);
  const part = { etag, size: bytes.length, modified: objects.now(), checksum };
  objects.store.write(objects.partName(id, number), bytes);
  upload.parts[number] = part;
  objects.save();
  return part;
}

function wishedChecksum({ header }: ObjectCall): Upload['checksum'] {
  const [algorithm, type] = [header('x-amz-checksum-algorithm'), header('x-amz-checksum-type')];
  if (algorithm === undefined) {
    if (type === undefined) return undefined;
    fail('InvalidRequest', 'The x-amz-checksum-type header can only be used with the x-amz-checksum-algorithm header.');
  }
  const known = algorithmNamed(algorithm);
  return { algorithm: known, type: typeOf(known, type) };
}

/** CreateMultipartUpload. */
export const createUpload: Action = (request) => {
  const { call, objects, bucket, key, allow } = request;
  allow('s3:PutObject');
  checkKey(key);
  const checksum = wishedChecksum(request);
  const id = randomBytes(32).toString('hex');
  objects.uploads[id] = {
    key,
    headers: keptHeaders(call.request.headers),
    started: objects.now(),
    ...(checksum && { checksum }),
    parts: {},
  };
  objects.save();
  return xml(
    `<InitiateMultipartUploadResult xmlns="${NAMESPACE}"><Bucket>${bucket}</Bucket><Key>${keyText(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    200,
    checksum && { 'x-amz-checksum-algorithm': checksum.algorithm, 'x-amz-checksum-type': checksum.type },
  );
};

/** UploadPart. */
export const uploadPart: Action = async (request) => {
  const { call, allow } = request;
  allow('s3:PutObject');
  const number = partNumber(request);
  const { upload } = findUpload(request);
  const wanted = upload.checksum;
  const { bytes, checksum, announced } = await receive(call, wanted?.algorithm);
  const given = announced ? checksum.algorithm.toLowerCase() : 'null';
  if (wanted && (announced ? checksum.algorithm !== wanted.algorithm : wanted.type === 'COMPOSITE')) {
    const expected = `expected checksum Type: ${wanted.algorithm.toLowerCase()}, actual checksum Type: ${given}`;
    fail('InvalidRequest', `Checksum Type mismatch occurred, ${expected}`);
  }
  const etag = md5(bytes);
  savePart(request, number, bytes, { etag, checksum: { ...checksum, type: wanted?.type ?? checksum.type } });
  const headers = { etag: `"${etag}"`, [headerOf(checksum.algorithm)]: checksum.value };
  return new Response(null, { status: 200, headers });
};

function wholeNumber({ query }: ObjectCall, name: string, usual: number): number {
  const value = Number(query.get(name) ?? usual);
  if (!Number.isInteger(value) || value < 0) {
    fail('InvalidArgument', `Provided ${name} not an integer or within integer range`);
  }
  return value;
}

/** ListParts. */
export const listParts: Action = (request) => {
  request.allow('s3:ListMultipartUploadParts');
  const { id, upload } = findUpload(request);
  const most = Math.min(wholeNumber(request, 'max-parts', MOST_LISTED), MOST_LISTED);
  const after = wholeNumber(request, 'part-number-marker', 0);
  const parts = Object.entries(upload.parts).filter(([part]) => Number(part) > after);
  const page = parts.slice(0, most);
  const items = page.map(([part, { etag, size, modified, checksum }]) => {
    const shown = checksum && upload.checksum ? checksumElements(checksum).replace(/<ChecksumType>.*$/, '') : '';
    return (
      `<Part><PartNumber>${part}</PartNumber><LastModified>${new Date(modified).toISOString()}</LastModified>` +
      `<ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size>${shown}</Part>`
    );
  });
  const { algorithm, type } = upload.checksum ?? { algorithm: USUAL, type: 'FULL_OBJECT' };
  return xml(
    `<ListPartsResult xmlns="${NAMESPACE}"><Bucket>${request.bucket}</Bucket><Key>${keyText(upload.key)}</Key><UploadId>${id}</UploadId>` +
      `<PartNumberMarker>${after}</PartNumberMarker><NextPartNumberMarker>${page.at(-1)?.[0] ?? 0}</NextPartNumberMarker>` +
      `<MaxParts>${most}</MaxParts><IsTruncated>${parts.length > page.length}</IsTruncated>` +
      `<ChecksumAlgorithm>${algorithm}</ChecksumAlgorithm><ChecksumType>${type}</ChecksumType>` +
      `<StorageClass>STANDARD</StorageClass>${items.join('')}</ListPartsResult>`,
  );
};

/** AbortMultipartUpload. */
export const abortUpload: Action = (request) => {
  request.allow('s3:AbortMultipartUpload');
  const { id, upload } = findUpload(request);
  dropUpload(request, id, upload);
  return new Response(null, { status: 204 });
};
