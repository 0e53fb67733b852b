// A new version is offered whenever its download ends, even if that started before this page looked.
import { afterEach, expect, it, vi } from 'vitest';

/** A service worker that is being installed. */
class Arriving extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
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

/** The worker in charge, which has no requests under way. */
function inCharge() {
  return { postMessage: (_: unknown, [port]: MessagePort[]) => port?.postMessage('quiet') };
}

const reload = vi.fn();

async function load(registration: Registration, container: EventTarget & { controller?: unknown } = new EventTarget()) {
  vi.resetModules();
  container.controller = inCharge();
  Object.assign(container, { register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('location', { reload });
  const pwa = await import('./pwa.ts');
  await pwa.registerServiceWorker();
  return pwa;
}

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

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

const start = [{ type: 'SKIP_WAITING' }];

it('a version that a newer one replaced while texts were being saved is not the one that is started', async () => {
  const registration = new Registration();
  const [second, third] = [new Arriving(), new Arriving()];
  second.state = 'installed';
  [registration.waiting, registration.installing] = [second, third];
  const pwa = await load(registration);
  const applied = pwa.applyUpdate();
  second.become('redundant');
  third.become('installed');
  await applied;
  expect([second.postMessage.mock.calls, third.postMessage.mock.calls]).toEqual([[], [start]]);
});

it('a version that is ready only after the older one was told to start is started in its place', async () => {
  const registration = new Registration();
  const [second, third] = [new Arriving(), new Arriving()];
  second.state = 'installed';
  [registration.waiting, registration.installing] = [second, third];
  const pwa = await load(registration);
  await pwa.applyUpdate();
  expect([second.postMessage.mock.calls, third.postMessage.mock.calls]).toEqual([[start], []]);
  second.become('redundant');
  third.become('installed');
  expect(third.postMessage.mock.calls).toEqual([start]);
});

it('the page reloads when the new version takes over, and at once where another tab has started it', async () => {
  const registration = new Registration();
  registration.waiting = new Arriving();
  registration.waiting.state = 'installed';
  const container = new EventTarget() as EventTarget & { controller?: unknown };
  const pwa = await load(registration, container);
  await pwa.applyUpdate();
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());

  const other = new EventTarget() as EventTarget & { controller?: unknown };
  const tab = await load(registration, other);
  other.controller = Object.assign(registration.waiting, inCharge());
  await tab.applyUpdate();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
