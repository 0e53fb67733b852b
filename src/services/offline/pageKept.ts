// Whether this page can be reopened without a network. Only the service worker knows what it keeps, so it is asked.
import { IS_PAGE_KEPT } from '../../lib/pageKept.ts';

/** How long the service worker may take to say what it keeps. */
const KEPT_LIMIT_MS = 3000;

/** Whether this address can be reopened without a network, according to the service worker; false without one. */
export function isPageKept(path: string = location.pathname): Promise<boolean> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (kept: boolean) => {
      clearTimeout(limit);
      port1.close();
      resolve(kept);
    };
    const limit = setTimeout(() => answer(false), KEPT_LIMIT_MS);
    port1.onmessage = ({ data }) => answer(data === true);
    controller.postMessage({ type: IS_PAGE_KEPT, path }, [port2]);
  });
}
