// A click the site may handle itself. Anything else is left to the browser: a new tab or window, a download.

/** The relevant event fields; React's events have them, too. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether the click is unhandled and has no modifier key. */
export const isPlainClick = (click: Click): boolean =>
  !(click.defaultPrevented || click.button || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey);
