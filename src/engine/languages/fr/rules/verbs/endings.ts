// Verb endings that sound alike: -er, -é, -ez.
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
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { infinitivesOf, participlesOf } from '../../reading/forms.ts';
import { er, OBJECTS } from '../../reading/infinitives.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

const between = (): Element =>
  new Element(
    (token) =>
      isClitic(token) || isOne(token, listed('pas plus rien jamais bien mieux tout tous beaucoup trop vous nous')),
  ).repeat(0, 3);

/** After pour, sans, à, de … comes the infinitive: pour réservé. */
export const afterPreposition = defineRule({
  id: 'fr.verb-endings.after-preposition',
  // de m'envoyé: the spelling checker sees one word
  overridesSpelling: true,
  priority: 1,
  pattern: [
    word('pour', 'sans', 'de', "d'", 'à', 'afin').as('p'),
    word('de', "d'").optional(),
    between().as('c'),
    er().as('v').mark(),
  ],
  where: (m) => {
    const verb = m.token('v');
    const [preposition, next] = [m.token('p').lower, m.after()];
    if (hasInnerCapital(verb)) return false;
    const objects = m.all('c');
    const isNegated = objects.some((each) => isOne(each, listed("ne n'")));
    if (!isNegated && objects.some((each) => isOne(each, listed('tout tous beaucoup trop bien mieux plus'))))
      return false;
    if (verb.lower.endsWith('ez'))
      return !objects.some((each) => isOne(each, listed('vous'))) || !isOne(m.before(), listed('que'));
    const hasClitic = objects.length > 0;
    const isAsked = m.before()?.readings.some((each) => ASKING.test(each.lemma)) === true;
    const isNounHere = canBeNoun(verb) && verb.pos === Pos.noun && !isAsked;
    if (isNounHere && !(hasClitic && objects.some((each) => isOne(each, listed("ne n' me m' te se s' y pas")))))
      return false;
    if (hasClitic && /[ée]s$/.test(verb.lower)) return false;
    if (hasClitic)
      return (
        objects.some((each) => isOne(each, listed("ne n' me m' te t' se s' y nous vous lui les pas"))) &&
        (!isNounHere || !objects.some((each) => isOne(each, listed('les lui'))))
      );
    if (/^à$/.test(preposition)) {
      const before = m.before();
      if (isOne(before, listed('il elle on qui ça cela')) || before === undefined) return false;
      return (
        verb.lower.endsWith('é') &&
        !(canBeNoun(before) && !canBeConjugated(before)) &&
        !isSubjectBefore(before) &&
        !isOne(before, listed('et ou lui tout'))
      );
    }
    if (/^(?:de|d')$/.test(preposition)) {
      return (
        verb.lower.endsWith('é') &&
        !isOne(
          m.before(),
          listed("rien chose plus moins quoi personne autre quelqu'un aucun jamais un une plein beaucoup"),
        ) &&
        !reads(m.before(), Pos.numeral) &&
        m.before()?.kind !== 'number' &&
        (!canBeNoun(m.before()) || isOne(next, OBJECTS) || isAsked) &&
        (isOne(next, OBJECTS) ||
          isSurelyFinite(m.before()) ||
          isOne(m.before(), listed('merci permis essayé oublié décidé')))
      );
    }
    return verb.lower.endsWith('é');
  },
  suggest: (m) => infinitivesOf(m.token('v')),
  wrong: [
    ['Je vous invite à consulté notre site.', 'Je vous invite à consulter notre site.'],
    ["Merci de ne pas marchez sur l'herbe.", "Merci de ne pas marcher sur l'herbe."],
    ["Je t'écris pour te demandé un service.", "Je t'écris pour te demander un service."],
    ['Merci de vérifié demain si tout va bien.', 'Merci de vérifier demain si tout va bien.'],
    ["Je vous prie d'agréé mes salutations.", "Je vous prie d'agréer mes salutations."],
  ],
  right: [
    'Je vous invite à consulter notre site.',
    'Rien de changé, tout va bien.',
    'Il a changé de place pour être à côté de moi.',
  ],
});

/** What is asked for by de and an infinitive. */
const ASKING = /^(?:merci|prier|permettre|essayer|oublier|décider|demander|éviter|proposer|promettre|conseiller)$/;

const isSubjectBefore = (token: Token): boolean => reads(token, Pos.pronoun) && !isOne(token, listed('nous vous'));

/** "Vous" with a verb in -er or -é: si vous arriver. */
export const afterVous = defineRule({
  id: 'fr.verb-endings.after-vous',
  priority: 1,
  pattern: [
    word('vous').as('s'),
    new Element((token) => isOne(token, listed("ne n' me m' le la les l' lui leur y en"))).repeat(0, 2),
    new Element(
      (token) => /(?:er|é|és|ée|ées)$/.test(token.lower) && (canBeInfinitive(token) || canBeParticiple(token)),
    )
      .as('v')
      .mark(),
  ],
  where: (m) => {
    const [before, verb] = [m.before(), m.token('v')];
    if (m.token('s').text.startsWith('-') || (canBeNoun(verb) && canBeParticiple(verb))) return false;
    if (
      before !== undefined &&
      before.kind === 'punctuation' &&
      m.sentence.tokens.slice(0, m.from).some(isSurelyFinite)
    )
      return false;
    if (before === undefined || before.kind === 'punctuation')
      return canBeInfinitive(verb) ? !isOne(m.after(), listed('est')) : isOne(m.after(), OBJECTS);
    if (
      isOne(before, listed("que qu'")) &&
      canBeInfinitive(verb) &&
      m.sentence.tokens.slice(0, m.from).some((each) => isOne(each, listed("ne n'")))
    )
      return false;
    return isOne(before, listed("si quand lorsque que qu' où comme dont mais"));
  },
  suggest: (m) => {
    const lexicon = m.sentence.lexicon;
    return infinitivesOf(m.token('v'))
      .concat(m.token('v').lower)
      .flatMap((each) =>
        lexicon.inflect(each, Pos.verb, Feature.second | Feature.plural | Feature.present | Feature.indicative),
      );
  },
  wrong: [
    ['Si vous arriver tôt, appelez-moi.', 'Si vous arrivez tôt, appelez-moi.'],
    ['Quand vous passer à Lyon, venez nous voir !', 'Quand vous passez à Lyon, venez nous voir !'],
    ['Je sais que vous cherché un appartement.', 'Je sais que vous cherchez un appartement.'],
  ],
  right: ['Si vous arrivez tôt, allez manger sans nous.', 'Je voudrais vous parler.', 'Il peut vous arriver de rêver.'],
});

/** An infinitive after a noun and mal or bien: un dossier mal préparer. */
export const afterNoun = defineRule({
  id: 'fr.verb-endings.after-noun',
  patterns: [
    [
      new Element((token) => canBeNoun(token) && !canBeConjugated(token)).as('n'),
      word('mal', 'bien', 'déjà', 'très', 'trop', 'fraîchement', 'récemment'),
      new Element(
        (token) => token.lower.endsWith('er') && canBeInfinitive(token) && !canBeNoun(token) && !canBeAdjective(token),
      )
        .as('v')
        .mark(),
    ],
    [
      new Element((token) => canBeNoun(token) && !canBeConjugated(token) && token.pos === Pos.noun).as('n'),
      new Element(
        (token) => token.lower.endsWith('er') && canBeInfinitive(token) && !canBeNoun(token) && !canBeAdjective(token),
      )
        .as('v')
        .mark(),
      word('par'),
    ],
  ],
  where: (m) =>
    !isOne(m.before(), listed("pour de d' sans à")) &&
    !reads(m.token('n'), Pos.adverb) &&
    !reads(m.token('n'), Pos.preposition),
  suggest: (m) =>
    participlesOf(m.sentence, m.token('v'), m.token('n').readings.find((each) => each.pos === Pos.noun)?.features ?? 0),
  wrong: [
    ['Un dossier mal préparer sera refusé.', 'Un dossier mal préparé sera refusé.'],
    ["C'est une maison bien situer.", "C'est une maison bien située."],
    ["Il m'a rendu un vélo très abîmer.", "Il m'a rendu un vélo très abîmé."],
    ['Le repas préparer par ma mère était bon.', 'Le repas préparé par ma mère était bon.'],
    ['Une lettre envoyer par la poste.', 'Une lettre envoyée par la poste.'],
  ],
  right: ['Un dossier mal préparé va traîner.', 'Il faut bien manger.', 'Il y a des gens pour bien travailler.'],
});

/** Pronouns and "ne" between a subject and its verb. */
const pronounsBetween = (): Element =>
  new Element((token) => isOne(token, listed("ne n' me m' te t' se s' le la les l' y en"))).repeat(0, 2);

/** A word that can only be an infinitive or a participle. */
const unfinished = (): Element =>
  new Element(
    (token) =>
      /(?:er|é|ée|és)$/.test(token.lower) &&
      (canBeInfinitive(token) || canBeParticiple(token)) &&
      !canBeConjugated(token) &&
      !canBeNoun(token),
  );

/** A word after which "on" cannot be a misspelt "ont". */
const noSubjectOfOnt = (): Element => new Element((token) => !isOne(token, listed('ils elles ne qui')));

/** A pronoun subject followed by an infinitive or participle: je mangé, il manger. */
export const bareAfterPronoun = defineRule({
  id: 'fr.verb-endings.after-pronoun',
  patterns: [
    [word('je', "j'", 'tu', 'il', 'ils').as('s'), pronounsBetween(), unfinished().as('v').mark()],
    // ils on oublié: the other word is the wrong one
    [sentenceStart(), word('on').as('s'), pronounsBetween(), unfinished().as('v').mark()],
    [noSubjectOfOnt(), word('on').as('s'), pronounsBetween(), unfinished().as('v').mark()],
  ],
  suggest: (m) => {
    const person =
      ({ je: Feature.first, "j'": Feature.first, tu: Feature.second } as Record<string, number>)[m.token('s').lower] ??
      Feature.third;
    const wanted = person | (m.token('s').lower === 'ils' ? Feature.plural : Feature.singular);
    const { lexicon } = m.sentence;
    const lemmas = [
      ...new Set(
        m
          .token('v')
          .readings.filter((each) => each.pos === Pos.verb)
          .map((each) => each.lemma),
      ),
    ];
    return [Feature.imperfect, Feature.present].flatMap((tense) =>
      lemmas.flatMap((each) => lexicon.inflect(each, Pos.verb, wanted | tense | Feature.indicative)),
    );
  },
  wrong: [
    ['Avant, je travaillé à Nantes.', 'Avant, je travaillais à Nantes.'],
    ['Il jouer dans le jardin hier.', 'Il jouait dans le jardin hier.'],
    ['On se retrouvé chaque été chez lui.', 'On se retrouvait chaque été chez lui.'],
    ["Quand j'étais petit on jouer dehors.", "Quand j'étais petit on jouait dehors."],
  ],
  right: ["Avant Lyon, j'ai travaillé à Nantes.", 'Il a déjà mangé, je crois.', 'Je dois apporter le dessert.'],
});
