// The reader addressed in two ways.
import { addressForm } from '../../../../consistency/address.ts';
import { frenchAddress } from '../../address.ts';

/** A text that addresses its reader in one way, and once in the other. */
export const address = addressForm(frenchAddress, {
  id: 'fr.consistency.address',
  wrong: [
    ['Nous vous remercions. Avez-vous reçu notre lettre ? Nous attendons votre réponse. Nous avons ta carte.', null],
    [
      'Vous avez commandé hier. Votre colis part demain. Vous recevrez un message. Nous aurons tes chaussures lundi.',
      null,
    ],
    [
      'Je vous écris au sujet de votre annonce. Pourriez-vous me dire si elle est libre ? Dis-moi si tu as le temps.',
      null,
    ],
  ],
  right: [
    'Vous le savez : tous·tes vos amis et tous⋅tes vos voisins sont venus, et vous avez bien ri.',
    'Vous le savez : votre fils et votre fille jouent. « Tu viens ? » dit-il. « Tu triches », dit-elle. Et toi, à ta table.',
    'Nous vous remercions. Avez-vous reçu notre lettre ? Nous attendons votre réponse.',
    'Tu viens demain ? Je t’attends avec ta sœur. Vous pouvez prendre le train.',
    'Vous avez commandé hier. Votre colis part demain. Le livre s’appelle « Tu es là ». Vous recevrez un message.',
  ],
});
