// Which elements are fields that can be checked, and as what.
import { plainSurface } from '../surface/plainField.ts';
import { richSurface } from '../surface/richField.ts';
import type { Surface } from '../surface/surface.ts';

/** Inputs for prose; the others hold addresses, numbers and secrets. */
const PROSE = new Set(['text', 'search']);

/** Whether an element is a field with text that can be corrected. */
export function isField(element: Element): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled;
  if (element instanceof HTMLInputElement) return PROSE.has(element.type) && !element.readOnly && !element.disabled;
  // Older editors make the whole document of a frame editable.
  if (element === document.body && document.designMode === 'on') return true;
  return (
    element instanceof HTMLElement && /^(true|plaintext-only|)$/i.test(element.getAttribute('contenteditable') ?? 'no')
  );
}

/** The field that an element lies in, itself included; null outside all fields. */
export function fieldAround(element: Element): HTMLElement | null {
  if (isField(element)) return element;
  const around = element.closest<HTMLElement>(
    '[contenteditable=""],[contenteditable="true"],[contenteditable="plaintext-only"]',
  );
  if (around || element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return around;
  // In a document that is edited as a whole, clicks land on any element, and keys on the root.
  return document.designMode === 'on' ? document.body : null;
}

/** A field's surface. */
export function surfaceOf(field: HTMLElement): Surface {
  if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) return plainSurface(field);
  return richSurface(field);
}
