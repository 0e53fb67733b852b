// The object in the accusative: den Bus nehmen, keinen Sinn machen.
import { Feature, Pos } from '../../../../lexicon/features.ts';
import { finiteReadings, isFinite, listed } from '../../../../rules/ask.ts';
import { defineRule } from '../../../../rules/defineRule.ts';
import type { Match } from '../../../../rules/match.ts';
import { tagged } from '../../../../rules/pattern.ts';
import type { Sentence, Token } from '../../../../rules/token.ts';
import { reads } from '../../../../rules/token.ts';
import { cellsAs } from '../../reading/cells.ts';
import { chunksOf } from '../../reading/chunks.ts';
import { phraseOf } from '../../reading/judgedPhrase.ts';
import { phraseAt } from '../../reading/nounPhrase.ts';
import { formsFor } from '../../reading/phraseForms.ts';
import { conflictOf, isOfExistence } from '../../reading/subjects.ts';
import { clauseEnd, clauseStart, isBreak, isNoun, isSubjectPronoun, noun } from '../../reading/words.ts';

const NOMINATIVE_MASCULINE = 0x1;
const ACCUSATIVE = 0xf0;
const ACCUSATIVE_MASCULINE = 0x10;

const COPULA = /^(?:sein|werden|bleiben|heißen|scheinen)$/;

/** Things that "das" and "es" make or have: das macht keinen Sinn. None of these nouns could be the one acting. */
const OWNED =
  /(?:sinn|zweck|spaß|unterschied|wert|grund|anlass|eindruck|ärger|stress|erfolg|platz|nutzen|vorteil|nachteil|schaden|aufwand|lärm|hunger|durst|bock|appetit|kontakt|zugang|empfang|strom|bedarf|schlaf|urlaub|termin|ausweg|parkplatz|zweifel|beweis|hinweis|fehler|preis)$/;

/** Whether the verb cannot take a third-person singular subject: habt, könnt, brauchen. */
const isNeverThird = (verb: Token): boolean => {
  const readings = finiteReadings(verb);
  return (
    readings.length > 0 &&
    readings.every(
      ({ features }) => (features & Feature.plural) !== 0 || (features & (Feature.third | Feature.imperative)) === 0,
    )
  );
};

/** Whether "es" or "das" beside the verb is its subject: es gibt keinen Platz, das hat keinen Zweck. */
function isOfThing(neighbour: Token | undefined, verb: Token, head: Token): boolean {
  if (neighbour?.lower === 'es' && verb.readings.some(({ lemma }) => lemma === 'geben')) return true;
  return (
    /^(?:das|es|dies|was|sie)$/.test(neighbour?.lower ?? '') &&
    OWNED.test(head.lower) &&
    verb.readings.some(({ lemma }) => OWNING.has(lemma))
  );
}

const OWNING = listed('haben machen geben ergeben bringen bieten brauchen finden bekommen verursachen');

/** Ich nehme der Bus, wir brauchen ein neuer Drucker: the object in the accusative. */
export const objectCase = defineRule({
  id: 'de.agreement-noun-phrase.object',
  pattern: [
    tagged(Pos.determiner).as('det').mark(),
    tagged(Pos.adjective).repeat(0, 2).as('adj').mark(),
    noun().as('noun'),
  ],
  where: (m) => {
    const phrase = phraseOf(m, 'det');
    const det = m.token('det');
    if (
      !phrase?.determiner ||
      phrase.preposition ||
      !/^(?:der|ein|kein|mein|dein|sein|unser|euer|ihr|dieser|jeder)$/.test(det.lower)
    )
      return false;
    // "der Schlüssel" can be a genitive plural only after another noun
    const isOfNoun = isNoun(m.before()) || m.before()?.pos === Pos.properNoun;
    const cells =
      phrase.adjectives.reduce(
        (all, each) => all & cellsAs(each, Pos.adjective, phrase.declension),
        phrase.determinerCells & phrase.nounCells,
      ) & (isOfNoun ? 0xffff : 0x0fff);
    if (cells === 0 || (cells & ~NOMINATIVE_MASCULINE) !== 0) return false;
    const { tokens } = m.sentence;
    const clause = tokens.slice(clauseStart(m.sentence, det.index), clauseEnd(m.sentence, det.index));
    const at = clause.indexOf(det);
    const [before, after] = [clause.slice(0, at), clause.slice(at + 1)];
    if (
      clause.some((token) =>
        token.readings.some(({ lemma, pos }) => pos !== Pos.determiner && pos !== Pos.pronoun && COPULA.test(lemma)),
      )
    )
      return false;
    const verb = before.findLast(isFinite);
    if (
      !verb ||
      verb.readings.some(({ lemma }) => COPULA.test(lemma)) ||
      /^(?:als|wie|weder|noch)$/.test(m.before()?.lower ?? '') ||
      (/^(?:und|oder)$/.test(m.before()?.lower ?? '') && !isSecondObject(m, verb))
    )
      return false;
    // The verb has a subject of its own beside it, and "der Bus" cannot belong to another verb.
    const place = before.indexOf(verb);
    // "hat Sie der Brief erreicht": the polite "Sie" as a subject takes a plural verb
    const isPlural = finiteReadings(verb).some(({ features }) => (features & Feature.plural) !== 0);
    const isSubject = (token: Token | undefined) =>
      (token?.text === 'Sie' && isPlural) ||
      /^(?:ich|du|wir|man|er)$/.test(token?.lower ?? '') ||
      isOfThing(token, verb, phrase.noun);
    if (
      !isSubject(before[place - 1]) &&
      !isSubject(before[place + 1]) &&
      !isAnothers(m, verb) &&
      !hasSubject(m.sentence, before, place, after.slice(phrase.adjectives.length))
    )
      return false;
    if (tokens.slice(0, det.index).some((token) => token.pos === Pos.subjunction) && place < before.length - 6)
      return false;
    return (
      !after.some(
        (token) => isFinite(token) && token.text === token.lower && !reads(token, Pos.verb, Feature.infinitive),
      ) && fixes(m).length > 0
    );
  },
  suggest: fixes,
  wrong: [
    ['Ich nehme heute der Zug um acht.', 'Ich nehme heute den Zug um acht.'],
    ['Wir suchen ein Parkplatz in der Nähe.', 'Wir suchen einen Parkplatz in der Nähe.'],
    ['Er schenkt seiner Mutter ein Ring.', 'Er schenkt seiner Mutter einen Ring.'],
    ['Wir haben zwei Kinder und ein Hund.', 'Wir haben zwei Kinder und einen Hund.'],
    ['Ich habe eine Pizza und ein Salat bestellt.', 'Ich habe eine Pizza und einen Salat bestellt.'],
    ['Das macht doch kein Sinn.', 'Das macht doch keinen Sinn.'],
    ['Wir brauchen ein neuer Drucker fürs Büro.', 'Wir brauchen einen neuen Drucker fürs Büro.'],
  ],
  right: [
    'Ich nehme den Zug.',
    'Er ist ein Freund von mir.',
    'Ich glaube, der Zug kommt.',
    'Ich glaube der Zug kommt später.',
    'Da kommt der Bus.',
    'Das macht kein Mensch.',
    'Hat Sie der Anruf geweckt?',
    'Ich mag Katzen und mein Bruder Hunde.',
    'Wir haben zwei Kinder und ein Hund bellt.',
    'Das haben ein Mann und eine Frau gesehen.',
  ],
});

/** "zwei Kinder und ein Hund": joined to an object, and nothing follows that the phrase could be the subject of. */
function isSecondObject(m: Match, verb: Token): boolean {
  const { tokens } = m.sentence;
  // "die Meinung der Branche und der Gegner": a genitive
  if (!/^(?:k?ein|mein|dein|sein|unser|euer)$/.test(m.token('det').lower)) return false;
  const next = tokens[m.token('noun').index + 1];
  if (!isBreak(next) && next?.verbForm === 0 && next.pos !== Pos.preposition) return false;
  const last = chunksOf(m.sentence, verb.index + 1, m.from - 1).at(-1);
  return last?.kind === 'phrase' && last.to === m.from - 1 && (last.cells & ACCUSATIVE) !== 0;
}

/** "habt ihr ein Tipp": the phrase cannot be the verb's subject, nor part of a joined one. */
function isAnothers(m: Match, verb: Token): boolean {
  const { tokens } = m.sentence;
  const phrase = phraseAt(m.sentence, m.token('det').index);
  const end = tokens[clauseEnd(m.sentence, verb.index)];
  if (
    !phrase ||
    end?.text === ',' ||
    !isNeverThird(verb) ||
    // "am Montag arbeiten mein Vater": the only word that can be its subject
    isOfExistence(verb) ||
    conflictOf(m.sentence, verb) !== null ||
    (verb.index === 0 && !isSubjectPronoun(tokens[1])) ||
    !/^(?:k?ein|mein|dein|unser|euer)$/.test(m.token('det').lower)
  )
    return false;
  const isJoined = tokens.slice(verb.index).some(({ lower }) => /^(?:und|oder|sowie|sowohl|weder)$/.test(lower));
  return !isJoined && !tokens.slice(0, verb.index).some(({ lower }) => /^(?:und|sowie|sowohl|weder)$/.test(lower));
}

/** The article and adjectives in the accusative. */
function fixes(m: Match): string[] {
  const phrase = phraseAt(m.sentence, m.token('det').index);
  if (!phrase?.determiner) return [];
  const cells = ACCUSATIVE & phrase.nounCells & 0x70;
  const dets = formsFor(m.sentence, phrase.determiner, Pos.determiner, cells, ACCUSATIVE);
  if (phrase.adjectives.length === 0) return dets;
  const adjectives = phrase.adjectives.map(
    (each) => formsFor(m.sentence, each, Pos.adjective, ACCUSATIVE_MASCULINE, ACCUSATIVE, phrase.declension)[0] ?? '',
  );
  return dets[0] !== undefined && !adjectives.includes('') ? [[dets[0], ...adjectives].join(' ')] : [];
}

/** Whether a phrase right before or after the verb is its masculine subject: mein Sohn hat ein Hund. */
function hasSubject(sentence: Sentence, before: readonly Token[], place: number, after: readonly Token[]): boolean {
  const verb = before[place] as Token;
  const ends = [...before.slice(0, place), ...before.slice(place + 1)].filter(
    (token) => isNoun(token) && (token.index === verb.index - 1 || token.index === verb.index + 2),
  );
  return ends.some((token) => {
    const phrase = phraseAt(sentence, token.index - 1);
    if (!phrase?.determiner || phrase.noun !== token || phrase.preposition) return false;
    const cells = phrase.determinerCells & phrase.nounCells;
    // Meine Tochter hat ein Hund (gebissen): a phrase with nothing after it is the object
    const isFirst = token.index < verb.index;
    if (isFirst && phrase.determiner !== before[0]) return false;
    return (cells & 0x00ff & ~NOMINATIVE_MASCULINE) === 0
      ? (cells & NOMINATIVE_MASCULINE) !== 0
      : isFirst && after.length === 1 && (cells & 0x88) === 0 && verb.readings.some(({ lemma }) => lemma === 'haben');
  });
}
