// The verb that says what happens in a clause: the participle or infinitive at its end, or the finite verb.
import { Feature, Pos } from '../../../lexicon/features.ts';
import { listed } from '../../../rules/ask.ts';
import { reads, type Sentence, type Token } from '../../../rules/token.ts';
import { isSureFinite } from './boundaries.ts';
import { segmentEnd, segmentStart } from './clauseSegments.ts';

const HELPING = listed('haben sein werden können müssen sollen wollen dürfen mögen lassen bleiben gehen');
const PARTICLES = listed(
  'ab an auf aus bei ein her hin los mit nach vor weg zu zurück um durch fest statt teil hinein herein hinaus heraus hinauf herauf hinunter herunter hinüber herüber rein raus rauf runter rüber vorbei weiter zusammen',
);

/** What a clause says: the lemmas of its main verb, and whether its finite verb only helps. */
export interface MainVerb {
  lemmas: readonly string[];
  finite: Token | undefined;
  /** A particle separated from the verb (kommt ... an), undefined when there is none. */
  particle: Token | undefined;
  isPassive: boolean;
  /** The finite verb only helps: wird ... arbeiten. */
  isHelped: boolean;
}

const lemmasOf = (token: Token): string[] =>
  token.readings.filter(({ pos }) => pos === Pos.verb || pos === Pos.auxiliary).map(({ lemma }) => lemma);

/** The main verb of the clause around the token at `at`; null when no finite verb or participle shows it. */
export function mainVerbOf(sentence: Sentence, at: number): MainVerb | null {
  const { tokens } = sentence;
  const [start, end] = [segmentStart(sentence, at), segmentEnd(sentence, at)];
  const inner = tokens.slice(start, end);
  const finites = inner.filter(isSureFinite);
  const finite = finites[0];
  const closing = inner.filter(
    (token) =>
      token !== finite &&
      token.text === token.lower &&
      (token.verbForm !== 0 ||
        reads(token, Pos.verb, Feature.infinitive) ||
        reads(token, Pos.verb, Feature.pastParticiple)) &&
      token.pos !== Pos.adjective,
  );
  const last = tokens[end - 1];
  const isHelper = finite !== undefined && lemmasOf(finite).some((lemma) => HELPING.has(lemma));
  if (finite && !isHelper) {
    const particle = last && last !== finite && PARTICLES.has(last.lower) ? last : undefined;
    const lemmas = lemmasOf(finite);
    return {
      lemmas: particle ? lemmas.map((each) => particle.lower + each) : lemmas,
      finite,
      particle,
      isPassive: false,
      isHelped: false,
    };
  }
  const [main] = closing;
  if (!main)
    return finite ? { lemmas: lemmasOf(finite), finite, particle: undefined, isPassive: false, isHelped: false } : null;
  const isPassive =
    [finite, ...closing.slice(1)].some((token) => token?.readings.some(({ lemma }) => lemma === 'werden')) &&
    reads(main, Pos.verb, Feature.pastParticiple);
  return { lemmas: lemmasOf(main), finite, particle: undefined, isPassive, isHelped: true };
}
