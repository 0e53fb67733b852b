// Lets Node run the engine from its source: files of rows are compiled as they are imported, and the families of a language
// are taken in as Vite does it. To be imported before the engine's rules are.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRows } from './compile.ts';
import { withFamilies } from './families.ts';

registerHooks({
  load(url, context, nextLoad) {
    if (/\/languages\/\w+\/(?:rules|rewrites)\/all\.ts$/.test(url)) {
      const loaded = nextLoad(url, context);
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: withFamilies(source, dirname(fileURLToPath(url))) };
    }
    if (!url.endsWith('.tsv')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    return {
      format: 'module',
      source: compileRows(relative('.', path), readFileSync(path, 'utf8')),
      shortCircuit: true,
    };
  },
});
