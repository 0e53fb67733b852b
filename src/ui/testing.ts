// For browser tests of components: the styles of every page, and an axe check of what a test renders.
import './styles/tokens.css';
import './styles/base.css';
import axe from 'axe-core';

/** What axe finds against WCAG 2.2 A and AA in an element, in each theme; empty when all is well. */
export async function axeFindings(element: Element = document.body): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const { violations } = await axe.run(element, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    for (const { id, nodes } of violations)
      found.push(`${theme}: ${id} at ${nodes.map((node) => node.html).join(' ')}`);
  }
  delete document.documentElement.dataset['theme'];
  return found;
}
