// What the answers of language models are judged by in German.
import type { GuardFacts } from '../../guard/types.ts';
import { wordList, wordSet } from '../../text/wordLists.ts';

const SMALL = wordList(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
);
const TENS = wordList('dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert');

/** See GuardFacts. */
export const germanGuard: GuardFacts = {
  refusals:
    /^(?:(?:es )?tut mir leid,? (?:aber )?(?:ich|als|das|diese)|leider (?:kann|darf) ich (?:dir|ihnen|dabei|hier|diese|das nicht)|ich (?:kann|darf) (?:dir|ihnen|dabei|hier|leider)(?: \p{L}+)* nicht (?:helfen|weiterhelfen|bearbeiten|antworten)|als (?:ki|künstliche|sprachmodell|assistent)|ich bin (?:nicht in der lage, (?:das|diese|ihnen|dir)|ein (?:sprachmodell|ki)))/iu,
  preambles:
    /^(?:(?:klar|gerne?|natürlich|selbstverständlich|sicher)[,!.:] ?(?:hier|ich (?:habe|werde|korrigiere))|hier ist (?:der|die|das|dein|deine|ihr|ihre|eine) (?:korrigiert|verbessert|überarbeitet|umformuliert|satz|text|version|fassung|antwort)|(?:korrigierter?|verbesserter?|überarbeiteter?|umformulierter?)(?: (?:satz|text|version|fassung))?:|(?:korrektur|antwort|ergebnis|ausgabe|anmerkung|hinweis):|keine (?:korrekturen?|änderungen?) )/iu,
  numbers: new Map([
    ...SMALL.map((word, value) => [word, value] as const),
    ...TENS.map((word, i) => [word, 30 + i * 10] as const),
    ['dreissig', 30],
    ['tausend', 1e3],
    ['million', 1e6],
    ['millionen', 1e6],
    ['milliarde', 1e9],
    ['milliarden', 1e9],
    ['dutzend', 12],
    ['halb', 0.5],
    ['hälfte', 0.5],
    ['zweimal', 2],
    ['dreimal', 3],
  ]),
  longNumber:
    /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)(?:und\p{L}{2,}(?:zig|ßig)|hundert\p{L}*|tausend\p{L}*)$/u,
  negation: {
    not: wordSet('nicht ohne nie niemals weder'),
    none: wordSet(
      'kein keine keinen keinem keiner keines keins nichts niemand niemanden niemandem niemandes nirgends nirgendwo keinesfalls keineswegs keinerlei nein',
    ),
    soft: wordSet(
      'unfähig fehlt fehlen fehlte fehlten mangelt mangelte scheitert scheitern scheiterte verweigert verweigern vermeiden vermeidet verhindern verhindert kaum selten falsch außerstande',
    ),
    opposite: /^(?!unter|unbedingt|ungefähr|unser|inner|inter|informiert)(?:un|in|miss|nicht-)(\p{L}{4,})$/u,
  },
  modals: [
    /(?<= )(?:kann|kannst|können|könnt|konnte|konntest|konnten|konntet|könnte|könntest|könnten|könntet|gekonnt|imstande|fähig|unfähig|in der lage|möglichkeit|gelegenheit|(?<!(?:wie|als|so) )möglich|unmöglich) /gu,
    /(?<= )(?:vielleicht|möglicherweise|eventuell|unter umständen) /gu,
    /(?<= )(?:muss|musst|müssen|müsst|musste|musstest|mussten|musstet|müsste|müsstest|müssten|muß|mußte|verpflichtet|notwendig|nötig|erforderlich) /gu,
    /(?<= )(?:soll|sollst|sollen|sollt|sollte|solltest|sollten|solltet) /gu,
    /(?<= )(?:darf|darfst|dürfen|dürft|durfte|durften|dürfte|dürften|berechtigt|befugt|erlaubt|gestattet|das recht) /gu,
    /(?<= )(?:will|willst|wollen|wollt|wollte|wollten|möchte|möchtest|möchten|möchtet) /gu,
  ],
  notNames:
    /^(?:Sie|Ihnen|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Du|Dich|Dir|Dein|Deine|Deinen|Deinem|Deiner|Deines|Euch|Euer|Eure|Euren|Eurem|Eurer)$/,
  alsoNames: wordSet(
    'deutschland österreich schweiz liechtenstein luxemburg belgien frankreich italien spanien england irland schottland polen ungarn russland china japan indien brasilien amerika europa asien afrika australien',
  ),
};
