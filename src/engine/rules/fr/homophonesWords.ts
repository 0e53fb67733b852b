// Other words that are taken for one another: quand and quant, peu and peut, davantage, près and prêt, tout and tous.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { Element, lemma, number, oneOf, sentenceStart, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { nounMasks } from './forms.ts';
import { isDeterminer } from './phrases.ts';
import {
  isAdjective,
  isClitic,
  isFinite,
  isInfinitive,
  isMark,
  isName,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  reads,
  words,
} from './words.ts';

const any = (): Element => new Element((token) => token.kind === 'word');

/** quand and quant: quand à mon frère. */
export const quantA = defineRule({
  id: 'fr.confusions-words.quant',
  patterns: [
    [word('quand').as('w').mark(), word('à', 'aux', 'au').as('a'), any().as('n')],
    [word('quant').as('w').mark(), any().as('n')],
  ],
  where: (m) => {
    const [own, next] = [m.token('w'), m.token('n')];
    if (own.lower === 'quant') return !isOne(next, words('à au aux'));
    if (isOne(m.token('a'), words('au aux'))) return m.before() === undefined && isNoun(next);
    return (
      isOne(
        next,
        words(
          'moi toi lui elle nous vous eux elles ceux celui celle mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cette ces',
        ),
      ) ||
      ((m.before() === undefined || isMark(m.before())) &&
        (isName(next) || isDeterminer(m.sentence.tokens, next.index)))
    );
  },
  suggest: (m) => [m.token('w').lower === 'quant' ? 'quand' : 'quant'],
  wrong: [
    ['Quand à mon frère, il reste.', 'Quant à mon frère, il reste.'],
    ['Quand à la livraison, rien à dire.', 'Quant à la livraison, rien à dire.'],
    ['Appelle-moi quant tu arrives !', 'Appelle-moi quand tu arrives !'],
  ],
  right: ['Quant à mon frère, il reste.', 'Quand il arrive, appelle-moi.', 'Je pars quand tu veux.'],
});

/** peu, peux and peut. */
export const peuPeut = defineRule({
  id: 'fr.confusions-words.peu',
  priority: 1,
  patterns: [
    [
      word('je', 'tu', 'il', 'elle', 'on', 'qui', 'ça', 'cela').as('s'),
      new Element(isClitic).repeat(0, 2),
      word('peu').as('w').mark(),
    ],
    [word('un', 'très', 'trop', 'si').as('s'), word('peut', 'peux').as('w').mark()],
  ],
  where: (m) =>
    !m.token('s').text.startsWith('-') &&
    (m.token('w').lower !== 'peu' ||
      !isOne(m.token('s'), words('elle ça cela')) ||
      isInfinitive(m.after()) ||
      isOne(m.after(), words('pas'))),
  suggest: (m) => [m.token('w').lower !== 'peu' ? 'peu' : /^(?:je|tu)$/.test(m.token('s').lower) ? 'peux' : 'peut'],
  wrong: [
    ['On peu venir demain ?', 'On peut venir demain ?'],
    ['Je peu vous aider.', 'Je peux vous aider.'],
    ["C'est un peut cher, mais très bon.", "C'est un peu cher, mais très bon."],
  ],
  right: ['On peut venir demain ?', "C'est un peu cher.", 'Il parle peu.'],
});

/** davantage in one word: d'avantage de temps. */
export const davantage = defineRule({
  id: 'fr.confusions-words.davantage',
  pattern: [word("d'").mark(), word('avantage').mark()],
  where: (m) => !isOne(m.before(), words('pas plus peu beaucoup sans moins point guère')),
  suggest: () => ['davantage'],
  wrong: [
    ["Il faudrait d'avantage de temps.", 'Il faudrait davantage de temps.'],
    ["J'aimerais en savoir d'avantage.", "J'aimerais en savoir davantage."],
    ["Merci de m'en dire d'avantage !", "Merci de m'en dire davantage !"],
  ],
  right: ['Il faudrait davantage de temps.', "Il n'y a pas d'avantage à partir.", "Il a beaucoup d'avantages."],
});

/** près and prêt: prêt de la gare, près à partir. */
export const presPret = defineRule({
  id: 'fr.confusions-words.pres-pret',
  patterns: [
    [word('prêt').as('w').mark(), word('de', 'du', "d'", 'des').as('p'), any().as('n')],
    [word('près').as('w').mark(), word('à').as('p'), new Element((token) => isInfinitive(token)).as('n')],
  ],
  where: (m) => {
    const own = m.token('w');
    if (own.lower === 'près') return !isOne(m.before(), words('peu')) && !isOne(m.before(), words('cela'));
    return !isOne(m.before(), words('un le ce du mon son ton au votre notre')) && !isInfinitive(m.token('n'));
  },
  suggest: (m) => [m.token('w').lower === 'près' ? 'prêt' : 'près'],
  wrong: [
    ['Il habite prêt de la gare.', 'Il habite près de la gare.'],
    ['Je suis près à partir.', 'Je suis prêt à partir.'],
    ['Hôtel bien situé, prêt du métro.', 'Hôtel bien situé, près du métro.'],
  ],
  right: ['Il habite près de la gare.', 'Je suis prêt à partir.', 'Le prêt de la banque est remboursé.'],
});

/** tout, toute, tous, toutes before another determiner: tout les jours. */
export const toutTous = defineRule({
  id: 'fr.confusions-words.tous',
  priority: 1,
  pattern: [
    word('tout', 'toute', 'tous', 'toutes').as('t').mark(),
    word(
      'le',
      'la',
      "l'",
      'les',
      'mon',
      'ma',
      'mes',
      'ton',
      'ta',
      'tes',
      'son',
      'sa',
      'ses',
      'nos',
      'vos',
      'notre',
      'votre',
      'leur',
      'leurs',
      'ce',
      'cet',
      'cette',
      'ces',
    ).as('d'),
    any().as('n'),
  ],
  where: (m) => {
    const wanted = wantedTout(m.token('d'), m.token('n'));
    const next = m.token('n');
    if (wanted === '' || !isNoun(next) || isOne(next, words('deux trois quatre cinq six'))) return false;
    const [own, determiner, before] = [m.token('t').lower, m.token('d'), m.before()];
    // il les tout la porte: a pronoun before a verb
    if (isSurelyFinite(next) || (isFinite(next) && own === 'tout' && isOne(determiner, words("le la l'"))))
      return false;
    if (own === wanted || (own === 'tout' && isOne(determiner, words('le mon son ce')))) return false;
    // ils ont tous le droit
    const isFloating = /s$/.test(own) && !/s$/.test(wanted);
    return !isFloating || next.lower === 'monde' || before === undefined || reads(before, Pos.preposition);
  },
  suggest: (m) => [wantedTout(m.token('d'), m.token('n'))],
  wrong: [
    ['Il court tout les matins.', 'Il court tous les matins.'],
    ['Tous le monde est content.', 'Tout le monde est content.'],
    ["J'ai vu tous les photos, merci !", "J'ai vu toutes les photos, merci !"],
  ],
  right: ['Il court tous les matins.', 'Tout le monde est content.', 'Toutes mes amies sont là.'],
});

function wantedTout(determiner: Token, noun: Token): string {
  const isPlural = /s$/.test(determiner.lower);
  const masks = nounMasks(noun).filter(
    (mask) => !(mask & Group.number) || mask & (isPlural ? Feature.plural : Feature.singular),
  );
  if (masks.length === 0) return '';
  const genders = masks.reduce((all, mask) => all | (mask & Group.gender || Group.gender), 0);
  const isMasculine = (genders & Feature.masculine) !== 0;
  if (isMasculine && genders & Feature.feminine) return '';
  if (isPlural) return isMasculine ? 'tous' : 'toutes';
  return isMasculine ? 'tout' : 'toute';
}

/** "ni" where "n'y" belongs: il ni a plus. */
export const nyA = defineRule({
  id: 'fr.confusions-words.n-y',
  priority: 1,
  pattern: [
    word('il', 'on', 'je', 'tu', 'elle', 'ils', 'elles', 'nous', 'vous', 'qui'),
    word('ni').mark(),
    new Element((token) => isFinite(token) || isOne(token, words('en'))),
  ],
  suggest: () => ["n'y"],
  wrong: [
    ['Il ni a plus de place.', "Il n'y a plus de place."],
    ['On ni voit rien.', "On n'y voit rien."],
    ['Désolé, je ni comprends rien !', "Désolé, je n'y comprends rien !"],
  ],
  right: ["Il n'y a plus de place.", 'Ni lui ni elle ne viendra.', 'Il ne boit ni ne fume.'],
});

/** "comme même" for "quand même", "en temps que" for "en tant que" and other set phrases. */
const PHRASES: readonly (readonly [wrong: string, right: string])[] = [
  ['comme même', 'quand même'],
  ['en temps que', 'en tant que'],
  ['au court de', 'au cours de'],
  ['au court du', 'au cours du'],
  ['au file de', 'au fil de'],
  ['tout au tour', 'tout autour'],
  ['a bientôt', 'à bientôt'],
  ['a demain', 'à demain'],
  ['de tant en temps', 'de temps en temps'],
  ['de temps en tant', 'de temps en temps'],
  ['quelque soit', 'quel que soit'],
  ['quelques soit', 'quels que soient'],
  ['mettre à jours', 'mettre à jour'],
  ['tenir au courent', 'tenir au courant'],
  ['au courent', 'au courant'],
  ['faire par de', 'faire part de'],
  ['en faîte', 'en fait'],
  ['en faite', 'en fait'],
  ['sans dessus dessous', 'sens dessus dessous'],
  ['dors et déjà', "d'ores et déjà"],
  ['bon grès', 'bon gré'],
  ['en guerre de', 'en guise de'],
  ['chaque un', 'chacun'],
  ['à par ça', 'à part ça'],
  ['par apport à', 'par rapport à'],
  ['par apport au', 'par rapport au'],
  ['avoir à faire à', 'avoir affaire à'],
  ['il à fallu', 'il a fallu'],
  ['en revenche', 'en revanche'],
  ['a fin de', 'afin de'],
  ['parce ce que', 'parce que'],
  ['par ce que je', 'parce que je'],
  ['par ce que tu', 'parce que tu'],
  ["par ce que c'est", "parce que c'est"],
  ['malgrès tout', 'malgré tout'],
  ['y comprit', 'y compris'],
  ['aller de paire', 'aller de pair'],
  ['à tord', 'à tort'],
  ['en cour de', 'en cours de'],
  ['bien entendus', 'bien entendu'],
  ["d'or et déjà", "d'ores et déjà"],
  ['à mainte reprise', 'à maintes reprises'],
  ['mettre cartes sur tables', 'mettre cartes sur table'],
  ['voir même', 'voire même'],
];
const split = (text: string): string[] => text.match(/[^ ']+'?/g) ?? [];

/** Phrases with a word that only sounds right. */
export const setPhrases = defineRule({
  id: 'fr.confusions-words.phrase',
  priority: 3,
  patterns: PHRASES.map(([wrong]) => split(wrong).map((each) => word(each).mark())),
  where: (m) =>
    m.sentence.tokens[m.from]?.text.startsWith('-') !== true &&
    !(m.sentence.tokens[m.from]?.lower === 'par' && isOne(m.before(), words('commencer finir'))),
  suggest: (m) => {
    const text = m.sentence.tokens
      .slice(m.from, m.to)
      .map((each) => each.lower)
      .join(' ');
    return PHRASES.filter(([wrong]) => split(wrong).join(' ') === text).map(([, right]) => right);
  },
  wrong: [
    ["C'est comme même dommage.", "C'est quand même dommage."],
    ['Je travaille en temps que serveur.', 'Je travaille en tant que serveur.'],
    ['Tenez-moi au courent dès que possible.', 'Tenez-moi au courant dès que possible.'],
  ],
  right: ["C'est quand même dommage.", 'En même temps que lui, elle est partie.', 'Le temps est court.'],
});

/** "environs" before a number. */
export const environ = defineRule({
  id: 'fr.confusions-words.environ',
  pattern: [
    word('environs').mark(),
    oneOf(new Element((token) => token.kind === 'number' || reads(token, Pos.numeral)), number()),
  ],
  where: (m) => !isDeterminer(m.sentence.tokens, m.from - 1),
  suggest: () => ['environ'],
  wrong: [
    ['Il y a environs trente élèves.', 'Il y a environ trente élèves.'],
    ['Cela coûte environs 50 euros.', 'Cela coûte environ 50 euros.'],
    ['On arrive dans environs deux heures !', 'On arrive dans environ deux heures !'],
  ],
  right: ['Il y a environ trente élèves.', 'Il habite dans les environs de Lyon.', 'Aux environs de midi.'],
});

/** A noun where the verb belongs, after a pronoun: il lui conseil de partir. */
export const nounForVerb = defineRule({
  id: 'fr.confusions-words.noun-for-verb',
  priority: 1,
  pattern: [
    new Element((token) => isOne(token, words("je j' tu il on ils lui leur me te se ne n' m' t' s' vous nous"))).as(
      's',
    ),
    new Element(
      (token) =>
        (isNoun(token) || isAdjective(token)) && !isFinite(token) && !isParticiple(token) && !isInfinitive(token),
    )
      .as('n')
      .mark(),
  ],
  where: (m) => {
    const [subject, noun] = [m.token('s'), m.token('n')];
    if (
      subject.text.startsWith('-') ||
      isName(noun) ||
      reads(noun, Pos.adverb) ||
      reads(noun, Pos.pronoun) ||
      reads(noun, Pos.determiner) ||
      reads(noun, Pos.preposition) ||
      reads(noun, Pos.numeral) ||
      reads(noun, Pos.conjunction)
    )
      return false;
    if (
      isOne(subject, words('lui leur vous nous')) &&
      !(isNoun(m.before()) || isOne(m.before(), words('je tu il elle on ils elles qui ne cela ça')))
    )
      return false;
    if (isOne(subject, words('leur')) && !isOne(m.before(), words('je tu il elle on ils elles qui ne'))) return false;
    return verbsLike(m.sentence.lexicon, noun.lower, personOf(subject, m.before())).length > 0;
  },
  suggest: (m) => verbsLike(m.sentence.lexicon, m.token('n').lower, personOf(m.token('s'), m.before())),
  wrong: [
    ['Le médecin lui conseil de marcher.', 'Le médecin lui conseille de marcher.'],
    ['Si il continu comme ça, je pars.', 'Si il continue comme ça, je pars.'],
    ['Je travail à Lyon depuis mai.', 'Je travaille à Lyon depuis mai.'],
  ],
  right: ['Le médecin lui conseille de marcher.', 'Leur travail est fini.', 'Lui seul le sait.'],
});

const personOf = (subject: Token, before: Token | undefined): number => {
  const who = isOne(subject, words("je j' tu il on ils")) ? subject.lower : (before?.lower ?? '');
  if (/^j[e']$/.test(who)) return Feature.first | Feature.singular;
  if (who === 'tu') return Feature.second | Feature.singular;
  return Feature.third | (/^(?:ils|elles)$/.test(who) ? Feature.plural : Feature.singular);
};

/** Verb forms that are written nearly like a noun: conseil, conseille; continu, continue. */
function verbsLike(
  lexicon: {
    analyses: (form: string) => readonly { lemma: string; pos: number; features: number }[];
    inflect: (lemma: string, pos: typeof Pos.verb, features: number) => readonly string[];
  },
  noun: string,
  person: number,
): string[] {
  const forms = new Set<string>();
  for (const ending of ['le', 'e', 'ie']) {
    const candidate = ending === 'ie' ? noun.replace(/i$/, 'ie') : noun + ending;
    for (const { lemma: each, pos, features } of lexicon.analyses(candidate)) {
      if (pos !== Pos.verb || !(features & Feature.indicative) || !each.endsWith('er')) continue;
      for (const form of lexicon.inflect(each, Pos.verb, Feature.present | Feature.indicative | person))
        forms.add(form);
    }
  }
  return [...forms];
}

/** A conjugated verb where a noun belongs: un éventuel entretient. */
export const verbForNoun = defineRule({
  id: 'fr.confusions-words.verb-for-noun',
  pattern: [
    word('un', 'une', 'ce', 'cet', 'cette', 'mon', 'ma', 'votre', 'notre', 'son', 'sa', 'du', 'au', 'chaque').as('d'),
    new Element((token) => isAdjective(token) && !isFinite(token)).optional().as('a'),
    new Element((token) => isSurelyFinite(token) && !reads(token, Pos.auxiliary)).as('v').mark(),
  ],
  where: (m) => {
    if (!isDeterminer(m.sentence.tokens, m.token('d').index) || isName(m.token('v'))) return false;
    if (isOne(m.token('d'), words('ce')) && !m.has('a')) return false;
    return nounsLike(m.sentence.lexicon, m.token('v').lower).length > 0;
  },
  suggest: (m) => nounsLike(m.sentence.lexicon, m.token('v').lower),
  wrong: [
    ['Merci pour cet agréable entretient.', 'Merci pour cet agréable entretien.'],
    ['Mon emploie du temps est chargé.', 'Mon emploi du temps est chargé.'],
    ["J'attends votre appelle demain.", "J'attends votre appel demain."],
  ],
  right: ['Merci pour cet agréable entretien.', 'Mon emploi du temps est chargé.', "L'un vend, l'autre achète."],
});

function nounsLike(lexicon: { analyses: (form: string) => readonly { pos: number }[] }, verb: string): string[] {
  const candidates = [
    verb.replace(/t$/, ''),
    verb.replace(/e$/, ''),
    verb.replace(/le$/, ''),
    verb.replace(/ent$/, 'ant'),
    verb.replace(/es?$/, 'é'),
    verb.replace(/s$/, ''),
  ];
  return [...new Set(candidates)].filter(
    (each) => each !== verb && each.length > 3 && lexicon.analyses(each).some(({ pos }) => pos === Pos.noun),
  );
}

/** A slip that makes another word: main for mais, pou for pour. */
export const slips = defineRule({
  id: 'fr.confusions-words.slip',
  patterns: [
    [
      new Element((token) => token.text === ','),
      word('main', 'mai', 'maïs', 'mes').as('w').mark(),
      new Element((token) =>
        isOne(
          token,
          words("je j' tu il elle on nous vous ils elles le la les l' un une ce c' ça ne pas aussi mon ma mes"),
        ),
      ),
    ],
    [
      word('pou', 'poux', 'pur', 'por').as('w').mark(),
      new Element(
        (token) =>
          isInfinitive(token) || isOne(token, words("vous nous te me le la les l' un une mon ma mes moi toi ne")),
      ).as('n'),
    ],
    [
      sentenceStart(),
      word('mes', 'met').as('w').mark(),
      new Element((token) => isOne(token, words("je j' tu il on nous vous ils c' ça ne pas"))),
    ],
    [word('ver').as('w').mark(), new Element((token) => isOne(token, words('le la les midi toi moi'))).as('n')],
  ],
  where: (m) => !isDeterminer(m.sentence.tokens, m.token('w').index - 1),
  suggest: (m) => [/^m/.test(m.token('w').lower) ? 'mais' : m.token('w').lower === 'ver' ? 'vers' : 'pour'],
  wrong: [
    ["C'était bon, main le service est lent.", "C'était bon, mais le service est lent."],
    ['Je vous écris pou vous remercier.', 'Je vous écris pour vous remercier.'],
    ['Mes je ne peux pas venir, désolé.', 'Mais je ne peux pas venir, désolé.'],
  ],
  right: ["C'était bon, mais le service est lent.", 'Il tend la main, la gauche.', 'Un air pur, la mer, le calme.'],
});

/** Verbs that always stand behind "plus tôt": kept with the other adverbs. */
export const plutot = defineRule({
  id: 'fr.confusions-words.plus-tot',
  patterns: [
    [word('plus').as('a').mark(), word('tôt').mark(), word('que').as('q'), word('de', "d'")],
    [
      lemma('arriver', 'partir', 'venir', 'commencer', 'finir', 'lever', 'coucher', 'revenir', 'rentrer'),
      word('plutôt').as('a').mark(),
      word('que', 'ce', 'dans', 'demain', 'le').as('q'),
    ],
  ],
  where: (m) =>
    m.token('a').lower === 'plus' ||
    isOne(m.after(), words("prévu d' matin soir la matinée journée semaine")) ||
    isOne(m.token('q'), words('demain')),
  suggest: (m) => [m.token('a').lower === 'plus' ? 'plutôt' : 'plus tôt'],
  wrong: [
    ['Lis un livre plus tôt que de crier.', 'Lis un livre plutôt que de crier.'],
    ['Elle est arrivée plutôt que prévu.', 'Elle est arrivée plus tôt que prévu.'],
    ['Merci de venir plutôt demain, si possible.', 'Merci de venir plus tôt demain, si possible.'],
  ],
  right: ['Elle est arrivée plus tôt que prévu.', 'Reste ici plutôt que de partir.', 'Je suis plutôt content.'],
});

/** All of them. */
export const wordHomophones = [
  quantA,
  peuPeut,
  davantage,
  presPret,
  toutTous,
  nyA,
  setPhrases,
  environ,
  nounForVerb,
  verbForNoun,
  slips,
  plutot,
];
