import { describe, expect, it } from 'vitest';
import { createRequestLog } from './requestLog.ts';

describe('the log of requests', () => {
  it('measures bodies without consuming them', async () => {
    const log = createRequestLog();
    const request = new Request('https://a.example/x', { method: 'POST', body: 'größe' });
    log.note(request);
    log.note(new Request('https://a.example/y'));
    expect(await log.read()).toMatchObject([
      { method: 'POST', bodyBytes: 7 },
      { method: 'GET', bodyBytes: 0 },
    ]);
    expect(await request.text()).toBe('größe');
  });

  it('keeps only the latest entries', async () => {
    const log = createRequestLog(3);
    for (let n = 0; n < 5; n += 1) log.note(new Request(`https://a.example/${n}`));
    expect((await log.read()).map((entry) => entry.url.at(-1))).toEqual(['2', '3', '4']);
  });
});
