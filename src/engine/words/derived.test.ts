import { describe, expect, it } from 'vitest';
import { germanWords } from '../languages/de/words.ts';
import { englishWords } from '../languages/en/words.ts';
import { spanishWords } from '../languages/es/words.ts';
import { frenchWords } from '../languages/fr/words.ts';
import { italianWords } from '../languages/it/words.ts';
import { isMadeOfKnown } from './derived.ts';

const known = new Set([
  'corazón',
  'quita',
  'manden',
  'trae',
  'vamos',
  'hagamos',
  'llamemos',
  'devuelve',
  'digan',
  'colocando',
  'llevar',
]);
const isKnown = (word: string): boolean => known.has(word);

describe('Spanish verbs with pronouns', () => {
  it.each(['vámonos', 'hagámoslo', 'llamémosla', 'hagámoselo', 'póntelo', 'díselas', 'devuélvemelo', 'díganmelo'])(
    'knows %s by the form without them',
    (word) => {
      expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(true);
    },
  );

  it.each(['quítale', 'mándenos', 'tráelo', 'corazoncito', 'jajaja', 'jejej'])('knows %s', (word) => {
    expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(true);
  });

  it.each(['colocándolo', 'llevárselo', 'llevarlo'])('still knows %s', (word) => {
    expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(true);
  });

  it.each([
    'quitale',
    'mandénos',
    'bótanle',
    'corazoncote',
    'jaco',
    'vamonos',
    'hagamoslo',
    'devuelvemelo',
    'dúrmetelo',
    'pontelo',
    'vétanos',
  ])('does not know %s', (word) => {
    expect(isMadeOfKnown(word, spanishWords.derivation, isKnown)).toBe(false);
  });
});

const COMPOUNDS = new Set(
  'Kriegshaus geplagten geplagtem geplagtes Stadthaus fest festem festes Stadtfest weite'.split(' '),
);

describe('German adjectives behind a noun', () => {
  const isJoint = (word: string) => germanWords.derivation.isJoint?.(word, (part) => COMPOUNDS.has(part));

  it('are known where the dictionary links the noun to others in the same way', () => {
    expect(isJoint('kriegsgeplagten')).toBe(true);
    expect(isJoint('krieggeplagten')).toBe(false);
  });

  it('must have the endings of one, and be no noun', () => {
    expect(isJoint('kriegsweite')).toBe(false);
    expect(isJoint('stadtfest')).toBe(false);
  });
});

/** Rows of words that the rules of a language make of these and do not. */
const FORMED = [
  [
    'en',
    englishWords,
    'bound boundless happy spicy heroic nuclear formal grace',
    'boundlessness spiciness nonnuclear formally',
    'happyness readyness spicyness heroicly',
  ],
  [
    'fr',
    frenchWords,
    'acerbe acerbes recycler hacker indéfinie indéfinies ouvrir',
    'acerbement recyclables hackeuse réouvrir',
    'indéfiniement réhacker recyclible',
  ],
  [
    'de',
    germanWords,
    'rümpfen rümpfte rümpft klicken klickt Tarif vertragliche kochende verlangt unsinnig nährend',
    'gerümpft klickbare tarifvertragliche festkochende unverlangt unsinnigerweise zweihundertfünfzehn neunzehnhundertvierzig dreitausendsten',
    'annährend zweihunderfünfzehn zwanzigvier ten und gerumpft klickber unklickt',
  ],
  [
    'it',
    italianWords,
    'validare chiamare chiamando facile prenotare inviare avevo euro',
    "validatori validazione validabile chiamarsi chiamandolo facilemente riprenotare reinviare gliel'avevo vent'euro l'autovalidare",
    'validatzione chiamarzi chiamadolo facilimente riprenottare rieinviare glielavevo',
  ],
  [
    'es',
    spanishWords,
    'pareció acercó dijo había dijeron descargar pobre abogado adelantado',
    'parecióle acercose díjome habíase dijéronle descargables descargador pobrecilla abogadillo',
    'parecíole dijome adelantádola descargible',
  ],
  [
    'Spanish, of what is done and what it is like',
    spanishWords,
    'encapsular acariciar tartamudear desvanecer escalada amable unilateral huevo momento dramático terraza soltad soltar',
    'encapsulamiento acariciante tartamudeo desvanecimiento desescalada amabilísimo unilateralidad huevecito momentico terracita soltadle',
    'dramatico desescalade amabilisimo unilateraldad',
  ],
] as const;

describe.each(FORMED)('words formed in %s', (_, { derivation }, words, formed, others) => {
  const all = new Set(words.split(' '));
  const has = (word: string): boolean => all.has(word);

  it.each(formed.split(' '))('%s', (word) => {
    expect(isMadeOfKnown(word, derivation, has)).toBe(true);
  });

  it.each(others.split(' '))('not %s', (word) => {
    expect(isMadeOfKnown(word, derivation, has)).toBe(false);
  });
});
