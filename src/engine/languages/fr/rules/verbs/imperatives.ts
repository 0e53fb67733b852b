// Commands: regarde without s; dis-moi and appelle-moi with the "tu" ending and a hyphen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import {
  canBeAdjective,
  canBeInfinitive,
  canBeNoun,
  canBeParticiple,
  isMarkOrEnd,
  isOne,
  listed,
} from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { canBeConjugated } from '../../reading/words.ts';

const { present, indicative, second, third, singular, imperative } = Feature;

/** The singular imperative of the verbs that a form may belong to: dit, dis; appel, appelle. */
function commands(m: Match, form: string): string[] {
  const { lexicon } = m.sentence;
  const found = new Set<string>();
  for (const candidate of [form, `${form}le`, `${form}e`, form.replace(/i$/, 'ie')]) {
    for (const { lemma, pos, features } of lexicon.analyses(candidate)) {
      if (pos !== Pos.verb || !(features & indicative) || !(features & present) || !(features & third)) continue;
      for (const each of lexicon.inflect(lemma, Pos.verb, imperative | second | singular)) found.add(each);
    }
    if (found.size > 0) break;
  }
  found.delete(form);
  return [...found];
}

/** Whether it is the "tu" form of the present of a verb in -er and cannot be an adjective: regardes. */
const isSecondInEs = (token: Token): boolean =>
  isOne(token, listed('vas saches aies veuilles')) || isRegularInEs(token);

const isRegularInEs = (token: Token): boolean =>
  token.lower.endsWith('es') &&
  !canBeAdjective(token) &&
  // ne sommes-nous pas: être, not sommer
  !reads(token, Pos.verb, Feature.first | Feature.plural) &&
  token.readings.some(
    ({ pos, features, lemma }) =>
      pos === Pos.verb && (features & second) !== 0 && /er$|(?:ouvr|offr|souffr|cueill)ir$/.test(lemma),
  );

/** Words that may precede a command. */
const BEFORE = listed("ne n' s'il bonjour salut alors et puis merci");

/** Regardes cette photo ! A command in -e takes no s. */
export const commandEnding = defineRule({
  id: 'fr.verb-moods.command-ending',
  patterns: [
    [
      sentenceStart(),
      new Element((token) => token.kind === 'punctuation' || isOne(token, BEFORE)).repeat(0, 2),
      new Element(isSecondInEs).as('v').mark(),
      new Element(
        (token) =>
          (canBeInfinitive(token) && !canBeNoun(token)) ||
          isOne(
            token,
            listed(
              "le la les l' un une des mon ma mes ton ta tes son sa ses ce cet cette ces moi bien pas plus jamais à de du au aux dans sur avec pour -moi -toi -le -la -les -lui -leur -nous que qu'",
            ),
          ),
      ).as('n'),
    ],
    // il pleut, et figures-toi que
    [word('et', 'mais', 'alors', 'donc', ',', ':'), new Element(isSecondInEs).as('v').mark(), word('-moi', '-toi')],
  ],
  unless: {
    'a noun': {
      when: (m) =>
        canBeNoun(m.token('v')) &&
        !isOne(m.sentence.tokens[m.token('v').index - 1], listed("ne n'")) &&
        !isOne(m.sentence.tokens[m.token('v').index + 1], listed('-moi -toi')),
      right: 'Contes du pays breton et autres récits.',
    },
  },
  suggest: (m) => [m.token('v').lower.slice(0, -1)],
  wrong: [
    ['Regardes cette photo !', 'Regarde cette photo !'],
    ["N'oublies pas le pain.", "N'oublie pas le pain."],
    ['Apportes ton maillot de bain.', 'Apporte ton maillot de bain.'],
    ['Vas chercher du pain.', 'Va chercher du pain.'],
    ["Elle est partie, et figures-toi qu'elle a tout laissé.", "Elle est partie, et figure-toi qu'elle a tout laissé."],
    ['Saches que je pense à toi.', 'Sache que je pense à toi.'],
    ['Ouvres la fenêtre, il fait chaud.', 'Ouvre la fenêtre, il fait chaud.'],
    ['Figures-toi que je déménage.', 'Figure-toi que je déménage.'],
  ],
  right: [
    'Tu regardes cette photo tous les soirs.',
    'Penses-tu à moi ?',
    'Si tu oublies le pain, prends des croissants.',
    'Ne sommes-nous pas celles que tu cherches ?',
  ],
});

/** Dit moi la vérité, appel moi: the "tu" form, and a hyphen. */
export const commandForm = defineRule({
  id: 'fr.verb-moods.command-form',
  priority: 2,
  patterns: [
    [
      sentenceStart(),
      new Element((token) => !canBeParticiple(token) || canBeConjugated(token)).as('v').mark(),
      word('moi').as('p').mark(),
      new Element((token) => token.text !== '-' && !isOne(token, listed('et aussi non qui même'))),
    ],
    [sentenceStart(), new Element(isSecondInEs).as('es').mark(), word('moi', '-moi').as('p').mark()],
    [sentenceStart(), new Element((token) => token.kind === 'word').as('v').mark(), word('-moi').as('p').mark()],
  ],
  where: (m) => {
    if (m.names('es')) return true;
    const verb = m.token('v');
    return (
      (canBeNoun(verb) || verb.lower.endsWith('t')) &&
      !reads(verb, Pos.verb, imperative) &&
      !reads(verb, Pos.adverb) &&
      !reads(verb, Pos.preposition) &&
      !reads(verb, Pos.conjunction) &&
      commands(m, verb.lower).length > 0
    );
  },
  suggest: (m) =>
    m.names('es')
      ? [`${m.token('es').lower.slice(0, -1)}-moi`]
      : commands(m, m.token('v').lower).map((each) => `${each}-moi`),
  wrong: [
    ['Dit moi la vérité.', 'Dis-moi la vérité.'],
    ['Appel moi quand tu peux.', 'Appelle-moi quand tu peux.'],
    ['Donnes moi la main.', 'Donne-moi la main.'],
    ['Fait moi un signe.', 'Fais-moi un signe.'],
    ['Donnes-moi ton adresse.', 'Donne-moi ton adresse.'],
    ["Passes-moi le sel, s'il te plaît.", "Passe-moi le sel, s'il te plaît."],
    ['Dit-moi la vérité.', 'Dis-moi la vérité.'],
    ['Écrit-moi vite.', 'Écris-moi vite.'],
  ],
  right: ['Dis-moi la vérité.', 'Même moi je le sais.', 'Chez moi il fait froid.'],
});

/** Ne le laisser pas tremper: with pas behind it, the verb is a command. */
export const negativeCommand = defineRule({
  id: 'fr.verb-moods.negative-command',
  priority: 2,
  pattern: [
    word('ne', "n'").as('ne'),
    new Element((token) => isOne(token, listed("le la les l' lui leur me nous vous y en"))).repeat(0, 2),
    new Element((token) => token.lower.endsWith('er') && canBeInfinitive(token)).as('v').mark(),
    word('pas', 'plus', 'jamais'),
  ],
  where: (m) => isMarkOrEnd(m.before()) || isOne(m.before(), listed('et mais ou puis alors surtout donc')),
  suggest: (m) => m.sentence.lexicon.inflect(m.token('v').lower, Pos.verb, imperative | second | Feature.plural),
  wrong: [
    ["Ne le laisser pas tremper dans l'eau.", "Ne le laissez pas tremper dans l'eau."],
    ["N'oublier pas vos papiers.", "N'oubliez pas vos papiers."],
    ['Venez tôt et ne manger pas avant.', 'Venez tôt et ne mangez pas avant.'],
  ],
  right: [
    "Ne pas le laisser tremper dans l'eau.",
    "Elle a juré de ne l'oublier jamais.",
    'Il vaut mieux ne manger que des fruits, jamais de gâteaux.',
    "N'oubliez pas d'apporter vos papiers.",
  ],
});

/** Vous faite, vous dite: three verbs whose "vous" form ends in -s. */
export const vousTes = defineRule({
  id: 'fr.verb-endings.vous-tes',
  priority: 3,
  overridesSpelling: true,
  pattern: [
    word('vous').as('s'),
    new Element((token) => isOne(token, listed("ne n' me m' le la les l' lui leur y en nous"))).repeat(0, 2),
    word('faite', 'dite', 'ête', 'ète', 'refaite', 'redite').as('v').mark(),
  ],
  where: (m) => !isOne(m.before(), listed("par pour avec chez de d' à qui")),
  suggest: (m) => [
    m
      .token('v')
      .lower.replace(/^[êè]te$/, 'ête')
      .concat('s'),
  ],
  wrong: [
    ['Vous faite du bon travail.', 'Vous faites du bon travail.'],
    ['Vous dite toujours la même chose.', 'Vous dites toujours la même chose.'],
    ['Vous ête les bienvenus.', 'Vous êtes les bienvenus.'],
  ],
  right: ['Vous faites du bon travail.', 'La promesse à vous faite est tenue.', 'Elle est faite pour vous.'],
});
