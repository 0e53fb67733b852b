// Licences for software: ordered, paid, a key that anyone can check, and what must not give one.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { issueLicense, readLicense } from '../../src/server/functions/billing/licenseKey.ts';
import { CARDS, openShop, urlOf } from './shop.ts';

const shop = openShop();
const order = (product: string, licensee = 'Ada & Söhne GmbH', requestId = crypto.randomUUID()) =>
  ({ action: 'license', product, licensee, locale: 'en', requestId }) as const;

describe('BIL-1 buying a licence', () => {
  it.each([
    ['singleSite', 19_000],
    ['singleServer', 49_000],
    ['globalSite', 190_000],
    ['redistribution', 390_000],
  ])('%s: paid, and the key is there', async (product, amount) => {
    const buyer = await shop.buyer();
    const answer = await buyer.create(order(product));
    const [pending] = await buyer.licenses();
    expect(pending).toMatchObject({ product, amount, currency: 'EUR', status: 'pending', key: null, paidAt: null });
    const { location } = await shop.pay(answer);
    expect(location).toBe(`${shop.site}/checker/premium/?license=${pending?.id}`);
    await shop.billing.settled();
    const [paid] = await buyer.licenses();
    expect(paid).toMatchObject({ id: pending?.id, status: 'paid', licensee: 'Ada & Söhne GmbH' });
    expect(readLicense(paid?.key ?? '', shop.billing.licenseKey)).toMatchObject({
      id: pending?.id,
      product,
      licensee: 'Ada & Söhne GmbH',
      date: new Date().toISOString().slice(0, 10),
    });
    // A licence is no subscription.
    expect(await buyer.claims()).toMatchObject({ plan: 'free' });
  });

  it('the same request is one order; the same number for another is refused', async () => {
    const buyer = await shop.buyer();
    const request = order('singleSite');
    const first = await buyer.create(request);
    expect(urlOf(await buyer.create(request))).toBe(urlOf(first));
    expect(await buyer.licenses()).toHaveLength(1);
    expect(await buyer.create({ ...request, licensee: 'Eve' })).toMatchObject({ ok: false, code: 'bad_request' });
    expect(await buyer.create({ ...request, product: 'globalSite' })).toMatchObject({ code: 'bad_request' });
  });

  it('a declined card gives no key, and nobody sees the orders of others', async () => {
    const [buyer, eve] = [await shop.buyer(), await shop.buyer()];
    await shop.pay(await buyer.create(order('singleSite')), CARDS.declined);
    await shop.billing.settled();
    expect((await buyer.licenses())[0]).toMatchObject({ status: 'pending', key: null });
    expect(await eve.licenses()).toEqual([]);
  });

  it('what was paid with less, or in another currency, gives no key', async () => {
    for (const change of [{ amount_total: 1 }, { currency: 'jpy' }]) {
      const buyer = await shop.buyer();
      const answer = await buyer.create(order('singleSite'));
      const session = shop.billing.state.sessions[urlOf(answer).split('/').at(-1) ?? ''];
      Object.assign(session ?? {}, change);
      await shop.pay(answer);
      await shop.billing.settled();
      expect((await buyer.licenses())[0]).toMatchObject({ status: 'pending', key: null });
      expect(shop.billing.logged.join()).toContain('no key was issued');
    }
  });

  it('what is paid back loses its key, in whatever order the messages come', async () => {
    const buyer = await shop.buyer();
    const answer = await buyer.create(order('singleServer'));
    shop.billing.hold(true);
    await shop.pay(answer);
    const [{ id } = { id: '' }] = await buyer.licenses();
    shop.billing.refund(id);
    shop.billing.state.events.reverse();
    shop.billing.hold(false);
    await shop.billing.settled();
    expect((await buyer.licenses())[0]).toMatchObject({ status: 'refunded', key: null });
  });

  it('a page that was left alone ends with its order', async () => {
    const buyer = await shop.buyer();
    const answer = await buyer.create(order('singleSite'));
    const session = shop.billing.state.sessions[urlOf(answer).split('/').at(-1) ?? ''];
    if (session) session.expires_at = 0;
    await shop.billing.settled();
    expect((await buyer.licenses())[0]).toMatchObject({ status: 'expired', key: null });
  });
});

describe('keys of licences', () => {
  const pair = () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    return {
      pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      open: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    };
  };
  const own = pair();
  const content = { v: 1, id: 'o-1', product: 'globalSite', licensee: 'Ада · अदा', date: '2026-11-23' } as const;
  const key = issueLicense(content, own.pem);

  it('say what was bought, also with line breaks from a mail', () => {
    expect(readLicense(key, own.open)).toEqual(content);
    expect(readLicense(key.replace(/.{60}/g, '$&\n '), own.open)).toEqual(content);
  });

  const [mark = '', payload = '', signature = ''] = key.split('.');
  const other = Buffer.from(JSON.stringify({ ...content, licensee: 'Eve' })).toString('base64url');
  it.each([
    ['nothing', ''],
    ['another licensee', `${mark}.${other}.${signature}`],
    ['another mark', `SC2.${payload}.${signature}`],
    ['no signature', `${mark}.${payload}.`],
    ['another signature', `${mark}.${payload}.${signature.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`],
    ['a part more', `${key}.x`],
    ['the key of somebody else', issueLicense(content, pair().pem)],
    ['a very long text', `${mark}.${'a'.repeat(100_000)}.${signature}`],
  ])('%s is not genuine', (_, text) => {
    expect(readLicense(text, own.open)).toBeUndefined();
  });

  it('are issued and checked by the command', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'license-')), 'key.json');
    writeFileSync(file, JSON.stringify({ privateKey: own.pem }));
    const run = (...args: string[]) => {
      try {
        return execFileSync(process.execPath, ['scripts/license.ts', ...args], { encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        return `failed: ${(error as { stdout: string }).stdout}`;
      }
    };
    const issued = run('issue', '--product', 'singleSite', '--licensee', 'Ada', '--private-key', file).trim();
    expect(run('verify', issued, '--public-key', own.open)).toContain('singleSite for Ada');
    expect(run('verify', issued, '--public-key', pair().open)).toContain('failed: Not genuine');
    const made = run('keys').trim().split('\n');
    expect(JSON.parse(made[0] ?? '')).toHaveProperty('privateKey');
    expect(made).toHaveLength(2);
  });
});
