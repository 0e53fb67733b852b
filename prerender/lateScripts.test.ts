import { expect, it } from 'vitest';
import { withLateScripts } from './lateScripts.ts';

const document = [
  '<head><script src="/boot.js"></script><link rel="stylesheet" href="/assets/a.css">',
  '<link rel="modulepreload" data-step href="/assets/b.js"><link rel="modulepreload" href="/assets/c.js"></head>',
  '<body><main>Text</main>\n    <script type="module" src="/assets/entry.js" defer></script></body>',
].join('');

it('lists the entry and its chunks on the element of boot.js and leaves the rest unchanged', () => {
  expect(withLateScripts(document)).toBe(
    [
      '<head><script src="/boot.js" data-steps="/assets/b.js /assets/entry.js" data-chunks="/assets/c.js"></script>',
      '<link rel="stylesheet" href="/assets/a.css"></head><body><main>Text</main></body>',
    ].join(''),
  );
});

it('rejects a document whose page would be left without a script', () => {
  expect(() => withLateScripts('<head></head><body></body>')).toThrow('no entry script');
  expect(() => withLateScripts(document.replace('<script src="/boot.js"></script>', ''))).toThrow('no boot.js');
});
