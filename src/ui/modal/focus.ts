const FIELDS = '[autofocus], input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';
const STOPS = `a[href], button:not(:disabled), ${FIELDS}, summary, [tabindex]:not([tabindex="-1"])`;

const seen = (element: HTMLElement) => element.tabIndex >= 0 && element.getClientRects().length > 0;

/** Focuses the first field of a dialog, or the dialog itself. */
export function focusFirst(dialog: HTMLElement): void {
  const field = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].find(seen);
  (field ?? dialog).focus();
}

/** Keeps the Tab key inside: the last tab stop is followed by the first. True when it moved the focus itself. */
export function keepInside(dialog: HTMLElement, backwards: boolean): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(seen);
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last) return true;
  const active = document.activeElement;
  if (backwards ? active !== first && active !== dialog : active !== last) return false;
  (backwards ? last : first).focus();
  return true;
}
