// Forms of verbs: participles after haben and sein, imperatives, the subjunctive, prepositions that a verb asks for.
import { Feature, Pos } from '../../lexicon/features.ts';
import { defineRule } from '../defineRule.ts';
import type { Match } from '../match.ts';
import {
  can,
  Element,
  lemma,
  oneOf,
  punctuation,
  sentenceEnd,
  sentenceStart,
  tagged,
  word,
  words,
} from '../pattern.ts';
import { clauseEnd, isFinite, listed } from './words.ts';

const BARE = listed(
  'lassen sehen hören können müssen dürfen sollen wollen mögen brauchen helfen fühlen werden haben sein gehen lernen lachen reden bleiben',
);
const HAVE = words('habe hast hat haben habt hatte hattest hatten hattet');

const filler = (): Element =>
  new Element((token) => token.kind === 'word' && !isFinite(token) && token.lower !== 'zu').repeat(1, 12);
const close = (): Element => oneOf(punctuation('.', '!', '?', ','), words('und oder'));

function participles(m: Match, name: string): string[] {
  const found = new Set<string>();
  for (const { lemma: base, pos, features } of m.token(name).readings) {
    if (pos !== Pos.verb || (features & Feature.infinitive) === 0 || BARE.has(base)) continue;
    for (const form of m.sentence.lexicon.inflect(base, Pos.verb, Feature.pastParticiple)) found.add(form);
  }
  found.delete(m.token(name).lower);
  return [...found];
}

/** haben … anfangen: the participle. */
export const participleAfterHaben = defineRule({
  id: 'de.verb-forms.participle',
  patterns: [
    [HAVE.as('have'), filler(), can(Pos.verb, Feature.infinitive).as('verb').mark(), close()],
    [HAVE.as('have'), filler(), can(Pos.verb, Feature.infinitive).as('verb').mark(), sentenceEnd()],
  ],
  where: (m) => {
    const verb = m.token('verb');
    const before = m.sentence.tokens[verb.index - 1];
    if (
      !isFinite(m.token('have')) ||
      verb.text !== verb.lower ||
      /zu/.test(verb.lower) ||
      (before === undefined || (before.verbForm !== 0 && before.text === before.lower)) ||
      before.lower === 'haben'
    )
      return false;
    if (verb.readings.some(({ pos, features }) => pos !== Pos.verb || (features & Feature.pastParticiple) !== 0))
      return false;
    const end = clauseEnd(m.sentence, m.token('have').index);
    const after = m.sentence.tokens.slice(verb.index + 1, end);
    return (
      m.token('have').index > 0 && !after.some((token) => token.verbForm !== 0) && participles(m, 'verb').length > 0
    );
  },
  suggest: (m) => participles(m, 'verb'),
  wrong: [
    ['Wir haben gestern lange mit ihm sprechen.', 'Wir haben gestern lange mit ihm gesprochen.'],
    ['Die Gäste haben um acht mit dem Essen anfangen.', 'Die Gäste haben um acht mit dem Essen angefangen.'],
    ['Ich habe das Paket schon zur Post bringen.', 'Ich habe das Paket schon zur Post gebracht.'],
  ],
  right: [
    'Wir haben mit ihm gesprochen.',
    'Ich habe ihn singen hören.',
    'Wir haben keine Lust, ins Kino zu gehen.',
    'Du hast gut lachen.',
  ],
});

const HABEN_TO_SEIN: Readonly<Record<string, string>> = {
  habe: 'bin',
  hast: 'bist',
  hat: 'ist',
  haben: 'sind',
  habt: 'seid',
  hatte: 'war',
  hattest: 'warst',
  hatten: 'waren',
  hattet: 'wart',
};
const MOVING = words(
  'gegangen gekommen geblieben gewesen gestorben eingeschlafen aufgewacht aufgestanden angekommen mitgekommen zurückgekommen zurückgegangen weggegangen ausgegangen umgezogen gelandet gereist abgereist verreist passiert geschehen gewachsen aufgewachsen verschwunden entstanden ausgestiegen eingestiegen umgestiegen abgestürzt erschienen explodiert gesunken gestiegen hingefallen hinuntergefallen weggelaufen losgefahren losgegangen spazieren',
);

/** hat gegangen: sein. */
export const auxiliarySein = defineRule({
  id: 'de.verb-forms.sein-haben',
  patterns: [
    [
      HAVE.as('have').mark(),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 10),
      MOVING.as('verb'),
      close(),
    ],
    [
      HAVE.as('have').mark(),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 10),
      MOVING.as('verb'),
      sentenceEnd(),
    ],
  ],
  where: (m) => {
    const between = m.sentence.tokens.slice(m.from + 1, m.token('verb').index);
    if (m.token('verb').lower === 'umgezogen')
      return !between.some((token) => /^(?:sich|mich|dich|uns)$/.test(token.lower));
    return m.token('verb').lower !== 'spazieren' && !between.some((token) => token.lower === 'sein');
  },
  suggest: (m) => [HABEN_TO_SEIN[m.token('have').lower] ?? ''],
  wrong: [
    ['Er hat schon nach Hause gegangen.', 'Er ist schon nach Hause gegangen.'],
    ['Wir haben gestern Abend zu Hause geblieben.', 'Wir sind gestern Abend zu Hause geblieben.'],
    ['Ich habe heute um sechs aufgestanden.', 'Ich bin heute um sechs aufgestanden.'],
  ],
  right: ['Er ist nach Hause gegangen.', 'Sie hat das Rad geschoben und ist gekommen.', 'Er hat sich umgezogen.'],
});

const IMPERATIVES: Readonly<Record<string, string>> = {
  les: 'lies',
  lese: 'lies',
  ess: 'iss',
  esse: 'iss',
  nehm: 'nimm',
  nehme: 'nimm',
  geb: 'gib',
  gebe: 'gib',
  vergess: 'vergiss',
  vergesse: 'vergiss',
  sprech: 'sprich',
  spreche: 'sprich',
  helf: 'hilf',
  helfe: 'hilf',
  werf: 'wirf',
  werfe: 'wirf',
  treff: 'triff',
  treffe: 'triff',
  versprech: 'versprich',
  sterb: 'stirb',
  brech: 'brich',
  seh: 'sieh',
  messe: 'miss',
  trete: 'tritt',
};

/** Les bitte: imperatives with i. */
export const imperative = defineRule({
  id: 'de.verb-forms.imperative',
  patterns: [
    [
      sentenceStart(),
      words(Object.keys(IMPERATIVES).join(' ')).as('verb').mark(),
      words('bitte mir mal doch nicht uns ihm ihr das die den dem deine dein deinen einfach lieber erst'),
    ],
    [
      punctuation(','),
      words('les ess nehm geb vergess sprech helf werf treff').as('verb').mark(),
      words('bitte mir mal doch nicht uns ihm ihr das die den dem deine dein deinen einfach lieber erst'),
    ],
  ],
  where: (m) => m.after()?.lower !== 'ich',
  suggest: (m) => [IMPERATIVES[m.token('verb').lower] ?? ''],
  wrong: [
    ['Les bitte zuerst die Anleitung.', 'Lies bitte zuerst die Anleitung.'],
    ['Gebe mir bitte das Salz.', 'Gib mir bitte das Salz.'],
    ['Nehme doch noch ein Stück Kuchen.', 'Nimm doch noch ein Stück Kuchen.'],
  ],
  right: ['Lies bitte die Anleitung.', 'Gebe ich dir das Buch, liest du es nicht.', 'Gib mir das Salz.'],
});

const IRREAL: Readonly<Record<string, string>> = {
  hatte: 'hätte',
  hattest: 'hättest',
  hatten: 'hätten',
  hattet: 'hättet',
  war: 'wäre',
  warst: 'wärst',
  waren: 'wären',
  konnte: 'könnte',
  konntest: 'könntest',
  konnten: 'könnten',
  musste: 'müsste',
  mussten: 'müssten',
  durfte: 'dürfte',
  durften: 'dürften',
  wurde: 'würde',
  wurden: 'würden',
};
const FORMS = Object.keys(IRREAL).join(' ');

/** Wenn ich Zeit hatte, würde ich: the subjunctive. */
export const subjunctive = defineRule({
  id: 'de.verb-forms.subjunctive',
  patterns: [
    [
      word('wenn'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 12),
      words(FORMS).as('verb').mark(),
      punctuation(','),
      words('dann so').optional(),
      words('würde würdest würden würdet wäre wären hätte hätten könnte könnten'),
    ],
    [
      words('würde wäre hätte würden wären'),
      new Element((token) => token.kind === 'word').repeat(1, 8),
      punctuation(','),
      word('wenn'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 10),
      words(FORMS).as('verb').mark(),
      punctuation('.', '!'),
    ],
  ],
  suggest: (m) => [IRREAL[m.token('verb').lower] ?? ''],
  wrong: [
    ['Wenn ich reich war, würde ich ein Haus kaufen.', 'Wenn ich reich wäre, würde ich ein Haus kaufen.'],
    [
      'Wenn wir mehr Platz hatten, könnten alle hier schlafen.',
      'Wenn wir mehr Platz hätten, könnten alle hier schlafen.',
    ],
    ['Ich würde kommen, wenn ich frei hatte.', 'Ich würde kommen, wenn ich frei hätte.'],
  ],
  right: [
    'Wenn ich reich wäre, würde ich reisen.',
    'Immer wenn er krank war, kam sie.',
    'Als ich Zeit hatte, ging ich hin.',
  ],
});

/** wenn ich Zeit haben würde: two würde. */
export const wouldInCondition = defineRule({
  id: 'de.verb-forms.wenn-wuerde',
  category: 'style',
  type: 'style',
  level: 'picky',
  pattern: [
    word('wenn'),
    new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 10),
    words('haben sein').as('verb').mark(),
    words('würde würdest würden würdet').as('would').mark(),
  ],
  suggest: (m) => [m.token('would').lower.replace('würde', m.token('verb').lower === 'haben' ? 'hätte' : 'wäre')],
  wrong: [
    ['Wenn ich Zeit haben würde, käme ich mit.', 'Wenn ich Zeit hätte, käme ich mit.'],
    ['Es wäre schön, wenn du da sein würdest.', 'Es wäre schön, wenn du da wärest.'],
    ['Wenn wir Glück haben würden, ginge es schneller.', 'Wenn wir Glück hätten, ginge es schneller.'],
  ],
  right: ['Wenn ich Zeit hätte, käme ich mit.', 'Wenn er singen würde, gingen alle.', 'Ich würde gern da sein.'],
});

interface Government {
  verb: Element;
  wrong: Element;
  right: string;
}

const middle = (): Element =>
  new Element(
    (token) =>
      token.kind === 'word' &&
      !/^(?:auf|für|über|an|um|von|mit|zu|in|dass|ob)$/.test(token.lower) &&
      token.pos !== Pos.noun,
  ).repeat(0, 4);

const GOVERNMENTS: readonly Government[] = [
  { verb: lemma('warten'), wrong: word('für'), right: 'auf' },
  { verb: lemma('interessieren'), wrong: words('über an in'), right: 'für' },
  { verb: words('interesse'), wrong: word('für'), right: 'an' },
  { verb: lemma('verzichten'), wrong: words('von für an'), right: 'auf' },
  { verb: lemma('teilnehmen'), wrong: words('in bei'), right: 'an' },
  { verb: lemma('kümmern'), wrong: words('über für'), right: 'um' },
  { verb: words('stolz'), wrong: words('für'), right: 'auf' },
  { verb: words('zufrieden'), wrong: words('von für'), right: 'mit' },
  { verb: words('abhängig'), wrong: words('an auf'), right: 'von' },
  { verb: words('interessiert').and(tagged(Pos.adjective)), wrong: words('in für'), right: 'an' },
  { verb: words('verantwortlich'), wrong: words('über von'), right: 'für' },
  { verb: lemma('erinnern'), wrong: words('über von auf'), right: 'an' },
  { verb: lemma('gratulieren'), wrong: word('für'), right: 'zu' },
];

/** warten für: the preposition that a verb or adjective asks for. */
export const government = defineRule({
  id: 'de.verb-forms.preposition',
  patterns: GOVERNMENTS.map(({ verb, wrong }) => [
    verb.as('verb'),
    middle(),
    wrong.as('prep').mark(),
    tagged([Pos.determiner, Pos.pronoun, Pos.noun, Pos.properNoun, Pos.adjective]).as('next'),
  ]),
  where: (m) => {
    const next = m.sentence.tokens[m.to];
    const hit = GOVERNMENTS.find(
      (each) =>
        typeof each.verb.test === 'function' &&
        each.verb.test(m.token('verb')) &&
        typeof each.wrong.test === 'function' &&
        each.wrong.test(m.token('prep')),
    );
    if (!hit || (m.token('next').lower === 'das' && next?.kind === 'punctuation')) return false;
    // the dative stays in place only where the new preposition takes it, too
    return (
      !/^(?:monat|jahr|woche|zeit|stunde|minute|ersten|alle|immer|sich|uns)/.test(m.token('next').lower) &&
      !/^(?:stunde|woche|monat|minute|jahr|tag)/.test(next?.lower ?? '')
    );
  },
  suggest: (m) => {
    const hit = GOVERNMENTS.find(
      (each) =>
        typeof each.verb.test === 'function' &&
        each.verb.test(m.token('verb')) &&
        typeof each.wrong.test === 'function' &&
        each.wrong.test(m.token('prep')),
    );
    return hit ? [hit.right] : [];
  },
  wrong: [
    ['Wir warten noch für die Rechnung.', 'Wir warten noch auf die Rechnung.'],
    ['Sie interessiert sich sehr über Politik.', 'Sie interessiert sich sehr für Politik.'],
    ['Ich bin sehr stolz für meine Tochter.', 'Ich bin sehr stolz auf meine Tochter.'],
  ],
  right: ['Wir warten auf die Rechnung.', 'Ich warte für heute nicht mehr.', 'Sie ist stolz auf ihre Tochter.'],
});

/** Ich bin mir dem Ergebnis zufrieden: mit. */
export const mirMit = defineRule({
  id: 'de.verb-forms.mir-mit',
  pattern: [
    word('mir').mark(),
    words('dem der den einem einer meinem meiner unserem unserer seinem ihrem freundlichen'),
    new Element((token) => token.kind === 'word').repeat(1, 5),
    words('zufrieden einverstanden fertig beschäftigt unzufrieden'),
  ],
  suggest: () => ['mit'],
  wrong: [
    ['Ich bin mir dem Zimmer sehr zufrieden.', 'Ich bin mit dem Zimmer sehr zufrieden.'],
    ['Wir sind mir dem Vorschlag einverstanden.', 'Wir sind mit dem Vorschlag einverstanden.'],
    ['Bist du mir der Arbeit schon fertig?', 'Bist du mit der Arbeit schon fertig?'],
  ],
  right: ['Ich bin mit dem Zimmer zufrieden.', 'Gib mir den Schlüssel.', 'Das ist mir der Spaß wert.'],
});

/** All rules of verb forms. */
export const verbFormRules = [
  participleAfterHaben,
  auxiliarySein,
  imperative,
  subjunctive,
  wouldInCondition,
  government,
  mirMit,
];
