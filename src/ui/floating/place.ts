/** A box on the screen, in CSS pixels of the viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a floating box goes: below its anchor, aligned with its start or end; above when there is no room. */
export interface Placement {
  readonly align?: 'start' | 'end' | 'centre';
  /** Distance to the anchor in pixels. */
  readonly gap?: number;
  readonly rtl?: boolean;
}

const EDGE = 8;

/** Left and top of a floating box beside its anchor, kept `8` px inside the viewport. */
export function placeBox(
  anchor: Box,
  size: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
  { align = 'start', gap = 6, rtl = false }: Placement = {},
): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - size.height;
  const fitsBelow = below + size.height <= view.height - EDGE;
  const top = fitsBelow || above < EDGE ? below : above;
  const toLeftEdge = (align === 'start') !== rtl;
  const left =
    align === 'centre'
      ? anchor.left + anchor.width / 2 - size.width / 2
      : toLeftEdge
        ? anchor.left
        : anchor.left + anchor.width - size.width;
  const clamp = (value: number, room: number) => Math.max(EDGE, Math.min(value, room - EDGE));
  return { left: clamp(left, view.width - size.width), top: clamp(top, Math.max(2 * EDGE, view.height - size.height)) };
}
