// The reader addressed in two ways.
import { addressForm } from '../../../../consistency/address.ts';
import { germanAddress } from '../../address.ts';

/** A text that addresses its reader in one way, and once in the other. */
export const address = addressForm(germanAddress, {
  id: 'de.consistency.address',
  wrong: [
    ['Wir danken Ihnen. Wann haben Sie Zeit? Bitte rufen Sie uns an. Wir brauchen noch deine Adresse.', null],
    ['Hast du Zeit? Ich freue mich auf dich. Bring deine Schwester mit. Sonst rufe ich Sie morgen an.', null],
    ['Haben Sie das Paket? Wie Sie wissen, fehlt uns Ihre Nummer. Wir melden uns bei dir.', null],
  ],
  right: [
    'Wie Sie sehen, ist die Platte voll. Wenn Sie wissen wollen, was sie füllt, geben Sie einfach du /tmp ein.',
    'Haben Sie Zeit? Wie Sie wissen und wie Sie hörten, kam er mit ihr an. „Hast du das?“, rief er. „Da bist du ja“, rief sie. Und dich sah keiner.',
    'Wir danken Ihnen. Wann haben Sie Zeit? Bitte rufen Sie uns an. Wir brauchen noch Ihre Adresse.',
    'Haben Sie das Lied? Wie Sie wissen, heißt es „Du bist da“. Haben Sie Zeit?',
    'Hast du Zeit? Ich freue mich auf dich. Sie kommt auch. Bring deine Schwester mit.',
    'Haben Sie Zeit? Wie Sie wissen, sind wir per du. Haben Sie noch Fragen?',
  ],
});
