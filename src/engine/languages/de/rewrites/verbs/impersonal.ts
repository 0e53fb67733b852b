// Openings with "es ist" and an infinitive, for "man" and a modal verb: es ist möglich, den Termin zu verschieben; man kann den Termin verschieben.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import type { Turn } from '../../../../rewrite/types.ts';
import type { Match } from '../../../../rules/match.ts';
import { punctuation, sentenceStart, words } from '../../../../rules/pattern.ts';
import { zuClause } from './modals.ts';

const FORMS: Readonly<Record<string, readonly [present: string, past: string]>> = {
  können: ['kann', 'konnte'],
  müssen: ['muss', 'musste'],
  dürfen: ['darf', 'durfte'],
};

function withMan(m: Match, modal: string): Turn | null {
  const clause = zuClause(m.sentence, m.to);
  const form = FORMS[modal]?.[m.token('be').lower === 'ist' ? 0 : 1];
  // "sich", "mir": somebody is meant, and not all
  if (
    !clause ||
    form === undefined ||
    /(?:^| )(?:sich|mich|dich|uns|euch|nicht|kein\p{L}*)(?: |$)/u.test(clause.middle)
  )
    return null;
  const parts = ['man', form, clause.middle, clause.infinitive];
  return { from: 0, to: clause.to - 1, texts: [parts.filter((part) => part !== '').join(' ')] };
}

const opening = (adjectives: string) => [
  sentenceStart(),
  words('es'),
  words('ist war').as('be'),
  words(adjectives),
  punctuation(','),
];

/** Es ist möglich, den Termin zu verschieben: man kann den Termin verschieben. */
export const manCan = defineRewrite({
  id: 'de.rewrite.man-can',
  kind: 'direct',
  pattern: opening('möglich machbar'),
  turn: (m) => withMan(m, 'können'),
  wrong: [
    ['Es ist möglich, den Termin zu verschieben.', 'Man kann den Termin verschieben.'],
    ['Es war möglich, das Dach zu reparieren.', 'Man konnte das Dach reparieren.'],
    ['Es ist möglich, die Karten hier abzuholen.', 'Man kann die Karten hier abholen.'],
  ],
  right: ['Es ist möglich, dass es regnet.', 'Es ist nicht möglich, zu kommen.', 'Es ist möglich, sich zu irren.'],
});

/** Es ist notwendig, die Tür zu schließen: man muss die Tür schließen. */
export const manMust = defineRewrite({
  id: 'de.rewrite.man-must',
  kind: 'direct',
  pattern: opening('notwendig erforderlich nötig'),
  turn: (m) => withMan(m, 'müssen'),
  wrong: [
    ['Es ist notwendig, die Tür zu schließen.', 'Man muss die Tür schließen.'],
    ['Es ist erforderlich, das Formular auszufüllen.', 'Man muss das Formular ausfüllen.'],
    ['Es war nötig, die Straße zu sperren.', 'Man musste die Straße sperren.'],
  ],
  right: ['Es ist notwendig, dass alle helfen.', 'Es ist nicht nötig, zu warten.', 'Es ist nötig.'],
});

/** Es ist erlaubt, hier zu parken: man darf hier parken. */
export const manMay = defineRewrite({
  id: 'de.rewrite.man-may',
  kind: 'direct',
  pattern: opening('erlaubt gestattet zulässig'),
  turn: (m) => withMan(m, 'dürfen'),
  wrong: [
    ['Es ist erlaubt, hier zu parken.', 'Man darf hier parken.'],
    ['Es ist gestattet, Hunde mitzubringen.', 'Man darf Hunde mitbringen.'],
    ['Es war zulässig, die Bilder zu zeigen.', 'Man durfte die Bilder zeigen.'],
  ],
  right: ['Es ist erlaubt.', 'Es ist nicht erlaubt, zu rauchen.', 'Es ist erlaubt, dass Hunde mitkommen.'],
});
