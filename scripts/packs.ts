// npm run packs [-- languages] [-- --force]: builds the spelling packs that are missing or out of date.
import { ensurePacks } from './packs/ensure.ts';
import { LANGUAGES } from './packs/languages.ts';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = names.filter((name) => !LANGUAGES.some((language) => language === name));
if (unknown.length > 0) {
  console.error(`No such language: ${unknown.join(', ')}. There are: ${LANGUAGES.join(', ')}.`);
  process.exitCode = 1;
} else {
  await ensurePacks({
    ...(names.length > 0 && { languages: LANGUAGES.filter((language) => names.includes(language)) }),
    force: process.argv.includes('--force'),
    log: console.log,
  });
}
