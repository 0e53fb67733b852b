// The case after prepositions that take only one, for phrases with numbers, adjectives and words behind them.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, words } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { type Chunk, phraseFrom } from '../../reading/chunks.ts';
import { phraseStart, Row, recast } from '../../reading/recast.ts';
import { clauseEnd, isNoun, isVerbLast, noun } from '../../reading/words.ts';

const DATIVE = listed('mit nach bei von zu aus seit');
const TIMES = /(?:jahr|monat|tag|woche|stunde|minute|sekunde|jahrhundert|jahrzehnt)e?n?$/;

/** Measures that people leave without an ending: mit drei Liter Milch. */
const MEASURES =
  /(?:meter|liter|gramm|kilo|prozent|grad|euro|dollar|cent|uhr|mal|mark|pfund|franken|teil|stück|mann|watt|volt|ampere)$/;

/** Nouns that another noun follows: eine Stunde Pause. */
const MEASURED =
  /^(?:stunde|minute|woche|monat|tag|jahr|tasse|flasche|prise|portion|scheibe|menge|paar|anzahl|reihe)e?n?$/;

const ARTICLE = /^(?:d(?:er|ie|as|en|em)|(?:k?ein|mein|dein|sein|unser)(?:e[rmns]?)?|ihre[rmns]?|eure[rmns]?|euer)$/;

const isCount = ({ kind, pos }: Token): boolean => kind === 'number' || pos === Pos.numeral;

const rowOf = (preposition: string): number =>
  DATIVE.has(preposition) || /^(?:vor|in)$/.test(preposition) ? Row.dative : Row.accusative;

/** The phrase after the preposition, if it agrees in itself but stands in no case that the preposition takes. */
function misplaced(m: Match): Chunk | null {
  const { tokens } = m.sentence;
  const preposition = m.token('preposition');
  const end = clauseEnd(m.sentence, preposition.index);
  const chunk = phraseFrom(m.sentence, preposition.index + 1, end);
  if (!chunk?.noun || chunk.cells === 0 || (chunk.cells & rowOf(preposition.lower)) !== 0) return null;
  const { noun, determiner } = chunk;
  if (MEASURES.test(noun.lower) || noun.text.length < 3 || noun.pos === Pos.properNoun) return null;
  // "von des Vaters Tode", "zu viele Pflanzen", "mit deren Hilfe"
  if ((chunk.cells & 0xfff) === 0 || (determiner && !ARTICLE.test(determiner.text))) return null;
  const first = tokens[preposition.index + 1] as Token;
  if (/^(?:viel|wenig)/.test(first.lower) || /^(?:1\d|20)\d\d$/.test(first.text)) return null;
  const isCounted = tokens.slice(preposition.index + 1, noun.index).some((token) => isCount(token));
  // "vor zwei Jahren" is a time; elsewhere "vor" takes two cases
  if (preposition.lower === 'vor' && !(TIMES.test(noun.lower) && isCounted && !determiner)) return null;
  // "mit Seile gesichert": a bare noun only in the plural
  const isPlural =
    (chunk.cells & ~0x8888) === 0 &&
    DATIVE.has(preposition.lower) &&
    noun.readings.some(({ lemma }) => lemma !== noun.text);
  if (!determiner && !isCounted && (chunk.adjectives?.length ?? 0) === 0 && !isPlural) return null;
  if (
    (noun.readings.length === 0 && !determiner) ||
    (/^(?:der|den)$/.test(determiner?.lower ?? '') &&
      preposition.lower === 'von' &&
      tokens[preposition.index - 1]?.pos === Pos.properNoun)
  )
    return null;
  const next = tokens[noun.index + 1];
  if (next && /^[-/„"»&+]/.test(next.text)) return null;
  // ein Schweizer Dorf: the noun comes later
  if (next?.kind === 'word' && next.text !== next.lower && !MEASURED.test(noun.lower)) return null;
  return chunk;
}

const isGovernor = (token: Token): boolean => token.pos === Pos.preposition && reads(token, Pos.preposition);

/** Whether the preposition is something else here: ohne ... zu, seit er weg ist, was für ein. */
function isOther(m: Match, chunk: Chunk): boolean {
  const { tokens } = m.sentence;
  const preposition = m.token('preposition');
  const before = tokens[preposition.index - 1];
  const rest = tokens.slice(chunk.to, clauseEnd(m.sentence, chunk.to));
  // "bei der mehrere Leute starben": a relative pronoun
  if (before?.text === ',' && /^(?:de[rmn]|die|das)$/.test(chunk.determiner?.lower ?? '')) return true;
  switch (preposition.lower) {
    case 'ohne':
      return rest.length > 0;
    // "um ihrem Vater zu helfen": it goes with the infinitive
    case 'um':
      return before?.text === ',' || before?.kind !== 'word' || rest.some(({ lower }) => /zu/.test(lower));
    case 'seit':
      return isVerbLast(m.sentence, preposition.index);
    case 'für':
      return before?.lower === 'was';
    case 'aus':
    case 'zu':
      return (
        before?.lower === 'von' ||
        tokens.slice(0, preposition.index).some(({ lower }) => lower === 'von') ||
        !chunk.determiner
      );
    case 'nach':
      return before?.pos === Pos.noun || before?.pos === Pos.properNoun;
    case 'mit':
      return (chunk.adjectives ?? []).some(({ lower }) => /st(?:e[nrsm]?)$/.test(lower));
    default:
      return false;
  }
}

/** seit über 30 Jahre, mit eine Stunde Pause: the case that the preposition takes. */
export const fixedPreposition = defineRule({
  id: 'de.agreement-noun-phrase.fixed-preposition',
  priority: -1,
  pattern: [
    words('mit nach bei von zu aus seit vor für gegen ohne durch um').and(new Element(isGovernor)).as('preposition'),
    new Element((token) => !isNoun(token) && token.kind !== 'punctuation').repeat(0, 5).mark(),
    noun().mark(),
  ],
  where: (m) => {
    const chunk = misplaced(m);
    return chunk !== null && chunk.noun?.index === m.to - 1 && !isOther(m, chunk) && fixOf(m, chunk) !== '';
  },
  suggest: (m) => {
    const chunk = misplaced(m);
    return chunk ? [fixOf(m, chunk)] : [];
  },
  wrong: [
    ['Ich bin seit über 30 Jahre im Beruf.', 'Ich bin seit über 30 Jahren im Beruf.'],
    ['Wir arbeiten bis vier mit eine Stunde Pause.', 'Wir arbeiten bis vier mit einer Stunde Pause.'],
    ['Der Saal ist nach drei volle Wochen fertig.', 'Der Saal ist nach drei vollen Wochen fertig.'],
    ['Sie kümmert sich um ihrem kranken Vater.', 'Sie kümmert sich um ihren kranken Vater.'],
    ['Vor etwa 20 Jahre sind wir umgezogen.', 'Vor etwa 20 Jahren sind wir umgezogen.'],
  ],
  right: [
    'Ich bin seit über 30 Jahren im Beruf.',
    'Er kam mit zwei Liter Milch und drei Meter Stoff.',
    'Sie wohnt allein, seit die Kinder weg sind.',
    'Ohne den Kindern zu helfen, ging sie.',
    'Das ist mit das beste Lokal der Stadt.',
    'Die Hütte, in der mehrere Leute schliefen, und die, bei der Kinder spielten, sind zu.',
    'Der Weg führt durch ein Schweizer Dorf, der Legende nach eine alte Stadt.',
    'Es gibt zu viele Pflanzen und zu wenig Platz seit 1998 mehrere Gärten fehlen.',
  ],
});

function fixOf(m: Match, chunk: Chunk): string {
  const { tokens, text } = m.sentence;
  const [from, head] = [phraseStart(chunk), chunk.noun];
  const fresh = recast(m.sentence, chunk, rowOf(m.token('preposition').lower));
  const first = tokens[m.token('preposition').index + 1];
  return fresh === '' || !from || !head || !first ? '' : text.slice(first.start, from.start) + fresh;
}
