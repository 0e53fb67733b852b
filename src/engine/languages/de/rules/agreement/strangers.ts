// Verbs in a person that nobody in their clause is: die Nachbarn habt, sie gebt, ihr kann bei uns schlafen.
import { Feature } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { Element, oneOf, punctuation, sentenceStart, words } from '../../../../rules/pattern.ts';
import type { Token } from '../../../../rules/token.ts';
import type { Chunk } from '../../reading/chunks.ts';
import { frameAt } from '../../reading/frame.ts';
import { Row } from '../../reading/recast.ts';
import { neverFinite } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

const SINGULAR = 0x7;

/** hast, habt, könnt: a form of the second person and no other. */
const isAddressing = (token: Token): boolean =>
  token.text === token.lower &&
  isFinite(token) &&
  neverFinite(token, Feature.third) &&
  neverFinite(token, Feature.first) &&
  finiteReadings(token).some(({ features }) => (features & Feature.second) !== 0);

/** The subject beside the verb, in the third person and nothing but a subject. */
function subjectOf(m: Match): Chunk | null {
  const verb = m.token('verb');
  const frame = frameAt(m.sentence, verb.index);
  const { tokens } = m.sentence;
  if (!frame || frame.finite !== verb || frame.start === verb.index) return null;
  // "ihr, die ihr", "euer Team und ihr"; a command behind "und"
  if (tokens.some(({ lower }) => /^(?:ihr|du|euch|dir|dich|und|oder)$/.test(lower))) return null;
  const beside = frame.chunks.find(({ to }) => to === verb.index);
  if (!beside || (beside.kind !== 'phrase' && beside.kind !== 'pronoun') || beside.isLoose) return null;
  const isFirst = beside.from === frame.start;
  const isThird =
    beside.kind === 'phrase' ? beside.determiner !== undefined : PRONOUNS.test(tokens[beside.from]?.lower ?? '');
  return isFirst && isThird && (beside.cells & Row.nominative) !== 0 ? beside : null;
}

const PRONOUNS = /^(?:er|sie|es|man|wer|jemand|niemand|das|dies)$/;

function fixes(m: Match): string[] {
  const subject = subjectOf(m);
  if (!subject) return [];
  const cells = subject.cells & Row.nominative;
  return [
    ...((cells & SINGULAR) !== 0 ? verbFor(m, 'verb', Feature.third | Feature.singular) : []),
    ...((cells & ~SINGULAR) !== 0 ? verbFor(m, 'verb', Feature.third | Feature.plural) : []),
  ];
}

/** Der Mann am Schalter habt, sie gebt ihrem Sohn: the second person with a subject in the third. */
export const stranger = defineRule({
  id: 'de.agreement-subject-verb.second-person',
  priority: -1,
  pattern: [new Element(isAddressing).as('verb').mark()],
  where: (m) => fixes(m).length > 0,
  suggest: fixes,
  wrong: [
    ['Sie gebt ihrem Sohn jeden Freitag Geld.', 'Sie gibt ihrem Sohn jeden Freitag Geld.'],
    ['Meine Nachbarin habt gestern lange gewartet.', 'Meine Nachbarin hat gestern lange gewartet.'],
    ['Deine Tochter könnt auch im Hof parken.', 'Deine Tochter kann auch im Hof parken.'],
  ],
  right: [
    'Ihr gebt eurem Sohn zu viel Geld.',
    'Die Karten könnt ihr behalten.',
    'Das Geld habt ihr doch bekommen.',
    'Bitte gebt mir das Buch.',
  ],
});

const MODALS = 'kann muss soll will darf';

/** Ihr kann gern bei uns schlafen: nobody else is there who could. */
export const ihrAlone = defineRule({
  id: 'de.agreement-subject-verb.ihr-alone',
  pattern: [sentenceStart(), words('ihr').as('subject'), words(MODALS).as('verb').mark()],
  where: (m) => {
    const verb = m.token('verb');
    const frame = frameAt(m.sentence, verb.index);
    if (!frame || frame.isPassive || frame.lemmas.some((lemma) => IMPERSONAL.test(lemma))) return false;
    const last = m.sentence.tokens[frame.end - 1];
    if (last?.verbForm !== Feature.infinitive || m.sentence.tokens[frame.end - 2]?.verbForm !== 0) return false;
    const others = frame.chunks.filter(({ from }) => from !== m.from);
    return !others.some(
      ({ kind, cells }) => (kind === 'phrase' || kind === 'pronoun') && (cells & Row.nominative) !== 0,
    );
  },
  suggest: (m) => verbFor(m, 'verb', Feature.second | Feature.plural),
  wrong: [
    ['Ihr kann gern bei uns im Garten schlafen.', 'Ihr könnt gern bei uns im Garten schlafen.'],
    ['Ihr muss am Montag unbedingt pünktlich kommen.', 'Ihr müsst am Montag unbedingt pünktlich kommen.'],
    ['Ihr darf am Samstag länger aufbleiben.', 'Ihr dürft am Samstag länger aufbleiben.'],
  ],
  right: [
    'Ihr kann niemand helfen.',
    'Ihr kann geholfen werden.',
    'Ihr muss das klar sein.',
    'Ihr kann nichts mehr passieren.',
  ],
});

const IMPERSONAL = /^(?:sein|werden|passieren|gefallen|fehlen|schmecken|gelingen|gehen|helfen|drohen)$/;

/** A plural form of a verb that is no copula: wer von euch sind die Sieger. */
const isPlural = (token: Token): boolean =>
  token.text === token.lower &&
  isFinite(token) &&
  neverFinite(token, Feature.third | Feature.singular) &&
  finiteReadings(token).some(({ features }) => (features & Feature.plural) !== 0) &&
  !token.readings.some(({ lemma }) => lemma === 'sein' || lemma === 'werden');

/** Jeder der drei Bewerber haben, wer von euch haben: one of several. */
export const oneOfSeveral = defineRule({
  id: 'de.agreement-subject-verb.one-of-several',
  patterns: [
    [
      oneOf(words('jeder jede jedes keiner keines wer niemand jemand')).as('one'),
      words('von der dieser unserer meiner seiner ihrer eurer deiner'),
      new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 3),
      new Element(isPlural).as('verb').mark(),
    ],
  ],
  where: (m) => {
    const before = m.before();
    const isOpen = before === undefined || before.kind === 'punctuation';
    const after = m.after(1);
    return isOpen && !/^(?:wir|sie|ihr|die|alle|viele|beide|zu)$/.test(after?.lower ?? '') && fixOfOne(m).length > 0;
  },
  suggest: fixOfOne,
  wrong: [
    ['Jeder der drei Bewerber haben viel Erfahrung.', 'Jeder der drei Bewerber hat viel Erfahrung.'],
    ['Wer von euch haben das Licht angelassen?', 'Wer von euch hat das Licht angelassen?'],
    ['Keiner von meinen Freunden kennen diesen Film.', 'Keiner von meinen Freunden kennt diesen Film.'],
  ],
  right: [
    'Jeder von ihnen haben wir geholfen.',
    'Die Kinder haben Ferien, keines von ihnen langweilt sich.',
    'Die Nachbarn haben einen Hund, und jeder von uns kennt ihn.',
  ],
});

function fixOfOne(m: Match): string[] {
  return verbFor(m, 'verb', Feature.third | Feature.singular);
}

/** nicht nur die Lehrer, sondern auch die Schüler war: the nearer subject rules. */
export const butAlso = defineRule({
  id: 'de.agreement-subject-verb.but-also',
  pattern: [
    punctuation(','),
    words('sondern'),
    words('auch'),
    words('die diese meine deine seine ihre unsere eure viele alle einige'),
    new Element((token) => token.kind === 'word' && !isFinite(token)).repeat(1, 3),
    new Element((token) => isFinite(token) && token.text === token.lower).as('verb').mark(),
  ],
  where: (m) => {
    const verb = m.token('verb');
    const frame = frameAt(m.sentence, verb.index);
    const subject = frame?.chunks.find(({ to }) => to === verb.index);
    return (
      subject?.kind === 'phrase' &&
      (subject.cells & Row.nominative) === 0x8 &&
      neverFinite(verb, Feature.third | Feature.plural) &&
      !frame?.chunks.some(
        (each) => each !== subject && (each.cells & SINGULAR) !== 0 && each.kind !== 'prepositional',
      ) &&
      verbFor(m, 'verb', Feature.third | Feature.plural).length > 0
    );
  },
  suggest: (m) => verbFor(m, 'verb', Feature.third | Feature.plural),
  wrong: [
    [
      'Nicht nur die Lehrer, sondern auch die Schüler war begeistert.',
      'Nicht nur die Lehrer, sondern auch die Schüler waren begeistert.',
    ],
    [
      'Nicht nur Anna, sondern auch ihre Eltern hat sich gefreut.',
      'Nicht nur Anna, sondern auch ihre Eltern haben sich gefreut.',
    ],
    [
      'Nicht nur der Preis, sondern auch die Kosten steigt weiter.',
      'Nicht nur der Preis, sondern auch die Kosten steigen weiter.',
    ],
  ],
  right: [
    'Nicht nur er, sondern auch die Frau war froh.',
    'Nicht nur die Lehrer, sondern auch die Schüler waren froh.',
    'Nicht nur das Bild, sondern auch die Bücher hat er verkauft.',
  ],
});
