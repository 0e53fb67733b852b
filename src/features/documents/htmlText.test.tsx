import { describe, expect, it } from 'vitest';
import { htmlText } from './htmlText.ts';

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
    ['<p>unclosed <b>and <i>crossed</b></i>', 'unclosed and crossed'],
  ])('%s', (html, text) => expect(htmlText(html)).toBe(text));

  it('runs and fetches nothing', () => {
    const asked: string[] = [];
    Object.assign(globalThis, { noteRun: () => asked.push('run') });
    expect(htmlText('<img src="x" onerror="noteRun()"><script>noteRun()</script>safe')).toBe('safe');
    expect(asked).toEqual([]);
  });
});
