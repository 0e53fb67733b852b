import { CognitoIdentityClient } from '@aws-sdk/client-cognito-identity';
import { S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { type EndpointParameters, identityEndpoint, storageEndpoint } from './endpoints.ts';

// The rules that the clients bring along.
const rules = {
  storage: new S3Client({ region: 'eu-central-1' }).config.endpointProvider,
  identity: new CognitoIdentityClient({ region: 'eu-central-1' }).config.endpointProvider,
};
const none = { UseFIPS: false, UseDualStack: false, Accelerate: false, UseGlobalEndpoint: false };
const regions = [
  'us-east-1',
  'us-west-2',
  'eu-central-1',
  'eu-central-2',
  'ap-southeast-7',
  'il-central-1',
  'mx-central-1',
  'cn-north-1',
  'cn-northwest-1',
  'us-gov-west-1',
  'eusc-de-east-1',
  'us-iso-east-1',
  'us-isob-east-1',
  'us-isof-south-1',
  'eu-isoe-west-1',
  'local',
];
const plain = ({ url, properties, headers }: { url: URL; properties?: unknown; headers?: unknown }) => ({
  url: url.href,
  properties,
  headers,
});

it.each(regions)('%s: the storage is where its client’s rules say', (Region) => {
  for (const Bucket of ['documents', 'my-documents-2026', 'a.b.c', 'ab', 'Documents', 'a_b', 'a-', undefined]) {
    for (const ForcePathStyle of [false, true]) {
      const asked: EndpointParameters = { Region, ForcePathStyle, ...(Bucket === undefined ? {} : { Bucket }) };
      expect(plain(storageEndpoint({ ...none, ...asked })), JSON.stringify(asked)).toEqual(
        plain(rules.storage({ ...none, ...asked })),
      );
    }
  }
});

it('a custom endpoint is used for the storage, with its path', () => {
  for (const Endpoint of [
    'http://127.0.0.1:4173/_cloud/s3',
    'http://127.0.0.1:9000',
    'https://storage.example.org/x/',
  ]) {
    for (const Bucket of ['documents', 'a.b', undefined]) {
      const asked = { Region: 'local', ForcePathStyle: true, Endpoint, ...(Bucket === undefined ? {} : { Bucket }) };
      expect(plain(storageEndpoint(asked)), JSON.stringify(asked)).toEqual(plain(rules.storage({ ...none, ...asked })));
    }
  }
});

it.each(regions)('%s: the identity pool is where its client’s rules say', (Region) => {
  for (const own of [{}, { Endpoint: 'http://127.0.0.1:4173/_cloud/identity' }]) {
    const asked = { Region, UseFIPS: false, UseDualStack: false, ...own };
    expect(plain(identityEndpoint(asked))).toEqual(plain(rules.identity(asked as never)));
  }
});

it('RTY-6: an endpoint is computed each time and never cached, even beyond 1000 of them', () => {
  const asked = Array.from({ length: 1_100 }, (_, index) => ({ Region: 'eu-central-1', Bucket: `documents-${index}` }));
  const first = asked.map((one) => storageEndpoint(one));
  expect(new Set(first.map(({ url }) => url.host)).size).toBe(asked.length);
  const again = asked.map((one) => storageEndpoint(one));
  expect(again.filter((one, index) => one === first[index] || one.url === first[index]?.url)).toEqual([]);
  expect(again).toEqual(first);
  const identity = { Region: 'eu-central-1', UseFIPS: false, UseDualStack: false };
  expect(identityEndpoint(identity)).not.toBe(identityEndpoint(identity));
});

it('cases left out of the rules are refused, not sent somewhere', () => {
  for (const asked of [
    { Region: 'eu-central-1', Bucket: 'arn:aws:s3:eu-central-1:123456789012:accesspoint/x' },
    { Region: 'us-east-1', Bucket: 'docs--use1-az4--x-s3' },
    { Region: 'eu-central-1', Bucket: 'documents', UseFIPS: true },
    { Region: 'eu-central-1', Bucket: 'documents', UseDualStack: true },
    { Region: 'eu-central-1', Bucket: 'documents', Accelerate: true },
    { Region: 'evil.example/', Bucket: 'documents' },
    { Bucket: 'documents' },
  ]) {
    expect(() => storageEndpoint(asked), JSON.stringify(asked)).toThrow(/is not part of this site|no region/);
  }
});
