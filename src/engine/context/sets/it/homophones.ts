// Italian words that sound alike.
import { contextSet } from '../../defineSet.ts';
import type { ContextSet } from '../../types.ts';

/** All sets of this file. */
export const homophones: readonly ContextSet[] = [
  contextSet(
    'e',
    [
      [
        'e',
        'Ho comprato il pane [e] il latte.',
        'Mio padre [e] mia madre sono partiti.',
        'Sono andato a casa [e] ho dormito.',
      ],
      ['è', 'La casa [è] molto grande.', 'Mio fratello [è] partito ieri.', 'Questo libro [è] interessante.'],
    ],
    ['e>è'],
  ),
  contextSet(
    'a',
    [
      ['a', 'Domani andiamo [a] scuola.', 'Vado [a] trovare mia nonna.', 'Telefono [a] mia madre ogni sera.'],
      ['ha', 'Mio fratello [ha] comprato una macchina.', 'Non [ha] detto niente.', 'Chi [ha] visto le mie chiavi?'],
      ['ah', '[Ah], non lo sapevo.', '[Ah], che bella sorpresa!', '[Ah], adesso capisco.'],
    ],
    ['a>ha', 'ha>a'],
  ),
  contextSet(
    'o',
    [
      ['o', 'Vuoi un tè [o] un caffè?', 'Vengo domani [o] dopodomani.', 'È vero [o] no?'],
      ['ho', 'Ieri [ho] visto un bel film.', 'Non [ho] tempo oggi.', 'Non [ho] capito la domanda.'],
      ['oh', '[Oh], che peccato!', '[Oh], come sei gentile!', '[Oh], mi dispiace.'],
    ],
    ['o>ho'],
  ),
  contextSet(
    'ai',
    [
      ['ai', 'Ho scritto [ai] miei amici.', 'Pensa sempre [ai] suoi figli.', 'Siamo andati [ai] giardini.'],
      ['hai', 'Che cosa [hai] comprato?', 'Non mi [hai] detto niente.', '[Hai] visto le mie chiavi?'],
    ],
    ['ai>hai', 'hai>ai'],
  ),
  contextSet(
    'anno',
    [
      [
        'anno',
        "L'[anno] scorso siamo andati in Francia.",
        'Ogni [anno] torniamo al mare.',
        'Questo [anno] fa molto freddo.',
      ],
      ['hanno', 'I miei amici [hanno] comprato una casa.', 'Non [hanno] capito niente.', 'I bambini [hanno] fame.'],
    ],
    ['anno>hanno'],
  ),
  contextSet(
    'ne',
    [
      ['ne', 'Non [ne] parlo mai.', 'Me [ne] vado subito.', 'Che cosa [ne] pensi?'],
      [
        'né',
        'Non voglio [né] tè né caffè.',
        'Non ho [né] fratelli né sorelle.',
        'Non è venuto [né] lui né sua moglie.',
      ],
    ],
    ['ne>né', 'né>ne'],
  ),
  contextSet(
    'la',
    [
      ['la', 'Ho chiuso [la] porta.', 'Abbiamo visitato [la] città.', 'Conosco bene [la] strada.'],
      ['là', 'Il cane è [là] sotto.', 'Vieni via di [là].', 'Chi va [là]?'],
      ["l'ha", "Nessuno [l'ha] visto ieri.", "Chi [l'ha] detto?", "Mia madre [l'ha] comprato al mercato."],
    ],
    ['la>là'],
  ),
  contextSet(
    'lo',
    [
      ['lo', 'Non [lo] so.', 'Ho perso [lo] zaino.', 'Me [lo] ha detto ieri.'],
      ["l'ho", "Non [l'ho] visto ieri.", "[L'ho] incontrato in piazza.", "Te [l'ho] già detto."],
    ],
    ["lo>l'ho"],
  ),
  contextSet(
    'li',
    [
      ['li', 'I miei amici? Non [li] vedo mai.', 'Se vuoi i libri, [li] porto domani.', 'Non [li] conosco bene.'],
      ['lì', 'Il libro è [lì] sul tavolo.', 'Resta [lì] un momento.', 'La farmacia è [lì] vicino.'],
    ],
    ['li>lì'],
  ),
  contextSet(
    'se',
    [
      ['se', 'Vengo [se] ho tempo.', 'Non so [se] verrà.', 'Chiamami [se] hai bisogno.'],
      ['sé', 'Pensa solo a [sé].', 'È molto sicuro di [sé].', 'Parla sempre di [sé].'],
    ],
    ['se>sé', 'sé>se'],
  ),
];
