// The preposition that a verb or an adjective requires: participer à, dépendre de, content de.
import { Pos } from '../../../../lexicon/features.ts';
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
import { Element } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { recordsOf, type WordRow, type WordTable } from '../../../../rules/wordRows.ts';
import { isTime } from '../../reading/objects.ts';
import { bareOf, isContracted, joined, opensPhrase, replaced } from '../../reading/prepositions.ts';
import { adverbs, canBeConjugated, isClitic } from '../../reading/words.ts';
import government from '../../rows/government.words.tsv';
import governmentAdjectives from '../../rows/governmentAdjectives.words.tsv';
import governmentReflexive from '../../rows/governmentReflexive.words.tsv';

const rowsBy = (table: WordTable): ReadonlyMap<string, WordRow> =>
  new Map(recordsOf(table).map((row) => [row.word, row]));

const VERBS = rowsBy(government);
const REFLEXIVES = rowsBy(governmentReflexive);
const ADJECTIVES = rowsBy(governmentAdjectives);

/**
 * The row of a word by its verb or adjective readings, a participle as an adjective first; undefined if none is in the table.
 * With its reflexive pronoun a verb is another one: opposer, s'opposer.
 */
function rowOf(token: Token, isReflexive: boolean): WordRow | undefined {
  for (const { pos, lemma } of token.readings) {
    if (pos !== Pos.verb && pos !== Pos.adjective) continue;
    if (isReflexive) {
      const row = pos === Pos.verb ? REFLEXIVES.get(lemma) : undefined;
      if (row) return row;
      continue;
    }
    const asParticiple =
      canBeParticiple(token) && lemma.endsWith('er') ? ADJECTIVES.get(lemma.replace(/er$/, 'é')) : undefined;
    const row = asParticiple ?? (pos === Pos.verb ? VERBS : ADJECTIVES).get(lemma);
    if (row) return row;
  }
  return undefined;
}

const governed = (): Element =>
  new Element(
    (token) =>
      (rowOf(token, false) ?? rowOf(token, true)) !== undefined &&
      !hasInnerCapital(token) &&
      token.pos !== Pos.noun &&
      !isOne(token, listed('plu plus')),
  );

/** Whether the verb has a reflexive pronoun before it or its auxiliary. */
function isReflexive(m: Match): boolean {
  const [before, earlier] = [m.before(), m.before(2)];
  return (
    isOne(before, listed("me m' te t' se s'")) ||
    (reads(before, Pos.auxiliary) && isOne(earlier, listed("me m' te t' se s'"))) ||
    (isOne(before, listed('nous vous')) && before?.lower === earlier?.lower)
  );
}

/** The row of the word of a match, as a verb with or without its reflexive pronoun. */
const rowFor = (m: Match): WordRow | undefined => rowOf(m.token('v'), isReflexive(m));

const DETERMINERS = listed(
  "le la les l' un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces",
);
const SUBJECTS = listed("je j' tu il elle on nous vous ils elles ne n' pas");

/** Whether a subject stands right before the verb, or it is the infinitive of another: what follows is not its subject. */
function hasSubject(m: Match): boolean {
  const { tokens } = m.sentence;
  const verb = m.token('v');
  if (canBeInfinitive(verb)) return !isOne(m.before(), listed('à de'));
  let at = verb.index - 1;
  while (at >= 0 && (isClitic(tokens[at]) || reads(tokens[at], Pos.auxiliary)) && !isOne(tokens[at], SUBJECTS)) at--;
  const isPronoun = isOne(tokens[at], SUBJECTS) && !tokens[at]?.text.startsWith('-');
  return isPronoun && !isOne(tokens[at - 1], listed("que qu' dont où comme"));
}

/** Tu te souviens la dame, il participe le concours: the preposition is missing. */
export const missingPreposition = defineRule({
  id: 'fr.prepositions.missing',
  pattern: [
    governed().as('v'),
    adverbs(),
    new Element((token) => isOne(token, DETERMINERS)).as('d').mark(),
    new Element((token) => canBeNoun(token) || canBeAdjective(token)).as('n'),
  ],
  where: (m) => {
    const { tokens } = m.sentence;
    const [verb, determiner] = [m.token('v'), m.token('d')];
    if (rowFor(m)?.needed !== 'yes' || !hasSubject(m)) return false;
    if (!canBeConjugated(verb) && !canBeInfinitive(verb) && !canBeParticiple(verb)) return false;
    // en bénéficier si l'…, faire bénéficier un salarié de
    const [before, earlier] = [m.before(), m.before(2)];
    if (isOne(before, listed('en y')) || isOne(earlier, listed('en y'))) return false;
    if (
      before?.readings.some((each) => each.lemma === 'faire') ||
      earlier?.readings.some((each) => each.lemma === 'faire')
    )
      return false;
    if (tokens.slice(verb.index, determiner.index).some((each) => isOne(each, listed('si point tous toutes'))))
      return false;
    // il participe le matin; profiter un peu
    if (isTime(tokens, determiner.index) || isOne(m.token('n'), listed('peu plus moins même tout seconde uns unes')))
      return false;
    return !m.sentence.tokens
      .slice(0, verb.index)
      .some((each) => isOne(each, listed('dont auquel duquel auxquels laquelle lequel lesquels lesquelles')));
  },
  suggest: (m) => [joined(rowFor(m)?.preposition ?? '', m.token('d'))],
  params: (m) => ({ word: m.token('v').text }),
  wrong: [
    ['Tu te souviens la dame du marché ?', 'Tu te souviens de la dame du marché ?'],
    ['Nous participons le concours de photos.', 'Nous participons au concours de photos.'],
    ['Il ressemble beaucoup son père.', 'Il ressemble beaucoup à son père.'],
    ['Elle ne veut pas obéir les règles.', 'Elle ne veut pas obéir aux règles.'],
    ['Cela va nuire les affaires.', 'Cela va nuire aux affaires.'],
  ],
  right: [
    'Nous participons le samedi au concours.',
    'Les prix dont dépendent les ventes ont baissé.',
    'À qui appartient la maison ?',
    'Tu te souviens de la dame du marché ?',
    'Il a profité un peu du soleil.',
    'Le comédien a fait participer les enfants.',
  ],
});

/** Participer dans, content avec, différent que: another preposition than the word takes. */
export const otherPreposition = defineRule({
  id: 'fr.prepositions.other',
  pattern: [
    governed().as('v'),
    adverbs(),
    new Element((token) => bareOf(token) !== undefined).as('p').mark(),
    new Element((token) => token.kind === 'word').as('n').mark(),
  ],
  where: (m) => {
    const [verb, preposition, next] = [m.token('v'), m.token('p'), m.token('n')];
    const row = rowFor(m);
    const written = bareOf(preposition) ?? '';
    if (!row?.mistaken?.split('|').includes(written)) return false;
    // la part avec laquelle; content que tu viennes
    const opens = isContracted(preposition) ? canBeNoun(next) && !reads(next, Pos.adverb) : opensPhrase(next);
    if (
      !opens ||
      (written === 'que' &&
        isOne(next, listed("le la les l' nous vous elle elles lui leur")) &&
        !canBeNoun(m.after()) &&
        !isOne(m.after(), listed('mien tien sien nôtre vôtre')))
    )
      return false;
    if (isTime(m.sentence.tokens, next.index) || canBeInfinitive(m.after())) return false;
    // un emploi similaire avec …: only what is said of a subject
    const isAttribute =
      m.before()?.readings.some((each) => /^(?:être|sembler|rester|devenir)$/.test(each.lemma)) ||
      reads(m.before(), Pos.adverb);
    if (ADJECTIVES.get(row.word) === row) return isAttribute ?? false;
    return !canBeParticiple(verb) || canBeConjugated(verb) || reads(m.before(), Pos.auxiliary);
  },
  unless: {
    'a complement that stands before': {
      when: (m) =>
        [1, 2, 3].some((step) => isOne(m.before(step), listed('en y'))) ||
        m.sentence.tokens
          .slice(0, m.from)
          .some((each) => isOne(each, listed('dont quoi duquel desquels desquelles auquel auxquels auxquelles'))),
      right: "Voilà l'homme dont il se méfie avec les siens.",
    },
    'a way or a place': {
      when: (m) =>
        [m.token('n'), m.after()].some((each) =>
          isOne(
            each,
            listed('niveau titre sein cours côté côtés moment lieu départ cadre contexte but mesure façon convenance'),
          ),
        ),
      right: 'Elle participe dans le cadre de ses études.',
    },
    'what one was busy with, or the time it took': {
      when: (m) =>
        m.token('p').lower === 'avec' &&
        reads(m.before(), Pos.auxiliary) &&
        m.token('v').readings.some((each) => each.pos === Pos.verb && /^(?:occuper|habituer)$/.test(each.lemma)),
      right: "Elle s'est habituée avec le temps.",
    },
    'more or less than another': {
      when: (m) =>
        m.token('p').lower.startsWith('qu') &&
        m.sentence.tokens
          .slice(Math.max(0, m.from - 4), m.from)
          .some((each) => isOne(each, listed('plus moins aussi si tellement autre même'))),
      right: 'Il est plus identique que son frère.',
    },
  },
  suggest: (m) => [replaced(rowFor(m)?.preposition ?? '', m.token('p'), m.token('n'))],
  params: (m) => ({ word: m.token('v').text }),
  wrong: [
    ['Nous participons dans un concours.', 'Nous participons à un concours.'],
    ['Je suis très content avec mon achat.', 'Je suis très content de mon achat.'],
    ['Cela dépend sur le temps.', 'Cela dépend du temps.'],
    ['Ce modèle est différent que le mien.', 'Ce modèle est différent du mien.'],
    ['Je suis intéressée dans votre offre.', 'Je suis intéressée par votre offre.'],
    ['Elle est responsable pour la caisse.', 'Elle est responsable de la caisse.'],
  ],
  right: [
    'Nous participons à un concours dans la ville.',
    'Je suis content que tu viennes.',
    'Il a participé avec sa sœur.',
    "Le petit s'est occupé avec ses cubes.",
    'Elle rêve avec ses enfants.',
    'Elle est plus fière que la reine.',
  ],
});
