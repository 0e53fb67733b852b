// The participle with avoir agrees with a pronoun object before it, or with what is asked for: il nous a reçus; ta veste, je l'ai
// oubliée; quelles langues as-tu apprises.
import { Feature, Group, Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, canBeParticiple, hasInnerCapital, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, lemma, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { adjectiveMasks, agreeing, allDiffer, nounMasks } from '../../reading/forms.ts';
import { hasObjectBehind } from '../../reading/objects.ts';
import { determinerMask, isDeterminer, phraseAt } from '../../reading/phrases.ts';
import { adverbs, canBeConjugated, isAdverbial } from '../../reading/words.ts';
import personObject from '../../rows/personObject.words.tsv';

const { masculine, feminine, singular, plural } = Feature;
const avoir = (): Element => lemma('avoir').and(new Element(canBeConjugated));
const participle = (): Element => new Element((token) => canBeParticiple(token) && !isAdverbial(token)).as('a').mark();

const PERSON_OBJECT = new Set(wordsIn(personObject));
/** Whether the participle is from a verb whose object is the person: remercier quelqu'un. */
const takesPerson = (token: Token): boolean =>
  token.readings.some((each) => (each.features & Feature.pastParticiple) !== 0 && PERSON_OBJECT.has(each.lemma));

/** Sa réponse nous a beaucoup déçu. */
export const nousObject = defineRule({
  id: 'fr.participles.nous-object',
  pattern: [
    word('nous').as('o'),
    avoir()
      .and(new Element((token) => !reads(token, Pos.auxiliary, Feature.first)))
      .as('v'),
    adverbs(),
    participle(),
  ],
  where: (m) => takesPerson(m.token('a')) && allDiffer(adjectiveMasks(m.token('a')), plural, Group.number),
  unless: {
    'an object behind the verb': {
      when: (m) => hasObjectBehind(m) && !canBeInfinitive(m.after(2)),
      right: 'Le fournisseur nous a servi la soupe froide.',
    },
    'followed by an infinitive': {
      when: (m) => canBeInfinitive(m.after()),
      right: 'Cet oncle nous a vu naître et nous a emmené pêcher.',
    },
  },
  suggest: (m) => [masculine, feminine].flatMap((gender) => agreeing(m.sentence, m.token('a'), plural | gender)),
  wrong: [
    ['Votre courrier nous a beaucoup touché.', 'Votre courrier nous a beaucoup touchés.'],
    ['La directrice nous a reçu dans son bureau.', 'La directrice nous a reçus dans son bureau.'],
    ['Un voisin nous a prévenu dès le matin.', 'Un voisin nous a prévenus dès le matin.'],
  ],
  right: [
    'La directrice nous a reçus dans son bureau.',
    'Il nous a répondu le jour même.',
    'Vous nous avez servi un repas délicieux.',
  ],
});

/** Verbs whose l' may stand for a whole clause: je l'ai vu, il l'a dit. */
const OF_CLAUSES =
  /^(?:voir|savoir|dire|croire|penser|comprendre|entendre|faire|vouloir|promettre|apprendre|demander|oublier|remarquer|constater|prouver|montrer|expliquer|annoncer|confirmer|écrire|répéter|regretter|décider|espérer|imaginer|deviner|sentir|trouver|laisser|avouer|admettre|permettre|accepter|refuser|proposer|souhaiter|noter|signaler|rappeler|préciser|mentionner|aimer|craindre|prévoir|échapper|être|avoir|pouvoir|devoir|falloir|raconter|reconnaître|découvrir|indiquer|supporter|mériter|signifier|rêver|tenter|essayer|mettre|prendre|emporter|valoir|coûter)$/;

const SAYING = /^(?:dire|savoir|penser|croire|comprendre|expliquer|rappeler|préciser|indiquer)$/;

/** Gender of what l' stands for, if all that it could stand for in the sentence is feminine and singular. */
function isFeminineBefore(m: Match): boolean {
  const { tokens } = m.sentence;
  const at = m.token('o').index;
  const isClause = m.token('a').readings.some((each) => OF_CLAUSES.test(each.lemma));
  if (isClause && (!isDislocated(m) || m.token('a').readings.some((each) => SAYING.test(each.lemma)))) return false;
  const end = subjectStart(tokens, at);
  if (end < 0) return false;
  let count = 0;
  for (let i = 0; i < end; i++) {
    const token = tokens[i] as Token;
    if (isOne(token, OTHERS) || (token.kind === 'word' && token.readings.length === 0) || hasInnerCapital(token))
      return false;
    if (!canBeNoun(token) || token.pos !== Pos.noun) continue;
    const masks = nounMasks(token);
    if (masks.every((mask) => (mask & Group.number) === plural)) continue;
    if (masks.some((mask) => (mask & feminine) === 0 || (mask & masculine) !== 0)) return false;
    const isGoverned = [1, 2, 3].some(
      (step) =>
        reads(tokens[i - step], Pos.preposition) && tokens.slice(i - step, i).every((each) => each.kind === 'word'),
    );
    if (!isGoverned) count++;
  }
  return count > 0;
}

const OTHERS = listed("il lui ça cela ce c' ceci que qu' quoi celui lequel moi toi tout rien l'un qui");

/** Where the subject of the verb at l' begins: a pronoun or a noun phrase right before it; -1 if there is none. */
function subjectStart(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (isOne(tokens[before], listed("ne n'"))) before--;
  if (isOne(tokens[before], listed("je j' tu il elle on nous vous ils elles"))) return before;
  for (let start = Math.max(1, before - 5); start < before; start++) {
    if (phraseAt(tokens, start)?.ends.has(before + 1)) return start;
  }
  return -1;
}

/** A noun phrase and a comma before the clause: ta veste, je l'ai laissée là. */
function isDislocated(m: Match): boolean {
  const { tokens } = m.sentence;
  const phrase = phraseAt(tokens, 0);
  if (!phrase || !isDeterminer(tokens, 0)) return false;
  return [...phrase.ends].some(
    (end) =>
      tokens[end]?.text === ',' &&
      m.token('o').index - end <= 3 &&
      isOne(tokens[end + 1], listed("je j' tu il elle on nous vous ils elles")),
  );
}

/** Ta veste, je l'ai laissé dans la voiture. */
export const elidedObject = defineRule({
  id: 'fr.participles.l-object',
  pattern: [word("l'").as('o'), avoir().as('v'), adverbs(), participle()],
  where: (m) => allDiffer(adjectiveMasks(m.token('a')), feminine | singular) && isFeminineBefore(m),
  unless: {
    'an infinitive behind': {
      when: (m) => canBeInfinitive(m.after()),
      right: "Cette chanson, je l'ai entendu chanter deux fois.",
    },
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), feminine | singular),
  wrong: [
    ["Ta veste, je l'ai laissé dans la voiture.", "Ta veste, je l'ai laissée dans la voiture."],
    ["La porte était close, mais je ne l'ai pas ouvert.", "La porte était close, mais je ne l'ai pas ouverte."],
    ["La machine est en panne, ma tante l'a cassé hier.", "La machine est en panne, ma tante l'a cassée hier."],
  ],
  right: [
    "Ta veste, je l'ai laissée dans la voiture.",
    "La fête est finie, je l'ai compris.",
    "Le film et la série, je l'ai déjà expliqué, sont longs.",
  ],
});

/** Gender and number of what is asked for. */
function askedMask(m: Match): number {
  const noun = m.token('n');
  const number = determinerMask(m.token('q')) & Group.number;
  const masks = nounMasks(noun).filter((mask) => (mask & number) !== 0);
  const genders = masks.reduce((all, mask) => all | (mask & Group.gender), 0);
  return genders === masculine || genders === feminine ? genders | number : 0;
}

/** Quelles langues avez-vous appris ? */
export const askedObject = defineRule({
  id: 'fr.participles.asked-object',
  patterns: [
    [
      word('quel', 'quelle', 'quels', 'quelles').as('q'),
      new Element(canBeNoun).as('n'),
      new Element((token) => token.kind === 'word' && !canBeConjugated(token)).repeat(0, 3),
      avoir().as('v'),
      new Element((token) => token.text.startsWith('-')),
      adverbs(),
      participle(),
    ],
    [
      word('combien'),
      word('de', "d'"),
      new Element(canBeNoun).as('n'),
      new Element((token) => token.kind === 'word' && !canBeConjugated(token)).repeat(0, 3),
      avoir().as('v'),
      new Element((token) => token.text.startsWith('-')),
      adverbs(),
      participle(),
    ],
  ],
  where: (m) => {
    const mask = m.names('q') ? askedMask(m) : countedMask(m);
    return mask !== 0 && allDiffer(adjectiveMasks(m.token('a')), mask);
  },
  unless: {
    'a verb with an object or an infinitive': {
      when: (m) =>
        canBeInfinitive(m.after()) ||
        hasObjectBehind(m) ||
        m.before()?.pos === Pos.preposition ||
        m
          .token('a')
          .readings.some((each) =>
            /^(?:pouvoir|devoir|vouloir|coûter|valoir|durer|parler|mettre|faire)$/.test(each.lemma),
          ),
      right: 'À quelles questions avez-vous répondu ?',
    },
    'a time': {
      when: (m) =>
        isOne(m.token('n'), listed('fois jours heures mois années semaines minutes ans nuits temps jour heure année')),
      right: 'Combien de jours avez-vous attendu ?',
    },
  },
  suggest: (m) => agreeing(m.sentence, m.token('a'), m.names('q') ? askedMask(m) : countedMask(m)),
  wrong: [
    ['Quelles langues avez-vous appris ?', 'Quelles langues avez-vous apprises ?'],
    ['Combien de lettres as-tu écrit ce matin ?', 'Combien de lettres as-tu écrites ce matin ?'],
    ['Quelle robe ta sœur a-t-elle choisi ?', 'Quelle robe ta sœur a-t-elle choisie ?'],
  ],
  right: [
    'Quelles langues avez-vous apprises ?',
    'À quelle heure avez-vous mangé ?',
    'Combien de jours avez-vous attendu ?',
  ],
});

/** Gender of what is counted; it is plural, or singular where it cannot be counted. */
function countedMask(m: Match): number {
  const masks = nounMasks(m.token('n'));
  const genders = masks.reduce((all, mask) => all | (mask & Group.gender), 0);
  const isPlural = masks.every((mask) => (mask & plural) !== 0 && (mask & singular) === 0);
  return isPlural && (genders === masculine || genders === feminine) ? genders | plural : 0;
}
