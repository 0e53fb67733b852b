// Everyday misspellings and what must come first, or within the first five. The examples are our own.
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../src/engine/loaded.ts';
import { readSpellPack } from '../../src/engine/pack/reader.ts';
import type { SpellPack } from '../../src/engine/pack/spellPack.ts';
import { lastVisits, suggest } from '../../src/engine/spelling/rank/rank.ts';
import type { TextLanguage } from '../../src/engine/types.ts';
import { packBytes } from './packs.ts';

const packs = new Map<TextLanguage, SpellPack>();
function packOf(language: TextLanguage): SpellPack {
  let pack = packs.get(language);
  if (pack === undefined) {
    pack = readSpellPack(packBytes(language), tablesOf);
    packs.set(language, pack);
  }
  return pack;
}

const texts = (language: TextLanguage, word: string, dialectBit = 1): string[] =>
  suggest(packOf(language), word, dialectBit).map(({ text }) => text);

/** "typed > meant" pairs, separated by commas. */
const cases = (list: string): [string, string][] =>
  list.split(',').map((pair) => pair.split('>').map((word) => word.trim()) as [string, string]);

const FIRST: Readonly<Record<TextLanguage, string>> = {
  en: `recieve > receive, definately > definitely, definatly > definitely, definatley > definitely, seperate > separate, accomodate > accommodate, occured > occurred,
    wich > which, becuase > because, freind > friend, tommorow > tomorrow, untill > until, beleive > believe,
    goverment > government, neccessary > necessary, enviroment > environment, calender > calendar, rythm > rhythm,
    wierd > weird, thier > their, tought > thought, adress > address, dont > don't, youre > your, fone > phone,
    tounge > tongue, rong > wrong, fotograf > photograph, alot > a lot, infact > in fact, monday > Monday, london > London,
    iphone > iPhone, couldnt > couldn't, cafe > café, gaurd > guard, langauge > language, suprise > surprise,
    Wendesday > Wednesday, rember > remember, begining > beginning, embarass > embarrass, greatful > grateful`,
  fr: `etre > être, tres > très, apres > après, meme > même, ecole > école, voila > voilà, acceuil > accueil,
    apartement > appartement, dévelopement > développement, language > langage, connection > connexion,
    aujourdhui > aujourd'hui, lavion > l'avion, daccord > d'accord, cest > c'est, celuici > celui-ci,
    quelquechose > quelque chose, biensur > bien sûr, plusieur > plusieurs, malgrés > malgré, l'maison > la maison,
    Francais > Français, addresse > adresse, hopital > hôpital, proffesseur > professeur, comencer > commencer`,
  de: `Strase > Straße, strasse > Straße, Fahrad > Fahrrad, ausserdem > außerdem, wiederspruch > Widerspruch,
    Packet > Paket, Maschiene > Maschine, intressant > interessant, vieleicht > vielleicht, entgültig > endgültig,
    deutschland > Deutschland, Gallerie > Galerie, Rythmus > Rhythmus, muß > muss, daß > dass, ueber > über,
    Muenchen > München, garnicht > gar nicht, vorallem > vor allem, zuhause > zu Hause, bücherregall > Bücherregal,
    Adresssse > Adresse, nähmlich > nämlich, Haustürschlüsel > Haustürschlüssel, Terrmin > Termin, Wochende > Wochenende, nacher > nachher`,
  it: `perchè > perché, propio > proprio, lamico > l'amico, dellacqua > dell'acqua, unamica > un'amica,
    accellerare > accelerare, sopratutto > soprattutto, coscenza > coscienza, pultroppo > purtroppo, citta > città,
    perche > perché, universita > università, qual'è > qual è, un'altro > un altro, perfavore > per favore,
    areoporto > aeroporto, conoscienza > conoscenza, abbastansa > abbastanza, caffe > caffè, piu > più`,
  es: `habia > había, tambien > también, desarollo > desarrollo, corazon > corazón, dia > día, exito > éxito,
    nesesito > necesito, haver > haber, enserio > en serio, aver > a ver, osea > o sea, hechar > echar, mas > más,
    vamosa > vamos a, escojer > escoger, esperiencia > experiencia, immediato > inmediato, inportante > importante`,
};

const WITHIN_FIVE: Readonly<Record<TextLanguage, string>> = {
  en: `definatly > definitely, nite > night, wether > weather, buisness > business, sed > said, kwestion > question,
    fizix > physics, thru > through, sycology > psychology, konsert > concert, dout > doubt, nife > knife`,
  fr: "jai > j'ai, parmis > parmi, langage > langages, fesant > faisant, sinquante > cinquante, orthografe > orthographe",
  de: 'Standart > Standard, Arbeitamt > Arbeitsamt, Kindergaten > Kindergarten, seperat > separat, fuer > für, Fater > Vater',
  it: 'aquisto > acquisto, scuolla > scuola, chiamo > chiama, sciensa > scienza, eccezzione > eccezione',
  es: 'atravez > través, envuelto > envuelta, aserca > acerca, voz > vos, yaves > llaves, ombre > hombre',
};

describe.each(Object.entries(FIRST) as [TextLanguage, string][])('%s: common misspellings', (language, list) => {
  it.each(cases(list))('%s: first %s', (typed, meant) => {
    expect(texts(language, typed)[0]).toBe(meant);
    expect(lastVisits()).toBeLessThanOrEqual(20_000);
  });

  it.each(cases(WITHIN_FIVE[language]))('%s: among the first five %s', (typed, meant) => {
    expect(texts(language, typed).slice(0, 5)).toContain(meant);
  });
});

describe('dialects', () => {
  const { dialects } = packOf('en');
  const british = 1 << dialects.indexOf('en-GB');
  const american = 1 << dialects.indexOf('en-US');

  it('offers the spelling of the requested dialect first and never one of another', () => {
    expect(texts('en', 'color', british)[0]).toBe('colour');
    expect(texts('en', 'colour', american)[0]).toBe('color');
    expect(texts('en', 'colur', british)[0]).toBe('colour');
    expect(texts('en', 'colur', british)).not.toContain('color');
    expect(texts('en', 'organise', american)[0]).toBe('organize');
    expect(texts('en', 'travelling', american)[0]).toBe('traveling');
  });

  it('writes ss for ß in Switzerland', () => {
    const swiss = 1 << packOf('de').dialects.indexOf('de-CH');
    expect(texts('de', 'Straße', swiss)[0]).toBe('Strasse');
    expect(texts('de', 'Strase', swiss)).not.toContain('Straße');
  });
});

describe('the typed word', () => {
  it('keeps its capitals', () => {
    expect(texts('en', 'teh')[0]).toBe('the');
    expect(texts('en', 'Teh')[0]).toBe('The');
    expect(texts('en', 'TEH')[0]).toBe('THE');
    expect(texts('en', 'Londn')[0]).toBe('London');
    expect(texts('de', 'STRASE')[0]).toBe('STRASSE');
  });

  it('keeps its kind of apostrophe', () => {
    expect(texts('en', 'does’nt')[0]).toBe('doesn’t');
    expect(texts('en', "does'nt")[0]).toBe("doesn't");
    expect(texts('fr', 'l’avoin').slice(0, 2)).toContain('l’avion');
  });

  it('may have a slip before its apostrophe', () => {
    for (const [typed, meant] of [
      ['losqu’il', 'lorsqu’il'],
      ['puiqu’elle', 'puisqu’elle'],
      ['jusq’à', 'jusqu’à'],
      ["jsuqu'ici", "jusqu'ici"],
      ["parcequ'il", "parce qu'il"],
      ["parcequ'une", "parce qu'une"],
    ] as const)
      expect(texts('fr', typed)[0]).toBe(meant);
    for (const [typed, meant] of [
      ["deell'anno", "dell'anno"],
      ["queel'uomo", "quell'uomo"],
    ] as const)
      expect(texts('it', typed)[0]).toBe(meant);
    // With the elision right the slip is behind it.
    expect(texts('fr', "lorsqu'li")[0]).toBe("lorsqu'il");
    expect(texts('it', "dell'amco")[0]).toBe("dell'amico");
  });

  it('may have the plural of a word in -f regularly', () => {
    for (const [typed, meant] of [
      ['ourself', 'ourselves'],
      ['themselfs', 'themselves'],
      ['bookshelfs', 'bookshelves'],
    ] as const)
      expect(texts('en', typed)[0]).toBe(meant);
    expect(texts('en', 'yourselff')[0]).toBe('yourself');
  });

  it('is repaired when its encoding was lost', () => {
    expect(texts('fr', 'dÃ©veloppement')[0]).toBe('développement');
    expect(texts('de', 'schÃ¶n')[0]).toBe('schön');
  });

  it('may be of any length or script', () => {
    for (const word of ['', 'q', 'x'.repeat(41), 'слово', '漢字', "'''", '---', '12', '\u0000', '👍👍', 'İstanbul']) {
      for (const language of Object.keys(FIRST) as TextLanguage[]) {
        expect(Array.isArray(suggest(packOf(language), word, 1))).toBe(true);
      }
    }
    expect(texts('en', 'x'.repeat(41))).toEqual([]);
  });
});

describe('the personal dictionary', () => {
  it('is offered, as spelt there, when it is near', () => {
    const personalWords = ['Kowalczyk', 'fluxomat'];
    const near = (word: string): string | undefined => suggest(packOf('en'), word, 1, { personalWords })[0]?.text;
    expect(near('Kowalzcyk')).toBe('Kowalczyk');
    expect(near('fluxomta')).toBe('fluxomat');
    expect(near('Fluxomta')).toBe('Fluxomat');
    expect(suggest(packOf('en'), 'house', 1, { personalWords }).map(({ text }) => text)).not.toContain('fluxomat');
  });

  it('is offered from the end of a long list as well', () => {
    const others = Array.from({ length: 9_000 }, (_, at) => `quv${(at + 36 ** 3).toString(36)}`);
    const personalWords = [...others, 'Kowalczyk', 'fluxomat'];
    const near = (word: string): string | undefined => suggest(packOf('en'), word, 1, { personalWords })[0]?.text;
    expect([near('Kowalzcyk'), near('fluxomta'), near('Fluxomta')]).toEqual(['Kowalczyk', 'fluxomat', 'Fluxomat']);
  });
});
