// A noun with a verb that says little, and the verb for both: procéder à l'examen de, examiner.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { lemma, word } from '../../../../rules/pattern.ts';
import { rowsOfWords, valuesIn } from '../../../../rules/wordRows.ts';
import { inFrenchForm } from '../inForm.ts';
import { articleLeft, isTied } from '../phraseRows.ts';
import nouns from '../rows/lightNouns.words.tsv';

const VERBS = valuesIn(nouns, 'verb');

const of = () => word('de', 'du', 'des', "d'").mark();

/** procéder à l'examen de: examiner. */
export const lightNouns = defineRewrite({
  id: 'fr.rewrite.light-nouns',
  kind: 'nominal',
  rows: rowsOfWords(nouns, ({ word: noun }) => [
    [
      lemma('procéder').as('verb').mark(),
      word('à', 'au').mark(),
      word("l'", 'la', 'un', 'une').optional().mark(),
      word(noun).as('noun').mark(),
      of(),
    ],
    [
      lemma('effectuer', 'réaliser', 'opérer', 'faire').as('verb').mark(),
      word("l'", 'le', 'la', 'un', 'une').mark(),
      word(noun).as('noun').mark(),
      of(),
    ],
  ]),
  where: (m) => !isTied(m),
  suggest: (m) => {
    const verb = inFrenchForm(m.sentence, m.token('verb'), VERBS.get(m.token('noun').lower) ?? '', [
      'procéder',
      'effectuer',
      'réaliser',
      'opérer',
      'faire',
    ]);
    const article = articleLeft(m);
    return verb === null || article === null ? [] : [`${verb} ${article}`.trim()];
  },
  wrong: [
    ["La mairie procède à l'étude du projet.", 'La mairie étudie le projet.'],
    ["Ils ont effectué une analyse de l'eau.", "Ils ont analysé l'eau."],
    ['Je procéderai à la vérification de ces comptes.', 'Je vérifierai ces comptes.'],
  ],
  right: ["L'examen du dossier est long.", "Il a réalisé un film sur l'étude du climat.", 'Elle fait une copie.'],
});
