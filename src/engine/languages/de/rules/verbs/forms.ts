// Verb forms: participles after haben and sein, and imperatives.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { anyWord, can, Element, oneOf, punctuation, sentenceEnd, word, words } from '../../../../rules/pattern.ts';
import { rowsOf } from '../../../../rules/rows.ts';
import type { Token } from '../../../../rules/token.ts';
import { wordsIn } from '../../../../rules/wordRows.ts';
import { SEPARABLE } from '../../reading/separable.ts';
import imperatives from '../../rows/imperatives.tsv';
import perfect from '../../rows/perfect.words.tsv';

const BARE = listed(
  'lassen sehen hören können müssen dürfen sollen wollen mögen brauchen helfen fühlen werden haben sein gehen stehen liegen hängen sitzen wohnen lernen lachen reden bleiben',
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

/** Participles with the ending or the stem of another kind of verb, which no verb has: geholft, genehmt, aufgemachen. */
function mendedParticiples(m: Match): string[] {
  const { lexicon } = m.sentence;
  const typed = m.token('verb');
  const found = new Set<string>();
  const add = (form: string): void => {
    const isOne = lexicon
      .analyses(form)
      .some(
        ({ pos, lemma, features }) =>
          (pos === Pos.verb && (features & Feature.pastParticiple) !== 0) || (pos === Pos.adjective && lemma === form),
      );
    if (isOne) found.add(form);
  };
  const [, particle = '', stem = '', ending = ''] = INVENTED.exec(typed.lower) ?? [];
  if (ending === '') return [];
  add(`${particle}ge${stem}${ending === 'en' ? 't' : 'en'}`);
  for (const base of [`${particle}${stem}en`, `${particle}${stem}n`])
    for (const form of lexicon.inflect(base, Pos.verb, Feature.pastParticiple))
      if (form.startsWith(`${particle}ge`)) add(form);
  return [...found];
}

const INVENTED = new RegExp(`^((?:${SEPARABLE.join('|')}|durch|unter)?)ge(\\p{L}{2,}?)(e?t|en)$`, 'u');

/** Ich habe dir geholft: no form of any verb, so the dictionary cannot know it. */
function isInvented(m: Match): boolean {
  const { lexicon } = m.sentence;
  // readings that the lexicon only forms: abgeschicken as a verb of its own, but not gehören, angenehmen
  const isListed = m
    .token('verb')
    .readings.some(
      ({ lemma, pos }) =>
        (pos !== Pos.verb && pos !== Pos.adjective) ||
        lexicon.inflect(lemma, pos, pos === Pos.verb ? Feature.present : Feature.plural).length > 0 ||
        (pos === Pos.adjective && /(?:t|en)$/.test(lemma)),
    );
  return !isListed && mendedParticiples(m).length > 0;
}

/** haben … anfangen: the participle. */
export const participleAfterHaben = defineRule({
  id: 'de.verb-forms.participle',
  patterns: [
    [HAVE.as('have'), filler(), can(Pos.verb, Feature.infinitive).as('verb').mark(), close()],
    [HAVE.as('have'), filler(), can(Pos.verb, Feature.infinitive).as('verb').mark(), sentenceEnd()],
    [
      anyWord().as('invented'),
      new Element((token) => token.text === token.lower && INVENTED.test(token.lower)).as('verb').mark(),
    ],
  ],
  overridesSpelling: true,
  where: (m) => {
    const verb = m.token('verb');
    if (m.names('invented')) return isInvented(m);
    return (
      isFinite(m.token('have')) &&
      verb.text === verb.lower &&
      m.token('have').index > 0 &&
      participles(m, 'verb').length > 0
    );
  },
  unless: {
    'zu inside': {
      when: (m) => /zu/.test(m.token('verb').lower),
      right: 'Ihr habt noch viel einzukaufen.',
    },
    'more than an infinitive': {
      when: (m) =>
        m
          .token('verb')
          .readings.some(({ pos, features }) => pos !== Pos.verb || (features & Feature.pastParticiple) !== 0),
      right: 'Mein Bruder hat genau den gleichen.',
    },
    'another clause begins': {
      when: (m) => /^(?:und|oder)$/.test(m.sentence.tokens[m.from + 1]?.lower ?? ''),
      right: 'Alle, die Zeit haben und uns gern unterstützen, sind willkommen.',
    },
  },
  suggest: (m) => (m.names('invented') ? mendedParticiples(m) : participles(m, 'verb')),
  wrong: [
    ['Wir haben gestern lange mit ihm sprechen.', 'Wir haben gestern lange mit ihm gesprochen.'],
    ['Die Gäste haben um acht mit dem Essen anfangen.', 'Die Gäste haben um acht mit dem Essen angefangen.'],
    ['Ich habe das Paket schon zur Post bringen.', 'Ich habe das Paket schon zur Post gebracht.'],
    ['Sie hat mich gestern anrufen', 'Sie hat mich gestern angerufen'],
    ['Er hat mir schon oft geholft.', 'Er hat mir schon oft geholfen.'],
    ['Ich habe die Kasse schon aufgemachen.', 'Ich habe die Kasse schon aufgemacht.'],
    ['Ich habe eine Nummer genehmt.', 'Ich habe eine Nummer genommen.'],
  ],
  right: [
    'Wir haben mit ihm gesprochen.',
    'Ich habe ihn singen hören.',
    'Wir haben keine Lust, ins Kino zu gehen.',
    'Du hast gut lachen.',
    'Wir haben einen angenehmen Abend mit gemeinen Leuten verbracht, die zu uns gehören.',
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

const MOVING = word(...wordsIn(perfect, 'auxiliary', 'sein'));

/** nach Hause, zum Bahnhof, ins Kino: directions only, with nothing that could be an object. */
function goesSomewhere(between: readonly Token[]): boolean {
  const hasPlace = between.some(({ lower }) => /^(?:nach|zum|zur|ins|zu|dorthin|dahin|runter|hin)$/.test(lower));
  const hasObject = between.some(
    ({ lower, pos }, i) =>
      /^(?:mich|dich|ihn|sie|es|uns|euch|das|die|den|alles)$/.test(lower) ||
      (pos === Pos.determiner && between[i - 1]?.pos !== Pos.preposition),
  );
  return hasPlace && !hasObject;
}

const WITH_HABEN = word(...wordsIn(perfect, 'auxiliary', 'haben'));

/** Ich bin gearbeitet: the auxiliary haben. */
export const auxiliaryHaben = defineRule({
  id: 'de.verb-forms.haben-sein',
  pattern: [
    words('bin bist sind seid war warst waren').as('be').mark(),
    new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(0, 7),
    WITH_HABEN.as('verb'),
    close(),
  ],
  where: (m) => {
    const be = m.token('be').index;
    const isPerson = (token: Token | undefined) => /^(?:ich|du|wir|ihr)$/.test(token?.lower ?? '');
    return isPerson(m.sentence.tokens[be - 1]) || isPerson(m.sentence.tokens[be + 1]);
  },
  suggest: (m) => {
    const be = m.token('be').lower;
    return [Object.entries(HABEN_TO_SEIN).find(([, sein]) => sein === be)?.[0] ?? ''];
  },
  wrong: [
    ['Ich bin gestern bis acht gearbeitet.', 'Ich habe gestern bis acht gearbeitet.'],
    ['Wir sind lange auf den Bus gewartet.', 'Wir haben lange auf den Bus gewartet.'],
    ['Bist du gut geschlafen?', 'Hast du gut geschlafen?'],
  ],
  right: ['Die Fenster sind frisch geputzt.', 'Wir sind schon lange hier.', 'Wir sind nach Hause gelaufen.'],
});

/** hat gegangen: the auxiliary sein. */
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
    // "den Gast nach Hause gefahren": with an object, the auxiliary is haben
    if (/^(?:gefahren|geflogen|gelaufen|gefallen|gerannt)$/.test(m.token('verb').lower)) return goesSomewhere(between);
    if (m.token('verb').lower === 'umgezogen')
      return !between.some((token) => /^(?:sich|mich|dich|uns)$/.test(token.lower));
    return !between.some((token) => token.lower === 'sein');
  },
  suggest: (m) => [HABEN_TO_SEIN[m.token('have').lower] ?? ''],
  wrong: [
    ['Er hat schon nach Hause gegangen.', 'Er ist schon nach Hause gegangen.'],
    ['Wir haben gestern Abend zu Hause geblieben.', 'Wir sind gestern Abend zu Hause geblieben.'],
    ['Ich habe heute um sechs aufgestanden.', 'Ich bin heute um sechs aufgestanden.'],
    ['Ich habe gestern ins Kino gegangen', 'Ich bin gestern ins Kino gegangen'],
    ['Wir haben zu Hause geblieben', 'Wir sind zu Hause geblieben'],
  ],
  right: [
    'Er hat den Hund nach Hause gefahren.',
    'Sie hat das Rad geschoben und ist gekommen.',
    'Er hat sich umgezogen.',
  ],
});

/** Les bitte: imperatives with i. */
export const imperative = defineRule({
  id: 'de.verb-forms.imperative',
  ...rowsOf(imperatives),
});
