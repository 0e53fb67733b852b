// Looks for barriers on a page with axe: WCAG A and AA, and its best practices.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What axe finds, one line each; empty when it finds nothing. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Evaluated by the debugger, which the page's policy does not govern.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = () => document.getAnimations().filter(({ playState }) => playState !== 'finished');
    // Colours that are on their way are not the colours of the page; one movement may lead to the next, and one page to
    // another: what was found while something moved says nothing.
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
    for (;;) {
      await atRest();
      moved = false;
      const { violations: found } = await axe.run();
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
