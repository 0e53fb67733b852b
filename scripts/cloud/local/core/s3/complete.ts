// CompleteMultipartUpload: the parts become the object if the existing object is still the expected one and every checksum
// is right.
import { createHash } from 'node:crypto';
import { xml } from '../answers.ts';
import { fail } from '../errors.ts';
import { type Action, keyText, NAMESPACE, type ObjectCall, unescapeMarkup } from './action.ts';
import { announcedIn, type Checksum, checksumElements, checksumOf, USUAL } from './checksums.ts';
import { checkWrite } from './conditions.ts';
import { dropUpload, findUpload } from './multipart.ts';
import type { Part, Upload } from './objects.ts';

const SMALLEST_PART = 5 * 1024 * 1024;

/** A part as the completion names it. */
interface Named {
  part: number;
  etag: string;
  /** By the algorithm's name. */
  checksums: ReadonlyMap<string, string>;
}

function malformed(): never {
  fail('MalformedXML', 'The XML you provided was not well-formed or did not validate against our published schema');
}

function namedParts(body: string): Named[] {
  const named = [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, content = '']) => ({
    part: Number(/<PartNumber>\s*(\d+)\s*<\/PartNumber>/.exec(content)?.[1]),
    etag: unescapeMarkup(/<ETag>(.*?)<\/ETag>/s.exec(content)?.[1] ?? '')
      .replaceAll('"', '')
      .trim(),
    checksums: new Map(
      [...content.matchAll(/<Checksum(\w+)>(.*?)<\/Checksum\1>/g)].map(([, name = '', value = '']) => [
        name,
        value.trim(),
      ]),
    ),
  }));
  if (named.length === 0 || named.some(({ part, etag }) => Number.isNaN(part) || etag === '')) malformed();
  if (named.some(({ part }, index) => index > 0 && part <= (named[index - 1]?.part ?? 0))) {
    const message = 'The list of parts was not in ascending order. Parts must be ordered by part number.';
    fail('InvalidPartOrder', message);
  }
  return named;
}

/** The parts that are named. Fails if one is missing, differs, or lacks a required checksum. */
function takeParts({ checksum, parts }: Upload, named: readonly Named[]): Part[] {
  return named.map(({ part, etag, checksums }) => {
    const kept = parts[part];
    const other = [...checksums].some(
      ([name, value]) => kept?.checksum?.algorithm !== name || kept.checksum.value !== value,
    );
    if (!kept || kept.etag !== etag || other) {
      const message =
        "One or more of the specified parts could not be found. The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.";
      fail('InvalidPart', message);
    }
    if (checksum?.type === 'COMPOSITE' && !checksums.has(checksum.algorithm)) {
      const name = checksum.algorithm.toLowerCase();
      const message = `The upload was created using a ${name} checksum. The complete request must include the checksum for each part. It was missing for part ${part} in the request.`;
      fail('InvalidRequest', message);
    }
    return kept;
  });
}

async function wholeChecksum({ checksum }: Upload, parts: readonly Part[], bytes: Uint8Array): Promise<Checksum> {
  const { algorithm, type } = checksum ?? { algorithm: USUAL, type: 'FULL_OBJECT' };
  if (type === 'FULL_OBJECT') return { algorithm, type, value: await checksumOf(algorithm, bytes) };
  const sums = parts.map((part) => Buffer.from(part.checksum?.value ?? '', 'base64'));
  return { algorithm, type, value: `${await checksumOf(algorithm, Buffer.concat(sums))}-${parts.length}` };
}

/** What the request says about the whole object: its checksum, how that is combined, its size. */
function checkWhole({ call, header }: ObjectCall, checksum: Checksum, size: number): void {
  const type = header('x-amz-checksum-type');
  if (type !== undefined && type !== checksum.type) {
    const mode = `The upload was created using the ${checksum.type} checksum mode.`;
    fail('InvalidRequest', `${mode} The complete request must use the same checksum mode.`);
  }
  const announced = announcedIn(call.request.headers);
  const values = [checksum.value, checksum.value.replace(/-\d+$/, '')];
  if (announced && (announced.algorithm !== checksum.algorithm || !values.includes(announced.value))) {
    fail('BadDigest', `The ${announced.algorithm.toLowerCase()} you specified did not match the calculated checksum.`);
  }
  const length = header('x-amz-mp-object-size');
  if (length !== undefined && Number(length) !== size) {
    const message = `The provided 'x-amz-mp-object-size' header value ${length} does not match what was computed: ${size}`;
    fail('InvalidRequest', message);
  }
}

/** CompleteMultipartUpload, with If-Match and If-None-Match. If it is refused, the parts are kept. */
export const completeUpload: Action = async (request) => {
  const { call, objects, bucket, key, allow } = request;
  allow('s3:PutObject');
  const { id, upload } = findUpload(request);
  const named = namedParts(new TextDecoder().decode(call.body));
  const parts = takeParts(upload, named);
  if (parts.slice(0, -1).some(({ size }) => size < SMALLEST_PART)) {
    fail('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
  }
  checkWrite(request, objects.get(key));
  const bytes = Buffer.concat(
    named.map(({ part }) => objects.store.read(objects.partName(id, part)) ?? new Uint8Array()),
  );
  const checksum = await wholeChecksum(upload, parts, bytes);
  checkWhole(request, checksum, bytes.length);
  // In the meantime somebody else may have completed the upload or written the object.
  findUpload(request);
  checkWrite(request, objects.get(key));
  const sums = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, 'hex')));
  const etag = `${createHash('md5').update(sums).digest('hex')}-${parts.length}`;
  objects.put(key, bytes, upload.headers, { etag, checksum });
  dropUpload(request, id, upload);
  const location = keyText(call.url.origin + call.url.pathname);
  return xml(
    `<CompleteMultipartUploadResult xmlns="${NAMESPACE}"><Location>${location}</Location><Bucket>${bucket}</Bucket><Key>${keyText(key)}</Key>` +
      `<ETag>&quot;${etag}&quot;</ETag>${checksumElements(checksum)}</CompleteMultipartUploadResult>`,
  );
};
