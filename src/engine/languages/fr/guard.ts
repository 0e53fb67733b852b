// What the answers of language models are judged by in French.
import type { GuardFacts } from '../../guard/types.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';

const SMALL = wordList(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
);

/** See GuardFacts. "un" is an article first. */
export const frenchGuard: GuardFacts = {
  refusals:
    /^(?:(?:je suis )?(?:désolée?|navrée?),? (?:mais )?(?:je|cette|en tant)|je (?:ne (?:peux|puis) pas|ne suis pas (?:en mesure|capable) de?) ?(?:vous |t')?(?:aider|répondre|faire cela|traiter|corriger|reformuler|satisfaire|accéder|fournir)|en tant qu[e'] ?(?:ia|modèle|intelligence|assistant)|veuillez m'excuser,? mais)/iu,
  preambles:
    /^(?:(?:bien sûr|certainement|d'accord|avec plaisir|volontiers)\s?[,!.:] ?(?:voici|je (?:vais|vous))|voici (?:la|le|votre|une|ma) (?:phrase|version|texte|correction|réponse|reformulation|proposition)|(?:phrase|version|texte) (?:corrigée?|révisée?|reformulée?|améliorée?)|(?:correction|réponse|résultat|remarque)\s?:|aucune (?:correction|modification) )/iu,
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
    opposite:
      /^(?!import|imprim|impress|inform|inter|intens|inclin|inclus|instant|individu|indiqu|immens|immédiat|malad)(?:in|im|il|ir|mal|dés|non-)(\p{L}{4,})$/u,
  },
  modals: [
    /(?<= )(?:peux|peut|pouvons|pouvez|peuvent|pouvais|pouvait|pouvions|pouviez|pouvaient|pourrai|pourras|pourra|pourrons|pourrez|pourront|pourrais|pourrait|pourrions|pourriez|pourraient|puisse|puisses|puissent|puissions|puissiez|pu|pouvoir|pouvant|(?<!plus \p{L}+ )possible|impossible|possibilité|impossibilité|capable|capables|incapable|incapables|(?:en )?mesure de) /gu,
    /(?<= )(?:peut-être|possiblement|éventuellement) /gu,
    /(?<= )(?:dois|doit|devons|devez|doivent|devais|devait|devaient|devrai|devra|devras|devrons|devrez|devront|faut|faudra|fallait|fallu|dû|due|devoir|convient|importe|lieu de|nécessaire|obligation|obligatoire|obligé|obligée|obligés|obligées) /gu,
    /(?<= )(?:devrais|devrait|devrions|devriez|devraient|faudrait) /gu,
    /(?<= )(?:veux|veut|voulons|voulez|veulent|voulais|voulait|voudrais|voudrait|voudrions|voudriez|voudraient) /gu,
  ],
  notNames: /^(?:Vous|Votre|Vos|Madame|Monsieur|Mesdames|Messieurs|Mademoiselle)$/,
};
