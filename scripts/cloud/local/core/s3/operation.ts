// Which operation a request for the bucket means. A sub-resource that is not served here (acl, tagging …) is recognised as
// such: if it were taken for the object itself, the object would be overwritten.
import { fail } from '../errors.ts';
import type { Call } from '../route.ts';
import { decodePart, queryPairs } from '../signature.ts';

/** Sub-resources of buckets and objects, except for those that are served. */
const SUB_RESOURCES: ReadonlySet<string> = new Set(
  (
    'abac accelerate acl analytics annotation attributes cors encryption intelligent-tiering inventory legal-hold lifecycle ' +
    'location logging metadataConfiguration metadataInventoryTable metadataJournalTable metadataTable metrics notification ' +
    'object-lock ownershipControls policy policyStatus publicAccessBlock renameObject replication requestPayment restore ' +
    'retention select session tagging torrent versioning versions website'
  ).split(' '),
);

/** Parameters of the operations that are served; they may be empty. */
const PARAMETERS =
  /^(x-id|list-type|prefix|delimiter|max-keys|marker|start-after|continuation-token|encoding-type|fetch-owner|uploadId|partNumber|versionId|max-parts|part-number-marker|response-.*|x-amz-.*)$/i;

/** The decoded bucket and key of a request. */
export function placeOf({ path }: Call): { bucket: string; key: string } {
  const [, , bucket = '', ...key] = path.split('/');
  return { bucket: decodePart(bucket), key: key.map(decodePart).join('/') };
}

/** What a method means for the bucket itself. */
const ON_BUCKET: Readonly<Record<string, string>> = { GET: 'ListObjects', HEAD: 'HeadBucket' };
const ON_OBJECT: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'HeadObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};
const ON_UPLOAD: Readonly<Record<string, string>> = {
  GET: 'ListParts',
  PUT: 'UploadPart',
  POST: 'CompleteMultipartUpload',
  DELETE: 'AbortMultipartUpload',
};

/** The sub-resource a request names that is not served: a known one, or an unknown word without a value. */
function foreignResource(pairs: readonly [string, string][], served: string | undefined): string | undefined {
  const isForeign = ([name, value]: [string, string]) =>
    name !== served && (SUB_RESOURCES.has(name) || (value === '' && !PARAMETERS.test(name)));
  return pairs.find(isForeign)?.[0];
}

/** The name of the operation; '' if the method has no meaning. Fails for sub-resources that are not served. */
export function operationOf(call: Call): string {
  const { method, headers } = call.request;
  const pairs = queryPairs(call.url.search);
  const names = new Map(pairs);
  const { bucket, key } = placeOf(call);
  const served = method === 'POST' ? (key === '' ? 'delete' : 'uploads') : undefined;
  const foreign = foreignResource(pairs, served);
  if (foreign !== undefined) {
    fail('NotImplemented', `The local cloud does not serve the sub-resource "${foreign}".`, 501);
  }
  if (bucket === '') return '';
  if (key === '') {
    if (method === 'POST') return names.has('delete') ? 'DeleteObjects' : '';
    return method === 'GET' && names.get('list-type') === '2' ? 'ListObjectsV2' : (ON_BUCKET[method] ?? '');
  }
  const copies = method === 'PUT' && headers.has('x-amz-copy-source');
  if (names.has('uploadId')) return copies ? 'UploadPartCopy' : (ON_UPLOAD[method] ?? '');
  if (names.has('partNumber')) {
    fail('NotImplemented', 'The local cloud does not read single parts of an object: ask for a range.', 501);
  }
  if (method === 'POST') return names.has('uploads') ? 'CreateMultipartUpload' : '';
  return copies ? 'CopyObject' : (ON_OBJECT[method] ?? '');
}

/** Headers that request something unsupported; such requests must not be ignored silently. */
const REFUSED =
  /^x-amz-(tagging|website-redirect-location|write-offset-bytes|server-side-encryption-(customer|aws-kms|context|bucket).*|copy-source-server-side-encryption.*|object-lock-.*|grant-.*|acl|storage-class|server-side-encryption|tagging-directive|object-annotation.*)$/;
/** Values of these headers that change nothing. */
const HARMLESS: Readonly<Record<string, string>> = {
  'x-amz-acl': 'bucket-owner-full-control',
  'x-amz-storage-class': 'STANDARD',
  'x-amz-server-side-encryption': 'AES256',
  'x-amz-tagging-directive': 'COPY',
};

/** Refuses headers whose request would not be honoured. */
export function checkWishes({ headers }: Request): void {
  for (const [name, value] of headers) {
    if (!REFUSED.test(name) || HARMLESS[name] === value) continue;
    if (/^x-amz-(acl|grant-.*)$/.test(name)) {
      fail('AccessControlListNotSupported', 'The bucket does not allow ACLs');
    }
    fail('NotImplemented', `The local cloud does not serve the header ${name}.`, 501);
  }
}
