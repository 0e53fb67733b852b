// Page views (ANA-1), sent to the operator's own address (beacon) or to a third-party script. Both are off unless the
// configuration enables them. A page view holds the path, the title and the status, never a query or any text.
import { getConfig } from './config/config.ts';

/** One page view. */
export interface PageView {
  path: string;
  title: string;
  /** 200, or the status of the error page. */
  status: number;
}

type Adapter = (view: PageView) => void;

declare global {
  interface Window {
    /** The queue that third-party scripts read. */
    dataLayer?: unknown[];
  }
}

function beacon(address: string): Adapter {
  return (view) => {
    const body = JSON.stringify({ v: 1, ...view });
    if (!navigator.sendBeacon?.(address, body)) {
      fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
    }
  };
}

function script(address: string): Adapter {
  let added = false;
  return (view) => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: 'page_view', ...view });
    if (added) return;
    added = true;
    const element = document.createElement('script');
    element.async = true;
    element.src = address;
    document.head.append(element);
  };
}

/** The adapters that a configuration switches on. */
export function analyticsAdapters(analytics = getConfig().analytics): Adapter[] {
  return [
    ...(analytics?.beaconUrl ? [beacon(analytics.beaconUrl)] : []),
    ...(analytics?.scriptUrl ? [script(analytics.scriptUrl)] : []),
  ];
}

let adapters: Adapter[] | undefined;

/** Reports a page view to the configured adapters, if any. A failing adapter is ignored. */
export function trackPageView(view: PageView): void {
  adapters ??= analyticsAdapters();
  for (const send of adapters) {
    try {
      send(view);
    } catch {
      // Counting visits must never break one.
    }
  }
}
