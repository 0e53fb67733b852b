// What the answers of language models are judged by in Italian.
import type { GuardFacts } from '../../guard/types.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';

const SMALL = wordList(
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
);
const TENS = wordList('trenta quaranta cinquanta sessanta settanta ottanta novanta cento');

/** See GuardFacts. "uno" is an article, "sei" a verb. */
export const italianGuard: GuardFacts = {
  refusals:
    /^(?:(?:mi )?(?:dispiace|spiace),? (?:ma )?(?:non posso|non sono|come|questa)|scus(?:a|i|ate),? ma|(?:non posso|non sono in grado di|non mi è possibile) (?:aiutar|farlo|correggere|riscrivere|fornire|elaborare)|(?:come|in quanto) (?:ia|modello|intelligenza|assistente)(?!\p{L})|purtroppo non posso (?:aiutar|farlo|corregg|riscriv))/iu,
  preambles:
    /^(?:(?:certo|certamente|naturalmente|volentieri|va bene|d'accordo)[,!.:] ?(?:ecco|ho (?:corr|riv|riscr))|ecco (?:la|il|una|un) (?:frase|versione|testo|correzione|risposta|riformulazione)|(?:frase|versione|testo) (?:corrett|rivist|riscritt|migliorat|riformulat)|(?:correzione|risposta|risultato|nota):|nessuna (?:correzione|modifica) )/iu,
  numbers: new Map([
    ...SMALL.map((word, value) => [word, value] as const).filter(([word]) => word !== 'uno' && word !== 'sei'),
    ...TENS.map((word, i) => [word, 30 + i * 10] as const),
    ['mille', 1e3],
    ['mila', 1e3],
    ['milione', 1e6],
    ['milioni', 1e6],
    ['miliardo', 1e9],
    ['miliardi', 1e9],
    ['dozzina', 12],
    ['metà', 0.5],
    ['mezzo', 0.5],
    ['terzo', 3],
    ['terza', 3],
  ]),
  longNumber:
    /^(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant|due|tre|quattro|cinque)(?:uno|un|otto|[aio]?(?:due|tre|tré|quattro|cinque|sei|sette|nove)|cento\p{L}*|mila\p{L}*)$/u,
  negation: {
    not: wordSet('non senza'),
    none: wordSet('no mai niente nulla nessuno nessuna nessun neanche nemmeno neppure né mica'),
    soft: wordSet(
      'incapace incapaci manca mancano mancava rifiuta rifiutano rifiutato rifiutare evita evitano evitare impedisce impediscono impedire fallisce fallito fallire raramente falso falsa assenza assente',
    ),
    opposite:
      /^(?!import|impress|inform|inter|intens|inclin|inclus|instant|individ|indic|immens|immedi|dispos|distin)(?:in|im|il|ir|dis)(\p{L}{4,})$/u,
  },
  modals: [
    /(?<= )(?:posso|puoi|può|possiamo|potete|possono|potevo|potevi|poteva|potevamo|potevano|potrò|potrai|potrà|potremo|potranno|potrei|potresti|potrebbe|potremmo|potreste|potrebbero|possa|possano|potuto|potuta|poter|potere|potendo|(?<!(?:più|presto|tempo|prima) (?:\p{L}+ ){0,1})possibile|impossibile|possibilità|impossibilità|capace|capaci|incapace|incapaci|in grado|facoltà) /gu,
    /(?<= )(?:forse|magari|eventualmente|possibilmente) /gu,
    /(?<= )(?:devo|devi|deve|dobbiamo|dovete|devono|debbono|dovevo|dovevi|doveva|dovevano|dovrò|dovrai|dovrà|dovremo|dovranno|debba|debbano|dovuto|dovuta|dover|dovere|bisogna|occorre|necessario|necessità|obbligo|obbligato|tenuto|tenuti) /gu,
    /(?<= )(?:dovrei|dovresti|dovrebbe|dovremmo|dovreste|dovrebbero|bisognerebbe) /gu,
    /(?<= )(?:voglio|vuoi|vuole|vogliamo|volete|vogliono|volevo|volevi|voleva|volevano|vorrei|vorresti|vorrebbe|vorremmo|vorreste|vorrebbero) /gu,
  ],
  notNames: /^(?:Lei|La|Le|Ella|Voi|Vi|Suo|Sua|Suoi|Sue|Vostro|Vostra|Vostri|Vostre|Sig|Sig\.ra|Signor|Signora|Dott)$/,
};
