// Wraps all pages: the page transition (out, then in: TRN-1), what follows it (scroll, focus, page view), and the error
// boundaries for failing pages.
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Router } from 'react-router';
import { trackPageView } from '../services/analytics.ts';
import { LastResort } from './errors/LastResort.tsx';
import { PageBoundary } from './errors/PageBoundary.tsx';
import { RouteErrorPage } from './errors/RouteErrorPage.tsx';
import type { SiteRouter, View } from './navigation/navigation.ts';
import { settle } from './navigation/scroll.ts';
import { RowPage } from './RowPage.tsx';

/** The time a page takes to fade out; --dur-1 of the style sheet. */
export const LEAVE_MS = 90;

function leaveTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LEAVE_MS;
}

const samePage = (a: View, b: View) => a.row === b.row && a.error === b.error;

/** The view on the screen: the outgoing page stays, with its own location, until it has faded. */
function useOutIn(router: SiteRouter): { shown: View; leaving: boolean } {
  const [shown, setShown] = useState(() => router.view());
  const [next, setNext] = useState<View>();
  const first = useRef(shown);
  useLayoutEffect(() => {
    // The state may have changed between the first render and this effect.
    if (router.view() !== first.current) setNext(router.view());
    return router.subscribe(setNext);
  }, [router]);
  const leaving = next !== undefined && !samePage(next, shown);
  useLayoutEffect(() => {
    if (next === undefined) return undefined;
    const arrive = () => {
      setShown(next);
      setNext(undefined);
    };
    if (!leaving) {
      arrive();
      return undefined;
    }
    const timer = setTimeout(arrive, leaveTime());
    return () => clearTimeout(timer);
  }, [next, leaving]);
  return { shown, leaving };
}

function afterArrival({ location, action, row }: View): void {
  settle({ key: location.key, action, hash: location.hash, scrollToTop: row?.scrollToTop !== false });
  if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * The content of a view, without the router around it; also used by the prerenderer. Re-rendered only for another
 * view: a page whose late part is not yet hydrated would lose that part's HTML.
 */
export const ViewContent = memo(function ViewContent({ view }: { view: Pick<View, 'row' | 'error'> }) {
  if (view.error !== undefined || !view.row) return <RouteErrorPage error={view.error} />;
  return <RowPage row={view.row} />;
});

/** The whole site in the browser. */
export function Root({ router }: { router: SiteRouter }) {
  const { shown, leaving } = useOutIn(router);
  const [first] = useState(shown);
  const settled = useRef(shown);
  const moved = shown !== first;

  useLayoutEffect(() => {
    if (settled.current === shown) return;
    settled.current = shown;
    afterArrival(shown);
  }, [shown]);

  useEffect(() => {
    const status = document.querySelector('[data-status]')?.getAttribute('data-status');
    trackPageView({ path: shown.location.pathname, title: document.title, status: Number(status ?? 200) });
  }, [shown.location.pathname]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={router.history}>
      <LastResort place={shown}>
        <div data-phase={leaving ? 'leave' : moved ? 'enter' : 'rest'}>
          <PageBoundary place={shown} isErrorPage={!shown.row}>
            <ViewContent view={shown} />
          </PageBoundary>
        </div>
      </LastResort>
    </Router>
  );
}
