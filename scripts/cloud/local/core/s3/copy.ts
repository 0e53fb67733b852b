// Copies within the bucket: whole objects, and parts of an upload taken from an object.
import { xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { decodePart } from '../signature.ts';
import { type Action, checkKey, keptHeaders, NAMESPACE, type ObjectCall } from './action.ts';
import { md5 } from './body.ts';
import { algorithmNamed, type Checksum, checksumElements, checksumOf, USUAL } from './checksums.ts';
import { checkSource, checkWrite, NO_KEY } from './conditions.ts';
import { findUpload, partNumber, savePart } from './multipart.ts';
import type { ObjectRecord } from './objects.ts';

/** The object that x-amz-copy-source names, if the caller may read it and its conditions hold. */
function sourceOf(request: ObjectCall): ObjectRecord {
  const { header, allow, objects } = request;
  const [path = '', version] = (header('x-amz-copy-source') ?? '').split('?versionId=');
  const source = decodePart(path).replace(/^\//, '');
  const slash = source.indexOf('/');
  const key = source.slice(slash + 1);
  if (slash < 1 || key === '') {
    fail('InvalidArgument', 'Copy Source must mention the source bucket and key: sourcebucket/sourcekey');
  }
  if (source.slice(0, slash) !== request.bucket) fail('NoSuchBucket', 'The specified bucket does not exist', 404);
  if (version !== undefined && version !== 'null') fail('InvalidArgument', 'Invalid version id specified');
  allow('s3:GetObject', key);
  const record = objects.get(key);
  if (!record) fail('NoSuchKey', NO_KEY, 404);
  checkSource(request, record);
  return record;
}

function result(name: string, modified: number, etag: string, checksum: Checksum): Response {
  const time = new Date(modified).toISOString();
  return xml(
    `<${name} xmlns="${NAMESPACE}"><LastModified>${time}</LastModified><ETag>&quot;${etag}&quot;</ETag>` +
      `${checksumElements(checksum)}</${name}>`,
  );
}

function replacesHeaders({ header, key }: ObjectCall, source: ObjectRecord): boolean {
  const directive = header('x-amz-metadata-directive') ?? 'COPY';
  if (directive !== 'COPY' && directive !== 'REPLACE') fail('InvalidArgument', 'Unknown metadata directive.');
  if (directive === 'COPY' && source.key === key && header('x-amz-checksum-algorithm') === undefined) {
    const message =
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.";
    fail('InvalidRequest', message);
  }
  return directive === 'REPLACE';
}

/** CopyObject. */
export const copyObject: Action = async (request) => {
  const { call, objects, key, header, allow } = request;
  const source = sourceOf(request);
  allow('s3:PutObject');
  checkKey(key);
  const headers = replacesHeaders(request, source) ? keptHeaders(call.request.headers) : source.headers;
  const wish = header('x-amz-checksum-algorithm');
  const algorithm = wish ? algorithmNamed(wish) : (source.checksum?.algorithm ?? USUAL);
  const bytes = objects.bytes(source);
  const checksum: Checksum = { algorithm, value: await checksumOf(algorithm, bytes), type: 'FULL_OBJECT' };
  checkWrite(request, objects.get(key));
  const { etag, modified } = objects.put(key, bytes, headers, { checksum });
  return result('CopyObjectResult', modified, etag, checksum);
};

/** The bytes to copy into a part; all of them if there is no range. */
function cut(bytes: Uint8Array<ArrayBuffer>, range: string | undefined): Uint8Array<ArrayBuffer> {
  if (range === undefined) return bytes;
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  if (first === undefined || last === undefined || Number(first) > Number(last)) {
    const message =
      'The x-amz-copy-source-range value must be of the form bytes=first-last where first and last are the zero-based offsets of the first and last bytes to copy';
    fail('InvalidArgument', message);
  }
  if (Number(last) >= bytes.length) {
    fail('InvalidRange', 'The specified copy range is invalid for the source object size.', 416);
  }
  return bytes.slice(Number(first), Number(last) + 1);
}

/** UploadPartCopy. */
export const uploadPartCopy: Action = async (request) => {
  const { objects, header, allow } = request;
  allow('s3:PutObject');
  const number = partNumber(request);
  const { upload } = findUpload(request);
  const source = sourceOf(request);
  const bytes = cut(objects.bytes(source), header('x-amz-copy-source-range'));
  const algorithm = upload.checksum?.algorithm ?? USUAL;
  const value = await checksumOf(algorithm, bytes);
  const checksum: Checksum = { algorithm, value, type: upload.checksum?.type ?? 'FULL_OBJECT' };
  const etag = md5(bytes);
  const { modified } = savePart(request, number, bytes, { etag, checksum });
  return result('CopyPartResult', modified, etag, checksum);
};
