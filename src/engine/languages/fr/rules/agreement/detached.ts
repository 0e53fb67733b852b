// Adjectives and participles set off by a comma: fatigué par la route, mon père s'est couché.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeAdjective, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, punctuation, sentenceStart, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { isPlainAdjective, neverModifier } from '../../reading/adjectivals.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';
import { phraseAt } from '../../reading/phrases.ts';
import { canBeConjugated, isAdverbial, isClitic, isSurelyFinite } from '../../reading/words.ts';

const { masculine, feminine, singular, plural } = Feature;

const isStateWord = (token: Token): boolean =>
  (canBeAdjective(token) || canBeParticiple(token)) &&
  (token.pos === Pos.adjective || (token.verbForm & Feature.pastParticiple) !== 0) &&
  !isAdverbial(token) &&
  !canBeConjugated(token) &&
  !neverModifier(token) &&
  !hasInnerCapital(token) &&
  (token.readings[0]?.pos !== Pos.noun || isPlainAdjective(token)) &&
  !reads(token, Pos.adverb) &&
  !reads(token, Pos.preposition) &&
  !reads(token, Pos.verb, Feature.presentParticiple);

const PRONOUNS: Readonly<Record<string, number>> = {
  il: masculine | singular,
  elle: feminine | singular,
  ils: masculine | plural,
  elles: feminine | plural,
  nous: plural,
};

/** Gender and number of the subject right behind the comma at `comma`; 0 when there is none that is sure. */
function subjectBehind(tokens: readonly Token[], comma: number): number {
  const first = tokens[comma + 1];
  const own = PRONOUNS[first?.lower ?? ''];
  if (own !== undefined) {
    // il s'agit, il faut, il y a: nobody
    if (first?.lower === 'il' && isOne(tokens[comma + 2], listed("s' y faut faudra semble est"))) return 0;
    let at = comma + 2;
    while (isClitic(tokens[at])) at++;
    return canBeConjugated(tokens[at]) ? own : 0;
  }
  const phrase = phraseAt(tokens, comma + 1);
  if (!phrase || !isOne(first, POSSESSIVE)) return 0;
  const isSubject = [...phrase.ends].some((end) => {
    let at = end;
    while (isClitic(tokens[at])) at++;
    return isSurelyFinite(tokens[at]);
  });
  return isSubject ? phrase.mask : 0;
}

/** What goes with people and pets: a state that opens the sentence is theirs. */
const POSSESSIVE = listed('mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs');

/** The comma that ends what a participle at the start opens, if no verb and no other comma comes first; -1 if there is none. */
function commaAfter(m: Match): number {
  const { tokens } = m.sentence;
  for (let i = m.to; i < Math.min(tokens.length, m.to + 12); i++) {
    if (tokens[i]?.text === ',') return i;
    if (tokens[i]?.kind === 'punctuation' || isSurelyFinite(tokens[i])) return -1;
  }
  return -1;
}

const openingMask = (m: Match): number => {
  const comma = commaAfter(m);
  return comma < 0 ? 0 : subjectBehind(m.sentence.tokens, comma);
};

/** Fatiguée par la route, mon père s'est couché. */
export const openingState = defineRule({
  id: 'fr.agreement-adjective.opening',
  patterns: [
    [
      sentenceStart(),
      new Element((token) => isOne(token, ADVERBS)).repeat(0, 2),
      new Element(isStateWord).as('a').mark(),
    ],
    // perdu et inquiet, …
    [
      sentenceStart(),
      new Element((token) => isOne(token, ADVERBS)).repeat(0, 2),
      new Element(isStateWord),
      word('et'),
      new Element((token) => isOne(token, ADVERBS)).repeat(0, 2),
      new Element(isStateWord).as('a').mark(),
    ],
  ],
  where: (m) => {
    // Benoît, ta tirade est drôle: a name
    if (m.to === 1 && m.after()?.text === ',' && !canBeParticiple(m.token('a'))) return false;
    // bien entendu, désolé: a word to the reader
    if (m.after()?.text === ',' && isOne(m.token('a'), listed('entendu désolé désolée navré promis juré compris')))
      return false;
    const mask = openingMask(m);
    return mask !== 0 && allDiffer(adjectiveMasks(m.token('a')), mask);
  },
  unless: {
    'a noun of its own': {
      when: (m) => canBeNoun(m.after()) && !reads(m.after(), Pos.preposition) && m.after()?.pos === Pos.noun,
      right: 'Petite pause, nous reprenons demain.',
    },
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), openingMask(m)),
  wrong: [
    ["Fatiguée par la route, mon père s'est couché.", "Fatigué par la route, mon père s'est couché."],
    ['Ravie et un peu fatigué, ma tante est rentrée.', 'Ravie et un peu fatiguée, ma tante est rentrée.'],
    ['Très inquiet pour son fils, elle a appelé le lycée.', 'Très inquiète pour son fils, elle a appelé le lycée.'],
    [
      'Installé à Brest depuis dix ans, mes cousines y sont heureuses.',
      'Installées à Brest depuis dix ans, mes cousines y sont heureuses.',
    ],
  ],
  right: [
    "Fatigué par la route, mon père s'est couché.",
    'Petite pause, nous reprenons demain.',
    'Inquiète pour son fils, elle a appelé le lycée.',
  ],
});

const ADVERBS = listed(
  'un très trop si assez bien mal toujours encore déjà peu plutôt visiblement vraiment complètement',
);

/** Gender and number of the nouns before the comma, if none of them fits the word; 0 otherwise. */
function insertedMask(m: Match): number {
  const { tokens } = m.sentence;
  const comma = m.from;
  const own = adjectiveMasks(m.token('a'));
  // les durées, quotidienne et hebdomadaire; un des marins, placé: singulars of one plural
  const next = tokens[m.token('a').index + 1];
  const other = tokens[m.token('a').index + 2];
  const isSingular =
    own.every((mask) => (mask & plural) === 0) &&
    (next?.text === ',' ||
      next?.lower === 'par' ||
      (isOne(next, listed('et ou')) && adjectiveMasks(other ?? m.token('a')).every((mask) => (mask & plural) === 0)) ||
      tokens.slice(0, comma).some((each) => isOne(each, listed('un une'))));
  if (hasInnerCapital(other)) return 0;
  let head = 0;
  for (let i = comma - 1; i >= 0; i--) {
    const token = tokens[i] as Token;
    if (/^[.;:!?»«()]$/.test(token.text)) break;
    if (
      isOne(token, listed("je j' tu vous on qui quelqu'un personne ceux celui celle celles me m' te t' se s' toi moi"))
    )
      return 0;
    const pronoun = PRONOUNS[token.lower];
    if (token.kind === 'word' && (token.readings.length === 0 || hasInnerCapital(token))) return 0;
    const masks = pronoun !== undefined ? [pronoun] : token.pos === Pos.noun ? nounMasks(token) : [];
    if (masks.some((mask) => !allDiffer(own, mask, isSingular ? Group.gender : Group.gender | Group.number))) return 0;
    // les chiens et le chat, mouillés: more than one may be meant
    if (isOne(token, listed('et ou ni')) && own.every((mask) => mask & plural)) return 0;
  }
  for (let start = Math.max(0, comma - 9); start < comma && head === 0; start++) {
    const phrase = phraseAt(tokens, start);
    if (phrase?.ends.has(comma) && !tokens.slice(start, comma).some((each) => isSurelyFinite(each))) head = phrase.mask;
  }
  return head;
}

/** Les nouveaux locaux, vaste et lumineux, plaisent à tous. */
export const insertedState = defineRule({
  id: 'fr.agreement-adjective.inserted',
  priority: -2,
  patterns: [
    [
      punctuation(','),
      new Element((token) => isOne(token, ADVERBS)).repeat(0, 2),
      new Element(isStateWord).as('a').mark(),
      new Element(
        (token) => token.text === ',' || isOne(token, listed("et mais en par de d' à au aux depuis dans sur")),
      ),
    ],
  ],
  where: (m) => {
    const noun = m.sentence.tokens[m.token('a').index + 2];
    // une robe, longue et un chapeau: the joining word may go on with a noun
    if (
      m.token('a').index + 2 === m.to &&
      isOne(m.sentence.tokens[m.to - 1], listed('et mais')) &&
      !canBeAdjective(noun) &&
      noun?.pos !== Pos.adverb
    )
      return false;
    const mask = insertedMask(m);
    return mask !== 0 && allDiffer(adjectiveMasks(m.token('a')), mask);
  },
  unless: {
    'the noun comes behind': {
      when: (m) => fitsBehind(m),
      right: 'Dans la rue, inquiets et bruyants, les enfants attendaient.',
    },
    'a verb before it is missing its object': {
      when: (m) =>
        m.sentence.tokens.slice(0, m.from).some((each) => each.pos === Pos.auxiliary) && canBeParticiple(m.token('a')),
      right: 'La jardinière avait tondu la pelouse, taillé dans la haie.',
    },
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), insertedMask(m)),
  wrong: [
    ['Les nouveaux bureaux, rénové en mai, plaisent à tous.', 'Les nouveaux bureaux, rénovés en mai, plaisent à tous.'],
    ['La grande salle, décoré en vert, est prête.', 'La grande salle, décorée en vert, est prête.'],
    ['Voici un petit appartement, lumineuse et calme.', 'Voici un petit appartement, lumineux et calme.'],
  ],
  right: [
    'Les nouveaux bureaux, rénovés en mai, plaisent à tous.',
    'Dans la rue, inquiets et bruyants, les enfants attendaient.',
    'Elle lut la lettre, émue par ces mots.',
  ],
});

/** Whether a noun behind the word fits it. */
function fitsBehind(m: Match): boolean {
  const own = adjectiveMasks(m.token('a'));
  return m.sentence.tokens.slice(m.token('a').index + 1).some((each) => {
    const pronoun = PRONOUNS[each.lower];
    const masks =
      pronoun !== undefined
        ? [pronoun]
        : each.pos === Pos.noun && !isGoverned(m.sentence.tokens, each.index)
          ? nounMasks(each)
          : [];
    return isOne(each, listed("je j' tu vous on")) || masks.some((mask) => !allDiffer(own, mask));
  });
}

/** Whether a preposition ties a noun to what is before it. */
const isGoverned = (tokens: readonly Token[], noun: number): boolean =>
  reads(tokens[noun - 1], Pos.preposition) ||
  (reads(tokens[noun - 1], Pos.determiner) && reads(tokens[noun - 2], Pos.preposition));
