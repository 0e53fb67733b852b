import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlText } from './htmlText.ts';
import { plainMarkup } from './plainMarkup.ts';

describe('the text of an HTML file', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<h1>Title</h1>text<div>a</div><div>b</div>', 'Title\n\ntext\na\nb'],
    ['one<br>two<br><br>three', 'one\ntwo\n\nthree'],
    ['  a \n <b>bold</b>  <i>word</i>, end ', 'a bold word, end'],
    ['mid<b>word</b>s', 'midwords'],
    ['<ul><li>one</li><li>two <ul><li>inner</li></ul></li></ul>after', 'one\ntwo\n\ninner\n\nafter'],
    ['<pre>  keep\n   this</pre>', 'keep\n   this'],
    ['<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>', '1\t2\n3\t4'],
    ['&lt;b&gt; &amp; &eacute;&nbsp;x', '<b> & é\u00a0x'],
    ['<style>p{}</style><script>alert(1)</script><p hidden>no</p><template>no</template>yes', 'yes'],
    ['<title>No</title><!-- no -->', ''],
    ['plain text only', 'plain text only'],
    ['<svg/>after <svg><script href="x"/><style>p{}</style><path/></svg>the drawing', 'after the drawing'],
    ['<iframe><p>no</p></iframe><noembed>no</noembed><video>\u201cno video\u201d</video>', '\u201cno video\u201d'],
    ['<xmp><b>&amp;</b></xmp>', '<b>&amp;</b>'],
    ['<textarea>&lt;a></textarea> <select><option>b</select>', '<a> b'],
    ['a<!-- <p>no --><!doctype x>b<?php no ?>c', 'abc'],
    ['<p hidden>no<p>yes', 'yes'],
    ["<p title='a>b' onclick=\"x('<p>')\">one</p><p style=color:red>two", 'one\n\ntwo'],
    ['<p>unclosed <b>and <i>crossed</b></i>', 'unclosed and crossed'],
  ])('%s', (html, text) => expect(htmlText(html)).toBe(text));

  it('runs and fetches nothing', () => {
    const asked: string[] = [];
    Object.assign(globalThis, { noteRun: () => asked.push('run') });
    expect(htmlText('<img src="x" onerror="noteRun()"><script>noteRun()</script>safe')).toBe('safe');
    expect(asked).toEqual([]);
  });
});

describe('markup that is parsed in the page', () => {
  const pieces = [
    '<p style="color:red" onclick="x()">',
    '</p>',
    '<style>p{}',
    '</style>',
    '<base href="//evil">',
    '<script>x()',
    '</script>',
    '<img src=x onerror=x()>',
    '<svg onload=x()>',
    '</svg>',
    '<a href="javascript:x()">',
    '<iframe srcdoc="<p>">',
    '</iframe>',
    '<meta http-equiv="refresh" content="0">',
    '<link rel=stylesheet href=x>',
    '<p hidden>',
    '<b/',
    ' style=x>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '"',
    "'",
    '<',
    '>',
    '&lt;p style=x&gt;',
    '<math><mtext>',
    '<template>',
    '<p<style x>',
    '<title>',
    '</title>',
    'word ',
  ];
  const markup = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(''));

  it('contains elements and text only, whatever the file contains', () => {
    fc.assert(
      fc.property(markup, (html) => {
        const page = new DOMParser().parseFromString(plainMarkup(html), 'text/html');
        for (const element of page.querySelectorAll('*')) {
          expect(
            element.getAttributeNames().filter((name) => name !== 'hidden'),
            html,
          ).toEqual([]);
          expect(['STYLE', 'SCRIPT', 'BASE', 'META', 'LINK', 'IMG', 'IFRAME', 'EMBED'], html).not.toContain(
            element.tagName,
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('handles a file of a hundred thousand nested elements', () => {
    expect(plainMarkup('<div style=a>'.repeat(100_000))).toBe('<div>'.repeat(100_000));
  });
});
