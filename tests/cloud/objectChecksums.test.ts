// Every checksum sent is verified: in a request's headers, after its body, for parts and for the whole object.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  ChecksumAlgorithm,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Algorithm, checksumOf } from '../../scripts/cloud/local/core/s3/checksums.ts';
import { Bucket, type OpenBucket, openBucket, refused } from './bucket.ts';

let open: OpenBucket;
beforeAll(async () => {
  open = await openBucket();
});
afterAll(() => open.served.close());

const DIGITS = new TextEncoder().encode('123456789');
/** Published check values for the nine digits; those of the hashes come from Node. */
const KNOWN: readonly [Algorithm, string][] = [
  ['CRC32', 'cbf43926'],
  ['CRC32C', 'e3069283'],
  ['CRC64NVME', 'ae8b14860a799888'],
  ['XXHASH64', '8cb841db40e6ae83'],
  ...(['MD5', 'SHA1', 'SHA256', 'SHA512'] as const).map(
    (name) => [name, createHash(name.toLowerCase()).update(DIGITS).digest('hex')] as [Algorithm, string],
  ),
];
const USED = ['CRC32', 'CRC32C', 'CRC64NVME', 'SHA1', 'SHA256'] as const;

it.each(KNOWN)('%s is the known one', async (algorithm, hex) => {
  expect(Buffer.from(await checksumOf(algorithm, DIGITS), 'base64').toString('hex')).toBe(hex);
});

describe.each(USED)('%s of one object', (algorithm) => {
  const name = `one-${algorithm}`;
  const field = `Checksum${algorithm}`;

  it('is accepted if it is right, and returned', async () => {
    const value = await checksumOf(algorithm, DIGITS);
    expect(await open.put(name, DIGITS, { [field]: value })).toMatchObject({ [field]: value });
    const head = { Bucket, Key: open.mine(name), ChecksumMode: 'ENABLED' as const };
    expect(await open.s3.send(new HeadObjectCommand(head))).toMatchObject({
      [field]: value,
      ChecksumType: 'FULL_OBJECT',
    });
    // The client verifies it on its side.
    expect(await open.text(name)).toBe('123456789');
  });

  it('is refused if it does not match, and nothing is written', async () => {
    const wrong = await checksumOf(algorithm, new TextEncoder().encode('other'));
    expect(await refused(open.put(`${name}-bad`, DIGITS, { [field]: wrong }))).toBe('400 BadDigest');
    expect(await refused(open.put(`${name}-bad`, DIGITS, { [field]: 'AAAA' }))).toBe('400 InvalidRequest');
    expect(await refused(open.text(`${name}-bad`))).toBe('404 NoSuchKey');
  });

  it('is also verified after the body', async () => {
    const Body = () => Readable.from([Buffer.from('12345'), Buffer.from('6789')]);
    const sent = { Bucket, Key: open.mine(`${name}-stream`), ContentLength: 9, ChecksumAlgorithm: algorithm };
    await open.s3.send(new PutObjectCommand({ ...sent, Body: Body() }));
    expect(await open.text(`${name}-stream`)).toBe('123456789');
    const client = open.served.objects(open.keys, { maxAttempts: 1 });
    client.middlewareStack.add(
      (next) => (args) => {
        const request = args.request as { body: AsyncIterable<Uint8Array> };
        const { body } = request;
        request.body = Readable.from(
          (async function* () {
            for await (const chunk of body)
              yield Buffer.from(Buffer.from(chunk).toString('latin1').replace('12345', '12346'), 'latin1');
          })(),
        );
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    expect(await refused(client.send(new PutObjectCommand({ ...sent, Body: Body() })))).toBe('400 BadDigest');
    expect(await open.text(`${name}-stream`)).toBe('123456789');
  });
});

describe('other digests', () => {
  it('an object without a checksum gets one from the service', async () => {
    const plain = open.served.objects(open.keys, { requestChecksumCalculation: 'WHEN_REQUIRED' });
    const Key = open.mine('plain');
    await plain.send(new PutObjectCommand({ Bucket, Key, Body: DIGITS }));
    const head = await open.s3.send(new HeadObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
    expect(head.ChecksumCRC64NVME).toBe(await checksumOf('CRC64NVME', DIGITS));
    const without = await open.s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(without.ChecksumCRC64NVME).toBeUndefined();
  });

  it('a part of an object is returned without the checksum of the whole', async () => {
    await open.put('whole', DIGITS);
    const part = await open.s3.send(new GetObjectCommand({ Bucket, Key: open.mine('whole'), Range: 'bytes=0-3' }));
    expect(part.ChecksumCRC32).toBeUndefined();
    expect(await part.Body?.transformToString()).toBe('1234');
  });

  it('Content-MD5 is verified; an invalid one is reported as such', async () => {
    const MD5 = (text: string) => createHash('md5').update(text).digest('base64');
    await open.put('md5', 'text', { ContentMD5: MD5('text') });
    expect(await refused(open.put('md5', 'text', { ContentMD5: MD5('other') }))).toBe('400 BadDigest');
    expect(await refused(open.put('md5', 'text', { ContentMD5: 'abc' }))).toBe('400 InvalidDigest');
  });

  it('two checksums, an unknown one, and one that is announced but missing are refused', async () => {
    const [CRC32, SHA1] = [await checksumOf('CRC32', DIGITS), await checksumOf('SHA1', DIGITS)];
    expect(await refused(open.put('x', DIGITS, { ChecksumCRC32: CRC32, ChecksumSHA1: SHA1 }))).toBe(
      '400 InvalidRequest',
    );
    const send = (change: (headers: Record<string, string>) => void) =>
      refused(
        open
          .changed(({ headers }) => change(headers), { requestChecksumCalculation: 'WHEN_REQUIRED' })
          .send(new PutObjectCommand({ Bucket, Key: open.mine('x'), Body: DIGITS })),
      );
    expect(await send((headers) => (headers['x-amz-checksum-sum'] = 'abc'))).toBe('400 InvalidRequest');
    expect(await send((headers) => (headers['x-amz-sdk-checksum-algorithm'] = 'CRC32'))).toBe('400 InvalidRequest');
    expect(await refused(open.text('x'))).toBe('404 NoSuchKey');
  });

  it('the signed digest is that of the body', async () => {
    const client = open.changed(({ headers }) => {
      headers['x-amz-content-sha256'] = createHash('sha256').update('other').digest('hex');
    });
    const put = new PutObjectCommand({ Bucket, Key: open.mine('sha'), Body: 'text' });
    expect(await refused(client.send(put))).toBe('400 XAmzContentSHA256Mismatch');
    const nonsense = open.changed(({ headers }) => (headers['x-amz-content-sha256'] = 'nonsense'));
    expect(await refused(nonsense.send(put))).toBe('400 InvalidArgument');
  });

  it('a checksum in a signed address is verified', async () => {
    const ChecksumSHA256 = await checksumOf('SHA256', DIGITS);
    const command = new PutObjectCommand({ Bucket, Key: open.mine('signed'), ChecksumSHA256 });
    const address = await getSignedUrl(open.s3, command, { unhoistableHeaders: new Set() });
    expect(await (await fetch(address, { method: 'PUT', body: 'other' })).text()).toContain('<Code>BadDigest</Code>');
    expect((await fetch(address, { method: 'PUT', body: DIGITS })).status).toBe(200);
  });

  it('a list of keys to delete needs one', async () => {
    const client = open.changed(({ headers }) => {
      for (const name of Object.keys(headers)) {
        if (/^(x-amz-(sdk-)?checksum|content-md5)/i.test(name)) delete headers[name];
      }
    });
    const Delete = { Objects: [{ Key: open.mine('x') }] };
    expect(await refused(client.send(new DeleteObjectsCommand({ Bucket, Delete })))).toBe('400 InvalidRequest');
  });
});

describe('uploads in parts', () => {
  const big = Buffer.alloc(6 * 1024 * 1024, 'abcdefg');
  const halves = [big.subarray(0, 5 * 1024 * 1024), big.subarray(5 * 1024 * 1024)];

  async function upload(name: string, ChecksumAlgorithm?: Algorithm, ChecksumType?: 'FULL_OBJECT' | 'COMPOSITE') {
    const place = { Bucket, Key: open.mine(name) };
    const { UploadId } = await open.s3.send(
      new CreateMultipartUploadCommand({ ...place, ChecksumAlgorithm, ChecksumType }),
    );
    const Parts: Record<string, unknown>[] = [];
    for (const [index, Body] of halves.entries()) {
      const part = { ...place, UploadId, PartNumber: index + 1, Body, ChecksumAlgorithm };
      const { $metadata: _, ...sent } = await open.s3.send(new UploadPartCommand(part));
      Parts.push({ PartNumber: index + 1, ...sent });
    }
    return {
      place: { ...place, UploadId },
      Parts,
      complete: (more = {}, parts = Parts) =>
        open.s3.send(
          new CompleteMultipartUploadCommand({ ...place, UploadId, MultipartUpload: { Parts: parts }, ...more }),
        ),
    };
  }

  it.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)('%s is composed from those of the parts', async (name) => {
    const field = `Checksum${name}`;
    const sums = await Promise.all(halves.map((half) => checksumOf(name, half)));
    const value = await checksumOf(name, Buffer.concat(sums.map((sum) => Buffer.from(sum, 'base64'))));
    const { complete, Parts, place } = await upload(`composite-${name}`, name);
    const listed = await open.s3.send(new ListPartsCommand(place));
    expect(listed).toMatchObject({ ChecksumAlgorithm: name, ChecksumType: 'COMPOSITE' });
    expect(listed.Parts?.map((part) => part[field as 'ChecksumCRC32'])).toEqual(sums);
    const bare = Parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    expect(await refused(complete({}, bare))).toBe('400 InvalidRequest');
    const swapped = Parts.map((part, index) => ({ ...part, [field]: sums[1 - index] }));
    expect(await refused(complete({}, swapped))).toBe('400 InvalidPart');
    expect(await refused(complete({ [field]: `${sums[0]}-2` }))).toBe('400 BadDigest');
    expect(await refused(complete({ ChecksumType: 'FULL_OBJECT' }))).toBe('400 InvalidRequest');
    const done = await complete({ [field]: `${value}-2`, MpuObjectSize: big.length });
    expect(done).toMatchObject({ [field]: `${value}-2`, ChecksumType: 'COMPOSITE' });
  });

  it.each(['CRC32', 'CRC32C', 'CRC64NVME'] as const)('%s covers all bytes', async (name) => {
    const field = `Checksum${name}`;
    const { complete } = await upload(`full-${name}`, name, 'FULL_OBJECT');
    expect(await refused(complete({ [field]: await checksumOf(name, DIGITS) }))).toBe('400 BadDigest');
    expect(await refused(complete({ MpuObjectSize: 7 }))).toBe('400 InvalidRequest');
    const value = await checksumOf(name, big);
    expect(await complete({ [field]: value })).toMatchObject({ [field]: value, ChecksumType: 'FULL_OBJECT' });
    const found = await open.s3.send(new GetObjectCommand({ Bucket, Key: open.mine(`full-${name}`) }));
    expect(big.equals(Buffer.from((await found.Body?.transformToByteArray()) ?? []))).toBe(true);
  });

  it('a part with a wrong checksum or another kind of checksum is refused', async () => {
    const { place } = await upload('parts', 'SHA256');
    const send = (more: object) =>
      refused(open.s3.send(new UploadPartCommand({ ...place, PartNumber: 3, Body: DIGITS, ...more })));
    expect(await send({ ChecksumSHA256: await checksumOf('SHA256', big) })).toBe('400 BadDigest');
    expect(await send({ ChecksumAlgorithm: 'CRC32' })).toBe('400 InvalidRequest');
    expect((await open.s3.send(new ListPartsCommand(place))).Parts).toHaveLength(2);
  });

  it('impossible kinds are refused', async () => {
    expect(await refused(upload('y', 'SHA256', 'FULL_OBJECT'))).toBe('400 InvalidRequest');
    expect(await refused(upload('y', 'CRC64NVME', 'COMPOSITE'))).toBe('400 InvalidRequest');
  });

  it.each(Object.values(ChecksumAlgorithm).filter((name) => USED.includes(name as 'CRC32')))(
    "the SDK's own helper with %s",
    async (name) => {
      const params = { Bucket, Key: open.mine(`helper-${name}`), Body: big, ChecksumAlgorithm: name };
      await new Upload({ client: open.s3, params }).done();
      const found = await open.s3.send(new GetObjectCommand({ Bucket, Key: params.Key }));
      expect(big.equals(Buffer.from((await found.Body?.transformToByteArray()) ?? []))).toBe(true);
    },
  );
});
