// The verb that goes with werden after a modal verb, and with sich lassen: Das muss bezahlt werden, das lässt sich machen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite, isOnly } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { can, Element, lemma, punctuation, word } from '../../../../rules/pattern.ts';
import { reads, type Token } from '../../../../rules/token.ts';
import { lowerWord } from '../../reading/words.ts';

const MODAL = lemma('können', 'müssen', 'sollen', 'wollen', 'dürfen', 'mögen').and(
  new Element((token) => isFinite(token)),
);

/** Words that end no clause and are no verbs. */
const between = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      token.pos !== Pos.subjunction &&
      token.lower !== 'zu' &&
      (token.verbForm === 0 || token.text !== token.lower) &&
      (!isFinite(token) || token.text !== token.lower),
  );

const close = (): Element => punctuation('.', '!', '?', ',', ';');

/** The verbs of a token, in the given form. */
function formsOf(m: Match, feature: number): string[] {
  const found = new Set<string>();
  for (const { lemma: base, pos } of m.token('verb').readings)
    if (pos === Pos.verb) for (const form of m.sentence.lexicon.inflect(base, Pos.verb, feature)) found.add(form);
  found.delete(m.token('verb').lower);
  return [...found];
}

/** Die Rechnung muss bis Freitag bezahlen werden. */
export const passiveInfinitive = defineRule({
  id: 'de.verb-forms.passive-infinitive',
  pattern: [
    MODAL.as('modal'),
    between().repeat(1, 9),
    lowerWord().and(can(Pos.verb, Feature.infinitive)).as('verb').mark(),
    word('werden'),
    close(),
  ],
  where: (m) => {
    const verb = m.token('verb');
    return isOnly(verb, Pos.verb) && !reads(verb, Pos.verb, Feature.pastParticiple);
  },
  suggest: (m) => formsOf(m, Feature.pastParticiple),
  wrong: [
    ['Die Rechnung muss bis Freitag bezahlen werden.', 'Die Rechnung muss bis Freitag bezahlt werden.'],
    ['Das Auto soll morgen reparieren werden.', 'Das Auto soll morgen repariert werden.'],
    ['Kann der Termin auf Montag verschieben werden?', 'Kann der Termin auf Montag verschoben werden?'],
  ],
  right: [
    'Die Rechnung muss bis Freitag bezahlt werden.',
    'Das darf nie wieder vergessen werden.',
    'Mein Sohn will später Lehrer werden.',
    'Sie will, dass wir alle lernen werden.',
  ],
});

/** A participle that is no infinitive or adjective of another word. */
const isPlainParticiple = (token: Token): boolean =>
  reads(token, Pos.verb, Feature.pastParticiple) && !reads(token, Pos.verb, Feature.infinitive);

/** Er lässt sich die Haare geschnitten. */
export const letParticiple = defineRule({
  id: 'de.verb-forms.let-participle',
  pattern: [
    lemma('lassen').and(new Element((token) => isFinite(token))),
    word('sich'),
    between().repeat(1, 8),
    lowerWord().and(new Element(isPlainParticiple)).as('verb').mark(),
    close(),
  ],
  suggest: (m) => formsOf(m, Feature.infinitive),
  wrong: [
    ['Er lässt sich die Haare geschnitten.', 'Er lässt sich die Haare schneiden.'],
    ['Das Problem lässt sich leicht gelöst.', 'Das Problem lässt sich leicht lösen.'],
    ['Sie ließ sich von der Ärztin untersucht.', 'Sie ließ sich von der Ärztin untersuchen.'],
  ],
  right: [
    'Sie lässt sich den Wagen gewaschen zurückgeben.',
    'Er lässt sich die Hemden gebügelt liefern.',
    'Sie ließ sich das Brot geschnitten einpacken.',
  ],
});
