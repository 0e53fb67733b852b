// Seeing oneself forced, for the modal verb: wir sehen uns gezwungen, den Preis zu erhöhen; wir müssen den Preis erhöhen.
import { defineRewrite } from '../../../../rewrite/defineRewrite.ts';
import { lemma, punctuation, words } from '../../../../rules/pattern.ts';
import { between, withModal } from './modals.ts';

/** Wir sehen uns gezwungen, den Preis zu erhöhen: wir müssen den Preis erhöhen. */
export const forced = defineRewrite({
  id: 'de.rewrite.forced',
  kind: 'wordy',
  priority: 1,
  patterns: [
    [
      lemma('sehen').as('verb'),
      between(),
      words('mich uns sich').as('phrase'),
      words('leider daher deshalb somit dadurch').optional().as('extra'),
      words('gezwungen genötigt'),
      punctuation(','),
    ],
  ],
  turn: (m) => withModal(m, 'müssen'),
  wrong: [
    ['Wir sehen uns gezwungen, den Preis zu erhöhen.', 'Wir müssen den Preis erhöhen.'],
    ['Der Verein sieht sich leider gezwungen, das Fest abzusagen.', 'Der Verein muss leider das Fest absagen.'],
    ['Ich sah mich genötigt, die Polizei zu rufen.', 'Ich musste die Polizei rufen.'],
  ],
  right: [
    'Wir sehen uns morgen.',
    'Sie sieht sich im Spiegel.',
    'Er sagte, dass er sich gezwungen sieht, das Haus zu verkaufen.',
  ],
});
