// The one popover of a page: beside the marked word, in the top layer, with a way through it by keys. With the mouse the focus
// stays in the field; with the keyboard it moves here and back.
import { addStyles } from '../surface/markStyles.ts';
import { build } from './build.ts';
import { POPOVER_CSS } from './popoverStyles.ts';

/** Where and how it opens. */
export interface PopoverPlace {
  /** The field it belongs to. */
  field: HTMLElement;
  box: DOMRect;
  label: string;
  dark: boolean;
  direction: string;
  /** Moves the focus to the first correction. */
  focused: boolean;
  onClose(): void;
}

/** See the head of this file. */
export interface Popover {
  show(place: PopoverPlace, content: readonly HTMLElement[]): void;
  move(box: DOMRect): void;
  hide(): void;
  /** Whether an event happened in it. */
  holds(event: Event): boolean;
  hasFocus(): boolean;
  /** Read out by screen readers, without moving the focus. */
  announce(text: string): void;
  remove(): void;
}

const EDGE = 8;
const GAP = 8;

/** Inside a dialog of the page nothing outside it can be reached; a document that is edited has no room for anything else. */
const homeOf = (field: Element): Element =>
  field.closest('dialog[open], [aria-modal="true"]') ??
  (field === document.body ? document.documentElement : document.body);

/** Arrows, Home and End move along the buttons. */
function moveFocus(event: KeyboardEvent, root: ShadowRoot): void {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button')];
  // The way out is the last stop, although it is drawn first.
  buttons.push(...buttons.splice(0, 1));
  const at = buttons.indexOf(root.activeElement as HTMLButtonElement);
  const last = buttons.length - 1;
  const keys: Record<string, number> = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 };
  const next = { ...keys, Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(last, next))]?.focus();
}

/** A popover that is not on the page before it is first shown. */
export function createPopover(): Popover {
  const host = document.createElement('spelling-check-popover');
  const root = host.attachShadow({ mode: 'open' });
  addStyles(root, POPOVER_CSS);
  const live = build('div', { class: 'live', role: 'status' });
  const pop = build('div', { class: 'pop', role: 'dialog', popover: 'manual', tabindex: '-1' });
  root.append(live, pop);
  const hasTopLayer = typeof pop.showPopover === 'function';
  let place: PopoverPlace | null = null;

  const put = (box: DOMRect) => {
    const [width, height] = [pop.offsetWidth, pop.offsetHeight];
    const { clientWidth, clientHeight } = document.documentElement;
    const fitsBelow = box.bottom + GAP + height <= clientHeight - EDGE;
    const top = fitsBelow || box.top - GAP - height < EDGE ? box.bottom + GAP : box.top - GAP - height;
    const left = place?.direction === 'rtl' ? box.right - width : box.left;
    pop.style.top = `${Math.max(EDGE, Math.min(top, clientHeight - height - EDGE))}px`;
    pop.style.left = `${Math.max(EDGE, Math.min(left, clientWidth - width - EDGE))}px`;
  };
  const hide = () => {
    if (!place) return;
    place = null;
    if (hasTopLayer) pop.hidePopover();
    pop.classList.remove('plain');
    pop.replaceChildren();
    if (host.parentNode === document.documentElement) host.remove();
  };
  const settle = (field: Element) => {
    const home = homeOf(field);
    if (host.parentNode !== home) home.append(host);
  };

  pop.addEventListener('keydown', (event) => {
    // Keys in here are nobody else's: pages listen for letters and for Escape.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      place?.onClose();
    } else moveFocus(event, root);
  });

  return {
    show(next, content) {
      const isSame = place?.field === next.field;
      const had = root.activeElement !== null;
      place = next;
      settle(next.field);
      pop.setAttribute('aria-label', next.label);
      pop.dir = next.direction;
      pop.classList.toggle('dark', next.dark);
      pop.replaceChildren(...content);
      if (hasTopLayer) {
        if (!isSame || !pop.matches(':popover-open')) pop.showPopover();
      } else pop.classList.add('plain');
      put(next.box);
      if (next.focused || had)
        (pop.querySelector<HTMLElement>('.fixes button, .foot button') ?? pop).focus({ preventScroll: true });
    },
    move(box) {
      if (place) put(box);
    },
    hide,
    holds: (event) => event.composedPath().includes(host),
    hasFocus: () => root.activeElement !== null,
    announce(text) {
      if (document.designMode === 'on') return;
      if (!host.isConnected) document.body.append(host);
      live.textContent = text;
    },
    remove() {
      hide();
      host.remove();
    },
  };
}
