// The reader addressed in two ways.
import { addressForm } from '../../../../consistency/address.ts';
import { spanishAddress } from '../../address.ts';

/** A text that addresses its reader in one way, and once in the other. */
export const address = addressForm(spanishAddress, {
  id: 'es.consistency.address',
  wrong: [
    ['¿Ha recibido usted la carta? Como usted sabe, estamos cerrados. Si usted quiere, mañana te llamamos.', null],
    ['¿Tienes tiempo tú? Te espero con tu hermana. Mañana te llamo. Si usted no puede, dímelo.', null],
    [
      'Le escribo porque usted pidió una silla. Sin usted no podemos seguir. Como usted dijo, es azul. Ya tenemos tu mesa.',
      null,
    ],
  ],
  right: [
    '¿Ha recibido usted la carta? Como usted sabe, estamos cerrados. Si usted quiere, mañana le llamamos.',
    '¿Tienes tiempo tú? Te espero con tu hermana. Mañana ustedes pueden venir.',
    '¿Ha recibido usted la carta? Como usted sabe, el libro se llama «Tú estás aquí». Si usted quiere, llame.',
  ],
});
