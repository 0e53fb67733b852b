// Looks for accessibility barriers on a page with axe: WCAG A and AA, and axe's best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** The violations that axe finds, one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Evaluated through the debugger, which is not subject to the page's policy. Once in a document is enough.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = () => document.getAnimations().filter(({ playState }) => playState !== 'finished');
    // Mid-transition colours are not the page's colours, and one animation or page may lead to the next: findings made
    // while something moves are meaningless.
    const atRest = async () => {
      for (let rest = 0; rest < 3; rest = moving().length > 0 ? 0 : rest + 1) {
        await Promise.allSettled(moving().map(({ finished }) => finished));
        await frames();
      }
    };
    let moved = false;
    const notice = () => {
      moved = true;
    };
    for (const name of ['transitionrun', 'animationstart']) document.addEventListener(name, notice, true);
    const phases = new MutationObserver(notice);
    phases.observe(document.body, { subtree: true, attributeFilter: ['data-phase'] });
    // The whole page is checked all the same: what passed is only not described.
    const options = { resultTypes: ['violations'] };
    for (;;) {
      await atRest();
      moved = false;
      const { violations: found } = await axe.run(options);
      if (!moved) return found;
    }
  });
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary = '' }) => `${target.join(' ')} (${failureSummary.split('\n').at(-1)?.trim()})`,
    );
    return `${id}: ${help}: ${places.slice(0, 3).join(' | ')}`;
  });
}
