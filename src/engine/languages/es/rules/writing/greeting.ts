// The colon behind the greeting of a letter: Querida Marta: and nothing else on the line.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import { anyWord, punctuation, sentenceEnd, sentenceStart, tagged, words } from '../../../../rules/pattern.ts';

const opening = () => [
  sentenceStart(),
  words('querido querida queridos queridas estimado estimada estimados estimadas apreciado apreciada'),
  words('y o compañero compañera amigo amiga señor señora doctor doctora don doña profesor profesora').repeat(0, 3),
];

/** Querido Pablo, */
export const letterOpening = defineRule({
  id: 'es.punctuation.letter-opening',
  category: 'punctuation',
  type: 'typographical',
  patterns: [
    [...opening(), anyWord().repeat(0, 2), anyWord().as('last').mark(), punctuation(',').mark(), sentenceEnd()],
    [...opening(), tagged(Pos.properNoun).as('last').mark(), sentenceEnd()],
  ],
  suggest: (m) => [`${m.text('last')}:`],
  wrong: [
    ['Querido Pablo,', 'Querido Pablo:'],
    ['Estimada señora Gil,', 'Estimada señora Gil:'],
    ['Querida Marta', 'Querida Marta:'],
  ],
  right: ['Querido Pablo:', 'Querida Marta, te escribo desde Lima.', 'Un abrazo de tu querida Marta'],
});
