// Both editors in a real browser, held to the same contract.

import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../../ui/styles/global.ts';
import type { Issue, TextChange } from '../../../engine/index.ts';
import { createIssueIndex } from '../panel/issueIndex.ts';
import { createCodeMirrorEditor } from './codemirrorEditor.ts';
import { applyChanges } from './diff.ts';
import type { EditorHost, EditorPort } from './port.ts';
import { createTextareaEditor } from './textareaEditor.ts';

const issue = (start: number, text: string): Issue => ({
  start,
  end: start + text.length,
  text,
  rule: 'spelling.unknown-word',
  category: 'spelling',
  type: 'misspelling',
  language: 'en',
  message: { key: '', params: {} },
  probability: 0.9,
  certainty: 'likely',
  ignoreKey: '',
});

function setUp(kind: 'textarea' | 'codemirror', text: string) {
  const page = document.createElement('div');
  page.style.cssText = 'position: relative; inline-size: 400px; block-size: 200px; font: 16px/1.5 serif';
  document.body.append(page);
  const index = createIssueIndex();
  const seen = { text, pressed: [] as number[], changes: 0 };
  const host: EditorHost = {
    index,
    isShown: () => true,
    currentMark: () => null,
    changed(changes: readonly TextChange[]) {
      seen.text = applyChanges(seen.text, changes);
      seen.changes += 1;
      index.map(changes);
    },
    moved: () => undefined,
    pressed: (offset) => seen.pressed.push(offset),
  };
  let editor: EditorPort;
  if (kind === 'codemirror') {
    const start = { text, selection: { start: 0, end: 0 }, scrollTop: 0, focused: true };
    editor = createCodeMirrorEditor(page, start, { label: 'Text', phrases: {} }, host);
  } else {
    const [layer, area] = [document.createElement('div'), document.createElement('textarea')];
    for (const element of [layer, area])
      element.style.cssText =
        'position: absolute; inset: 0; padding: 0; border: 0; font: inherit; white-space: pre-wrap';
    area.value = text;
    page.append(layer, area);
    editor = createTextareaEditor(area, layer, host);
    editor.focus();
  }
  const drawn = () => [...page.querySelectorAll('.m')].map((mark) => mark.textContent);
  const mark = (...issues: Issue[]) => {
    index.apply([{ start: 0, end: editor.length(), issues }]);
    editor.refresh();
  };
  return { editor, seen, drawn, mark, page };
}

afterEach(() => document.body.replaceChildren());

describe.each(['codemirror', 'textarea'] as const)('%s', (kind) => {
  it('reports each edit so that the text can be followed', async () => {
    const { editor, seen } = setUp(kind, 'One two.');
    editor.select({ start: 4, end: 7 });
    await userEvent.keyboard('three and four');
    expect(editor.text()).toBe('One three and four.');
    expect(seen.text).toBe(editor.text());
  });

  it('replaces many places as one step of undo', () => {
    const { editor, seen } = setUp(kind, 'a teh b teh c');
    editor.replace(
      [
        { start: 2, end: 5, insert: 'the' },
        { start: 8, end: 11, insert: 'their' },
      ],
      5,
    );
    expect(editor.text()).toBe('a the b their c');
    expect(editor.selection()).toEqual({ start: 5, end: 5 });
    expect(editor.canUndo()).toBe(true);
    editor.undo();
    expect(editor.text()).toBe('a teh b teh c');
    editor.redo();
    expect(editor.text()).toBe('a the b their c');
    expect(seen.text).toBe(editor.text());
  });

  it('empties the text and fills it again', () => {
    const { editor } = setUp(kind, 'All of it.');
    editor.replace([{ start: 0, end: 10, insert: '' }], 0);
    expect(editor.text()).toBe('');
    editor.undo();
    expect(editor.text()).toBe('All of it.');
  });

  it('draws marks in the right place, also behind an edit, and reports their positions', async () => {
    const { editor, drawn, mark, page } = setUp(kind, 'First line\nwith teh word\n\nand cta.');
    mark(issue(16, 'teh'), issue(30, 'cta'));
    expect(drawn()).toEqual(['teh', 'cta']);
    editor.select({ start: 0, end: 0 });
    await userEvent.keyboard('The ');
    expect(drawn()).toEqual(['teh', 'cta']);
    const [first, second] = [editor.boxOf({ start: 20, end: 23 }), editor.boxOf({ start: 34, end: 37 })];
    const frame = page.getBoundingClientRect();
    expect(first?.width).toBeGreaterThan(5);
    expect(first?.top).toBeGreaterThan(frame.top + 10);
    expect(second?.top).toBeGreaterThan((first?.top ?? 0) + 30);
    expect(editor.heightOf(34)).toBeGreaterThan(editor.heightOf(20));
  });

  it('reports where it was pressed', async () => {
    const { editor, seen, mark, page } = setUp(kind, 'teh word');
    mark(issue(0, 'teh'));
    const box = editor.boxOf({ start: 0, end: 3 });
    const frame = page.getBoundingClientRect();
    const target = page.querySelector<HTMLElement>(kind === 'textarea' ? 'textarea' : '.cm-content');
    if (!box || !target) throw new Error('nothing to press');
    await userEvent.click(target, {
      position: { x: box.left - frame.left + box.width / 2, y: box.top - frame.top + 5 },
    });
    expect(seen.pressed.at(-1)).toBeGreaterThanOrEqual(0);
    expect(seen.pressed.at(-1)).toBeLessThanOrEqual(3);
  });

  it('preserves characters that nobody expects in a text', async () => {
    const odd = 'half \uD800 nothing \u0000 bidi \u202Eabc\u202C end';
    const { editor } = setUp(kind, odd);
    expect(editor.text()).toBe(odd);
    expect(editor.slice(5, 6)).toBe('\uD800');
    editor.select({ start: odd.length, end: odd.length });
    await userEvent.keyboard('!');
    expect(editor.text()).toBe(`${odd}!`);
  });
});

describe('the replacement of style-mod', () => {
  it('styles the editor without a style element', () => {
    const before = document.querySelectorAll('style').length;
    const { page } = setUp('codemirror', 'text');
    expect(document.querySelectorAll('style').length).toBe(before);
    expect(document.adoptedStyleSheets.length).toBeGreaterThan(0);
    const scroller = page.querySelector('.cm-scroller');
    expect(scroller && getComputedStyle(scroller).display).toBe('flex');
  });
});

describe('the editor', () => {
  it('briefly highlights what was just corrected', async () => {
    const { editor } = setUp('codemirror', 'a teh b teh c');
    const fixed = () => [...document.querySelectorAll('.m-fixed')].map((mark) => mark.textContent);
    editor.replace([
      { start: 2, end: 5, insert: 'the' },
      { start: 8, end: 11, insert: 'their' },
    ]);
    expect(fixed()).toEqual(['the', 'their']);
    await expect.poll(fixed).toEqual([]);
    expect(editor.text()).toBe('a the b their c');
  });
});
