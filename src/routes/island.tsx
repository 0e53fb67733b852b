// A part of a page whose script loads late: its prerendered HTML stays, working as plain HTML, until the browser is
// idle or someone interacts; then it is hydrated in place. Pages rendered in the browser wait for it.
import { type ComponentType, createElement, Suspense, use } from 'react';
import { loadChunk } from '../services/offline/chunks.ts';

/** Latest start of hydration after the page has started. */
const IDLE_LIMIT_MS = 2000;
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;

/** A late part of a page; `load` brings it at once, and again after a failure. */
export type Island<P extends object = object> = ComponentType<P> & { load(): Promise<unknown> };

let hydrating = false;

/** Called before prerendered HTML is hydrated: parts may then come late. */
export function deferIslands(): void {
  hydrating = true;
}

/** Called before a page is rendered in the browser: its late parts are there when it is. */
export async function loadIslands(islands: readonly Pick<Island, 'load'>[]): Promise<void> {
  hydrating = false;
  await Promise.all(islands.map((island) => island.load()));
}

/** Resolves when the browser is idle or at the first sign of use. */
function whenWanted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, done, { capture: true, passive: true });
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done, { timeout: IDLE_LIMIT_MS });
    else setTimeout(done, IDLE_LIMIT_MS);
  });
}

/** Makes a late part from the component that `load` loads. Call once, next to the page that shows it. */
export function createIsland<P extends object>(load: () => Promise<ComponentType<P>>): Island<P> {
  let component: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  let waiting: Promise<ComponentType<P>> | undefined;

  const get = () => {
    loading ??= load().then(
      (loaded) => {
        component = loaded;
        return loaded;
      },
      (error: unknown) => {
        // A part that failed to load is requested again on the next visit to the page.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const wait = () => {
    waiting ??= hydrating ? whenWanted().then(get) : get();
    return waiting;
  };

  function Part(props: P) {
    return createElement(component ?? use(wait()), props);
  }

  function InPlace(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(InPlace, { load: () => loadChunk(get) });
}
