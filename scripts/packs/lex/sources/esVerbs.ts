// What each form of a Spanish verb is, told from its ending and from which other forms the verb has. The spelling dictionary
// lists the forms of a verb without saying which is which; strong preterites ("tuvo") and futures ("tendrá") are told by their
// company: "tuvieron" is a form while "tuvió" is none.
import { Feature } from '../../../../src/engine/lexicon/features.ts';
import { SHORT_IMPERATIVES } from './esIrregular.ts';

const { masculine, feminine, singular, plural, first, second, third } = Feature;
const PRESENT = Feature.indicative | Feature.present;
const PRETERITE = Feature.indicative | Feature.preterite;
const IMPERFECT = Feature.indicative | Feature.imperfect;
const FUTURE = Feature.indicative | Feature.future;
const CONDITIONAL = Feature.conditional | Feature.present;
const SUBJUNCTIVE = Feature.subjunctive | Feature.present;
const PAST_SUBJUNCTIVE = Feature.subjunctive | Feature.imperfect;
const IMPERATIVE = Feature.imperative | Feature.present;

const PERSONS = [
  first | singular,
  second | singular,
  third | singular,
  first | plural,
  second | plural,
  third | plural,
];
/** Endings by person; "|" parts alternatives. */
type Endings = readonly [string, string, string, string, string, string];

const PRESENT_AR: Endings = ['o|oy', 'as|ás', 'a|á', 'amos', 'áis|ais', 'an|án'];
const PRESENT_ER: Endings = ['o', 'es|és', 'e|é', 'emos', 'éis|eis', 'en'];
const PRESENT_IR: Endings = ['o', 'es|ís', 'e', 'imos', 'ís|is', 'en'];
const SUBJUNCTIVE_AR: Endings = ['e|é', 'es|és', 'e|é', 'emos', 'éis|eis', 'en|én'];
const SUBJUNCTIVE_ER: Endings = ['a', 'as', 'a', 'amos', 'áis|ais', 'an'];
const IMPERFECT_AR: Endings = ['aba', 'abas', 'aba', 'ábamos', 'abais', 'aban'];
const IMPERFECT_ER: Endings = ['ía', 'ías', 'ía', 'íamos', 'íais', 'ían'];
const FUTURE_ENDINGS: Endings = ['é', 'ás', 'á', 'emos', 'éis', 'án'];
const PRETERITE_AR: Endings = ['é', 'aste', 'ó', 'amos', 'asteis', 'aron'];
const PRETERITE_ER: Endings = ['í|i', 'iste|íste', 'ió|yó|io|ó', 'imos|ímos', 'isteis|ísteis', 'ieron|yeron|eron'];
const PRETERITE_STRONG: Endings = ['e', 'iste', 'o', 'imos', 'isteis', 'ieron|eron'];
const SHORT_FUTURES = /(?:tendr|pondr|vendr|saldr|valdr|podr|querr|sabr|cabr|habr|[^aeiou]*har|dir|decir)$/;

/** Whether a string is a form of the verb at hand. */
type Has = (form: string) => boolean;
type Add = (form: string, features: number) => void;

/** Hands every form of a verb to `add` with its features; a form with several readings more than once. */
export function conjugate(lemma: string, forms: ReadonlySet<string>, add: Add): void {
  const has: Has = (form) => forms.has(form);
  const ar = lemma.endsWith('ar');
  const ir = /[ií]r$/.test(lemma);
  const stems = new Set([
    lemma,
    ...[...forms].flatMap((form) => [1, 2, 3, 4, 5, 6, 7].map((cut) => form.slice(0, -cut))),
  ]);
  const any = (stem: string, ...endings: string[]): boolean => endings.some((ending) => has(stem + ending));
  /** Adds stem + ending wherever that is a form. */
  const series = (stem: string, endings: Endings, tense: number): void => {
    endings.forEach((alternatives, person) => {
      for (const ending of alternatives.split('|')) {
        const isPresent = tense === PRESENT || tense === SUBJUNCTIVE;
        const isStressedThird =
          isPresent && person % 3 !== 1 && STRESSED_THIRD[ending] !== undefined && lemma !== 'dar';
        const present = isStressedThird ? STRESSED_THIRD[ending] : isPresent ? COMPANY[ending] : undefined;
        if (present && !any(stem, ...present)) continue;
        if (has(stem + ending)) add(stem + ending, tense | (PERSONS[person] as number));
      }
    });
  };
  for (const stem of stems) {
    const strong = any(stem, 'ieron', 'eron') && any(stem, 'iste') && any(stem, 'o') && !any(stem, 'ió', 'yó', 'ó');
    const future = stem === lemma || (SHORT_FUTURES.test(stem) && has(`${stem}án`)) || stem === lemma.replace('í', 'i');
    if (future) {
      series(stem, FUTURE_ENDINGS, FUTURE);
      series(stem, IMPERFECT_ER, CONDITIONAL);
      continue;
    }
    if (strong) series(stem, PRETERITE_STRONG, PRETERITE);
    else if (isPresentStem(stem, lemma, ar, has)) {
      series(stem, ar ? PRESENT_AR : ir ? PRESENT_IR : PRESENT_ER, PRESENT);
      series(stem, ar ? SUBJUNCTIVE_AR : SUBJUNCTIVE_ER, SUBJUNCTIVE);
    }
    if (ar && any(stem, 'aron')) {
      series(stem, PRETERITE_AR, PRETERITE);
      // tropecé, busqué, llegué, averigüé
      const spelt = stem.replace(/(?:z|c|gu?)$/, (end) => BEFORE_E[end] as string);
      if (spelt !== stem && has(`${spelt}é`)) add(`${spelt}é`, PRETERITE | first | singular);
    } else if (!strong && any(stem, 'ió', 'yó', 'ó', 'io', 'iste', 'íste')) series(stem, PRETERITE_ER, PRETERITE);
    if (ar && any(stem, 'aban')) series(stem, IMPERFECT_AR, IMPERFECT);
    if (!ar && any(stem, 'íamos')) series(stem, IMPERFECT_ER, IMPERFECT);
    if (any(stem, 'ron')) pastSubjunctive(stem, has, add);
  }
  for (const form of forms) {
    if (form.endsWith('ndo')) add(form, Feature.gerund);
    if (/[aeií]d$/.test(form)) add(form, IMPERATIVE | second | plural);
  }
  imperatives(lemma, ar, forms, has, add);
}

/** How the last consonant of a stem is spelt before e. */
const BEFORE_E: Readonly<Record<string, string>> = { z: 'c', c: 'qu', g: 'gu', gu: 'gü' };

/** Endings of the present that a stem has only together with their third person plural: "dijist-e" is no present. */
const COMPANY: Readonly<Record<string, readonly string[]>> = {
  a: ['an', 'án'],
  as: ['an', 'án'],
  á: ['an', 'án', 'amos'],
  ás: ['an', 'án', 'amos'],
  e: ['en', 'én'],
  es: ['en', 'én'],
  é: ['en', 'én', 'emos'],
  és: ['en', 'én', 'emos'],
  o: ['a', 'á', 'e', 'é'],
};

/** está, esté and prevé have their stress in the plural, too; what else ends so is an order to "vos" (hablá) or past (ayudé). */
const STRESSED_THIRD: Readonly<Record<string, readonly string[]>> = { á: ['án'], é: ['én'] };

/** Keeps the stems of other tenses (pedí-a, hablab-a, revisast-eis, pidier-a, hablar-an) from being taken for stems of the present. */
function isPresentStem(stem: string, lemma: string, ar: boolean, has: Has): boolean {
  if ((has(`${stem}án`) && !ar) || stem.startsWith(lemma)) return false;
  if (has(`${stem}on`) || has(`${stem.slice(0, -1)}ron`) || /[áéí][rsb]$/.test(stem)) return false;
  if (stem.endsWith('ab') && has(`${stem.slice(0, -2)}ábamos`)) return false;
  const isOfPast = /[aií]st$/.test(stem) && stem.length > lemma.length - 2;
  return !isOfPast && (ar || !stem.endsWith('í') || /[eo]ír$/.test(lemma));
}

const SUBJUNCTIVE_RA: Endings = ['ra', 'ras', 'ra', 'ramos', 'rais', 'ran'];
const SUBJUNCTIVE_SE: Endings = ['se', 'ses', 'se', 'semos', 'seis', 'sen'];
const SUBJUNCTIVE_FUTURE: Endings = ['re', 'res', 're', 'remos', 'reis', 'ren'];
const STRESSED: Readonly<Record<string, string>> = { a: 'á', e: 'é' };

function pastSubjunctive(stem: string, has: Has, add: Add): void {
  const stressed = stem.replace(/[ae]$/, (vowel) => STRESSED[vowel] as string);
  for (const [endings, tense] of [
    [SUBJUNCTIVE_RA, PAST_SUBJUNCTIVE],
    [SUBJUNCTIVE_SE, PAST_SUBJUNCTIVE],
    [SUBJUNCTIVE_FUTURE, Feature.subjunctive | Feature.future],
  ] as const) {
    endings.forEach((ending, person) => {
      const form = (person === 3 ? stressed : stem) + ending;
      if (has(form)) add(form, tense | (PERSONS[person] as number));
    });
  }
}

/** Stems that no vowel change explains. */
const OTHER_STEMS: Readonly<Record<string, readonly string[]>> = {
  decir: ['dir', 'dij', 'dic', 'dig'],
  estar: ['estuv'],
  hacer: ['har', 'hic', 'hiz', 'hag'],
  tener: ['tuv', 'tendr', 'teng'],
  querer: ['quis', 'querr'],
  venir: ['vin', 'vendr', 'veng'],
};
const VOWEL_CHANGES: readonly (readonly [RegExp, string])[] = [
  [/e(?=[^aeiou]*$)/, 'ie'],
  [/e(?=[^aeiou]*$)/, 'i'],
  [/o(?=[^aeiou]*$)/, 'ue'],
  [/o(?=[^aeiou]*$)/, 'u'],
  [/u(?=[^aeiou]*$)/, 'ue'],
  [/c$/, 'zc'],
  [/g$/, 'gu'],
  [/z$/, 'c'],
  [/c$/, 'qu'],
];
const ALL_ENDINGS = new Set(
  [
    PRESENT_AR,
    PRESENT_ER,
    PRESENT_IR,
    SUBJUNCTIVE_AR,
    SUBJUNCTIVE_ER,
    IMPERFECT_AR,
    IMPERFECT_ER,
    FUTURE_ENDINGS,
    PRETERITE_AR,
    PRETERITE_ER,
  ]
    .flat()
    .flatMap((endings) => endings.split('|'))
    .concat('ando', 'iendo', 'yendo', 'ad', 'ed', 'id')
    .flatMap((ending) =>
      ending.endsWith('ron')
        ? [ending, ...['ra', 'ras', 'ran', 'se', 'ses', 'sen'].map((last) => ending.slice(0, -3) + last)]
        : [ending],
    ),
);

/** The forms of a verb and those entries without flags that look like forms of it: "duerme", "estuviera", "dirá". */
export function withLooseForms(lemma: string, forms: ReadonlySet<string>, loose: ReadonlySet<string>): Set<string> {
  const root = lemma.slice(0, -2);
  const stems = [root, ...(OTHER_STEMS[lemma] ?? [])];
  for (const [from, to] of VOWEL_CHANGES) if (from.test(root)) stems.push(root.replace(from, to));
  const found = new Set(forms);
  for (const stem of stems) {
    if (stem.length < 2) continue;
    for (const ending of ALL_ENDINGS) if (loose.has(stem + ending)) found.add(stem + ending);
  }
  return found;
}

/** The second person takes the present's third; the polite ones take the subjunctive. */
function imperatives(lemma: string, ar: boolean, forms: ReadonlySet<string>, has: Has, add: Add): void {
  const base = Object.keys(SHORT_IMPERATIVES).find(
    (verb) => lemma.endsWith(verb) && !/^(?:bendecir|maldecir|predecir)$/.test(lemma),
  );
  if (base !== undefined) {
    const prefix = lemma.slice(0, -base.length);
    for (const short of (SHORT_IMPERATIVES[base] as string).split('|')) {
      if (has(prefix + short)) add(prefix + short, IMPERATIVE | second | singular);
    }
  }
  for (const form of forms) {
    const stem = form.slice(0, -1);
    if (form.endsWith(ar ? 'a' : 'e') && has(`${stem}${ar ? 'an' : 'en'}`) && !has(`${stem}ron`)) {
      if (base === undefined) add(form, IMPERATIVE | second | singular);
    }
    if (
      form.endsWith(ar ? 'e' : 'a') &&
      has(`${form}n`) &&
      has(`${form}s`) &&
      !has(`${stem}ron`) &&
      !/[aeiou]ra$|ía$|aba$/.test(form)
    ) {
      add(form, IMPERATIVE | third | singular);
      add(`${form}n`, IMPERATIVE | third | plural);
    }
    if (form === `${lemma.slice(0, -2)}${ar ? 'á' : /[ií]r$/.test(lemma) ? 'í' : 'é'}`)
      add(form, IMPERATIVE | second | singular);
  }
}

/** The four forms of a participle in -o. */
export function participleForms(participle: string): [string, number][] {
  const stem = participle.slice(0, -1);
  if (!participle.endsWith('o')) return [];
  return [
    [participle, masculine | singular],
    [`${stem}a`, feminine | singular],
    [`${stem}os`, masculine | plural],
    [`${stem}as`, feminine | plural],
  ];
}
