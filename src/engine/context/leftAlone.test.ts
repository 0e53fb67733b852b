import { describe, expect, it } from 'vitest';
import { type Analysis, Feature, Pos } from '../lexicon/features.ts';
import { profiles } from '../loaded.ts';
import type { Token } from '../rules/token.ts';
import type { TextLanguage } from '../types.ts';

const adjective = (gender: number): Analysis => ({ lemma: 'a', pos: Pos.adjective, features: gender });
const verb = (features: number): Analysis => ({ lemma: 'v', pos: Pos.verb, features });
const READINGS: Readonly<Record<string, readonly Analysis[]>> = {
  heureuse: [adjective(Feature.feminine)],
  heureux: [adjective(Feature.masculine)],
  étonnée: [verb(Feature.pastParticiple | Feature.feminine)],
  année: [{ lemma: 'année', pos: Pos.noun, features: Feature.feminine }],
  machen: [verb(Feature.infinitive), verb(Feature.first | Feature.plural)],
  schwimmen: [verb(Feature.infinitive)],
  vedo: [verb(Feature.first | Feature.singular)],
  visto: [verb(Feature.pastParticiple | Feature.masculine)],
  haya: [verb(Feature.third | Feature.subjunctive)],
  vaya: [verb(Feature.third | Feature.subjunctive)],
  llego: [verb(Feature.first | Feature.singular | Feature.present | Feature.indicative)],
  porto: [verb(Feature.first | Feature.singular), verb(Feature.pastParticiple | Feature.masculine)],
};

const loaded = await Promise.all(profiles.map(async ({ code, loadHabits }) => [code, await loadHabits()] as const));
const habits = new Map(loaded);

function isAlone(text: string, word: string, language: TextLanguage): boolean {
  const tokens: Token[] = text.split(' ').map((each, index) => ({
    index,
    start: 0,
    end: 0,
    text: each,
    lower: each.toLowerCase(),
    kind: 'word',
    spaceBefore: true,
    readings: READINGS[each] ?? [],
    pos: 0,
    tag: 0,
    verbForm: 0,
  }));
  const from = tokens.findIndex((token) => token.lower === word);
  return habits.get(language)?.isLeftAlone?.(tokens, from, from + 1) ?? false;
}

describe('what is left alone', () => {
  it('is the adverb tout before a feminine that begins with a vowel or h', () => {
    expect(isAlone('elle est tout heureuse', 'tout', 'fr')).toBe(true);
    expect(isAlone('elle est tout étonnée', 'tout', 'fr')).toBe(true);
    expect(isAlone('il est tout heureux', 'tout', 'fr')).toBe(false);
    expect(isAlone('pendant tout année', 'tout', 'fr')).toBe(false);
  });

  it('is a German word that what stands beside it asks for', () => {
    expect(isAlone('Es war schön bei euch', 'schön', 'de')).toBe(true);
    expect(isAlone('Es war schön spät', 'schön', 'de')).toBe(false);
    expect(isAlone('Sie hat ihm letzte Woche geschrieben', 'ihm', 'de')).toBe(true);
    expect(isAlone('Sie wohnt ihm Haus', 'ihm', 'de')).toBe(false);
    expect(isAlone('Euch allen einen schönen Abend', 'euch', 'de')).toBe(true);
    expect(isAlone('Ich komme euch mit', 'euch', 'de')).toBe(false);
  });

  it('is the last word of from now on', () => {
    expect(isAlone('from no on it opens', 'on', 'en')).toBe(true);
    expect(isAlone('no on knows', 'on', 'en')).toBe(false);
  });

  it('is an English word that what stands beside it calls for', () => {
    expect(isAlone('you must brake in time', 'brake', 'en')).toBe(true);
    expect(isAlone('a coffee brake in town', 'brake', 'en')).toBe(false);
    expect(isAlone('the order form they sent', 'form', 'en')).toBe(true);
    expect(isAlone('a letter form my bank', 'form', 'en')).toBe(false);
    expect(isAlone('tell them where not to park', 'where', 'en')).toBe(true);
    expect(isAlone('you where not there', 'where', 'en')).toBe(false);
  });

  it('is a Spanish first person behind a time, which is no subject', () => {
    expect(isAlone('la próxima vez llego tarde', 'llego', 'es')).toBe(true);
    expect(isAlone('mi padre llego tarde', 'llego', 'es')).toBe(false);
    expect(isAlone('mi familia llego tarde', 'llego', 'es')).toBe(false);
  });

  it('is a verb that its pronoun hangs on', () => {
    expect(isAlone("l' a -t-on vu", 'a', 'fr')).toBe(true);
    expect(isAlone('on a vu', 'a', 'fr')).toBe(false);
  });

  it('is a German pronoun behind its verb', () => {
    expect(isAlone('Was machen wir', 'wir', 'de')).toBe(true);
    expect(isAlone('Das Haus wir gebaut', 'wir', 'de')).toBe(false);
  });

  it('is what stands before a verb that ought to be a noun', () => {
    expect(isAlone('wir gehen zum schwimmen', 'zum', 'de')).toBe(true);
    expect(isAlone('wir gehen zum Arzt', 'zum', 'de')).toBe(false);
  });

  it('is an Italian object before a verb that is no participle', () => {
    expect(isAlone('lo vedo domani', 'lo', 'it')).toBe(true);
    expect(isAlone('te lo porto domani', 'lo', 'it')).toBe(true);
    expect(isAlone('lo visto ieri', 'lo', 'it')).toBe(false);
  });

  it('is a Spanish subjunctive said twice', () => {
    expect(isAlone('haya lo que haya', 'haya', 'es')).toBe(true);
    expect(isAlone('vaya donde vaya', 'vaya', 'es')).toBe(true);
    expect(isAlone('si no es si', 'si', 'es')).toBe(false);
    expect(isAlone('haya en la esquina', 'haya', 'es')).toBe(false);
  });
});
