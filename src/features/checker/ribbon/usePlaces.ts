// Where passages lie on the screen: a stripe for each from its first line to its last, as far as that is in view.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ForeignPassage } from '../../../engine/index.ts';
import { useController } from '../controller.ts';
import type { CheckerSession } from '../session.ts';
import { useChecker } from '../store.ts';

/** A passage and where its stripe is, from the top left of the checker. */
export interface Place {
  readonly passage: ForeignPassage;
  readonly top: number;
  readonly left: number;
  readonly height: number;
}

/** More on one screen are a table, not a text. */
const MOST = 40;

/** How far a stripe stands from the text, in pixels: it is 24 wide. */
const BESIDE = 28;

/** Where the lines of the text begin. */
function textLeft(page: Element | null): number {
  const line = page?.querySelector('.cm-line') ?? page?.querySelector('#text');
  if (!line) return 0;
  return line.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(line).paddingInlineStart || '0');
}

function placesOf(session: CheckerSession, passages: readonly ForeignPassage[]): Place[] {
  const page = document.querySelector('[data-scroller]');
  const frame = page?.getBoundingClientRect();
  const origin = page?.closest('section')?.getBoundingClientRect();
  if (!frame || !origin) return [];
  const left = Math.max(frame.left, textLeft(page) - BESIDE) - origin.left;
  const places: Place[] = [];
  for (const passage of passages) {
    const { start, end } = passage;
    const [first, last] = [session.boxAt({ start, end: start + 1 }), session.boxAt({ start: end - 1, end })];
    if (!first && !last) continue;
    const top = Math.max(frame.top, first?.top ?? frame.top);
    const bottom = Math.min(frame.bottom, last?.bottom ?? frame.bottom);
    if (bottom - top < 4) continue;
    places.push({ passage, top: top - origin.top, left, height: bottom - top });
    if (places.length === MOST) break;
  }
  return places;
}

/** See the head of this file. */
export function usePlaces(): readonly Place[] {
  const controller = useController();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const look = useEffectEvent(() => {
    const { session } = controller;
    setPlaces(session ? placesOf(session, useChecker.getState().passages) : []);
  });
  useEffect(() => {
    let frame = requestAnimationFrame(() => look());
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look());
    };
    const ending = new AbortController();
    const forget = useChecker.subscribe((now, before) => {
      if (now.passages !== before.passages || now.counts !== before.counts || now.side !== before.side) again();
    });
    document.addEventListener('scroll', again, { capture: true, passive: true, signal: ending.signal });
    document.addEventListener('input', again, { capture: true, signal: ending.signal });
    const sizes = new ResizeObserver(again);
    for (const element of document.querySelectorAll('[data-scroller], .cm-content')) sizes.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      ending.abort();
      forget();
      sizes.disconnect();
    };
  }, []);
  return places;
}
