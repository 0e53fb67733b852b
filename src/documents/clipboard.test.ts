// Pages from the clipboard and back: as browsers, Google Docs and Word write them.
import { describe, expect, it } from 'vitest';
import { formatted, readPasted } from './index.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const DOCS =
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span>The plan</span></h1><p dir="ltr"><span>We </span><span style="font-weight:700;">recieved</span><span> it.</span></p><ul><li dir="ltr"><p><span>Bread</span></p></li><ul><li><p>rye &amp; wheat</p></li></ul><li><p><span>Milk</span></p></li></ul><ol><li>one</li><li>two</li></ol></b>';
const TEXT = 'The plan\n\nWe recieved it.\n\nBread\nrye & wheat\nMilk\none\ntwo';

describe('pasting', () => {
  it('keeps paragraphs, headings and lists; within another text lists get marks', async () => {
    const { text, marked } = await readPasted(DOCS);
    expect(text).toBe(TEXT);
    expect(marked).toBe('The plan\n\nWe recieved it.\n\n• Bread\n  • rye & wheat\n• Milk\n1. one\n2. two');
  });

  it('reads the fragment of a page, and no scripts', async () => {
    const page =
      '<html><body>\r\n<!--StartFragment--><p>One<br>two <a href="https://example.org">three</a></p><script>alert(1)</script><p>Four</p><!--EndFragment-->\r\n</body></html>';
    expect((await readPasted(page)).text).toBe('One\ntwo three\n\nFour');
  });

  it.each(['', '<', '<ul><ul><li>', '<p>\u0000\ud800</p>', `<ul>${'<li>'.repeat(500)}`])(
    'reads whatever comes: %j',
    async (page) => {
      expect(typeof (await readPasted(page)).marked).toBe('string');
    },
  );
});

describe('copying', () => {
  it('leaves everything of the page as it was but the changed words', async () => {
    const page = await formatted(TEXT.replace('recieved', 'received'), utf8(DOCS));
    expect(page).toBe(DOCS.replace('recieved', 'received'));
  });

  it('takes nothing from a page that another text has replaced', async () => {
    expect(await formatted('Quite another letter.', utf8(DOCS))).toContain('<p>Quite another letter.</p>');
  });

  it('makes paragraphs, line breaks and lists of a text without a page', async () => {
    const text = 'Dear Ann,\n\nbuy < & >:\n• bread\n  • rye\n• milk\n\n1. one\n2. two\n\nBest,\nTom\n';
    expect(await formatted(text, null)).toBe(
      [
        '<meta charset="utf-8">',
        '<p>Dear Ann,</p>',
        '<p>buy &lt; &amp; &gt;:</p>',
        '<ul>',
        '<li>bread</li>',
        '<ul>',
        '<li>rye</li>',
        '</ul>',
        '<li>milk</li>',
        '</ul>',
        '<ol>',
        '<li>one</li>',
        '<li>two</li>',
        '</ol>',
        '<p>Best,<br>Tom</p>',
        '',
      ].join('\n'),
    );
  });

  it.each(['2026. A year', '1. Mai', 'He was born in\n12. March', '- Bonjour !\n- Salut !', '3. three\n4. four'])(
    'makes no list of %j',
    async (text) => {
      expect(await formatted(text, null)).not.toMatch(/<[ou]l>/);
    },
  );

  it('brings back what was pasted with marks', async () => {
    const { marked } = await readPasted('<ol><li>a</li><li>b<ul><li>c</li></ul></li><li>d</li></ol>');
    const again = await formatted(marked, null);
    expect((await readPasted(again)).marked).toBe(marked);
  });
});
