// Agreement between subject and verb at a distance: a singular verb in a clause whose only subject is plural, and
// vice versa.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { reads } from '../../../../rules/token.ts';
import {
  type Clause,
  type ClausePhrase,
  isPluralSubject,
  isSingularSubject,
  judgedClause,
  NOMINATIVE_PLURAL,
  NOMINATIVE_SINGULAR,
} from '../../reading/clause.ts';
import { finite, isVerbForm, neverFinite } from '../../reading/words.ts';
import { verbFor } from './subjectVerb.ts';

const QUANTITIES = listed(
  'reihe anzahl menge mehrheit hälfte teil zahl gruppe vielzahl viertel drittel fünftel prozent paar mehrzahl großteil handvoll dutzend hundert tausend million mal art rest masse fülle unzahl',
);
const MEASURES = listed(
  'meter kilometer zentimeter stunden minuten sekunden jahre monate wochen tage euro prozent grad kilo liter mal nächte male abende morgen',
);

/** Whether the match's verb can only be a finite indicative. */
export function isPlainVerb(m: Match): boolean {
  const verb = m.token('verb');
  return (verb.text === verb.lower || verb.index === 0) && isVerbForm(verb) && verb.text.length > 2;
}

/** In diesem Haus wohnt viele Familien: a plural subject. */
export const pluralSubject = defineRule({
  id: 'de.agreement-subject-verb.plural',
  pattern: [finite().as('verb').mark()],
  where: (m) => {
    const verb = m.token('verb');
    if (!isPlainVerb(m) || !neverFinite(verb, Feature.third | Feature.plural)) return false;
    const isThird = verb.readings.some(
      ({ features }) =>
        (features & Feature.third) !== 0 &&
        (features & Feature.singular) !== 0 &&
        (features & Feature.indicative) !== 0,
    );
    // "Bildet Gruppen und denkt an alle": commands
    if (!isThird || isOrder(m)) return false;
    const clause = judgedClause(m.sentence, verb);
    // "dass die Ziele erfüllt, ja übererfüllt sind": a participle
    if (!clause || (reads(verb, Pos.adjective) && verb.index === clause.end - 1)) return false;
    // "Viele Leute wünscht sich mehr Ruhe": the subject precedes the verb
    const isFronted = m.after()?.lower === 'sich' && m.before()?.pos === Pos.noun;
    if (clause.hasSingularPronoun && !isFronted) return false;
    if (
      clause.phrases.some(
        (each) =>
          ((each.cells & NOMINATIVE_SINGULAR) !== 0 && !isObject(m, clause, each) && !(isFronted && each.isBare)) ||
          each.cells === 0,
      )
    )
      return false;
    const subjects = clause.phrases.filter(isPluralSubject);
    const [subject] = subjects;
    if (!subject || MEASURES.has(subject.noun.lower) || /^beiden?$/.test(m.sentence.tokens[subject.from]?.lower ?? ''))
      return false;
    const before = m.sentence.tokens[subject.from - 1];
    return !/^(?:als|wie|minus|plus)$/.test(before?.lower ?? '') && !isImpersonal(m);
  },
  suggest: (m) => verbFor(m, 'verb', Feature.third | Feature.plural),
  wrong: [
    ['In dieser Straße steht viele alte Häuser.', 'In dieser Straße stehen viele alte Häuser.'],
    ['Leider war die Zimmer sehr schmutzig.', 'Leider waren die Zimmer sehr schmutzig.'],
    [
      'Ich finde, dass die Preise in letzter Zeit zu stark gestiegen ist.',
      'Ich finde, dass die Preise in letzter Zeit zu stark gestiegen sind.',
    ],
  ],
  right: [
    'In dieser Straße stehen viele alte Häuser.',
    'Die Kinder hat Opa abgeholt.',
    'Den Gästen wird jeden Abend vorgelesen.',
    'Wer Kinder hat, kennt diese Sorgen.',
  ],
});

const WITH_OBJECT = listed('haben machen brauchen mögen spielen essen trinken lernen sprechen kaufen suchen verkaufen');

/** "jeden Abend Party" at the end: a bare noun that is the object. */
const isObject = (m: Match, clause: Clause, { isBare, noun }: ClausePhrase): boolean =>
  isBare &&
  (noun.index === clause.end - 1 ||
    noun.index + 1 === m.token('verb').index ||
    (noun.index === m.token('verb').index + 1 &&
      m.before()?.pos === Pos.noun &&
      m.sentence.tokens[clause.end - 1]?.verbForm === 0)) &&
  m.token('verb').readings.some(({ lemma }) => WITH_OBJECT.has(lemma));

/** Whether the sentence begins with a command. */
function isOrder(m: Match): boolean {
  const first = m.sentence.tokens.find(({ kind }) => kind === 'word');
  return (
    first !== undefined &&
    first !== m.token('verb') &&
    (first.lower === 'bitte' ||
      (first.pos === Pos.verb && first.readings.some(({ features }) => (features & Feature.imperative) !== 0)))
  );
}

/** "den Kindern wird geholfen", "mich friert": no subject at all. */
const isImpersonal = (m: Match): boolean =>
  /^(?:friert|graut|gilt|heißt|lautet|gibt|gab|schmeckt|gelingt)$/.test(m.token('verb').lower) ||
  (/^(?:wird|wurde)$/.test(m.token('verb').lower) && (m.before()?.pos ?? 0) === Pos.noun);

/** Die Lieferung kamen: a singular subject. */
export const singularSubject = defineRule({
  id: 'de.agreement-subject-verb.singular',
  pattern: [finite().as('verb').mark()],
  where: (m) => {
    const verb = m.token('verb');
    if (!isPlainVerb(m) || !neverFinite(verb, Feature.third | Feature.singular)) return false;
    if (!verb.readings.some(({ features }) => (features & Feature.plural) !== 0 && (features & Feature.third) !== 0))
      return false;
    const clause = judgedClause(m.sentence, verb);
    if (!clause || clause.hasPluralPronoun || clause.hasConjunction) return false;
    // "seit ich das Auto haben": left to another rule
    if (m.sentence.tokens.slice(clause.start, clause.end).some(({ lower }) => /^(?:ich|du)$/.test(lower))) return false;
    if (clause.phrases.some(({ cells }) => (cells & NOMINATIVE_PLURAL) !== 0 || cells === 0)) return false;
    const [subject, ...others] = clause.phrases.filter(isSingularSubject);
    if (!subject || subject.isBare || QUANTITIES.has(subject.noun.lower)) return false;
    const isBound = others.length > 0 && verb.readings.some(({ lemma }) => /^(?:sein|werden|bleiben)$/.test(lemma));
    // "Bitte den Müll mitnehmen": a command; the verb of a main clause comes after its first phrase
    const isMain = clause.start === 0 || m.sentence.tokens[clause.start - 1]?.kind === 'punctuation';
    const isLast = isMain && verb.index === clause.end - 1;
    // "Dazu zählen der Park, das Schloss und der See": the subject continues
    const goesOn = isMain && m.sentence.tokens[clause.end]?.text === ',' && subject.from > verb.index;
    return !isBound && !isLast && !goesOn;
  },
  suggest: (m) => verbFor(m, 'verb', Feature.third | Feature.singular),
  wrong: [
    ['Die Ware kamen erst nach drei Wochen bei uns an.', 'Die Ware kam erst nach drei Wochen bei uns an.'],
    ['Meine Tante haben heute Geburtstag.', 'Meine Tante hat heute Geburtstag.'],
    ['Ich hoffe, dass der Termin noch frei sind.', 'Ich hoffe, dass der Termin noch frei ist.'],
  ],
  right: [
    'Die Ware kam erst nach drei Wochen.',
    'Zum Park gehören ein Teich, ein Spielplatz und ein Café.',
    'Eine Reihe von Fragen sind offen.',
    'Das Problem sind die Kosten.',
  ],
});
