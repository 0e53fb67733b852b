// Italian words that sound alike.
import { contextSet, familySet } from '../../../context/defineSet.ts';
import type { ContextSet } from '../../../context/types.ts';

/** All sets of this file. */
export const homophones: readonly ContextSet[] = [
  contextSet(
    'e',
    [
      [
        'e',
        'Lui rideva [e] piangeva.',
        'Ha preso il cappello [e] se ne è andato.',
        'Sono andato a casa [e] ho dormito.',
      ],
      ['è', 'La casa [è] molto grande.', 'Mio fratello [è] partito ieri.', 'Mia sorella [è] molto stanca.'],
    ],
    ['e>è', 'è>e'],
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
    ['o>ho', 'ho>o'],
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
      ['anno', 'È stato un [anno] difficile.', 'Sono qui da un [anno].', "Quest'[anno] non vado in vacanza."],
      ['hanno', 'I miei amici [hanno] comprato una casa.', 'Non [hanno] capito niente.', 'I bambini [hanno] fame.'],
    ],
    ['anno>hanno', 'hanno>anno'],
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
    ['la>là', 'là>la', "l'ha>la"],
  ),
  contextSet(
    'lo',
    [
      ['lo', 'Non [lo] so.', 'Ho perso [lo] zaino.', 'Me [lo] ha detto ieri.'],
      ["l'ho", "Non [l'ho] visto ieri.", "[L'ho] incontrato in piazza.", "Te [l'ho] già detto."],
    ],
    ["lo>l'ho", "l'ho>lo"],
  ),
  contextSet(
    'li',
    [
      ['li', 'I miei amici? Non [li] vedo mai.', 'I libri? [Li] ho già letti.', 'Non [li] conosco bene.'],
      ['lì', 'Il libro è [lì] sul tavolo.', 'Resta [lì] un momento.', 'La farmacia è [lì] vicino.'],
    ],
    ['li>lì', 'lì>li'],
  ),
  contextSet(
    'se',
    [
      ['se', 'Vengo [se] ho tempo.', 'Non so [se] verrà.', 'Chiamami [se] hai bisogno.'],
      ['sé', 'Pensa solo a [sé].', 'È molto sicuro di [sé].', 'Parla sempre di [sé].'],
    ],
    ['se>sé', 'sé>se'],
  ),
  contextSet(
    'si',
    [
      ['si', 'Mio fratello [si] alza presto.', 'Non [si] può entrare.', 'I bambini [si] divertono molto.'],
      ['sì', '[Sì], vengo volentieri.', 'Mi ha detto di [sì].', 'Credo di [sì].'],
    ],
    ['si>sì', 'sì>si'],
  ),
  contextSet(
    'da',
    [
      ['da', 'Vengo [da] Milano.', 'Lavoro qui [da] tre anni.', 'Vado [da] mia nonna.'],
      [
        'dà',
        'Mia madre mi [dà] sempre ragione.',
        'Questo libro mi [dà] molto piacere.',
        'Mia madre gli [dà] da mangiare.',
      ],
    ],
    ['da>dà', 'dà>da'],
  ),
  contextSet(
    'ce',
    [
      ['ce', 'Non [ce] la faccio più.', '[Ce] ne sono molti.', 'Non [ce] lo ha detto nessuno.'],
      ["c'è", "Non [c'è] nessuno in casa.", "In cucina [c'è] un gatto.", "Oggi [c'è] il sole."],
    ],
    ["ce>c'è", "c'è>ce"],
  ),
  familySet(
    'italian-accents',
    [
      [
        'none',
        'Il [papa|final:papà] ha parlato in piazza San Pietro.',
        'Il [faro|final:farò] è molto alto.',
        'Il [faro|final:farò] si vede da lontano.',
      ],
      [
        'final',
        'Vorrei venire, [però|none:pero] non ho tempo.',
        'Domani [farò|none:faro] la spesa.',
        'Vorrei venire con te, [però|none:pero] devo lavorare.',
      ],
    ],
    [],
  ),
];
