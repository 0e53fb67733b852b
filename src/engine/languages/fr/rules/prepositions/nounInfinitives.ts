// What stands between a noun or an adjective and an infinitive: envie de partir, capable de courir, prêt à aider.
import { Pos } from '../../../../lexicon/features.ts';
import { canBeInfinitive, canBeNoun, isOne, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { recordsOf, type WordRow } from '../../../../rules/wordRows.ts';
import { isClitic, withDe } from '../../reading/words.ts';
import nounInfinitives from '../../rows/nounInfinitives.words.tsv';

const ROWS: ReadonlyMap<string, WordRow> = new Map(recordsOf(nounInfinitives).map((row) => [row.word, row]));

/** The row of a noun as it is written, or of an adjective or participle by its lemma. */
function rowOf(token: Token): WordRow | undefined {
  const own = ROWS.get(token.lower);
  if (own?.kind === 'noun') return own;
  const lemmas = token.readings.flatMap(({ pos, lemma }) =>
    pos === Pos.adjective ? [lemma] : pos === Pos.verb && lemma.endsWith('er') ? [lemma.replace(/er$/, 'é')] : [],
  );
  return lemmas.map((each) => ROWS.get(each)).find((row) => row?.kind === 'adjective');
}

const STATES = /^(?:être|sembler|rester|devenir|paraître|sentir|montrer)$/;
const HAVING = /^(?:avoir|donner|prendre|perdre|retrouver|garder)$/;

/** Whether the noun is what one has, and the adjective what one is: j'ai l'intention, elle n'est pas capable. */
function isSaid(m: Match): boolean {
  const { tokens } = m.sentence;
  const governed = m.token('g');
  const isNoun = rowOf(governed)?.kind === 'noun';
  for (let at = governed.index - 1; at >= 0 && at >= governed.index - 4; at--) {
    const token = tokens[at] as Token;
    if (token.readings.some(({ lemma }) => (isNoun ? HAVING : STATES).test(lemma))) return true;
    const isSmall = isNoun
      ? token.pos === Pos.adverb ||
        isOne(token, listed("la l' le pas plus jamais très toujours vraiment tellement trop grand grande"))
      : token.pos === Pos.adverb;
    if (!isSmall) return false;
  }
  return false;
}

const fix = (m: Match): string[] => {
  const next = m.token('n');
  return [rowOf(m.token('g'))?.preposition === 'à' ? `à ${next.text}` : withDe(next)];
};

const SMALL = listed('ne pas plus jamais rien tout bien mieux');

/** J'ai envie à partir, elle est capable à courir: another preposition than the noun or adjective takes. */
export const nounInfinitive = defineRule({
  id: 'fr.prepositions.noun-infinitive',
  patterns: [
    [
      new Element((token) => rowOf(token) !== undefined).as('g'),
      word('à', 'de', "d'", 'pour').as('p').mark(),
      new Element((token) => isClitic(token) || canBeInfinitive(token) || isOne(token, SMALL)).as('n').mark(),
    ],
    // j'ai besoin dormir: it is missing
    [
      new Element((token) => rowOf(token)?.kind === 'noun').as('g'),
      new Element((token) => canBeInfinitive(token) && !canBeNoun(token) && !reads(token, Pos.adjective))
        .as('n')
        .mark(),
    ],
  ],
  where: (m) => {
    if (!m.names('p')) return isSaid(m);
    const written = m.token('p').lower === "d'" ? 'de' : m.token('p').lower;
    if (!rowOf(m.token('g'))?.mistaken?.split('|').includes(written) || !isSaid(m)) return false;
    const { tokens } = m.sentence;
    let at = m.token('n').index;
    while (isClitic(tokens[at]) || isOne(tokens[at], SMALL)) at++;
    const infinitive = tokens[at];
    return (
      canBeInfinitive(infinitive) &&
      (!canBeNoun(infinitive) || at > m.token('n').index || isOne(infinitive, listed('être avoir faire savoir')))
    );
  },
  unless: {
    'what there is to be done, or a purpose': {
      when: (m) =>
        m.sentence.tokens
          .slice(0, m.from)
          .some((each) => isOne(each, listed("dont que qu' quoi si trop assez suffisamment plus moins aussi"))),
      right: 'Voilà le pain dont nous avons besoin pour tenir.',
    },
    'no longer than it takes': {
      when: (m) =>
        m.names('p') &&
        m.token('p').lower === 'pour' &&
        isOne(m.after(), listed("le la les l' un une des du")) &&
        m.token('g').lower === 'besoin',
      right: "Elle a besoin pour finir le travail d'une autre clé.",
    },
  },
  suggest: fix,
  params: (m) => ({ word: m.token('g').text }),
  wrong: [
    ["J'ai très envie à partir en vacances.", "J'ai très envie de partir en vacances."],
    ["Elle n'est pas capable à courir si longtemps.", "Elle n'est pas capable de courir si longtemps."],
    ["Nous avons l'intention à vendre la maison.", "Nous avons l'intention de vendre la maison."],
    ['Ils ont tendance de tout oublier.', 'Ils ont tendance à tout oublier.'],
    ["J'ai besoin dormir un peu.", "J'ai besoin de dormir un peu."],
    ['Nous avons absolument besoin à dormir.', 'Nous avons absolument besoin de dormir.'],
    ['Elle a très peur tomber dans le noir.', 'Elle a très peur de tomber dans le noir.'],
  ],
  right: [
    "J'ai envie de partir en vacances.",
    'Elle est libre à midi.',
    "Il a l'occasion rêvée à portée de main.",
    'Le besoin à satisfaire est grand.',
  ],
});
