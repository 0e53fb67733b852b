// What the answers of language models are judged by in French.
import type { GuardFacts } from '../../guard/types.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';

const SMALL = wordList(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
);

/** See GuardFacts. "un" is an article first. */
export const frenchGuard: GuardFacts = {
  refusals:
    /^(?:(?:je suis )?(?:désolée?|navrée?)(?!\p{L})|je (?:ne (?:peux|puis) pas|ne suis pas (?:en mesure|capable)|m'excuse)|en tant qu[e'] ?(?:ia|modèle|intelligence|assistant)|veuillez m'excuser)/iu,
  preambles:
    /^(?:(?:bien sûr|certainement|d'accord|avec plaisir|volontiers)\s?[,!.:] ?(?:voici|je)?|voici (?:la|le|votre|une|ma) (?:phrase|version|texte|correction|réponse|reformulation|proposition)|(?:phrase|version|texte) (?:corrigée?|révisée?|reformulée?|améliorée?)|(?:correction|réponse|résultat|remarque)\s?:|aucune (?:correction|modification) )/iu,
  numbers: new Map([
    ...SMALL.map((word, value) => [word, value] as const).filter(([word]) => word !== 'un'),
    ['trente', 30],
    ['quarante', 40],
    ['cinquante', 50],
    ['soixante', 60],
    ['septante', 70],
    ['huitante', 80],
    ['nonante', 90],
    ['cent', 100],
    ['cents', 100],
    ['mille', 1e3],
    ['million', 1e6],
    ['millions', 1e6],
    ['milliard', 1e9],
    ['milliards', 1e9],
    ['douzaine', 12],
    ['moitié', 0.5],
    ['deuxième', 2],
    ['troisième', 3],
    ['quatrième', 4],
  ]),
  longNumber: /^(?:vingt|trente|quarante|cinquante|soixante|quatre|septante|nonante)-\p{L}+/u,
  negation: {
    not: wordSet('pas sans non'),
    none: wordSet('jamais rien aucun aucune aucunement guère nul nulle nulles nullement ni'),
    noneAfterHalf: wordSet('plus personne point'),
    half: wordSet("ne n'"),
    halfWith: wordSet("que qu'"),
    soft: wordSet(
      'manque manquent manquait incapable incapables refuse refusent refusé refuser éviter évite évitent empêcher empêche empêchent échoue échoué échouer rarement à-peine faux fausse absence absent absente',
    ),
    opposite: /^(?:in|im|il|ir|mal|dés|non-)(\p{L}{4,})$/u,
  },
  modals: [
    /(?<= )(?:peux|peut|pouvons|pouvez|peuvent|pouvais|pouvait|pouvions|pouviez|pouvaient|pourrai|pourras|pourra|pourrons|pourrez|pourront|pourrais|pourrait|pourrions|pourriez|pourraient|puisse|puisses|puissent|puissions|puissiez|pu|pouvoir|pouvant) /gu,
    /(?<= )(?:peut-être|possible|impossible|possiblement|éventuellement) /gu,
    /(?<= )(?:dois|doit|devons|devez|doivent|devais|devait|devaient|devrai|devra|devras|devrons|devrez|devront|faut|faudra|fallait|fallu|dû|due|devoir|obligé|obligée|obligés|obligées) /gu,
    /(?<= )(?:devrais|devrait|devrions|devriez|devraient|faudrait) /gu,
    /(?<= )(?:veux|veut|voulons|voulez|veulent|voulais|voulait|voudrais|voudrait|voudrions|voudriez|voudraient) /gu,
  ],
  notNames: /^(?:Vous|Votre|Vos|Madame|Monsieur|Mesdames|Messieurs|Mademoiselle)$/,
};
