// What only the sentence as a whole shows: a word typed for another, a form that does not fit, a word too many.
import { defineNet } from '../../../../net/defineNet.ts';
import type { Sentence } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import eitherGender from '../../rows/eitherGender.words.tsv';

/** Prepositions by what they are without an article. */
const PREPOSITION: ReadonlyMap<string, string> = new Map(
  [
    "de d' des du",
    'à au aux',
    'en',
    'dans',
    'par',
    'pour',
    'sur',
    'sous',
    'avec',
    'selon',
    'dès',
    'depuis',
    'vers',
    'chez',
  ].flatMap((forms) => forms.split(' ').map((form) => [form, forms] as const)),
);

/** "selon son humeur", "de son humeur": which preposition a word asks for is known to rules; the net prefers the usual ones. */
function isPrepositionChoice({ tokens }: Sentence, index: number, meant: string): boolean {
  const [own, other] = [tokens[index]?.lower ?? '', meant.toLowerCase()].map((each) => PREPOSITION.get(each));
  return own !== undefined && other !== undefined && own !== other;
}

const EITHER_GENDER: ReadonlySet<string> = new Set(wordsIn(eitherGender));

/** Pronouns that only the sentences before choose between. */
const PERSON = /^(?:il elle|elle il|ils elles|elles ils)$/;

/** "elle a cru", "la maire": who is meant, a sentence alone does not tell. */
function isWhoIsMeant({ tokens }: Sentence, index: number, meant: string): boolean {
  const both = `${tokens[index]?.lower} ${meant.toLowerCase()}`;
  if (PERSON.test(both)) return true;
  if (!/^(?:le la|la le|un une|une un)$/.test(both)) return false;
  return EITHER_GENDER.has(tokens[index + 1]?.lower ?? '');
}

const isTitle = ({ tokens }: Sentence, index: number): boolean =>
  /^(?:mme|mlle|madame|monsieur|m)$/.test(tokens[index]?.lower ?? '');

/** A real word that is not the one that was meant. */
export const otherWord = defineNet({
  id: 'fr.net.word',
  finds: 'word',
  leavesAlone: (sentence, index, meant) =>
    isPrepositionChoice(sentence, index, meant) || isWhoIsMeant(sentence, index, meant),
  wrong: [
    ['Elle m’a donné un cou de main.', 'Elle m’a donné un coup de main.'],
    ['Il a perdu sa vois après le concert.', 'Il a perdu sa voix après le concert.'],
    ['J’espère pouvoir finit ce travail demain.', 'J’espère pouvoir finir ce travail demain.'],
    [
      'Je voudrais savoir si vous pouvez venir me voire demain.',
      'Je voudrais savoir si vous pouvez venir me voir demain.',
    ],
  ],
  right: [
    'Elle a mal au cou depuis hier.',
    'Selon la maire, cette décision entrera en vigueur en janvier.',
    'Quand il est entré dans le wagon, elle a d’abord cru à une ressemblance.',
    'Elle changeait la fin de ses histoires selon son humeur.',
    'Il y aura quelques flocons dès 700 mètres.',
    'Je vois un homme devant la maison.',
    'Le film finit trop tard pour les enfants.',
    'Il faudra des semaines, voire des mois, pour finir.',
  ],
});

/** A form of the word that does not go with the words around it. */
export const otherForm = defineNet({
  id: 'fr.net.form',
  finds: 'form',
  leavesAlone: isTitle,
  wrong: [
    [
      'Je vous remercie de votre lettre et je vous prier de me répondre.',
      'Je vous remercie de votre lettre et je vous prie de me répondre.',
    ],
    ['Vous devez remplissez ce formulaire avant vendredi.', 'Vous devez remplir ce formulaire avant vendredi.'],
    ['Nous sommes tous d’accords pour partir demain.', 'Nous sommes tous d’accord pour partir demain.'],
  ],
  right: [
    'Je vous remercie de votre lettre et je vais vous prier de me répondre.',
    'Vous remplissez ce formulaire avant vendredi.',
    'Les accords ont été signés hier matin.',
  ],
});

/** A function word too many. */
export const extraWord = defineNet({
  id: 'fr.net.extra',
  finds: 'extra',
  wrong: [
    ['Il travaille pour à la mairie depuis dix ans.', 'Il travaille à la mairie depuis dix ans.'],
    ['Elle est partie en au bord de la mer.', 'Elle est partie au bord de la mer.'],
    ['Il a laissé ses gants avec sur la table.', 'Il a laissé ses gants sur la table.'],
  ],
  right: [
    'Il travaille pour la mairie depuis dix ans.',
    'Elle est partie en train au bord de la mer.',
    'Il a laissé ses clés avec ses gants sur la table.',
  ],
});
