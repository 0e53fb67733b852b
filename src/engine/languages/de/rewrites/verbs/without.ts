// Verbs that need a further word, for plain ones: das Hotel verfügt über einen Garten, das Hotel hat einen Garten.
import { Pos } from '../../../../lexicon/features.ts';
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, lemma, sentenceStart, words } from '../../../../rules/pattern.ts';
import { chunksOf, phraseFrom } from '../../reading/chunks.ts';
import { Row } from '../../reading/recast.ts';
import { inCase } from '../nouns/cases.ts';
import { atEnd, clauseFrom, clauseTo, inSecond, isAlone, rebuilt } from './replace.ts';

/** Replaces a verb and drops words that only it needed. */
function without(m: Match, verb: string, dropped: string, infinitive: string): Turn | null {
  const { sentence } = m;
  const { tokens } = sentence;
  const own = m.token('verb');
  const [start, end] = [clauseFrom(sentence, own.index), clauseTo(sentence, own.index)];
  const changes = new Map<number, string>();
  for (const word of dropped.split(' ')) {
    const found = tokens.slice(start, end).filter(({ lower }) => lower === word);
    const [only] = found;
    if (!only || found.length > 1) return null;
    changes.set(only.index, '');
  }
  const target = { infinitive, isPassive: false };
  const places = [...changes.keys()];
  if (isFinite(own) && isAlone(sentence, own) && places.every((at) => at > own.index)) {
    return inSecond(sentence, own, target, changes, Math.max(...places) + 1);
  }
  // "über das Geld zu verfügen": to spend it
  if (tokens[own.index - 1]?.lower === 'zu') return null;
  const ending = atEnd(sentence, own, verb, target);
  if (!ending || places.some((at) => at > own.index)) return null;
  const all = new Map([...changes, ...ending]);
  const from = Math.min(...all.keys());
  return { from, to: own.index, texts: [rebuilt(sentence, from, own.index, all)] };
}

/** Das Hotel verfügt über einen Garten: das Hotel hat einen Garten. */
export const have = defineRewrite({
  id: 'de.rewrite.have',
  kind: 'simple',
  goals: ['clearer', 'simpler', 'shorter'],
  pattern: [lemma('verfügen').as('verb')],
  turn: (m) => without(m, 'verfügen', 'über', 'haben'),
  wrong: [
    ['Das Hotel verfügt über einen Garten.', 'Das Hotel hat einen Garten.'],
    ['Wir fanden ein Haus, das über drei Zimmer verfügte.', 'Wir fanden ein Haus, das drei Zimmer hatte.'],
    ['Die Gemeinden verfügen heute über mehr Geld.', 'Die Gemeinden haben heute mehr Geld.'],
  ],
  right: ['Das Gericht verfügt die Schließung.', 'Er will darüber verfügen.', 'Das Geld ist verfügbar.'],
});

/** Das Büro befindet sich im Keller: das Büro ist im Keller. */
export const be = defineRewrite({
  id: 'de.rewrite.be',
  kind: 'simple',
  goals: ['clearer', 'simpler', 'shorter'],
  pattern: [lemma('befinden').as('verb')],
  turn: (m) => without(m, 'befinden', 'sich', 'sein'),
  wrong: [
    ['Das Büro befindet sich im Keller.', 'Das Büro ist im Keller.'],
    ['Die Toiletten befinden sich im ersten Stock.', 'Die Toiletten sind im ersten Stock.'],
    ['Wo befand sich der Schlüssel?', 'Wo war der Schlüssel?'],
  ],
  right: ['Das Gericht befindet über die Klage.', 'Sein Befinden ist gut.', 'Wir befinden uns im Keller.'],
});

/** Die Kosten belaufen sich auf zehn Euro: die Kosten betragen zehn Euro. */
export const amount = defineRewrite({
  id: 'de.rewrite.amount',
  kind: 'simple',
  goals: ['clearer', 'simpler', 'shorter'],
  pattern: [lemma('belaufen').as('verb')],
  turn: (m) => without(m, 'belaufen', 'sich auf', 'betragen'),
  wrong: [
    ['Die Kosten belaufen sich auf zehn Euro.', 'Die Kosten betragen zehn Euro.'],
    ['Der Schaden beläuft sich auf 500 Euro.', 'Der Schaden beträgt 500 Euro.'],
    ['Die Miete belief sich auf 300 Euro.', 'Die Miete betrug 300 Euro.'],
  ],
  right: ['Wir wollen es dabei belassen.', 'Der Betrag ist hoch.', 'Die Stadt ist belebt.'],
});

const NOT_ARTICLES = listed('diesem diesen dieser jenem jener');

/** Bei dem Gerät handelt es sich um einen Drucker: das Gerät ist ein Drucker. */
export const itIsAbout = defineRewrite({
  id: 'de.rewrite.it-is-about',
  kind: 'opening',
  pattern: [
    sentenceStart(),
    words('bei beim'),
    anyWord().repeat(1, 4),
    words('handelt handelte').as('verb'),
    words('es'),
    words('sich'),
    words('um'),
  ],
  turn: (m) => {
    const { sentence } = m;
    const { tokens } = sentence;
    const verb = m.token('verb').index;
    const [subject, ...more] = chunksOf(sentence, 0, verb);
    const thing = phraseFrom(sentence, m.to, clauseTo(sentence, m.to));
    if (!subject || more.length > 0 || subject.to !== verb || !thing?.determiner || subject.kind !== 'prepositional')
      return null;
    const next = tokens[thing.to];
    if (next && (next.pos === Pos.conjunction || (next.kind === 'word' && next.pos !== Pos.preposition))) return null;
    const isPlural = (subject.cells & Row.dative & 0x8888) !== 0 && (subject.cells & Row.dative & 0x7777) === 0;
    const first = inCase(sentence, subject, Row.dative, Row.nominative);
    const second = inCase(sentence, thing, Row.accusative, Row.nominative);
    if (
      first === null ||
      second === null ||
      (NOT_ARTICLES.has(subject.determiner?.lower ?? '') && !isPlural && subject.adjectives?.length)
    )
      return null;
    const isNow = tokens[verb]?.lower === 'handelt';
    const be = isPlural ? (isNow ? 'sind' : 'waren') : isNow ? 'ist' : 'war';
    return { from: 0, to: thing.to - 1, texts: [`${first} ${be} ${second}`] };
  },
  wrong: [
    ['Bei dem Gerät handelt es sich um einen Drucker.', 'Das Gerät ist ein Drucker.'],
    ['Bei der Frau handelt es sich um eine Nachbarin.', 'Die Frau ist eine Nachbarin.'],
    ['Bei den Gästen handelt es sich um eine Gruppe aus Ulm.', 'Die Gäste sind eine Gruppe aus Ulm.'],
  ],
  right: ['Es handelt sich um einen Drucker.', 'Dabei handelt es sich um Geld.', 'Bei der Feier ging es um Geld.'],
});
