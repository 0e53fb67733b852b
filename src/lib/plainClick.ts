// A click that the site may answer itself. Anything else is the browser's: another tab, another window, a download.

/** What of a click says so; React's events have it, too. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether nobody has taken the click and no key changes its meaning. */
export const isPlainClick = (click: Click): boolean =>
  !(click.defaultPrevented || click.button || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey);
