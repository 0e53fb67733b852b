// The preposition that a verb asks for, wherever it stands: Ich habe lange über das Problem nachgedacht.
import { Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { type Frame, frameAt } from '../../reading/frame.ts';
import {
  type Government,
  governments,
  hasRight,
  objectIn,
  objectOf,
  withObject,
  withPreposition,
} from '../../reading/governed.ts';
import { Row } from '../../reading/recast.ts';
import { isNoun } from '../../reading/words.ts';

const VERBS = governments('verb');
const SELF = listed('mich dich sich uns euch');

/** A noun before which a phrase with a preposition stands apart: letzte Woche, gestern Abend. */
const TIMES = /(?:woche|monat|jahr|tag|abend|morgen|nacht|mal|stunden?|jahren|zeit|uhr)$/;

const isSelf = ({ sentence }: Match, { start, end }: Frame): boolean =>
  sentence.tokens.slice(start, end).some(({ lower }) => SELF.has(lower));

/** Whether what stands before the token is the subject, which follows its verb: Seit Jahren bemüht sich der Verein um ... */
function isSubject({ chunks, finite }: Frame, index: number): boolean {
  const chunk = chunks.find(({ to }) => to === index);
  if (!chunk || chunk.from < finite.index || chunk.kind !== 'phrase' || (chunk.cells & Row.nominative) === 0)
    return false;
  return !chunks.some(
    (each) => each !== chunk && /^(?:phrase|pronoun)$/.test(each.kind) && (each.cells & Row.nominative) !== 0,
  );
}

/** What the verb of the clause asks for in place of the preposition. */
function wantedAt(m: Match): { government: Government; text: string } | null {
  const { tokens } = m.sentence;
  const preposition = m.token('preposition');
  const frame = frameAt(m.sentence, preposition.index);
  if (!frame || frame.isPassive) return null;
  const [lemma, ...others] = frame.lemmas.filter((each) => VERBS.has(each));
  const government = lemma === undefined || others.length > 0 ? undefined : VERBS.get(lemma);
  if (!government?.wrong.has(preposition.lower)) return null;
  if (frame.lemmas.length > 1 && frame.lemmas.some((each) => each === 'gehören')) return null;
  const inner = tokens.slice(frame.start, frame.end);
  if (hasRight(inner, government.right, preposition)) return null;
  if (government.needs === 'self' && !isSelf(m, frame)) return null;
  const before = tokens[preposition.index - 1];
  // "der Brief an die Bank": the phrase belongs to a noun
  if (isNoun(before) && !TIMES.test(before?.lower ?? '') && !isSubject(frame, preposition.index)) return null;
  if (before?.pos === Pos.properNoun && !isSubject(frame, preposition.index)) return null;
  if (before?.lower === 'bis' || before?.pos === Pos.preposition) return null;
  const object = objectOf(m.sentence, preposition, frame.end);
  if (!object || (object.kind === 'phrase' && !object.determiner && !object.adjectives?.length)) return null;
  // "auf der Terrasse nachdenken": a place
  if (/^(?:auf|in)$/.test(preposition.lower) && object.kind === 'phrase' && (object.cells & Row.accusative) === 0)
    return null;
  const next = tokens[object.to];
  if (next && /^(?:willen|heraus|hinaus|aus|an|her|entlang|herum|hin)$/.test(next.lower) && next.index < frame.end - 1)
    return null;
  const text = objectIn(m.sentence, object, government.row);
  return text === '' || object.to !== m.to ? null : { government, text };
}

/** Wir denken auf die Reise nach, er entschuldigt sich über den Lärm. */
export const byVerb = defineRule({
  id: 'de.prepositions.by-verb',
  priority: 2,
  patterns: withObject('für über von an auf in mit zu um nach bei aus gegen'),
  where: (m) => wantedAt(m) !== null,
  suggest: (m) => {
    const wanted = wantedAt(m);
    return wanted ? [withPreposition(wanted.government.right, wanted.text)] : [];
  },
  wrong: [
    ['Mein Chef denkt lange auf dieses Problem nach.', 'Mein Chef denkt lange über dieses Problem nach.'],
    ['Er entschuldigt sich bei mir über seine Verspätung.', 'Er entschuldigt sich bei mir für seine Verspätung.'],
    ['Die Entscheidung hängt allein an dem Ergebnis ab.', 'Die Entscheidung hängt allein von dem Ergebnis ab.'],
    ['Wir bitten Sie für eine schnelle Antwort.', 'Wir bitten Sie um eine schnelle Antwort.'],
    ['Heute ärgere ich mich sehr von ihm.', 'Heute ärgere ich mich sehr über ihn.'],
  ],
  right: [
    'Er hat lange in der Küche nachgedacht.',
    'Wir warten für dich auf das Paket.',
    'Ich bitte für den Fehler um Verzeihung.',
    'Wir haben uns für zwei Wochen mit dem Stoff beschäftigt.',
  ],
});
