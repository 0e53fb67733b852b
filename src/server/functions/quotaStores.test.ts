import { describe, expect, it } from 'vitest';
import { checkSignature } from '../../../scripts/cloud/local/core/signature.ts';
import { createAwsCall } from './aws.ts';
import { quotaBucket, quotaTable } from './quotaStores.ts';

const keys = { region: 'eu-west-1', accessKeyId: 'ASIAX', secretAccessKey: 'secret', sessionToken: 'token' };
const EVE = 'eu-west-1:eve';

/** A service that gives prepared answers and records the requests. Each signature is checked. */
function service(name: string, ...answers: Response[]) {
  const asked: { method: string; url: string; headers: Headers; body: string }[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = new Uint8Array(await request.arrayBuffer());
    const url = new URL(request.url);
    const key = { role: 'authenticated', identityId: '', secret: 'secret', token: 'token', expires: 8e15 } as const;
    checkSignature({ request, url, path: url.pathname, body, origin: '' }, name, () => key, Date.now);
    const { method, headers } = request;
    asked.push({ method, url: request.url, headers, body: new TextDecoder().decode(body) });
    return answers.shift() ?? new Response('', { status: 500 });
  };
  return { asked, send };
}

describe('the table', () => {
  const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

  it('reads a consistent snapshot of total, plan and object', async () => {
    const { asked, send } = service(
      'dynamodb',
      json({
        Responses: [
          { Item: { used: { N: '70' }, revision: { N: '3' }, removed: { S: '[{"key":"private/x"}]' } } },
          { Item: { plan: { S: 'premium' } } },
          { Item: { size: { N: '20' }, sequencer: { S: 'A' }, refused: { S: 'quota' } } },
        ],
      }),
      json({ Responses: [{}, { Item: { plan: { S: 'gold' } } }, {}] }),
      json({ Responses: [{}, { Item: { plan: { S: 'premium' }, until: { N: '1001' } } }, {}] }),
      json({ Responses: [{}, { Item: { plan: { S: 'premium' }, until: { N: '1000' } } }, {}] }),
    );
    const table = quotaTable(
      createAwsCall(() => keys, send),
      'counts',
      () => 1_000_000,
    );
    expect(await table.read(EVE, 'private/a')).toEqual({
      plan: 'premium',
      count: { used: 70, revision: 3, removed: [{ key: 'private/x' }] },
      object: { size: 20, sequencer: 'A', refused: 'quota' },
    });
    expect(await table.read(EVE, 'private/a')).toEqual({
      plan: 'free',
      count: { used: 0, revision: 0, removed: [] },
      object: undefined,
    });
    expect((await table.read(EVE, 'private/a')).plan).toBe('premium');
    expect((await table.read(EVE, 'private/a')).plan).toBe('free');
    expect(asked[0]?.url).toBe('https://dynamodb.eu-west-1.amazonaws.com/');
    expect(asked[0]?.headers.get('x-amz-target')).toBe('DynamoDB_20120810.TransactGetItems');
    const { TransactItems } = JSON.parse(asked[0]?.body ?? '') as { TransactItems: { Get: { Key: object } }[] };
    expect(TransactItems.map(({ Get }) => Get.Key)).toEqual(
      ['total', 'plan', 'object#private/a'].map((item) => ({ person: { S: EVE }, item: { S: item } })),
    );
  });

  it('writes count and object together, and only over the revision that was read', async () => {
    const cancelled = { __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException' };
    const { asked, send } = service('dynamodb', json({}), json(cancelled, 400), json({ __type: 'x#Throttling' }, 400));
    const table = quotaTable(
      createAwsCall(() => keys, send),
      'counts',
    );
    const next = {
      count: { used: 5, revision: 8, removed: [] },
      object: { size: 0, sequencer: 'B', refused: 'size', expires: 9 },
    } as const;
    expect(await table.write(EVE, 'private/a', 7, next)).toBe(true);
    expect(await table.write(EVE, 'private/a', 0, next)).toBe(false);
    await expect(table.write(EVE, 'private/a', 7, next)).rejects.toThrow('Throttling');
    const puts = (JSON.parse(asked[0]?.body ?? '') as { TransactItems: { Put: Record<string, unknown> }[] })
      .TransactItems;
    expect(puts[0]?.Put).toMatchObject({
      TableName: 'counts',
      Item: { item: { S: 'total' }, used: { N: '5' }, revision: { N: '8' } },
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeValues: { ':revision': { N: '7' } },
    });
    expect(puts[1]?.Put['Item']).toEqual({
      person: { S: EVE },
      item: { S: 'object#private/a' },
      size: { N: '0' },
      sequencer: { S: 'B' },
      refused: { S: 'size' },
      expires: { N: '9' },
    });
    expect(asked[1]?.body).toContain('attribute_not_exists(#revision)');
  });

  it('keeps the plan apart from the count, so that billing and counting do not wait for each other', async () => {
    const { asked, send } = service('dynamodb', json({}), json({}, 500));
    const table = quotaTable(
      createAwsCall(() => keys, send),
      'counts',
    );
    await table.setPlan(EVE, 'premium');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ Item: { item: { S: 'plan' }, plan: { S: 'premium' } } });
    await expect(table.setPlan(EVE, 'premium')).rejects.toThrow('500');
    await expect(table.read(EVE, 'x')).rejects.toThrow('500');
  });
});

describe('the bucket', () => {
  it('accepts keys of any kind, and returns what is there', async () => {
    const { asked, send } = service(
      's3',
      new Response('{}', { headers: { etag: '"abc"' } }),
      new Response('', { status: 404 }),
      new Response('', { status: 403 }),
    );
    const bucket = quotaBucket(keys, 'docs', send);
    expect(await bucket.read("usage/eu:x/a b+(ü)'*!.json")).toEqual({ text: '{}', eTag: 'abc' });
    expect(await bucket.read('x')).toBeUndefined();
    await expect(bucket.read('x')).rejects.toThrow('403');
    const path = 'usage/eu%3Ax/a%20b%2B%28%C3%BC%29%27%2A%21.json';
    expect(asked[0]?.url).toBe(`https://docs.s3.eu-west-1.amazonaws.com/${path}`);
  });

  it('writes and removes under a condition', async () => {
    const states = [200, 200, 412, 409, 500, 204, 412, 404, 403];
    const { asked, send } = service('s3', ...states.map((status) => new Response(null, { status })));
    const bucket = quotaBucket(keys, 'docs', send);
    expect(await bucket.write('k', '{}', null)).toBe(true);
    expect(await bucket.write('k', '{}', 'abc')).toBe(true);
    expect(await bucket.write('k', '{}', 'abc')).toBe(false);
    expect(await bucket.write('k', '{}', null)).toBe(false);
    await expect(bucket.write('k', '{}', null)).rejects.toThrow('500');
    await bucket.remove('k', 'abc');
    await bucket.remove('k', 'abc');
    await bucket.remove('k', 'abc');
    await expect(bucket.remove('k', 'abc')).rejects.toThrow('403');
    expect([asked[0]?.headers.get('if-none-match'), asked[1]?.headers.get('if-match')]).toEqual(['*', '"abc"']);
    expect([asked[5]?.method, asked[5]?.headers.get('if-match')]).toEqual(['DELETE', '"abc"']);
  });
});
