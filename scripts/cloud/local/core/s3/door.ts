// The door of the bucket (path style: /_cloud/s3/<bucket>/<key>): which action a request means, signature, answer.
import { escapeMarkup, xml } from '../answers.ts';
import { CloudError, fail } from '../errors.ts';
import type { TemporaryKey } from '../identity/identities.ts';
import type { Access } from '../policy/access.ts';
import type { Call, Door } from '../route.ts';
import { NAMES } from '../settings.ts';
import { checkSignature, decodePart, queryPairs } from '../signature.ts';
import type { Clock } from '../store.ts';
import { type Action, deny } from './action.ts';
import { listObjects } from './list.ts';
import { abortUpload, completeUpload, createUpload, listParts, uploadPart } from './multipart.ts';
import type { Objects } from './objects.ts';
import { copyObject, deleteObject, deleteObjects, getObject, putObject } from './single.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  ListObjectsV2: listObjects,
  DeleteObjects: deleteObjects,
  PutObject: putObject,
  CopyObject: copyObject,
  GetObject: getObject,
  HeadObject: getObject,
  DeleteObject: deleteObject,
  CreateMultipartUpload: createUpload,
  UploadPart: uploadPart,
  ListParts: listParts,
  CompleteMultipartUpload: completeUpload,
  AbortMultipartUpload: abortUpload,
};

function place({ path }: Call): { bucket: string; key: string } {
  const [, , bucket = '', ...key] = path.split('/');
  return { bucket: decodePart(bucket), key: key.map(decodePart).join('/') };
}

function nameOf(call: Call): string {
  const { method } = call.request;
  const names = new Set(queryPairs(call.url.search).map(([name]) => name));
  if (place(call).key === '') {
    if (method === 'GET') return 'ListObjectsV2';
    return method === 'POST' && names.has('delete') ? 'DeleteObjects' : '';
  }
  if (names.has('uploadId')) {
    const byMethod: Record<string, string> = {
      PUT: 'UploadPart',
      GET: 'ListParts',
      POST: 'CompleteMultipartUpload',
      DELETE: 'AbortMultipartUpload',
    };
    return byMethod[method] ?? '';
  }
  if (method === 'POST') return names.has('uploads') ? 'CreateMultipartUpload' : '';
  if (method === 'PUT') return call.request.headers.has('x-amz-copy-source') ? 'CopyObject' : 'PutObject';
  const single: Record<string, string> = { GET: 'GetObject', HEAD: 'HeadObject', DELETE: 'DeleteObject' };
  return single[method] ?? '';
}

function errorAnswer({ code, message, status }: CloudError, call: Call): Response {
  // An answer to HEAD has no body, so the SDK knows only the status.
  if (call.request.method === 'HEAD') return new Response(null, { status });
  const resource = escapeMarkup(call.url.pathname);
  return xml(
    `<Error><Code>${code}</Code><Message>${escapeMarkup(message)}</Message><Resource>${resource}</Resource></Error>`,
    status,
  );
}

/** Creates the door. */
export function objectsDoor(
  objects: Objects,
  access: Access,
  keyOf: (accessKeyId: string) => TemporaryKey | undefined,
  clock: Clock,
): Door {
  const run = (call: Call): Response => {
    const { bucket, key } = place(call);
    if (bucket !== NAMES.bucket) fail('NoSuchBucket', 'The specified bucket does not exist', 404);
    const action = ACTIONS[nameOf(call)];
    if (!action) fail('MethodNotAllowed', 'The specified method is not allowed against this resource.', 405);
    const caller = checkSignature(call, 's3', keyOf, clock);
    const query = new Map(queryPairs(call.url.search));
    return action({
      call,
      objects,
      key,
      query,
      header: (name) => call.request.headers.get(name) ?? undefined,
      may: (wish, other, prefix) => {
        const target = wish === 's3:ListBucket' ? undefined : (other ?? key);
        return access.onObjects(caller, wish, target, prefix);
      },
      allow: (wish, other = key) => {
        if (!access.onObjects(caller, wish, other)) deny();
      },
    });
  };
  return {
    opens: (path) => path.startsWith('/s3/'),
    operation(call) {
      try {
        return nameOf(call);
      } catch {
        // The answer says what is wrong.
        return '';
      }
    },
    answer(call) {
      try {
        return run(call);
      } catch (error) {
        if (error instanceof CloudError) return errorAnswer(error, call);
        throw error;
      }
    },
  };
}
