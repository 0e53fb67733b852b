// The reader addressed in two ways.
import { addressForm } from '../../../../consistency/address.ts';
import { italianAddress } from '../../address.ts';

/** A text that addresses its reader in one way, and once in the other. */
export const address = addressForm(italianAddress, {
  id: 'it.consistency.address',
  wrong: [
    [
      'Vorrei ringraziarLa per la Sua lettera. Come Lei sa, siamo chiusi. Attendo il Suo parere. Domani ti chiamo.',
      null,
    ],
    ['Ciao, come stai tu? Ti scrivo per il tuo libro. Domani ti porto i fiori, e poi vorrei vederLa a cena.', null],
    [
      'Le scrivo perché Lei ha ordinato una sedia. La Sua sedia è pronta, e il Suo tavolo anche. Quando puoi, porta il tuo carro. Anche Lei sarà contento. Come Lei vede, è tutto pronto. Se Lei vuole, chiami.',
      null,
    ],
  ],
  right: [
    'Ciao, come stai tu? Ti scrivo per il tuo libro. Parla dei giorni di Sua Maestà la regina.',
    'Vorrei ringraziarLa per la Sua lettera. Come Lei sa, siamo chiusi. Attendo il Suo parere.',
    'Ciao, come stai tu? Ti scrivo per il tuo libro. Domani lei porta i fiori.',
    'Vorrei ringraziarLa per la Sua lettera. Come Lei sa, il libro si chiama «Tu sei qui». Attendo il Suo parere.',
  ],
});
