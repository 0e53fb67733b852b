// Scroll positions after navigation (SCR-1..5). The browser's own restoration is off while the site runs,
// because it would move the old page before the new one is there.
import type { NavigationType } from 'react-router';
import { log } from '../../services/log.ts';

interface Position {
  x: number;
  y: number;
}

const STORE = 'scroll-positions';
/** Entries of the history whose positions are kept. */
const KEPT = 50;

/** What a navigation was. */
export interface Arrival {
  /** Key of the history entry. */
  key: string;
  action: `${NavigationType}`;
  /** With its `#`, or empty. */
  hash: string;
  /** False when the page opts out of being shown from its top. */
  scrollToTop: boolean;
}

let positions: Record<string, Position> | undefined;

const isPosition = (value: unknown): value is Position => {
  const { x, y } = (value ?? {}) as Partial<Record<keyof Position, unknown>>;
  return Number.isFinite(x) && Number.isFinite(y);
};

function read(): Record<string, Position> {
  if (positions) return positions;
  positions = {};
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORE) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    positions = Object.fromEntries(entries.filter((entry): entry is [string, Position] => isPosition(entry[1])));
  } catch {
    // Without storage the positions live as long as the page.
  }
  return positions;
}

/** Saves a history entry's scroll position. A failure is a warning and navigation continues (SCR-5). */
export function savePosition(key: string, position: Position = { x: window.scrollX, y: window.scrollY }): void {
  const all = read();
  delete all[key];
  all[key] = position;
  for (const old of Object.keys(all).slice(0, -KEPT)) delete all[old];
  try {
    sessionStorage.setItem(STORE, JSON.stringify(all));
  } catch (error) {
    log.warn('Failed to save scroll position.', error);
  }
}

/** Takes over from the browser while the site runs, and gives back before a reload (SCR-1). */
export function takeOverScrolling(): void {
  const { history } = window;
  history.scrollRestoration = 'manual';
  window.addEventListener('beforeunload', () => {
    history.scrollRestoration = 'auto';
  });
  window.addEventListener('load', () => {
    history.scrollRestoration = 'manual';
  });
}

/** The element that a hash names, or null; a hash that cannot be decoded is a warning. */
export function hashTarget(hash: string): Element | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch (error) {
    log.warn('Failed to save scroll position: the hash cannot be read.', error);
    return null;
  }
}

/** Makes the next Tab continue from here, as after a native in-page link. */
function startFrom(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Scrolls to where this navigation belongs; called once the page is rendered. */
export function settle(arrival: Arrival): void {
  const saved = arrival.action === 'POP' ? read()[arrival.key] : undefined;
  if (saved) {
    window.scrollTo(saved.x, saved.y);
  } else if (arrival.hash) {
    // scrollIntoView honours scroll-margin-top; a hash without an element moves nothing (SCR-4).
    const target = hashTarget(arrival.hash);
    target?.scrollIntoView();
    if (target instanceof HTMLElement) startFrom(target);
  } else if (arrival.scrollToTop) {
    window.scrollTo(0, 0);
  }
}
