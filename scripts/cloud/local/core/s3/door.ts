// The bucket's door (path style: /_cloud/s3/<bucket>/<key>): selects the action, checks the signature, answers.
import { escapeMarkup } from '../../../../../src/lib/escapeMarkup.ts';
import { xml } from '../answers.ts';
import { CloudError, fail } from '../errors.ts';
import type { TemporaryKey } from '../identity/identities.ts';
import type { Access, Caller } from '../policy/access.ts';
import type { Call, Door } from '../route.ts';
import { NAMES, OPERATOR_KEYS } from '../settings.ts';
import { checkSignature, queryPairs } from '../signature.ts';
import type { Clock } from '../store.ts';
import { type Action, deny } from './action.ts';
import { checkPayloadKind } from './body.ts';
import { completeUpload } from './complete.ts';
import { copyObject, uploadPartCopy } from './copy.ts';
import { headBucket, listObjects, listObjectsOld } from './list.ts';
import { deleteObjects } from './many.ts';
import { abortUpload, createUpload, listParts, uploadPart } from './multipart.ts';
import type { Objects } from './objects.ts';
import { checkWishes, operationOf, placeOf } from './operation.ts';
import { deleteObject, getObject, putObject } from './single.ts';

const ACTIONS: Readonly<Record<string, Action>> = {
  HeadBucket: headBucket,
  ListObjects: listObjectsOld,
  ListObjectsV2: listObjects,
  DeleteObjects: deleteObjects,
  PutObject: putObject,
  CopyObject: copyObject,
  GetObject: getObject,
  HeadObject: getObject,
  DeleteObject: deleteObject,
  CreateMultipartUpload: createUpload,
  UploadPart: uploadPart,
  UploadPartCopy: uploadPartCopy,
  ListParts: listParts,
  CompleteMultipartUpload: completeUpload,
  AbortMultipartUpload: abortUpload,
};

function errorAnswer({ code, message, status }: CloudError, call: Call): Response {
  // An answer to HEAD has no body, so the SDK knows only the status.
  if (call.request.method === 'HEAD') return new Response(null, { status });
  const resource = escapeMarkup(call.url.pathname);
  return xml(
    `<Error><Code>${code}</Code><Message>${escapeMarkup(message)}</Message><Resource>${resource}</Resource></Error>`,
    status,
  );
}

/** A bucket, and what callers may do there. */
interface Place {
  objects: Objects;
  allows(caller: Caller, action: string, key?: string, prefix?: string): boolean;
}

const OPERATOR: TemporaryKey = {
  role: 'operator',
  identityId: '',
  secret: OPERATOR_KEYS.secretAccessKey,
  expires: Number.POSITIVE_INFINITY,
};

/** Creates the door. */
export function objectsDoor(
  documents: Objects,
  site: Objects,
  access: Access,
  keyOf: (accessKeyId: string) => TemporaryKey | undefined,
  clock: Clock,
): Door {
  const places = new Map<string, Place>([
    [NAMES.bucket, { objects: documents, allows: access.onObjects }],
    [NAMES.siteBucket, { objects: site, allows: ({ role }) => role === 'operator' }],
  ]);
  const keyNamed = (id: string) => (id === OPERATOR_KEYS.accessKeyId ? OPERATOR : keyOf(id));
  const run = async (call: Call): Promise<Response> => {
    const { bucket, key } = placeOf(call);
    const caller = checkSignature(call, 's3', keyNamed, clock);
    checkPayloadKind(call);
    const action = ACTIONS[operationOf(call)];
    const place = places.get(bucket);
    if (!place) fail('NoSuchBucket', 'The specified bucket does not exist', 404);
    if (!action) fail('MethodNotAllowed', 'The specified method is not allowed against this resource.', 405);
    checkWishes(call.request);
    const query = new Map(queryPairs(call.url.search));
    // The bucket keeps no versions: each object has just one, without a name.
    if (!['', 'null'].includes(query.get('versionId') ?? '')) fail('InvalidArgument', 'Invalid version id specified');
    return action({
      call,
      objects: place.objects,
      bucket,
      key,
      query,
      header: (name) => call.request.headers.get(name) ?? undefined,
      may: (wish, other, prefix) => {
        const target = wish === 's3:ListBucket' ? undefined : (other ?? key);
        return place.allows(caller, wish, target, prefix);
      },
      allow: (wish, other = key) => {
        if (!place.allows(caller, wish, other)) deny();
      },
    });
  };
  return {
    opens: (path) => path.startsWith('/s3/'),
    operation(call) {
      try {
        return operationOf(call);
      } catch {
        // The answer itself reports what is wrong.
        return '';
      }
    },
    async answer(call) {
      try {
        return await run(call);
      } catch (error) {
        if (error instanceof CloudError) return errorAnswer(error, call);
        throw error;
      }
    },
  };
}
