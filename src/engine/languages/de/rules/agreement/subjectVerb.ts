// Agreement between a pronoun and its verb.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, not, oneOf, punctuation, sentenceStart, tagged, word, words } from '../../../../rules/pattern.ts';
import { finite, isNoun, neverFinite } from '../../reading/words.ts';

const PERSONS: Readonly<Record<string, number>> = {
  ich: Feature.first | Feature.singular,
  du: Feature.second | Feature.singular,
  er: Feature.third | Feature.singular,
  man: Feature.third | Feature.singular,
  wir: Feature.first | Feature.plural,
  jeder: Feature.third | Feature.singular,
  jemand: Feature.third | Feature.singular,
  niemand: Feature.third | Feature.singular,
};

const MOOD = Feature.indicative | Feature.subjunctive;

/** The finite forms of the verb for another person and number, keeping its tense and mood. */
export function verbFor(match: Match, name: string, wanted: number): string[] {
  const token = match.token(name);
  const found = new Set<string>();
  const readings = finiteReadings(match.token(name));
  const isOnlyCommand = readings.every(({ features }) => (features & MOOD) === 0);
  for (const { lemma, pos, features } of readings) {
    const tense = features & (Feature.present | Feature.preterite);
    const mood = features & Feature.indicative || isOnlyCommand ? Feature.indicative : features & Feature.subjunctive;
    if (mood === 0) continue;
    // "er brauch": only a command, by its form
    const time = isOnlyCommand ? Feature.present : tense;
    for (const form of match.sentence.lexicon.inflect(lemma, pos, wanted | time | mood)) found.add(form);
  }
  found.delete(token.lower);
  return [...found];
}

const opensClause = (match: Match): boolean => {
  const before = match.before();
  if (
    /^(?:und|oder|wie|als)$/.test(before?.lower ?? '') &&
    match.from > 1 &&
    !isFinite(match.sentence.tokens[match.from - 2])
  )
    return false;
  return before === undefined || before.kind === 'punctuation' || before.pos === Pos.conjunction;
};

/** ich hast, wir hat: a pronoun immediately followed by its verb. */
export const pronounVerb = defineRule({
  id: 'de.agreement-subject-verb.pronoun',
  pattern: [words('ich du er man wir jeder jemand niemand').as('subject'), finite().as('verb').mark()],
  where: (m) => {
    const verb = m.token('verb');
    if (
      verb.text !== verb.lower ||
      !opensClause(m) ||
      verb.readings.some(({ pos }) => pos !== Pos.verb && pos !== Pos.auxiliary)
    )
      return false;
    if (m.token('subject').lower.startsWith('jede') && m.from > 0) return false;
    // "ich sag mal": as spoken
    if (m.token('subject').lower === 'ich' && finiteReadings(verb).every(({ features }) => (features & MOOD) === 0))
      return false;
    return (
      neverFinite(verb, PERSONS[m.token('subject').lower] ?? 0) &&
      verbFor(m, 'verb', PERSONS[m.token('subject').lower] ?? 0).length > 0
    );
  },
  suggest: (m) => verbFor(m, 'verb', PERSONS[m.token('subject').lower] ?? 0),
  wrong: [
    ['Ich hast heute keine Zeit.', 'Ich habe heute keine Zeit.'],
    ['Wir war gestern im Kino.', 'Wir waren gestern im Kino.'],
    ['Man können dort gut essen.', 'Man kann dort gut essen.'],
    ['Er brauch ein neues Fahrrad.', 'Er braucht ein neues Fahrrad.'],
  ],
  right: ['Ich habe keine Zeit.', 'Wir waren im Kino, du warst krank.', 'Man kann dort gut essen.', 'Ich sag mal so.'],
});

/** hat wir, kannst ihr: a verb immediately followed by its pronoun. */
export const verbPronoun = defineRule({
  id: 'de.agreement-subject-verb.inverted',
  priority: 1,
  pattern: [finite().as('verb').mark(), words('ich du er wir man').as('subject')],
  where: (m) => {
    const verb = m.token('verb');
    if (
      verb.text.length < 2 ||
      isNoun(verb) ||
      verb.readings.some(({ pos }) => pos !== Pos.verb && pos !== Pos.auxiliary)
    )
      return false;
    const before = m.before();
    if (before && (before.pos === Pos.subjunction || before.text === ',' || isFinite(before))) return false;
    // "Mach du das": a command; "so geh ich heim": as spoken
    const mayBeShort = /^(?:ich|du)$/.test(m.token('subject').lower);
    if (mayBeShort && finiteReadings(verb).some(({ features }) => (features & Feature.imperative) !== 0)) return false;
    const next = m.after();
    if (isFinite(next) || /^(?:und|oder)$/.test(next?.lower ?? '')) return false;
    const person = PERSONS[m.token('subject').lower] ?? 0;
    return neverFinite(verb, person) && verbFor(m, 'verb', person).length > 0;
  },
  suggest: (m) => verbFor(m, 'verb', PERSONS[m.token('subject').lower] ?? 0),
  wrong: [
    ['Gestern hat wir Besuch bekommen.', 'Gestern haben wir Besuch bekommen.'],
    ['Morgen muss wir früh aufstehen.', 'Morgen müssen wir früh aufstehen.'],
    ['Heute kann du ausschlafen.', 'Heute kannst du ausschlafen.'],
    ['Danach beantworte wir alle Fragen.', 'Danach beantworten wir alle Fragen.'],
  ],
  right: ['Gestern haben wir Besuch bekommen.', 'Morgen müssen wir los.', 'Was er hat, ich nicht.', 'So geh ich heim.'],
});

/** wenn ihr fertig sind: ihr and its verb at the end of a clause. */
export const ihrVerb = defineRule({
  id: 'de.agreement-subject-verb.ihr',
  patterns: [
    [
      words('wenn dass ob weil wo wie was wann warum').as('conjunction'),
      word('ihr'),
      new Element((token) => token.kind === 'word' && !isFinite(token) && token.verbForm === 0).repeat(0, 5),
      words('sind haben können müssen wollen werden möchten').as('verb').mark(),
      oneOf(punctuation(',', '.', '!', '?')),
    ],
    [
      words('wenn dass ob weil wo wie was wann warum').as('conjunction'),
      word('ihr'),
      new Element(
        (token) =>
          token.kind === 'word' &&
          !isFinite(token) &&
          token.verbForm === 0 &&
          !/^(?:die|diese|alle|zu|viele|keine|ihre|meine)$/.test(token.lower),
      )
        .except(tagged([Pos.noun, Pos.adjective], Feature.plural))
        .repeat(0, 4),
      new Element((token) => token.kind === 'word' && token.text === token.lower && /(?:en|ln|rn)$/.test(token.lower))
        .and(tagged([Pos.verb, Pos.auxiliary]))
        .as('verb')
        .mark(),
      oneOf(punctuation(',', '.', '!', '?')),
    ],
    [
      sentenceStart(),
      word('ihr').as('conjunction'),
      words('sind haben können müssen wollen werden möchten').as('verb').mark(),
      not(words('sie er es die wir')),
    ],
    [
      words(
        'wann warum wieso weshalb wo wohin woher wie was vielleicht heute morgen dann jetzt leider gestern natürlich hoffentlich danach',
      ).as('conjunction'),
      finite().as('verb').mark(),
      word('ihr'),
      oneOf(
        words(
          'nicht denn eigentlich heute morgen immer so jetzt da das euch nach am im ins hier dort noch schon gestern ja mal doch vielleicht gern gerne auch einfach uns mir bitte',
        ),
        punctuation('?'),
      ),
    ],
  ],
  where: (m) =>
    // "wenn ihr Freunde kommen": her friends
    !isNoun(m.sentence.tokens[m.from + 2]) &&
    !isNoun(m.after()) &&
    !(
      m.sentence.tokens[m.from + 2]?.pos === Pos.adjective &&
      /e[mnrs]?$/.test(m.sentence.tokens[m.from + 2]?.lower ?? '')
    ) &&
    neverFinite(m.token('verb'), Feature.second | Feature.plural) &&
    verbFor(m, 'verb', Feature.second | Feature.plural).length > 0 &&
    finiteReadings(m.token('verb')).some(({ features }) => (features & Feature.plural) !== 0),
  suggest: (m) => verbFor(m, 'verb', Feature.second | Feature.plural),
  wrong: [
    ['Ihr haben das toll gemacht.', 'Ihr habt das toll gemacht.'],
    ['Sagt Bescheid, wenn ihr fertig sind.', 'Sagt Bescheid, wenn ihr fertig seid.'],
    ['Ihr können gern bei uns schlafen.', 'Ihr könnt gern bei uns schlafen.'],
    ['Ich weiß, dass ihr morgen kommen.', 'Ich weiß, dass ihr morgen kommt.'],
    ['Wo wohnen ihr jetzt?', 'Wo wohnt ihr jetzt?'],
    ['Warum gehen ihr heute nicht?', 'Warum geht ihr heute nicht?'],
  ],
  right: [
    'Wenn ihr Freunde böse sind, weint sie.',
    'Wenn ihr Eltern davon erzählen, staunt sie.',
    'Ihr haben wir viel zu verdanken.',
    'Sie ist froh, dass ihr beim Umzug Freunde helfen.',
  ],
});
