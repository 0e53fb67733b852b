// Words whose syllables are known, from dictionaries that give them. French ones as spoken with care, without final mute e.
import { expect, it } from 'vitest';
import { germanSyllables } from '../languages/de/style/syllables.ts';
import { englishSyllables } from '../languages/en/style/syllables.ts';
import { spanishSyllables } from '../languages/es/style/syllables.ts';
import { frenchSyllables } from '../languages/fr/style/syllables.ts';

const french = (word: string) => frenchSyllables(word, false);
const frenchVerb = (word: string) => frenchSyllables(word, true);

it.each<[string, (word: string) => number, number, string]>([
  [
    'English',
    englishSyllables,
    1,
    'the made named boxed hoped smile whole league through eyes played called rules strength',
  ],
  [
    'English',
    englishSyllables,
    2,
    'table wanted boxes faces going being people something poem create didn’t million player',
  ],
  ['English', englishSyllables, 3, 'banana beautiful idea however family wonderful together curious radio'],
  ['English', englishSyllables, 4, 'information community experience society reality appreciate particular original'],
  ['English', englishSyllables, 5, 'university opportunity immediately communication'],
  ['German', germanSyllables, 1, 'Haus Baum Brief Tier sehr schon Wein neu Boot Tee Typ quer Wien'],
  ['German', germanSyllables, 2, 'Feuer Bauer Schule Beere gehen Seen Papier Quelle Auto Yoga'],
  [
    'German',
    germanSyllables,
    3,
    'Nation beenden geehrte Museum aktuell Ideen Energie Spanier Batterie Patient arbeiten Linie',
  ],
  ['German', germanSyllables, 4, 'Familie Italien beurteilen Energien Universum Jubiläum'],
  ['German', germanSyllables, 5, 'Orientierung Universität Italiener'],
  ['French', french, 1, 'le chat rue joie ville table nuit oui pied août huit lui bois poêle langue eau mieux'],
  [
    'French',
    french,
    2,
    'maison école client nation pays prier Noël voyage famille quartier théâtre fauteuil payer l’école',
  ],
  ['French', french, 3, 'animal février oublier situation boulanger réunion aventure aujourd’hui'],
  ['French', french, 5, 'développement université'],
  ['French verbs', frenchVerb, 1, 'parle parles parlent rient'],
  ['French verbs', frenchVerb, 2, 'était mangeons parlaient travaille'],
  ['Spanish', spanishSyllables, 1, 'sol pan muy rey guion Dios buey y'],
  ['Spanish', spanishSyllables, 2, 'casa tío aire huevo ciudad también país quiero guerra ahí'],
  ['Spanish', spanishSyllables, 3, 'poeta ahora teatro pingüino vergüenza camino familia caía'],
  ['Spanish', spanishSyllables, 4, 'poesía vehículo aéreo teléfono'],
  ['Spanish', spanishSyllables, 5, 'economía universidad'],
])('%s words of %#', (_, count, expected, words) => {
  const all = words.split(' ');
  expect(Object.fromEntries(all.map((word) => [word, count(word.toLowerCase())]))).toEqual(
    Object.fromEntries(all.map((word) => [word, expected])),
  );
});
