// Agreement of subject and verb in any clause whose parts can all be read: after other clauses, with numbers, with es.
import { Pos } from '../../../../lexicon/features.ts';
import { isVerbal } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import type { Token } from '../../../../rules/token.ts';
import { conflictOf } from '../../reading/subjects.ts';
import { finite } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

/** A verb by all readings but those of particles that look like it: stand. */
const isVerb = (token: Token): boolean =>
  (token.text === token.lower || token.index === 0) &&
  token.text.length > 2 &&
  token.readings.every(({ pos }) => isVerbal(pos) || pos === Pos.particle);

/** The verb in the number of its subject; nothing where it agrees, or the subject cannot be told. */
function fixes(m: Match): string[] {
  const conflict = isVerb(m.token('verb')) ? conflictOf(m.sentence, m.token('verb')) : null;
  return conflict ? verbFor(m, 'verb', conflict.wanted) : [];
}

/** Bei uns fuhr die Maschinen; es kommt zwanzig Freunde. */
export const clauseNumber = defineRule({
  id: 'de.agreement-subject-verb.in-clause',
  priority: -1,
  pattern: [finite().as('verb').mark()],
  where: (m) => fixes(m).length > 0,
  suggest: fixes,
  wrong: [
    [
      'Das stimmt nicht, bei uns fuhr die Maschinen noch lange.',
      'Das stimmt nicht, bei uns fuhren die Maschinen noch lange.',
    ],
    [
      'Heute Abend ist frei, und morgen kommt etwa zwanzig Gäste.',
      'Heute Abend ist frei, und morgen kommen etwa zwanzig Gäste.',
    ],
    ['Er sagt, in diesem Viertel entsteht gerade 40 Häuser.', 'Er sagt, in diesem Viertel entstehen gerade 40 Häuser.'],
    ['Er fragt sich, wem diese Regeln dient.', 'Er fragt sich, wem diese Regeln dienen.'],
    ['Ich rief laut, aber die beiden winkte nur.', 'Ich rief laut, aber die beiden winkten nur.'],
    ['Bis ich fertig war, verging drei ganze Wochen.', 'Bis ich fertig war, vergingen drei ganze Wochen.'],
    ['Er hat zwei Hunde, die im Hof schläft.', 'Er hat zwei Hunde, die im Hof schlafen.'],
    [
      'Vor allem seine Rede im letzten Akt gehen unter die Haut.',
      'Vor allem seine Rede im letzten Akt geht unter die Haut.',
    ],
  ],
  right: [
    'Bei uns fuhren die Maschinen noch lange.',
    'Hier liegt zwei Meter Schnee.',
    'Das Amt der Justiz und für Verbraucher kann neue Regeln erlassen.',
    'Wer diese Leute ehren will, muss alles sagen.',
    'Die Proben zusammen und das Stück sollen zählen.',
    'In der Kiste lag eine Menge Bücher.',
    'Er kam früh und brachte frische Blumen mit.',
    'Das größte Problem sind die Kosten.',
    'Dazu gehören der Park, das Schloss und der See.',
  ],
});
