// A long text pasted into the built checker, then typed in at its start, middle and end. Scripting is the processor time
// of a key's tasks; the frame is what the eye waits for, by the clock, from the key to the task after the next frame.
import type { Browser, Page } from 'playwright';
import { createRandom } from '../packs/random.ts';
import { percentile } from '../quality/tally.ts';
import { benchInputs, misspell } from './inputs.ts';
import { keyTimes, TRACE_CATEGORIES, type TraceEvent } from './keyTrace.ts';

/** Times in milliseconds. */
export interface Spread {
  p50: number;
  p95: number;
}

/** See the head of this file. */
export interface EditingFigures {
  words: number;
  marks: number;
  inView: number;
  /** Until every misspelt word is marked: the first half of the progress; rules are the second. */
  spelling: number;
  all: number;
  typing: { place: string; scripting: Spread; frame: Spread }[];
  underline: Spread;
}

/** One word in this many is misspelt: 5,000 marks in 100,000 words. */
const MISTAKE_EVERY = 20;
/** More than any single part of the text has, but fewer than the whole. */
const LEAST_MARKS = 4_500;
const spread = (values: readonly number[]): Spread => ({ p50: percentile(values, 0.5), p95: percentile(values, 0.95) });

/** A text of about 100,000 words with a slip in every twentieth. */
export function longText(): string {
  const random = createRandom(7);
  const { text } = benchInputs('en');
  let count = 0;
  return text.replace(/[a-z]{4,}/g, (word) => {
    count += 1;
    return count % MISTAKE_EVERY === 0 ? misspell(word, random) : word;
  });
}

async function paste(page: Page, text: string): Promise<Pick<EditingFigures, 'inView' | 'spelling' | 'all'>> {
  return page.evaluate(
    async ([content, least]) => {
      const editor = document.querySelector<HTMLElement>('.cm-content');
      if (!editor) throw new Error('The editor is not there');
      editor.focus();
      const data = new DataTransfer();
      data.setData('text/plain', content);
      const from = performance.now();
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      let inView = 0;
      let spelling = 0;
      return new Promise<{ inView: number; spelling: number; all: number }>((resolve) => {
        const look = () => {
          const now = performance.now() - from;
          if (inView === 0 && document.querySelector('.cm-content .m')) inView = now;
          // The panel names the number of issues; until the text is checked to its end it shows progress, too.
          const number = Number(document.querySelector('aside h2')?.textContent?.replace(/\D/g, '') ?? 0);
          const bar = document.querySelector('aside [role="progressbar"]');
          const percent = Number(bar?.getAttribute('aria-valuenow') ?? 0);
          const done = inView > 0 && number > least && !bar;
          if (spelling === 0 && (done || percent >= 50)) spelling = now;
          if (done) resolve({ inView, spelling, all: now });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    },
    [text, LEAST_MARKS] as const,
  );
}

async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const onKey = () => {
      const from = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => frames.push(performance.now() - from);
        port2.postMessage(null);
      });
    };
    window.addEventListener('keydown', onKey, { capture: true });
  });
}

async function typeAt(
  browser: Browser,
  page: Page,
  place: string,
  keys: number,
): Promise<EditingFigures['typing'][number]> {
  const jump = { start: 'Control+Home', end: 'Control+End' }[place];
  if (jump) await page.keyboard.press(jump);
  else {
    await page.evaluate(() => {
      const scroller = document.querySelector('.cm-scroller');
      scroller?.scrollTo({ top: scroller.scrollHeight / 2 });
    });
    await page.waitForTimeout(500);
    await page.mouse.click(400, 400);
  }
  await page.waitForTimeout(800);
  await page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  const letters = 'the quick brown fox jumps over a lazy dog and more ';
  for (let key = 0; key < keys; key += 1) {
    const letter = letters.charAt(key % letters.length);
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(60);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return { place, scripting: spread(keyTimes(trace.traceEvents)), frame: spread(frames) };
}

async function underlines(page: Page, rounds: number): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const word = `zq${'abcdefghij'.charAt(round % 10)}xv`;
    await page.keyboard.press('Enter');
    await page.keyboard.type(word);
    await page.waitForTimeout(150);
    const waiting = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let from = 0;
          window.addEventListener('keydown', () => (from = performance.now()), { capture: true, once: true });
          const look = () => {
            const found = [...document.querySelectorAll('.cm-content .m')].some((mark) => mark.textContent === wanted);
            if (from > 0 && found) resolve(performance.now() - from);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      `${word}t`,
    );
    await page.waitForTimeout(50);
    await page.keyboard.press('t');
    times.push(await waiting);
  }
  return spread(times);
}

/** `keys` are typed at each of three places. */
export async function measureEditing(browser: Browser, url: string, keys: number): Promise<EditingFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url });
  const page = await context.newPage();
  await page.goto('/checker/');
  await page.locator('.cm-content').waitFor();
  await page.locator('.cm-content').click();
  await page.keyboard.type('These words are here so that the dictionary is loaded before the text arives.');
  await page.locator('.cm-content .m').first().waitFor();
  await page.keyboard.press('Control+A');
  const text = longText();
  const { inView, spelling, all } = await paste(page, text);
  await page.waitForTimeout(1_500);
  const marks = Number((await page.locator('aside h2').innerText()).replace(/\D/g, ''));
  await watchFrames(page);
  const typing = [];
  for (const place of ['start', 'middle', 'end']) typing.push(await typeAt(browser, page, place, keys));
  const underline = await underlines(page, Math.ceil(keys / 2));
  await context.close();
  return { words: text.split(/\s+/).length, marks, inView, spelling, all, typing, underline };
}
