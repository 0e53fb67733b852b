// Addresses of the storage and the identity pool, replacing the rules that the cloud clients ship for every kind of
// bucket, access point and network: 9 kB for what is four addresses here. Substituted by scripts/web/cloudClients.ts;
// a test compares the results with those of the rules.

/** The clients' endpoint parameters. */
export interface EndpointParameters {
  Region?: string;
  Bucket?: string;
  Endpoint?: string;
  ForcePathStyle?: boolean;
  UseFIPS?: boolean;
  UseDualStack?: boolean;
  Accelerate?: boolean;
}

/** An address, with how requests to it are signed. */
export interface Endpoint {
  url: URL;
  properties: { authSchemes?: Record<string, unknown>[] };
  headers: Record<string, string[]>;
}

/** Partitions with a different domain suffix, by region name prefix; longer prefixes first. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['cn-', 'amazonaws.com.cn'],
  ['eusc-', 'amazonaws.eu'],
  ['us-isob-', 'sc2s.sgov.gov'],
  ['us-isof-', 'csp.hci.ic.gov'],
  ['us-iso-', 'c2s.ic.gov'],
  ['eu-isoe-', 'cloud.adc-e.uk'],
];

/** Buckets whose name can be a subdomain; a dot in it would break the certificate. */
const HOSTABLE = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

function hostOf(service: string, { Region = '', UseFIPS, UseDualStack, Accelerate }: EndpointParameters): string {
  if (UseFIPS || UseDualStack || Accelerate) throw new Error('This kind of endpoint is not part of this site');
  if (!/^[a-z0-9-]+$/i.test(Region)) throw new Error('Invalid Configuration: no region');
  const ending = ENDINGS.find(([start]) => Region.startsWith(start))?.[1] ?? 'amazonaws.com';
  return `${service}.${Region}.${ending}`;
}

/** The storage: the bucket as a subdomain where possible, else in the path, as it is with a custom endpoint. */
export function storageEndpoint(parameters: EndpointParameters): Endpoint {
  const { Region = '', Bucket, Endpoint: own, ForcePathStyle = false } = parameters;
  if (Bucket !== undefined && /^arn:|--xa?-s3$/.test(Bucket)) {
    throw new Error('This kind of bucket is not part of this site');
  }
  const place = Bucket === undefined ? '' : encodeURIComponent(Bucket);
  const host = own === undefined ? hostOf('s3', parameters) : '';
  const hosted = own === undefined && !ForcePathStyle && Bucket !== undefined && HOSTABLE.test(Bucket);
  const address = hosted
    ? `https://${Bucket}.${host}`
    : own === undefined || place !== ''
      ? `${own?.replace(/\/$/, '') ?? `https://${host}`}/${place}`
      : own;
  const scheme = { disableDoubleEncoding: true, name: 'sigv4', signingName: 's3', signingRegion: Region };
  return { url: new URL(address), properties: { authSchemes: [scheme] }, headers: {} };
}

/** The identity pool. Its requests are not signed. */
export function identityEndpoint(parameters: EndpointParameters): Endpoint {
  const address = parameters.Endpoint ?? `https://${hostOf('cognito-identity', parameters)}`;
  return { url: new URL(address), properties: {}, headers: {} };
}
