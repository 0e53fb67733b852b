// What a page shows badly and a program can see: wider than the window, texts that are cut, texts outside the window.
import type { Page } from 'playwright';

/** More of one page than this says nothing new. */
const MOST = 12;
/** Characters of a text that are quoted. */
const QUOTED = 60;

/** Complaints about the page as it is now, each a line; empty if there is nothing to complain about. */
export function complaintsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ most, quoted }) => {
      const found = new Set<string>();
      const quote = (element: HTMLElement) => `"${element.innerText.trim().slice(0, quoted)}"`;
      const scrolls = (element: HTMLElement) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
      /** Whether an element around it can be scrolled, or cuts it on purpose. */
      const isHeld = (element: HTMLElement): boolean => {
        for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
          if (scrolls(outer)) return true;
        return false;
      };
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth} px wide`);
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!hasText || element.closest('.cm-editor, pre, [aria-hidden], textarea')) continue;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { width, height, left, right } = element.getBoundingClientRect();
        // Only for screen readers
        if (width <= 2 || height <= 2) continue;
        const { overflowX, overflowY, display } = getComputedStyle(element);
        const isWider = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
        if (isWider && /hidden|clip/.test(overflowX)) found.add(`${quote(element)} is cut`);
        else if (isWider && display !== 'inline' && /^(?:A|BUTTON)$/.test(element.tagName))
          found.add(`${quote(element)} is wider than its button`);
        if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 3)
          found.add(`${quote(element)} is cut below`);
        if ((right > innerWidth + 1 || left < -1) && !isHeld(element))
          found.add(`${quote(element)} is outside the window`);
      }
      return [...found].slice(0, most);
    },
    { most: MOST, quoted: QUOTED },
  );
}
