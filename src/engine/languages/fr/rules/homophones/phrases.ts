// Set phrases, slips of the pen, and nouns that sound like verbs.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  hasInnerCapital,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, number, oneOf, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isDeterminer } from '../../reading/phrases.ts';
import { canBeConjugated, isSurelyFinite } from '../../reading/words.ts';

/** "environs" before a number. */
export const environ = defineRule({
  id: 'fr.confusions-words.environ',
  pattern: [
    word('environs').mark(),
    oneOf(new Element((token) => token.kind === 'number' || reads(token, Pos.numeral)), number()),
  ],
  suggest: () => ['environ'],
  wrong: [
    ['Il y a environs trente élèves.', 'Il y a environ trente élèves.'],
    ['Cela coûte environs 50 euros.', 'Cela coûte environ 50 euros.'],
    ['On arrive dans environs deux heures !', 'On arrive dans environ deux heures !'],
  ],
  right: ['Il reste trente élèves des environs.', 'Il habite dans les environs de Lyon.', 'Aux environs de midi.'],
});

/** A noun where a verb belongs, after a pronoun: il lui conseil de partir. */
export const nounForVerb = defineRule({
  id: 'fr.confusions-words.noun-for-verb',
  priority: 1,
  patterns: [
    [
      new Element((token) => isOne(token, listed("je j' tu il on ils lui leur me te se ne n' m' t' s' vous nous"))).as(
        's',
      ),
      new Element(
        (token) =>
          (canBeNoun(token) || canBeAdjective(token)) &&
          !canBeConjugated(token) &&
          !canBeParticiple(token) &&
          !canBeInfinitive(token),
      )
        .as('n')
        .mark(),
    ],
    // mon mari travail à Paris
    [
      new Element((token) => canBeNoun(token) && !hasInnerCapital(token)).as('g'),
      word('travail', 'conseil', 'appel', 'envoi', 'oubli', 'réveil', 'emploi', 'essai', 'continu').as('n').mark(),
      new Element((token) =>
        isOne(
          token,
          listed(
            "maintenant depuis ici actuellement encore aussi surtout à au aux en dans de chez pour avec comme toujours beaucoup trop bien le la les l' mon ma mes un une des dur tous demain",
          ),
        ),
      ),
    ],
  ],
  where: (m) => {
    if (m.names('g'))
      return (
        !canBeAdjective(m.token('g')) &&
        m.token('n').lower !== 'continu' &&
        isDeterminer(m.sentence.tokens, m.token('g').index - 1) &&
        lacksVerb(m)
      );
    const [subject, noun] = [m.token('s'), m.token('n')];
    if (
      subject.text.startsWith('-') ||
      hasInnerCapital(noun) ||
      reads(noun, Pos.adverb) ||
      reads(noun, Pos.pronoun) ||
      reads(noun, Pos.determiner) ||
      reads(noun, Pos.preposition) ||
      reads(noun, Pos.numeral) ||
      reads(noun, Pos.conjunction)
    )
      return false;
    if (
      isOne(subject, listed('lui leur vous nous')) &&
      !(canBeNoun(m.before()) || isOne(m.before(), listed('je tu il elle on ils elles qui ne cela ça')))
    )
      return false;
    // faire se travail: no subject comes before the pronoun
    if (subject.lower === 'se' && canBeInfinitive(m.before())) return false;
    if (isOne(subject, listed('leur')) && !isOne(m.before(), listed('je tu il elle on ils elles qui ne'))) return false;
    return verbsLike(m.sentence.lexicon, noun.lower, personOf(subject, m.before())).length > 0;
  },
  suggest: (m) =>
    verbsLike(
      m.sentence.lexicon,
      m.token('n').lower,
      m.names('g') ? Feature.third | Feature.singular : personOf(m.token('s'), m.before()),
    ),
  wrong: [
    ['Le médecin lui conseil de marcher.', 'Le médecin lui conseille de marcher.'],
    ['Si il continu comme ça, je pars.', 'Si il continue comme ça, je pars.'],
    ['Mon mari travail à Paris.', 'Mon mari travaille à Paris.'],
    ['Notre équipe travail maintenant sur ce projet.', 'Notre équipe travaille maintenant sur ce projet.'],
    ['Je travail à Lyon depuis mai.', 'Je travaille à Lyon depuis mai.'],
  ],
  right: ['Le médecin lui conseille de marcher.', 'Leur travail est fini.', 'Lui seul le sait.'],
});

/** Whether no verb of the clause stands before or right behind. */
const lacksVerb = (m: Match): boolean => !m.sentence.tokens.some((each) => isSurelyFinite(each));

const personOf = (subject: Token, before: Token | undefined): number => {
  const who = isOne(subject, listed("je j' tu il on ils")) ? subject.lower : (before?.lower ?? '');
  if (/^j[e']$/.test(who)) return Feature.first | Feature.singular;
  if (who === 'tu') return Feature.second | Feature.singular;
  return Feature.third | (/^(?:ils|elles)$/.test(who) ? Feature.plural : Feature.singular);
};

/** Verb forms spelled almost like a noun: conseil, conseille; continu, continue. */
function verbsLike(
  lexicon: {
    analyses: (form: string) => readonly { lemma: string; pos: number; features: number }[];
    inflect: (lemma: string, pos: typeof Pos.verb, features: number) => readonly string[];
  },
  noun: string,
  person: number,
): string[] {
  const forms = new Set<string>();
  for (const ending of noun.endsWith('l') ? ['le', 'e'] : ['e', 'ie', 'le']) {
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
    new Element((token) => canBeAdjective(token) && !canBeConjugated(token) && !canBeParticiple(token))
      .optional()
      .as('a'),
    new Element((token) => isSurelyFinite(token) && !reads(token, Pos.auxiliary)).as('v').mark(),
  ],
  where: (m) => {
    if (!isDeterminer(m.sentence.tokens, m.token('d').index) || hasInnerCapital(m.token('v'))) return false;
    if (isOne(m.token('d'), listed('ce')) && !m.has('a')) return false;
    return nounsLike(m.sentence.lexicon, m.token('v').lower).length > 0;
  },
  suggest: (m) => nounsLike(m.sentence.lexicon, m.token('v').lower),
  wrong: [
    ['Merci pour cet agréable entretient.', 'Merci pour cet agréable entretien.'],
    ['Mon emploie du temps est chargé.', 'Mon emploi du temps est chargé.'],
    ["J'attends votre appelle demain.", "J'attends votre appel demain."],
  ],
  right: ['Cet agréable entretien nous rassure.', 'Mon emploi du temps me convient.', "L'un vend, l'autre achète."],
});

function nounsLike(lexicon: { analyses: (form: string) => readonly { pos: number }[] }, verb: string): string[] {
  const candidates = [
    verb.replace(/t$/, ''),
    verb.replace(/e$/, ''),
    verb.replace(/le$/, ''),
    verb.replace(/ent$/, 'ant'),

    verb.replace(/s$/, ''),
  ];
  return [...new Set(candidates)].filter(
    (each) => each !== verb && each.length > 3 && lexicon.analyses(each).some(({ pos }) => pos === Pos.noun),
  );
}

/** A slip that produces another word: main for mais, pou for pour. */
export const slips = defineRule({
  id: 'fr.confusions-words.slip',
  patterns: [
    [
      new Element((token) => token.text === ','),
      word('main', 'mai', 'maïs', 'mes').as('w').mark(),
      new Element((token) =>
        isOne(
          token,
          listed("je j' tu il elle on nous vous ils elles le la les l' un une ce c' ça ne pas aussi mon ma mes"),
        ),
      ),
    ],
    [
      word('pou', 'poux', 'pur', 'por').as('w').mark(),
      new Element(
        (token) =>
          canBeInfinitive(token) || isOne(token, listed("vous nous te me le la les l' un une mon ma mes moi toi ne")),
      ).as('n'),
    ],
    [
      sentenceStart(),
      word('mes', 'met').as('w').mark(),
      new Element((token) => isOne(token, listed("je j' tu il on nous vous ils c' ça ne pas"))),
    ],
    [word('ver').as('w').mark(), new Element((token) => isOne(token, listed('le la les midi toi moi'))).as('n')],
  ],
  unless: {
    'with its determiner': {
      when: (m) => isDeterminer(m.sentence.tokens, m.token('w').index - 1),
      right: 'La pomme est tombée : un ver la rongeait.',
    },
  },
  suggest: (m) => [m.token('w').lower.startsWith('m') ? 'mais' : m.token('w').lower === 'ver' ? 'vers' : 'pour'],
  wrong: [
    ["C'était bon, main le service est lent.", "C'était bon, mais le service est lent."],
    ['Je vous écris pou vous remercier.', 'Je vous écris pour vous remercier.'],
    ['Mes je ne peux pas venir, désolé.', 'Mais je ne peux pas venir, désolé.'],
    ['Il marche ver la gare.', 'Il marche vers la gare.'],
    ['Nous partons ver midi.', 'Nous partons vers midi.'],
  ],
  right: ['Il pêche avec un ver, ce matin de mai.', 'Il tend la main, la gauche.', 'Un air pur, la mer, le calme.'],
});
