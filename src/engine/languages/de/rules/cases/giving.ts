// Verbs with a person and a thing: schicken Sie mir die Karte. And persons beside sein: das ist mir zu teuer.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { words } from '../../../../rules/pattern.ts';
import { reads } from '../../../../rules/token.ts';
import { valuesIn } from '../../../../rules/wordRows.ts';
import type { Chunk } from '../../reading/chunks.ts';
import { chunkEndingAt, type Frame, frameAt, isSureSubject } from '../../reading/frame.ts';
import { Row } from '../../reading/recast.ts';
import verbCases from '../../rows/verbCases.words.tsv';

const OBJECT = valuesIn(verbCases, 'object');
const TO_DATIVE: Readonly<Record<string, string>> = { mich: 'mir', dich: 'dir', ihn: 'ihm' };

const isGiving = ({ lemmas }: Frame): boolean =>
  lemmas.length > 0 && lemmas.every((lemma) => OBJECT.get(lemma) === 'giving');

/** A thing that is given: an accusative phrase that is neither the subject nor a time. */
const isThing = (each: Chunk): boolean =>
  each.kind === 'phrase' &&
  each.cells !== 0 &&
  (each.cells & Row.accusative) !== 0 &&
  !/(?:tag|abend|morgen|woche|monat|jahr|nacht|mal|zeit|stunde|weg|meter|euro|sommer|winter)e?n?s?$/.test(
    each.noun?.lower ?? '',
  );

const isFree = (m: Match): boolean => {
  const before = m.before();
  return (
    !reads(before, Pos.preposition) &&
    !/^(?:als|wie|und|oder)$/.test(before?.lower ?? '') &&
    !/^(?:und|oder|selbst|als)$/.test(m.after()?.lower ?? '')
  );
};

/** Bitte schicken Sie mich diese Rechnung: there is a thing already, so the person stands in the dative. */
export const givenTo = defineRule({
  id: 'de.agreement-noun-phrase.given-to',
  after: 'de.agreement-noun-phrase.dative-person',
  priority: -1,
  pattern: [words('mich dich ihn').as('person').mark()],
  where: (m) => {
    const frame = frameAt(m.sentence, m.from);
    const chunk = frame && chunkEndingAt(frame, m.from);
    if (!frame || !chunk || frame.isPassive || !isGiving(frame) || !isFree(m)) return false;
    const isSie = frame.chunks.some(
      ({ from, kind }) => kind === 'pronoun' && m.sentence.tokens[from]?.text === 'Sie' && from > 0,
    );
    const others = frame.chunks.filter((each) => each !== chunk && !isSureSubject(each));
    const hasDative = others.some(
      ({ kind, cells }) =>
        (kind === 'pronoun' || kind === 'phrase') && (cells & Row.dative) !== 0 && (cells & 0xff) === 0,
    );
    const isSubjectKnown = isSie || frame.isVerbFirst || frame.chunks.some(isSureSubject);
    return isSubjectKnown && !hasDative && others.some((each) => isThing(each) && each.from > chunk.from);
  },
  suggest: (m) => [TO_DATIVE[m.token('person').lower] ?? ''],
  wrong: [
    ['Bitte schicken Sie mich diese Rechnung bald.', 'Bitte schicken Sie mir diese Rechnung bald.'],
    ['Wir haben ihn letzte Woche einen Brief geschickt.', 'Wir haben ihm letzte Woche einen Brief geschickt.'],
    ['Können Sie mich bis Montag die Unterlagen zusenden?', 'Können Sie mir bis Montag die Unterlagen zusenden?'],
  ],
  right: [
    'Bitte schicken Sie mich nicht allein dorthin.',
    'Er hat ihn seinem Bruder geschenkt.',
    'Diese Frau hat mich jeden Tag zur Schule gebracht.',
  ],
});

/** Adjectives beside which a person stands in the accusative: ich bin ihn los. */
const WITH_ACCUSATIVE = listed('los leid satt gewohnt wert müde gewahr schuldig');
const HOW = listed('zu sehr ganz so viel gar völlig ziemlich besonders nicht auch noch schon egal');

/** Das ist mich zu teuer, wichtig ist mich die Ruhe. */
export const personBesideBe = defineRule({
  id: 'de.agreement-noun-phrase.beside-sein',
  patterns: [[words('mich dich ihn').as('person').mark()]],
  where: (m) => {
    const frame = frameAt(m.sentence, m.from);
    if (!frame || !frame.lemmas.every((lemma) => lemma === 'sein') || !isFree(m)) return false;
    const chunk = chunkEndingAt(frame, m.from);
    const { tokens } = m.sentence;
    const words = frame.chunks.filter(({ kind }) => kind === 'word').map(({ from }) => tokens[from]);
    if (!chunk || words.some((token) => WITH_ACCUSATIVE.has(token?.lower ?? ''))) return false;
    const describes = words.some((token) => token?.pos === Pos.adjective && reads(token, Pos.adjective));
    const next = m.after();
    return (
      describes &&
      (HOW.has(next?.lower ?? '') ||
        next?.pos === Pos.adjective ||
        next?.pos === Pos.adverb ||
        m.before() === frame.finite) &&
      frame.chunks.every(({ kind }) => kind !== 'mark')
    );
  },
  suggest: (m) => [TO_DATIVE[m.token('person').lower] ?? ''],
  wrong: [
    ['Das ist mich leider viel zu teuer.', 'Das ist mir leider viel zu teuer.'],
    ['Wichtig ist mich vor allem die Ruhe.', 'Wichtig ist mir vor allem die Ruhe.'],
    ['Diese Tasche war ihn einfach zu teuer.', 'Diese Tasche war ihm einfach zu teuer.'],
  ],
  right: ['Ich bin ihn endlich los.', 'Es ist mich nichts angegangen.', 'Der Film hat mich sehr beeindruckt.'],
});
