// A new version is offered whenever its download ends, even if that started before this page looked.
import { afterEach, expect, it, vi } from 'vitest';

/** A service worker that is being installed. */
class Arriving extends EventTarget {
  state = 'installing';
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration as the browser gives it to a page controlled by an older worker. */
class Registration extends EventTarget {
  waiting: Arriving | null = null;
  installing: Arriving | null = null;
}

async function load(registration: Registration) {
  vi.resetModules();
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { readyState: 'complete' });
  const pwa = await import('./pwa.ts');
  await pwa.registerServiceWorker();
  return pwa;
}

afterEach(() => vi.unstubAllGlobals());

it('a version that is downloading when the page opens is offered once it is ready', async () => {
  const registration = new Registration();
  const worker = new Arriving();
  registration.installing = worker;
  const pwa = await load(registration);
  const changed = vi.fn();
  pwa.subscribeUpdate(changed);
  expect(pwa.isUpdateReady()).toBe(false);
  worker.become('installed');
  expect(pwa.isUpdateReady()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
});

it('a version found later is offered once it is ready, and one already waiting at once', async () => {
  const registration = new Registration();
  const pwa = await load(registration);
  registration.installing = new Arriving();
  registration.dispatchEvent(new Event('updatefound'));
  expect(pwa.isUpdateReady()).toBe(false);
  registration.installing.become('installed');
  expect(pwa.isUpdateReady()).toBe(true);

  const waiting = new Registration();
  waiting.waiting = new Arriving();
  expect((await load(waiting)).isUpdateReady()).toBe(true);
});
