// Removes what this product never uses from the cloud clients, and replaces some parts with smaller ones. The tests notice
// when a file named here no longer exists.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = (path: string) => JSON.stringify(fileURLToPath(new URL(`../../src/services/${path}`, import.meta.url)));
const absent = (name: string) => `throw new Error('${name} is not part of this site');`;
/** A class that throws when it is used, rather than giving a wrong answer. */
const missing = (name: string) => `export class ${name} { constructor() { ${absent(name)} } }`;

/** Files by the end of their path, with their replacements. */
const replaced: Readonly<Record<string, string>> = {
  // Checksums: uploads carry CRC-32 (services/cloud/storage/client.ts). CRC-64/NVME stays: the service adds it to objects
  // that arrive without a checksum, for example when other tools restore them, and the client verifies it on reading.
  '@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1Js.js': missing('Sha1Js'),
  '@smithy/core/dist-es/submodules/checksum/md5/Md5Js.js': missing('Md5Js'),
  // Where the browser's own SHA-256 is not used, the sign-in's implementation is.
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js': `import { Sha256 } from ${own('auth/library/sha256.ts')};
export class Sha256Js {
  digestLength = 32;
  constructor(secret) { this.secret = secret; this.reset(); }
  reset() { this.hash = new Sha256(this.secret); }
  update(data) { this.hash.update(data); }
  async digest() { return this.hash.digestSync(); }
}`,
  // Endpoints: four of them, instead of rules for every kind of bucket.
  '@aws-sdk/client-s3/dist-es/endpoint/endpointResolver.js': `export { storageEndpoint as defaultEndpointResolver } from ${own('cloud/endpoints.ts')};`,
  '@aws-sdk/client-cognito-identity/dist-es/endpoint/endpointResolver.js': `export { identityEndpoint as defaultEndpointResolver } from ${own('cloud/endpoints.ts')};`,
  // None of the operations in use answers with an event stream.
  '@smithy/core/dist-es/submodules/event-streams/index.browser.js': `export const resolveEventStreamSerdeConfig = (config) => config;
export const eventStreamSerdeProvider = () => { ${absent('EventStreamMarshaller')} };
${missing('EventStreamSerde')}`,
  // Both clients are given a request handler.
  '@smithy/fetch-http-handler/dist-es/fetch-http-handler.js': `export const keepAliveSupport = { supported: false };
export class FetchHttpHandler {
  static create(handler) {
    if (typeof handler?.handle === 'function') return handler;
    ${absent('FetchHttpHandler')}
  }
}`,
  // Retries are ours (services/auth/transport/retry.ts): the clients try only once.
  '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js': missing('AdaptiveRetryStrategy'),
  '@smithy/core/dist-es/submodules/retry/util-retry/DefaultRateLimiter.js': missing('DefaultRateLimiter'),
  // Only directory buckets have sessions; the bucket of documents is not one.
  '@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityProviderImpl.js': `export class S3ExpressIdentityProviderImpl { getS3ExpressIdentity() { ${absent('S3Express')} } }`,
  // The sign-in library: our transport, our storage, the browser's numbers and randomness.
  'amazon-cognito-identity-js/es/Client.js': 'export default class Client {}',
  'amazon-cognito-identity-js/es/StorageHelper.js': `export default ${missing('StorageHelper').replace('export ', '')}`,
  'amazon-cognito-identity-js/es/BigInteger.js': `export { BigInteger as default } from ${own('auth/library/bigInteger.ts')};`,
  // Only what is sent and read of it: name and value.
  'amazon-cognito-identity-js/es/CognitoUserAttribute.js': `export default class CognitoUserAttribute {
  constructor({ Name, Value } = {}) { this.Name = Name || ''; this.Value = Value || ''; }
}`,
  'amazon-cognito-identity-js/es/utils/WordArray.js': `export default class WordArray {
  random(length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}`,
};

/** Methods of the library's user that this product never calls; sign-out, revocation and the old MFA are our own. */
export const unused: readonly string[] = [
  'disableMFA',
  'enableMFA',
  'getAuthenticationFlowType',
  'getDevice',
  'getMFAOptions',
  'getSignInUserSession',
  'isSessionRevocable',
  'revokeToken',
  'revokeTokens',
  'signOut',
];
const USER = /[\\/]amazon-cognito-identity-js[\\/]es[\\/]CognitoUser\.js$/;

/** A class in the form that the library's build writes, without some of its methods. */
export function withoutMethods(source: string, names: readonly string[]): string {
  return source
    .split(/(?=\n {2}_proto\.\w+ = function )/)
    .filter((part) => !names.includes(/^\n {2}_proto\.(\w+) = function /.exec(part)?.[1] ?? ''))
    .join('');
}

/** The files named above; a test looks for them. @internal */
export const replacedFiles: readonly string[] = Object.keys(replaced);

const PACKAGE = /[\\/]@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/;

/** A cloud client's file as the build sees it; undefined for files that stay unchanged. */
export function shortened(id: string, read = (path: string) => readFileSync(path, 'utf8')): string | undefined {
  // The clients import their whole package.json; only the version is kept, because it goes into a header.
  if (PACKAGE.test(id)) return JSON.stringify({ version: (JSON.parse(read(id)) as { version: string }).version });
  if (USER.test(id)) return withoutMethods(read(id), unused);
  const path = id.replaceAll('\\', '/');
  const at = path.lastIndexOf('/node_modules/');
  return at < 0 ? undefined : replaced[path.slice(at + '/node_modules/'.length)];
}

/** An index of the library's parts: declared free of side effects, so that each part goes where it is used. */
const LIST = /[\\/]amazon-cognito-identity-js[\\/]es[\\/]index\.js$/;

/** The plugin of the build. */
export function cloudClients(): Plugin {
  return {
    name: 'cloud-clients',
    enforce: 'pre',
    load: (id) => (LIST.test(id) ? { code: readFileSync(id, 'utf8'), moduleSideEffects: false } : shortened(id)),
  };
}
