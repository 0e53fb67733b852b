// The hyphen between a verb and the pronoun after it, and the t between them.
import { Feature, Group } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, finiteReadings, isMarkOrEnd, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule, defineTextRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { conjugated } from '../../reading/forms.ts';
import { canBeConjugated, isClitic, isSurelyFinite } from '../../reading/words.ts';

const PERSONS: Readonly<Record<string, number>> = {
  je: Feature.first | Feature.singular,
  tu: Feature.second | Feature.singular,
  il: Feature.third | Feature.singular,
  elle: Feature.third | Feature.singular,
  on: Feature.third | Feature.singular,
  nous: Feature.first | Feature.plural,
  vous: Feature.second | Feature.plural,
  ils: Feature.third | Feature.plural,
  elles: Feature.third | Feature.plural,
};

const QUESTION = listed(
  "que qu' où quand comment pourquoi combien quel quelle quels quelles qui et mais alors donc y ne n' me te se s' vous nous le la les l' en",
);

/** Peut tu: the "tu" form to replace an "il" form that sounds the same. */
function misheard(m: Match): string | undefined {
  const [verb, pronoun] = [m.token('v'), m.token('s')];
  if (pronoun.lower !== 'tu' || !/[ut]$/.test(verb.lower)) return undefined;
  const asked = Feature.present | Feature.indicative;
  const isThird = finiteReadings(verb).some(({ features }) => (features & asked) === asked && features & Feature.third);
  const own = isThird ? conjugated(m.sentence, verb, PERSONS.tu as number) : [];
  return own.find((each) => each.slice(0, -1) === verb.lower.slice(0, -1));
}

/** A question with the pronoun after the verb: pouvez vous. */
export const inversion = defineRule({
  id: 'fr.hyphens.inversion',
  priority: 1,
  patterns: [
    [
      new Element((token) => canBeConjugated(token)).as('v').mark(),
      word('je', 'tu', 'il', 'elle', 'on', 'nous', 'vous', 'ils', 'elles').as('s').mark(),
      new Element(() => true).as('n'),
    ],
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [verb, pronoun, before, next] = [m.token('v'), m.token('s'), m.before(), m.token('n')];
    const person = PERSONS[pronoun.lower] as number;
    if (
      pronoun.text.startsWith('-') ||
      (canBeNoun(verb) && !isSurelyFinite(verb)) ||
      (!misheard(m) &&
        !finiteReadings(verb).some(
          ({ features }) =>
            features & person & Group.person &&
            features & person & Group.number &&
            (features & Group.mood) !== Feature.imperative,
        ))
    )
      return false;
    // que vous voudrez vous poser
    if (isOne(before, listed('nous vous')) && before?.lower === pronoun.lower) return false;
    const isAsked =
      tokens[tokens.length - 1]?.text === '?' || tokens.slice(pronoun.index).some((each) => each.text === '?');
    const isStart = before === undefined || isMarkOrEnd(before) || isOne(before, QUESTION);
    if (!isStart || (!isAsked && !(before === undefined && isOne(pronoun, listed('vous tu')) && canBeInfinitive(next))))
      return false;
    if (canBeConjugated(next) && !canBeInfinitive(next) && !canBeNoun(next)) return false;
    if (!isAsked && isOne(verb, listed('allez venez faites'))) return false;
    return (
      !isOne(verb, listed('dis')) &&
      !(isClitic(before) && isOne(tokens[verb.index - 2], listed('je tu il elle on nous vous ils elles')))
    );
  },
  suggest: (m) => {
    const [verb, pronoun] = [m.token('v'), m.token('s')];
    if (misheard(m)) return [`${misheard(m)}-${pronoun.lower}`];
    const isLinked = /[aec]$/.test(verb.lower) && /^(?:il|elle|on|ils|elles)$/.test(pronoun.lower);
    return [`${verb.text}${isLinked ? '-t' : ''}-${pronoun.lower}`];
  },
  wrong: [
    ['Pouvez vous me rappeler demain ?', 'Pouvez-vous me rappeler demain ?'],
    ['Peut tu venir ce soir ?', 'Peux-tu venir ce soir ?'],
    ['Comment vas tu ?', 'Comment vas-tu ?'],
    ['Avez vous reçu mon mail ?', 'Avez-vous reçu mon mail ?'],
  ],
  right: [
    'Si nous devons nous lever tôt, à quelle heure partons-nous ?',
    'Si tu pouvais, tu viendrais ?',
    'Je sais que vous partez.',
  ],
});

const EUPHONIC =
  /(?<![\p{L}'\u2019-])(\p{L}*[aec])(?:[- ]t['\u2019] ?-?|-t |-t(?=(?:il|elle|on)s?\b)| t-| t )(ils?|elles?|on)(?![\p{L}'\u2019-])/giu;

/** Part of every instance of the mistake; a text without it need not be searched. */
const LONE_T = /[- ]t(?:['\u2019 -]|(?:il|elle|on))/i;

/** The t between verb and pronoun takes a hyphen on each side: y a-t'il. */
export const euphonicT = defineTextRule({
  id: 'fr.hyphens.euphonic-t',
  category: 'grammar',
  type: 'grammar',
  find: (paragraph) => {
    if (!LONE_T.test(paragraph)) return [];
    return [...paragraph.matchAll(EUPHONIC)].map((hit) => {
      const fix = `${hit[1]}-t-${hit[2]}`;
      return { start: hit.index, end: hit.index + hit[0].length, replacements: [fix], params: { found: hit[0], fix } };
    });
  },
  wrong: [
    ["Y a-t'il encore des places ?", 'Y a-t-il encore des places ?'],
    ['Va t-il venir demain ?', 'Va-t-il venir demain ?'],
    ["Combien y a t'il de chambres ?", 'Combien y a-t-il de chambres ?'],
  ],
  right: ['Y a-t-il encore des places ?', "On va t'aider.", "Elle t'aime."],
});
