// Renders one row of the route table: head, frame, page. The same component for every row, so that a frame shared by
// two pages stays mounted when navigating between them.
import { createElement, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { frameOf } from './frames.ts';
import { Head } from './Head.tsx';
import { useReadyMark } from './navigation/readyMark.ts';
import { pageComponent } from './pageModules.ts';
import type { RouteRow } from './table.ts';

/** Around the page's content. */
function Content({ children }: { children: ReactNode }) {
  useReadyMark();
  return children;
}

/**
 * A page in its frame. The router has loaded its component and its texts, so nothing waits here: the boundary lets the
 * browser hydrate the frame and the page in two steps, leaving time for user input in between.
 */
export function RowPage({ row }: { row: RouteRow }) {
  const { pathname } = useLocation();
  const page = createElement(pageComponent(row), { key: row.page });
  return createElement(
    frameOf(row.layout),
    null,
    <Head row={row} path={pathname} />,
    <Suspense>
      <Content>{page}</Content>
    </Suspense>,
  );
}
