import { describe, expect, it } from 'vitest';
import { sure } from '../sure.ts';
import { dataOf, openZip, unpackText } from '../zip/archive.ts';
import { readDocx } from './read.ts';
import { saveDocx } from './save.ts';
import { makeDocx, paragraph, run } from './testing.ts';

const textOf = (bytes: Uint8Array) => readDocx(bytes).model.text;
const main = (bytes: Uint8Array) => unpackText(openZip(bytes), 'word/document.xml') ?? '';
const track = { author: 'Ann "B" & Co', date: '2026-01-31T09:30:00Z', fixes: [] };

describe('reading', () => {
  it('reads headings, runs cut in two, entities, tabs and breaks', () => {
    const bytes = makeDocx(
      paragraph(run('Bericht'), 'berschrift1') +
        paragraph(run('Das ist f', '<w:b/>') + run('ett &amp; gut.')) +
        paragraph(`${run('links')}<w:r><w:tab/><w:t>rechts</w:t><w:br/><w:t>unten</w:t></w:r>`),
    );
    expect(textOf(bytes)).toBe('Bericht\n\nDas ist fett & gut.\n\nlinks\trechts\nunten');
    expect(readDocx(bytes).model.paragraphs[0]).toMatchObject({ role: 'heading', level: 1 });
  });

  it('reads tables, links, insertions and text boxes once, not what was deleted, hidden or a field code', () => {
    const box = (content: string) => `<w:txbxContent>${paragraph(run(content))}</w:txbxContent>`;
    const bytes = makeDocx(
      `<w:tbl><w:tr><w:tc>${paragraph(run('eins'))}</w:tc><w:tc>${paragraph(run('zwei'))}</w:tc></w:tr></w:tbl>` +
        paragraph(
          `<w:hyperlink w:anchor="x">${run('Link')}</w:hyperlink><w:ins w:id="1" w:author="a">${run(' neu')}</w:ins>` +
            '<w:del w:id="2" w:author="a"><w:r><w:delText>weg</w:delText></w:r></w:del>' +
            run(' unsichtbar', '<w:vanish/>') +
            '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>' +
            `${run(' 7')}<w:r><w:fldChar w:fldCharType="end"/></w:r>` +
            `<w:r><mc:AlternateContent><mc:Choice>${box('Kasten')}</mc:Choice><mc:Fallback>${box('Kasten')}</mc:Fallback></mc:AlternateContent></w:r>`,
        ),
    );
    expect(textOf(bytes)).toBe('eins\nzwei\n\nLink neu 7\n\nKasten');
  });

  it('reads footnotes and comments behind the text', () => {
    const bytes = makeDocx(paragraph(run('Text.')), {
      'footnotes.xml': {
        type: 'footnotes',
        content: `<w:footnotes><w:footnote w:type="separator" w:id="-1">${paragraph(run('-'))}</w:footnote><w:footnote w:id="1">${paragraph(run('Eine Note.'))}</w:footnote></w:footnotes>`,
      },
      'comments.xml': {
        type: 'comments',
        content: `<w:comments><w:comment w:id="0">${paragraph(run('Ein Rat.'))}</w:comment></w:comments>`,
      },
    });
    expect(textOf(bytes)).toBe('Text.\n\nEine Note.\n\nEin Rat.');
  });
});

describe('saving', () => {
  const body =
    paragraph(run('Wir haben es ') + run('erhaltten', '<w:b/><w:color w:val="FF0000"/>') + run(' und danken.')) +
    paragraph(run('Zweiter Absatz.'));
  const bytes = makeDocx(body);

  it('answers the very same file when nothing has changed', () => {
    expect(saveDocx(bytes, textOf(bytes), null).bytes).toBe(bytes);
  });

  it('changes only the characters that differ, and no other entry', () => {
    const saved = saveDocx(bytes, textOf(bytes).replace('erhaltten', 'erhalten'), null);
    expect(saved.lost).toBe(0);
    expect(main(saved.bytes)).toBe(main(bytes).replace('erhaltten', 'erhalten'));
    const [before, after] = [openZip(bytes), openZip(saved.bytes)];
    for (const [i, entry] of before.entries.entries()) {
      const copy = sure(after.entries[i]);
      expect(copy.name).toBe(entry.name);
      if (entry.name === 'word/document.xml') continue;
      expect(dataOf(after, copy)).toEqual(dataOf(before, entry));
    }
  });

  it('writes a change across runs into the first of them', () => {
    const saved = saveDocx(bytes, textOf(bytes).replace('es erhaltten und', 'sie bekommen; wir'), null);
    expect(textOf(saved.bytes)).toBe('Wir haben sie bekommen; wir danken.\n\nZweiter Absatz.');
    expect(main(saved.bytes)).toContain('<w:color w:val="FF0000"/>');
  });

  it('keeps each cell of a table in its place, however much its words have changed', () => {
    const cells = ['Blame', 'Lebron James', 'Basketball', 'Very High', 'Leaving Cleveland'];
    const row = (words: string) => `<w:tr><w:tc>${paragraph(run(words))}</w:tc></w:tr>`;
    const table = makeDocx(`<w:tbl>${cells.map(row).join('')}</w:tbl>${paragraph(run('Ende'))}`);
    const next = textOf(table).replace('Blame', 'Bemalq').replace('Lebron', 'Lnorbe').replace('Basketball', 'Bllabtek');
    const saved = saveDocx(table, next, null);
    expect(textOf(saved.bytes)).toBe(next);
    expect(main(saved.bytes).match(/<w:p[ >]/g)).toHaveLength(6);
  });

  it('adds, removes and splits paragraphs', () => {
    const saved = saveDocx(bytes, 'Wir haben es erhaltten.\n\nUnd danken.\n\nNeu <hier> & da.', null);
    expect(saved.lost).toBe(0);
    expect(textOf(saved.bytes)).toBe('Wir haben es erhaltten.\n\nUnd danken.\n\nNeu <hier> & da.');
  });

  it('keeps spaces at the edges of a run that did not', () => {
    const plain = makeDocx('<w:p><w:r><w:t>Ende</w:t></w:r><w:r><w:t xml:space="preserve"> gut</w:t></w:r></w:p>');
    const saved = saveDocx(plain, 'Am Ende alles gut', null);
    expect(textOf(saved.bytes)).toBe('Am Ende alles gut');
    expect(main(saved.bytes)).toContain('<w:t xml:space="preserve">Am Ende');
  });

  it('shows no spaces that were not shown', () => {
    const loose = makeDocx('<w:p><w:r><w:t>  Am Ende gut. </w:t></w:r></w:p>');
    for (const how of [null, track])
      expect(textOf(saveDocx(loose, 'Am Ende alles gut.', how).bytes)).toBe('Am Ende alles gut.');
  });

  it('writes a heading of one word anew where it was', () => {
    const saved = saveDocx(makeDocx(paragraph(run('Anhang'), 'berschrift1')), 'Beilage', null);
    expect(main(saved.bytes)).toContain(
      '<w:pStyle w:val="berschrift1"/></w:pPr><w:r w:rsidR="00AB12CD"><w:t xml:space="preserve">Beilage</w:t>',
    );
  });

  it('counts what it cannot keep: the result of a field', () => {
    const field = makeDocx(
      paragraph(`${run('Seite ')}<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>${run(' von')}`),
    );
    const saved = saveDocx(field, 'Seite acht von', null);
    expect(saved.lost).toBe(1);
    expect(textOf(saved.bytes)).toBe('Seite 7 von');
  });
});

describe('tracked changes', () => {
  const bytes = makeDocx(paragraph(run('Wir haben es ') + run('erhaltten', '<w:b/>') + run(' und danken.')));

  it('records who changed what and why, in a run like the old one', () => {
    const fixes = [{ before: 'erhaltten', after: 'erhalten', reason: 'Nicht im Wörterbuch & <falsch>.' }];
    const saved = saveDocx(bytes, textOf(bytes).replace('erhaltten', 'erhalten'), { ...track, fixes });
    const xml = main(saved.bytes);
    expect(xml).toMatch(
      /<w:commentRangeStart w:id="(\d+)"\/><w:del w:id="\d+" w:author="Ann &quot;B&quot; &amp; Co" w:date="2026-01-31T09:30:00Z"><w:r w:rsidR="00AB12CD"><w:rPr><w:b\/><\/w:rPr><w:delText xml:space="preserve">erhaltten<\/w:delText><\/w:r><\/w:del><w:ins [^>]*><w:r w:rsidR="00AB12CD"><w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">erhalten<\/w:t><\/w:r><\/w:ins><w:commentRangeEnd w:id="\1"\/>/,
    );
    expect(unpackText(openZip(saved.bytes), 'word/comments.xml')).toContain(
      'Nicht im Wörterbuch &amp; &lt;falsch&gt;.',
    );
    expect(unpackText(openZip(saved.bytes), '[Content_Types].xml')).toContain('/word/comments.xml');
    expect(textOf(saved.bytes)).toBe('Wir haben es erhalten und danken.\n\nNicht im Wörterbuch & <falsch>.');
  });

  it('gives back the old file when the changes are rejected', () => {
    const text = 'Wir hatten es sehr erhalten danken.\n\nEin Satz mehr.';
    const { bytes: saved, lost } = saveDocx(bytes, text, track);
    expect(lost).toBe(0);
    expect(textOf(saved)).toBe(text);
    const rejected = main(saved)
      .replace(/<w:p>(?:(?!<\/w:p>)[^])*<w:rPr><w:ins [^>]*\/>[^]*?<\/w:p>/g, '')
      .replace(/<w:ins [^>]*>[^]*?<\/w:ins>/g, '')
      .replace(/<\/?w:del [^>]*>|<\/w:del>/g, '')
      .replaceAll('w:delText', 'w:t');
    expect(textOf(makeDocx(sure(/<w:body>([^]*)<w:sectPr>/.exec(rejected)?.[1])))).toBe(textOf(bytes));
  });
});
