import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTemplate } from '../../../../scripts/cloud/local/core/policy/template.ts';
import { failureOf } from '../../../../tests/setup/accounts.ts';
import { openStorage } from '../../../../tests/setup/storage.ts';
import { PART_BYTES, type PartialUpload } from './uploadInParts.ts';

const MIB = 1024 * 1024;
/** Bytes that differ from place to place, so that a part in the wrong place is seen. */
const big = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 12)) % 251);

describe('uploads in parts', () => {
  it('STO-5: 12 MiB go up in three parts, with progress up to the end, and come back unchanged', async () => {
    const { storage, requests } = await openStorage();
    const file = big(12 * MIB);
    const seen: number[] = [];
    await storage.put('big', file, {
      level: 'private',
      name: 'big.txt',
      progress: ({ loaded }) => void seen.push(loaded),
    });
    expect(requests.filter((one) => one.startsWith('PUT'))).toHaveLength(3);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect([seen[0], seen.at(-1)]).toEqual([0, file.byteLength]);
    const back = await storage.get('big', { level: 'private' });
    expect(back.bytes.byteLength).toBe(file.byteLength);
    expect(Buffer.compare(back.bytes, file)).toBe(0);
    expect(back.name).toBe('big.txt');
  });

  it('STO-5: exactly 5 MiB take one request', async () => {
    const { storage, requests } = await openStorage();
    await storage.put('edge', big(PART_BYTES), { level: 'private' });
    expect(requests).toHaveLength(1);
  });

  it('STO-5: three or four parts are under way at once', async () => {
    let underWay = 0;
    let most = 0;
    const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const three = Promise.withResolvers<void>();
    const { storage, world } = await openStorage({
      env: {
        fetch: async (input, init) => {
          const part = (input as string).includes('partNumber=');
          if (part) most = Math.max(most, ++underWay);
          if (most >= 3) three.resolve();
          // As slow as a line is: the others have their turn meanwhile, on a busy machine too.
          if (part) await Promise.race([three.promise, sleep(10_000)]).then(() => sleep(20));
          const answer = await world.cloud.handle(new Request(input, init));
          if (part) underWay -= 1;
          return answer ?? Response.error();
        },
      },
    });
    await storage.put('big', big(21 * MIB), { level: 'private' });
    expect([3, 4]).toContain(most);
  });

  it('STO-5: remains of a cancelled upload are removed by the bucket after a day', () => {
    const { properties } = readTemplate(readFileSync('scripts/cloud/template.yaml', 'utf8'), {});
    expect(properties('DocumentsBucket')['LifecycleConfiguration']).toMatchObject({
      Rules: [{ Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }],
    });
  });

  it('STO-5: a cancelled upload ends as AbortError and leaves nothing behind', async () => {
    const { storage, requests } = await openStorage();
    const control = new AbortController();
    const failure = await failureOf(
      storage.put('big', big(12 * MIB), {
        level: 'private',
        signal: control.signal,
        progress: ({ loaded }) => {
          if (loaded > 0) control.abort();
        },
      }),
    );
    expect(failure.code).toBe('AbortError');
    expect(requests.some((one) => one.startsWith('DELETE'))).toBe(true);
    expect(await storage.list('', { level: 'private' })).toEqual([]);
  });

  it('an interrupted upload resumes with the missing parts', async () => {
    const { storage, world, requests } = await openStorage();
    const file = big(17 * MIB);
    let begun: PartialUpload | undefined;
    let parts = 0;
    world.cloud.faults.add({ operation: 'CompleteMultipartUpload', kind: 'drop' });
    const failure = await failureOf(
      storage.put('big', file, {
        level: 'private',
        begun: (upload) => {
          begun = upload;
        },
        progress: () => void parts++,
      }),
    );
    expect(failure.code).toBe('NetworkError');
    world.cloud.faults.clear();
    requests.length = 0;
    const seen: number[] = [];
    await storage.put('big', file, {
      level: 'private',
      resume: begun,
      progress: ({ loaded }) => void seen.push(loaded),
    });
    expect(requests.filter((one) => one.startsWith('PUT'))).toEqual([]);
    expect(seen[0]).toBe(file.byteLength);
    expect(Buffer.compare((await storage.get('big', { level: 'private' })).bytes, file)).toBe(0);
  });

  it('no part is sent before the start of the upload is recorded', async () => {
    const { storage, requests } = await openStorage();
    let partsBefore = -1;
    await storage.put('big', big(11 * MIB), {
      level: 'private',
      begun: async () => {
        await new Promise((done) => setTimeout(done, 50));
        partsBefore = requests.filter((one) => one.startsWith('PUT')).length;
      },
    });
    expect(partsBefore).toBe(0);
    expect(requests.filter((one) => one.startsWith('PUT'))).toHaveLength(3);
  });

  it('a failed part is retried by itself; an upload that the service has forgotten starts again', async () => {
    const { storage, world, waits } = await openStorage();
    world.cloud.faults.add({ operation: 'UploadPart', kind: 'status', status: 500, times: 2 });
    const file = big(11 * MIB);
    await storage.put('big', file, { level: 'private', resume: { uploadId: 'long-gone' } });
    expect(waits).toHaveLength(2);
    expect(Buffer.compare((await storage.get('big', { level: 'private' })).bytes, file)).toBe(0);
  });

  it('a patient upload waits for the connection and resumes', async () => {
    let line = true;
    const waited: string[] = [];
    const { storage, world } = await openStorage({
      env: {
        isOnline: () => line,
        online: async () => {
          waited.push('waited');
          line = true;
          world.cloud.faults.clear();
        },
      },
    });
    line = false;
    world.cloud.faults.add({ operation: 'UploadPart', kind: 'drop' });
    await storage.put('big', big(11 * MIB), { level: 'private', patient: true });
    expect(waited.length).toBeGreaterThan(0);
    expect(await storage.list('', { level: 'private' })).toHaveLength(1);
  });
});

describe('the end of an upload in parts', () => {
  const file = big(11 * MIB);
  const lies = async (storage: Awaited<ReturnType<typeof openStorage>>['storage']) =>
    expect(Buffer.compare((await storage.get('big', { level: 'private' })).bytes, file)).toBe(0);
  const partsSent = (requests: string[]) => requests.filter((one) => one.startsWith('PUT')).length;

  it('whose response is lost is found to be complete, and no byte is sent twice', async () => {
    const { storage, world, requests } = await openStorage();
    world.cloud.faults.add({ operation: 'CompleteMultipartUpload', kind: 'dropAfter', times: 1 });
    const { eTag } = await storage.put('big', file, { level: 'private' });
    expect(partsSent(requests)).toBe(3);
    const [item] = await storage.list('', { level: 'private' });
    expect(item?.eTag).toBe(eTag);
    await lies(storage);
  });

  it.each([
    ['where there was none', null],
    ['over a certain state', 'first'],
  ])('whose response is lost is found to be complete %s', async (_name, before) => {
    const { storage, world } = await openStorage();
    const first = before && (await storage.put('big', big(8), { level: 'private' })).eTag;
    world.cloud.faults.add({ operation: 'CompleteMultipartUpload', kind: 'dropAfter', times: 1 });
    await storage.put('big', file, { level: 'private', expected: first });
    await lies(storage);
  });

  it('whose response is lost for good is found to be complete after a restart', async () => {
    const { storage, world, requests } = await openStorage();
    let resume: PartialUpload | undefined;
    const begun = (upload: PartialUpload) => {
      resume = upload;
    };
    world.cloud.faults.add({ operation: 'CompleteMultipartUpload', kind: 'dropAfter', times: 1 });
    world.cloud.faults.add({ operation: 'CompleteMultipartUpload', kind: 'drop' });
    world.cloud.faults.add({ operation: 'HeadObject', kind: 'drop' });
    const failure = await failureOf(storage.put('big', file, { level: 'private', begun }));
    expect(failure.code).toBe('NetworkError');
    world.cloud.faults.clear();
    requests.length = 0;
    const seen: number[] = [];
    await storage.put('big', file, { level: 'private', resume, progress: ({ loaded }) => void seen.push(loaded) });
    expect([partsSent(requests), seen.at(-1)]).toEqual([0, file.byteLength]);
    await lies(storage);
  });

  it('that reports a failure inside a success response is requested again', async () => {
    const { storage, world, waits } = await openStorage();
    world.cloud.faults.add({ operation: 'CompleteMultipartUpload', kind: 'errorIn200', times: 2 });
    await storage.put('big', file, { level: 'private' });
    expect(waits).toHaveLength(2);
    await lies(storage);
  });

  it('is not mistaken for that of another file of the same size', async () => {
    const { storage } = await openStorage();
    await storage.put('big', file.toReversed(), { level: 'private' });
    await storage.put('big', file, { level: 'private', resume: { uploadId: 'long-gone' } });
    await lies(storage);
  });
});
