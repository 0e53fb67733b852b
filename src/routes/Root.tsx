// Around all pages: the page change (out, then in: TRN-1), what follows it (scroll, focus, page view), and nothing else.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType, useOutlet } from 'react-router';
import { trackPageView } from '../services/analytics.ts';
import { settle } from './scroll.ts';
import { routeTable } from './table.ts';

/** The time a page takes to fade out; --dur-1 of the style sheet. */
export const LEAVE_MS = 90;

function leaveTime(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : LEAVE_MS;
}

/** The page that is left stays until it has faded; then the new one takes its place. */
function useOutIn(row: string) {
  const outlet = useOutlet();
  const [shown, setShown] = useState({ row, outlet });
  const leaving = shown.row !== row;
  if (!leaving && shown.outlet !== outlet) setShown({ row, outlet });
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setShown({ row, outlet }), leaveTime());
    return () => clearTimeout(timer);
  }, [leaving, row, outlet]);
  return { page: shown.outlet, leaving };
}

/** The element of the root route. */
export function Root() {
  const location = useLocation();
  const action = useNavigationType();
  const row = useMatches().at(-1)?.id ?? '';
  const { page, leaving } = useOutIn(row);
  const [first] = useState(location);
  const settled = useRef('');
  const moved = location !== first;

  useLayoutEffect(() => {
    if (leaving || !moved || settled.current === location.key) return;
    settled.current = location.key;
    const scrollToTop = routeTable.find(({ id }) => id === row)?.scrollToTop !== false;
    settle({ key: location.key, action, hash: location.hash, scrollToTop });
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
  }, [leaving, moved, location, action, row]);

  useEffect(() => {
    if (leaving) return;
    const missing = document.querySelector('[data-status]')?.getAttribute('data-status');
    trackPageView({ path: location.pathname, title: document.title, status: Number(missing ?? 200) });
  }, [leaving, location.pathname]);

  return <div data-phase={leaving ? 'leave' : moved ? 'enter' : 'rest'}>{page}</div>;
}
