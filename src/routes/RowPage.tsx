// One row of the table on the screen: head, frame, page. The same component for every row, so that a frame shared by
// two pages stays in place when one goes from the one to the other.
import { createElement } from 'react';
import { useLocation } from 'react-router';
import { frameOf } from './frames.ts';
import { Head } from './Head.tsx';
import { pageComponent } from './pageModules.ts';
import type { RouteRow } from './table.ts';

/** A page in its frame. The router has loaded its component and its texts. */
export function RowPage({ row }: { row: RouteRow }) {
  const { pathname } = useLocation();
  const page = createElement(pageComponent(row), { key: row.page });
  return createElement(frameOf(row.layout), null, <Head row={row} path={pathname} />, page);
}
