// What is put into sentences besides words of the lexicon: names by sex, words before an adjective, words before a sentence.
import type { TextLanguage } from '../../../src/engine/types.ts';

type PerLanguage<T> = Readonly<Record<TextLanguage, T>>;

const WOMEN =
  'Maria Anna Sara Laura Julia Sofia Paula Claudia Eva Nadia Irene Elena Marie Lucia Carla Marta Petra Lena'.split(' ');
const MEN = 'Paul Peter Thomas David Daniel Robert Leo Simon Felix Oliver Oscar Adam Martin Max Tom Ben Jan Luca'.split(
  ' ',
);

/** First names, women's and men's: a name is replaced by one of the same sex. */
export const NAMES: PerLanguage<readonly (readonly string[])[]> = {
  en: [
    [...WOMEN, 'Emma', 'Olivia', 'Kate', 'Jane', 'Susan', 'Alice'],
    [...MEN, 'John', 'James', 'Jack', 'Mark', 'Alan', 'Eric'],
  ],
  fr: [
    [...WOMEN, 'Claire', 'Camille', 'Louise', 'Alice', 'Julie', 'Léa'],
    [...MEN, 'Pierre', 'Jean', 'Luc', 'Marc', 'Antoine', 'Hugo'],
  ],
  de: [
    [...WOMEN, 'Klara', 'Emma', 'Lisa', 'Katrin', 'Sabine', 'Ute'],
    [...MEN, 'Klaus', 'Stefan', 'Jonas', 'Lukas', 'Uwe', 'Emil'],
  ],
  it: [
    [...WOMEN, 'Giulia', 'Chiara', 'Francesca', 'Alice', 'Paola', 'Ada'],
    [...MEN, 'Marco', 'Paolo', 'Giovanni', 'Andrea', 'Ugo', 'Enzo'],
  ],
  es: [
    [...WOMEN, 'Carmen', 'Lucía', 'Isabel', 'Ana', 'Pilar', 'Inés'],
    [...MEN, 'Juan', 'Pedro', 'Carlos', 'Antonio', 'Luis', 'Hugo'],
  ],
};

/** Words that may stand before any adjective of degree. */
export const INTENSIFIERS: PerLanguage<readonly string[]> = {
  en: ['very', 'really', 'quite'],
  fr: ['très', 'vraiment', 'assez'],
  de: ['sehr', 'wirklich', 'ziemlich'],
  it: ['molto', 'davvero', 'abbastanza'],
  es: ['muy', 'realmente', 'bastante'],
};

/** What may stand before any statement without changing it; its first word becomes small. */
export const OPENERS: PerLanguage<readonly string[]> = {
  en: ['As I said, ', 'Well, ', 'In the end '],
  fr: ['Comme je l’ai dit, ', 'Bref, ', 'À la fin, '],
  de: ['Und ', 'Denn ', 'Aber '],
  it: ['Come ho detto, ', 'Insomma, ', 'Alla fine '],
  es: ['Como ya dije, ', 'En fin, ', 'Al final '],
};

/** Determiners that any noun can have; others ask, relate or count. */
export const DETERMINERS: PerLanguage<ReadonlySet<string>> = {
  en: new Set('the a an this that these those my your his her its our their'.split(' ')),
  fr: new Set(
    'le la les un une des ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs'.split(' '),
  ),
  de: new Set(
    'der die das dem den des ein eine einen einem einer eines mein meine meinen meinem meiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer dieser diese dieses diesen diesem'.split(
      ' ',
    ),
  ),
  it: new Set('il lo la i gli le un uno una questo questa questi queste quel quella quei quelle'.split(' ')),
  es: new Set('el la los las un una unos unas este esta estos estas ese esa esos esas mi mis tu tus su sus'.split(' ')),
};
