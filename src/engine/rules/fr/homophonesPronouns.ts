// Pronouns and determiners that sound alike: ce and se, c'est and s'est, ces, sa and ça, ou and où, leur and leurs.
import { Feature, Group, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import { Element, lemma, sentenceStart, word } from '../pattern.ts';
import type { Token } from '../token.ts';
import { nounMasks } from './forms.ts';
import { isDeterminer } from './phrases.ts';
import {
  elides,
  isAdjective,
  isClitic,
  isFinite,
  isInfinitive,
  isMark,
  isNoun,
  isOne,
  isParticiple,
  isSurelyFinite,
  reads,
  words,
} from './words.ts';

const any = (): Element => new Element((token) => token.kind === 'word');
const mayBe = (token: Token | undefined, number: number): boolean =>
  token !== undefined && nounMasks(token).some((mask) => mask & number || !(mask & Group.number));
const isOnlyNoun = (token: Token | undefined): boolean =>
  isNoun(token) && !isFinite(token) && !isParticiple(token) && !isInfinitive(token);
const ETRE = words(
  "est était étaient sont fut furent sera seront serait seraient soit soient n'est doit peut doivent peuvent devrait pourrait",
);

/** "ce" before a verb where "se" belongs: il ce lève. */
export const reflexiveSe = defineRule({
  id: 'fr.confusions-homophones.se',
  priority: 1,
  patterns: [
    [word('il', 'elle', 'on', 'ils', 'elles', 'qui', 'ne').as('s'), word('ce').as('w').mark(), any().as('v')],
    [
      word('de', 'à', 'pour', 'sans').as('s'),
      word('ce').as('w').mark(),
      new Element((token) => isInfinitive(token) && !isNoun(token)).as('v'),
    ],
    [
      new Element((token) => isNoun(token) && !isFinite(token)).as('s'),
      word('ce').as('w').mark(),
      new Element((token) => isSurelyFinite(token) && !isOne(token, ETRE)).as('v'),
    ],
  ],
  where: (m) => {
    const verb = m.token('v');
    if (isInfinitive(verb)) return !isOne(verb, words('faire dire'));
    if (m.token('s').text.startsWith('-')) return false;
    return (isFinite(verb) && !(isNoun(verb) && isOne(m.token('s'), words('ne')))) || isClitic(verb);
  },
  suggest: (m) => [elides(m.token('v').lower) ? "s'" : 'se'],
  wrong: [
    ['Il ce lève à cinq heures.', 'Il se lève à cinq heures.'],
    ['Les gens ce demandent pourquoi.', 'Les gens se demandent pourquoi.'],
    ["Elle vient de ce marier, c'est génial !", "Elle vient de se marier, c'est génial !"],
  ],
  right: ['Il se lève à cinq heures.', 'Ce matin, il a neigé.', 'Je me demande ce qui se passe.'],
});

/** "se" where "ce" belongs: se matin, se que je veux. */
export const demonstrativeCe = defineRule({
  id: 'fr.confusions-homophones.ce',
  priority: 1,
  pattern: [word('se').as('w').mark(), any().as('n')],
  where: (m) => {
    const [next, after] = [m.token('n'), m.after()];
    if (isOne(next, words("qui que qu' dont"))) return true;
    if (isOne(next, words('sont')))
      return (
        isDeterminer(m.sentence.tokens, next.index + 1) &&
        (m.before() === undefined || isMark(m.before()) || isOne(m.before(), words("que qu' mais et")))
      );
    if (isOne(next, words("n'")))
      return isOne(after, words('est était')) && !isParticiple(m.after(2)) && !isParticiple(m.after(3));
    return (
      isOnlyNoun(next) &&
      mayBe(next, Feature.singular) &&
      !isClitic(next) &&
      !reads(next, Pos.pronoun) &&
      !isAdjective(next) &&
      (isOne(m.before(), words('dans de pour à sur avec par')) ||
        isMark(m.before()) ||
        isFinite(m.before()) ||
        isOne(next, words('matin soir midi week-end moment mois jour')))
    );
  },
  suggest: (m) => [elides(m.token('n').lower) && isNoun(m.token('n')) ? 'cet' : 'ce'],
  wrong: [
    ['Je fais se que je veux.', 'Je fais ce que je veux.'],
    ['Il a téléphoné se matin.', 'Il a téléphoné ce matin.'],
    ['Se sont des choses qui arrivent !', 'Ce sont des choses qui arrivent !'],
  ],
  right: ['Je fais ce que je veux.', 'Elles se sont des années durant écrit.', 'Il se repose ce matin.'],
});

/** "c'est" where "s'est" belongs: il c'est trompé. */
export const reflexiveSest = defineRule({
  id: 'fr.confusions-homophones.s-est',
  priority: 3,
  patterns: [
    [word('il', 'elle', 'on', 'qui').as('s'), word("c'").mark(), word('est', 'était').as('v').mark()],
    [word('ils', 'elles').as('s'), word('ce').mark(), word('sont', 'étaient').as('v').mark()],
  ],
  where: (m) =>
    !m.token('s').text.startsWith('-') && (!isOne(m.token('s'), words('qui elle')) || isParticiple(m.after())),
  suggest: (m) => [/^est|^était/.test(m.token('v').lower) ? `s'${m.token('v').lower}` : `se ${m.token('v').lower}`],
  wrong: [
    ["Il c'est trompé de quai.", "Il s'est trompé de quai."],
    ["Elle c'est levée tard.", "Elle s'est levée tard."],
    ['Ils ce sont mariés en mai, trop bien !', 'Ils se sont mariés en mai, trop bien !'],
  ],
  right: ["Il s'est trompé de quai.", "Lui, c'est mon frère.", "Devine qui c'est !"],
});

/** "s'est" where "c'est" belongs: s'est dommage. */
export const demonstrativeCest = defineRule({
  id: 'fr.confusions-homophones.c-est',
  priority: 2,
  pattern: [word("s'").mark(), word('est', 'était').as('v').mark(), any().as('n')],
  where: (m) => {
    const [next, before] = [m.token('n'), m.before()];
    const isStart = before === undefined || isMark(before) || isOne(before, words("que qu' mais et car parce donc"));
    return (
      isStart &&
      (isDeterminer(m.sentence.tokens, next.index) ||
        (isOne(
          next,
          words('dommage vrai pas très trop vraiment ça moi toi lui pourquoi possible super bon bien comme pour'),
        ) &&
          !isParticiple(m.after())) ||
        (isAdjective(next) && !isParticiple(next) && !isNoun(next)))
    );
  },
  suggest: (m) => [`c'${m.token('v').lower}`],
  wrong: [
    ["S'est dommage de partir si tôt.", "C'est dommage de partir si tôt."],
    ["Je crois que s'est une erreur.", "Je crois que c'est une erreur."],
    ["S'est vraiment super, merci !", "C'est vraiment super, merci !"],
  ],
  right: ["C'est dommage de partir si tôt.", "Il s'est bien amusé.", "Ma sœur s'est cassé le bras."],
});

/** "ces" or "ses" where "c'est" belongs: ces vraiment dommage. */
export const cestForCes = defineRule({
  id: 'fr.confusions-homophones.ces',
  priority: 2,
  pattern: [word('ces', 'ses').as('w').mark(), any().as('n')],
  where: (m) => {
    const [next, before] = [m.token('n'), m.before()];
    const isStart = before === undefined || isMark(before) || isOne(before, words("que qu' mais et car parce donc"));
    if (
      isOne(
        next,
        words(
          "un une le la les l' mon ma mon notre votre pas ça moi toi lui pourquoi comme pour que qu' quoi dommage toujours vrai",
        ),
      )
    )
      return isStart || isOne(next, words("un une l' le pas pourquoi"));
    if (isOne(next, words('vraiment très trop si plus')))
      return isStart && !isPluralNext(m.after()) && !isPluralNext(m.after(2));
    return (
      isStart &&
      isAdjective(next) &&
      !isNoun(next) &&
      next.readings.every(
        (each) =>
          each.pos !== Pos.adjective ||
          ((each.features & Feature.plural) === 0 && (each.features & Feature.singular) !== 0),
      ) &&
      !isNoun(m.after())
    );
  },
  suggest: () => ["c'est"],
  wrong: [
    ['Ces vraiment dommage.', "C'est vraiment dommage."],
    ['Ses pas grave, merci quand même !', "C'est pas grave, merci quand même !"],
    ['Je crois que ces une bonne idée.', "Je crois que c'est une bonne idée."],
  ],
  right: ['Ces très belles photos sont à moi.', 'Ses amis sont là.', "C'est vraiment dommage."],
});

const isPluralNext = (token: Token | undefined): boolean =>
  token !== undefined && token.readings.some((each) => each.features & Feature.plural);

/** "sa" where "ça" belongs: sa fait longtemps. */
export const pronounCa = defineRule({
  id: 'fr.confusions-homophones.ca',
  priority: 1,
  patterns: [
    [
      word('sa').as('w').mark(),
      new Element((token) => isSurelyFinite(token) || isClitic(token) || isOne(token, words('fait va ne'))).as('n'),
    ],
    [
      word('comme', 'pour', 'de', 'sur', 'avec', 'tout', 'que', 'fait', 'avant').as('b'),
      word('sa').as('w').mark(),
      new Element((token) => isMark(token)).as('n'),
    ],
  ],
  where: (m) =>
    !(isNoun(m.token('n')) && !isOne(m.token('n'), words('fait va a est'))) &&
    (m.token('n').kind === 'punctuation' ||
      isOne(m.token('n'), words('fait va a est')) ||
      !isNoun(m.after()) ||
      !isAdjective(m.token('n'))),
  suggest: () => ['ça'],
  wrong: [
    ["Sa fait trois jours que j'attends.", "Ça fait trois jours que j'attends."],
    ['Hier, sa sonnait toujours occupé.', 'Hier, ça sonnait toujours occupé.'],
    ["Je n'aime pas les gens comme sa.", "Je n'aime pas les gens comme ça."],
  ],
  right: ["Ça fait trois jours que j'attends.", 'Sa porte est ouverte.', 'Sa nouvelle voiture est rouge.'],
});

/** "ça" where "sa" belongs: avec ça voiture. */
export const possessiveSa = defineRule({
  id: 'fr.confusions-homophones.sa',
  priority: 1,
  pattern: [
    word('dans', 'avec', 'de', 'pour', 'sur', 'chez', 'à', 'par', 'sans', 'et').as('b'),
    word('ça').as('w').mark(),
    new Element(
      (token) =>
        token.readings[0]?.pos === Pos.noun &&
        !isOne(token, words('marche reste passe change compte joue donne porte arrive demande pose cause coûte')),
    ).as('n'),
  ],
  where: (m) =>
    !isMark(m.token('b')) &&
    m
      .token('n')
      .readings.some(
        (each) => each.pos === Pos.noun && each.features & Feature.feminine && each.features & Feature.singular,
      ),
  suggest: (m) => [elides(m.token('n').lower) ? 'son' : 'sa'],
  wrong: [
    ['Il est parti avec ça voiture.', 'Il est parti avec sa voiture.'],
    ['Elle habite chez ça sœur.', 'Elle habite chez sa sœur.'],
    ['Merci à Luc et à ça famille !', 'Merci à Luc et à sa famille !'],
  ],
  right: ['Il est parti avec sa voiture.', 'Avec ça, tout va bien.', 'Je pense à ça demain.'],
});

const HAVE: Readonly<Record<string, string>> = { je: 'ai', "j'": 'ai', tu: 'as' };

/** "la", "ma", "ta" where "l'a", "m'a", "t'a" belong: il la mangé. */
export const pronounAndA = defineRule({
  id: 'fr.confusions-homophones.l-a',
  priority: 2,
  pattern: [
    word('je', 'tu', 'il', 'elle', 'on', 'qui').as('s'),
    word('ne').optional(),
    word('la', 'ma', 'ta').as('w').mark(),
    new Element((token) => isOne(token, words('déjà pas jamais bien aussi toujours beaucoup'))).optional(),
    new Element(
      (token) => isParticiple(token) && (!isFinite(token) || isOne(token, words('dit'))) && !isInfinitive(token),
    ).as('p'),
  ],
  where: (m) => {
    const pronoun = m.token('w').lower;
    if (m.token('s').text.startsWith('-')) return false;
    if (pronoun === 'la')
      return !isFinite(m.token('p')) && !(isNoun(m.token('p')) && isOne(m.token('s'), words('qui')));
    return (
      isOne(m.token('s'), words('il elle on qui')) &&
      (!isOne(m.token('s'), words('elle qui')) ||
        !isNoun(m.token('p')) ||
        (isOne(m.token('s'), words('elle')) && (isMark(m.before()) || m.before() === undefined)))
    );
  },
  suggest: (m) => [`${m.token('w').lower.charAt(0)}'${HAVE[m.token('s').lower] ?? 'a'}`],
  wrong: [
    ['Il la mangé en entier.', "Il l'a mangé en entier."],
    ['Elle ma donné son numéro.', "Elle m'a donné son numéro."],
    ['Je la vu hier au marché.', "Je l'ai vu hier au marché."],
  ],
  right: ["Il l'a mangé en entier.", 'Il la voit souvent.', 'Elle la prend pour une autre.'],
});

/** "mon", "ton" where "m'ont", "t'ont" belong: ils mon dit. */
export const pronounAndOnt = defineRule({
  id: 'fr.confusions-homophones.m-ont',
  priority: 2,
  pattern: [
    word('ils', 'elles', 'qui').as('s'),
    new Element((token) => isOne(token, words("ne n'"))).optional(),
    word('mon', 'ton').as('w').mark(),
    new Element((token) => isOne(token, words('déjà pas jamais bien aussi toujours tous'))).optional(),
    new Element((token) => isParticiple(token) && !(isNoun(token) && !isFinite(token))).as('p'),
  ],
  suggest: (m) => [`${m.token('w').lower.charAt(0)}'ont`],
  wrong: [
    ['Ils mon dit de revenir.', "Ils m'ont dit de revenir."],
    ['Elles mon déjà aidé deux fois.', "Elles m'ont déjà aidé deux fois."],
    ['Merci à ceux qui mon aidé !', "Merci à ceux qui m'ont aidé !"],
  ],
  right: ["Ils m'ont dit de revenir.", 'Qui est mon voisin ?', 'Ils sont mon seul espoir.'],
});

const PLACES = words(
  'moment endroit jour ville pays cas époque maison lieu rue année hôtel restaurant instant région quartier',
);
const SUBJECTS = words("je j' tu il elle on nous vous ils elles");
const KNOWING = lemma(
  'savoir',
  'dire',
  'demander',
  'voir',
  'expliquer',
  'comprendre',
  'montrer',
  'ignorer',
  'trouver',
  'rappeler',
  'découvrir',
  'chercher',
);

/** "ou" where "où" belongs: je ne sais pas ou il est. */
export const placeWhere = defineRule({
  id: 'fr.confusions-homophones.ou-place',
  priority: 1,
  patterns: [
    [
      KNOWING.as('b'),
      new Element((token) => isOne(token, words('pas plus jamais -moi -nous bien exactement'))).optional(),
      word('ou').as('w').mark(),
      any().as('n'),
    ],
    [
      new Element((token) => isOne(token, PLACES)).as('b'),
      word('ou').as('w').mark(),
      new Element((token) => isOne(token, SUBJECTS) || isClitic(token)).as('n'),
    ],
    [word('moment', 'cas', 'jour').as('b'), word('ou').as('w').mark(), any().as('n')],
    [
      sentenceStart(),
      word('ou').as('w').mark(),
      new Element((token) =>
        isOne(token, words('est sont était vas va allez habite habites habitez se puis-je peut-on vas-tu puis peut')),
      ).as('n'),
    ],
    [word("d'", "jusqu'", 'par').as('b'), word('ou').as('w').mark(), any().as('n')],
  ],
  where: (m) => {
    const next = m.token('n');
    const { tokens } = m.sentence;
    if (m.token('w').index === 0) return true;
    const before = m.token('b');
    if (isOne(next, words('bien pas non encore plutôt même'))) return false;
    if (isOne(before, words("d' jusqu' par"))) return isOne(next, SUBJECTS) || isSurelyFinite(next) || isClitic(next);
    if (isOne(before, words('moment cas jour')) && isDeterminer(tokens, next.index))
      return (
        isOne(tokens[before.index - 1], words('au le')) &&
        tokens.slice(next.index + 1, next.index + 5).some(isSurelyFinite)
      );
    return (
      isOne(next, SUBJECTS) ||
      isOne(next, words("se s'")) ||
      (isSurelyFinite(next) && !isOne(before, PLACES) && !isOne(next, words('ai as')) && !sameMood(before, next)) ||
      (isClitic(next) && isSurelyFinite(tokens[next.index + 1]) && !isFinite(before))
    );
  },
  suggest: () => ['où'],
  wrong: [
    ['Je ne sais pas ou il habite.', 'Je ne sais pas où il habite.'],
    ['Dites-moi ou se trouve la gare.', 'Dites-moi où se trouve la gare.'],
    ['Le jour ou je suis arrivé, il pleuvait.', 'Le jour où je suis arrivé, il pleuvait.'],
  ],
  right: ['Je ne sais pas où il habite.', 'Tu viens ou tu restes ?', 'Une maison ou un appartement ?'],
});

const sameMood = (a: Token, b: Token): boolean => isSurelyFinite(a) && !isOne(b, words('est sont était'));

/** "où" where "ou" belongs: thé où café. */
export const alternativeOr = defineRule({
  id: 'fr.confusions-homophones.ou-choice',
  pattern: [any().as('b'), word('où').as('w').mark(), any().as('n')],
  where: (m) => {
    const [before, next] = [m.token('b'), m.token('n')];
    if (isOne(next, words('bien non')))
      return isOne(next, words('non')) || isOne(m.after(), words("le la les un une de d' en à"));
    if (reads(before, Pos.numeral) && reads(next, Pos.numeral) && !/^une?$/.test(next.lower)) return true;
    if (isInfinitive(before) && isInfinitive(next) && !isNoun(before) && !isOne(before, words('savoir voir')))
      return true;
    return (
      isOnlyNoun(before) &&
      isOnlyNoun(next) &&
      !isDeterminer(m.sentence.tokens, before.index - 1) &&
      (isMark(m.after()) || m.after() === undefined)
    );
  },
  suggest: () => ['ou'],
  wrong: [
    ['Vous prenez thé où café ?', 'Vous prenez thé ou café ?'],
    ['Il reste deux où trois places.', 'Il reste deux ou trois places.'],
    ['On peut manger où dormir ici.', 'On peut manger ou dormir ici.'],
  ],
  right: ['Vous prenez thé ou café ?', 'Je ne sais où aller.', 'La ville où vivent mes parents.'],
});

/** leur and leurs. */
export const leurLeurs = defineRule({
  id: 'fr.confusions-homophones.leur',
  priority: 1,
  patterns: [
    [word('leur').as('w').mark(), new Element((token) => reads(token, Pos.numeral)).optional(), any().as('n')],
    [word('leurs').as('w').mark(), any().as('n')],
  ],
  where: (m) => {
    const [own, next, before] = [m.token('w'), m.token('n'), m.before()];
    if (own.text.startsWith('-')) return false;
    if (own.lower === 'leurs') {
      if (isOne(before, words('les des aux'))) return false;
      if (
        isSurelyFinite(next) ||
        (isFinite(next) && isOne(before, words("je j' tu il elle on nous vous ils elles ne qui")))
      )
        return true;
      if (isInfinitive(next) && !isNoun(next)) return true;
      return isOnlyNoun(next) && !mayBe(next, Feature.plural);
    }
    if (isOne(before, words("je j' tu il elle on nous vous ils elles ne qui le la les y"))) return false;
    return isNoun(next) && !mayBe(next, Feature.singular) && !isInfinitive(next) && !isSurelyFinite(next);
  },
  suggest: (m) => [m.token('w').lower === 'leurs' ? 'leur' : 'leurs'],
  wrong: [
    ['Ils ont vendu leur deux voitures.', 'Ils ont vendu leurs deux voitures.'],
    ['Je leurs ai écrit hier.', 'Je leur ai écrit hier.'],
    ['Bravo à eux et à leur enfants !', 'Bravo à eux et à leurs enfants !'],
  ],
  right: ['Ils ont vendu leurs deux voitures.', 'Je leur ai écrit hier.', 'Leur maison est grande, la leur aussi.'],
});

/** quelle and qu'elle. */
export const quelle = defineRule({
  id: 'fr.confusions-homophones.quelle',
  priority: 2,
  patterns: [
    [
      word("qu'").as('q').mark(),
      word('elle').as('e').mark(),
      new Element((token) => token.readings[0]?.pos === Pos.noun).as('n'),
    ],
    [
      word('quelle', 'quelles').as('q').mark(),
      new Element((token) => isSurelyFinite(token) && !isOne(token, ETRE)).as('n'),
    ],
    [
      lemma('penser', 'croire', 'falloir', 'espérer', 'dire').as('b'),
      word('quelle', 'quelles').as('q').mark(),
      new Element((token) => isSurelyFinite(token) || isClitic(token)).as('n'),
    ],
  ],
  where: (m) => {
    if (m.token('q').lower === "qu'")
      return (
        m
          .token('n')
          .readings.some(
            (each) => each.pos === Pos.noun && each.features & Feature.feminine && each.features & Feature.singular,
          ) &&
        (!isFinite(m.token('n'))
          ? !isParticiple(m.token('n')) || isOne(m.after(), words('de'))
          : isOne(m.after(), SUBJECTS))
      );
    return !isNoun(m.token('n')) || isOne(m.token('n'), words('a est'));
  },
  suggest: (m) => [m.token('q').lower === "qu'" ? 'quelle' : m.token('q').lower === 'quelle' ? "qu'elle" : "qu'elles"],
  wrong: [
    ["Dis-moi qu'elle taille tu prends.", 'Dis-moi quelle taille tu prends.'],
    ['Je crois quelle a raison.', "Je crois qu'elle a raison."],
    ["Qu'elle surprise de vous voir !", 'Quelle surprise de vous voir !'],
  ],
  right: ['Dis-moi quelle taille tu prends.', "Je crois qu'elle a raison.", 'Quelle est votre adresse ?'],
});

/** All of them. */
export const pronounHomophones = [
  reflexiveSe,
  demonstrativeCe,
  reflexiveSest,
  demonstrativeCest,
  cestForCes,
  pronounCa,
  possessiveSa,
  pronounAndA,
  pronounAndOnt,
  placeWhere,
  alternativeOr,
  leurLeurs,
  quelle,
];
