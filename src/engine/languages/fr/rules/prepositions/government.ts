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
import { recordsOf, type WordRow } from '../../../../rules/wordRows.ts';
import { isTime } from '../../reading/objects.ts';
import { adverbs, canBeConjugated, isClitic, withDe } from '../../reading/words.ts';
import government from '../../rows/government.words.tsv';

const ROWS = new Map(recordsOf(government).map((row) => [row.word, row]));
const REFLEXIVE = listed(
  'souvenir occuper moquer méfier débarrasser apercevoir intéresser habituer abonner concentrer plaindre fâcher fier opposer référer',
);

/** The row of a word by its verb or adjective readings, a participle as an adjective first; undefined if none is in the table. */
function rowOf(token: Token): WordRow | undefined {
  for (const { pos, lemma } of token.readings) {
    if (pos !== Pos.verb && pos !== Pos.adjective) continue;
    const asParticiple =
      canBeParticiple(token) && lemma.endsWith('er') ? ROWS.get(lemma.replace(/er$/, 'é')) : undefined;
    const row = asParticiple ?? ROWS.get(lemma);
    if (row) return row;
  }
  return undefined;
}

const governed = (): Element =>
  new Element((token) => rowOf(token) !== undefined && !hasInnerCapital(token) && token.pos !== Pos.noun);

const ARTICLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  à: { le: 'au', les: 'aux' },
  de: { le: 'du', les: 'des' },
};

/** A preposition before a word, contracted with an article: du, d'un. */
function joined(preposition: string, next: Token): string {
  const article = ARTICLES[preposition]?.[next.lower];
  if (article) return article;
  const isPlural = next.lower === 'des' && preposition === 'de';
  if (isPlural) return 'de';
  return preposition === 'de' ? withDe(next) : `${preposition} ${next.text}`;
}

/** Whether a verb has the reflexive pronoun without which it means something else: se souvenir. */
function isAsListed(m: Match): boolean {
  const verb = m.token('v');
  const [before, earlier] = [m.before(), m.before(2)];
  const isReflexive =
    isOne(before, listed("me m' te t' se s'")) ||
    (reads(before, Pos.auxiliary) && isOne(earlier, listed("me m' te t' se s'"))) ||
    (isOne(before, listed('nous vous')) && before?.lower === earlier?.lower);
  const wants = REFLEXIVE.has(rowOf(verb)?.word ?? '');
  return wants ? isReflexive : !isReflexive || !verb.readings.some((each) => each.pos === Pos.verb);
}

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
    if (rowOf(verb)?.needed !== 'yes' || !isAsListed(m) || !hasSubject(m)) return false;
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
  suggest: (m) => [joined(rowOf(m.token('v'))?.preposition ?? '', m.token('d'))],
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
    new Element((token) => isOne(token, listed("dans en sur avec comme pour par à au aux de d' du que qu'")))
      .as('p')
      .mark(),
    new Element((token) => token.kind === 'word').as('n').mark(),
  ],
  where: (m) => {
    const [verb, preposition, next] = [m.token('v'), m.token('p'), m.token('n')];
    const row = rowOf(verb);
    const written =
      ({ au: 'à', aux: 'à', "d'": 'de', du: 'de', "qu'": 'que' } as Record<string, string>)[preposition.lower] ??
      preposition.lower;
    if (!row?.mistaken?.split('|').includes(written) || !isAsListed(m)) return false;
    if (/^(?:au|aux|du)$/.test(preposition.lower)) return false;
    // la part avec laquelle; content que tu viennes
    const opens =
      isOne(next, DETERMINERS) || isOne(next, listed('moi toi lui elle nous vous eux elles celui celle ceux celles'));
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
    const isVerb = verb.readings.some((each) => each.pos === Pos.verb) && !canBeParticiple(verb);
    return isVerb || (isAttribute ?? false);
  },
  unless: {
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
  suggest: (m) => [joined(rowOf(m.token('v'))?.preposition ?? '', m.token('n'))],
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
