// Objects that other tools have put into a person's folder, such as those brought back from a copy.
import { expect, it } from 'vitest';
import { openStorage } from '../../../../tests/setup/storage.ts';

const privately = { level: 'private' } as const;

it('are read, and the checksum that the service computed for them is verified', async () => {
  const { storage, world, env } = await openStorage();
  const address = await storage.putUrl('documents/x/document.json', privately);
  const headers = { 'content-type': 'binary/octet-stream' };
  await world.cloud.handle(new Request(address, { method: 'PUT', headers, body: 'whole' }));
  const found = await storage.get('documents/x/document.json', privately);
  expect(new TextDecoder().decode(found.bytes)).toBe('whole');

  const made: (string | null)[] = [];
  const torn: typeof fetch = async (input, init) => {
    const answer = await env.fetch(input, init);
    made.push(answer.headers.get('x-amz-checksum-crc64nvme'));
    return new Response('whale', answer);
  };
  const damaged = await openStorage({ world, env: { fetch: torn } });
  await expect(damaged.storage.get('documents/x/document.json', privately)).rejects.toMatchObject({
    code: 'BadDigest',
  });
  expect(made.every((one) => one !== null && one.length === 12)).toBe(true);
});
