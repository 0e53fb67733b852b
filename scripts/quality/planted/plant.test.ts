import { describe, expect, it } from 'vitest';
import { parseConllu } from '../../train/shared/conllu.ts';
import { builtLexicon } from '../lexicon.ts';
import { isKeptApart } from './keptApart.ts';
import { measurePlanted } from './measurePlanted.ts';
import { nounPhrasePlants, subjectVerbPlants } from './plant.ts';
import { textPlants } from './textPlants.ts';
import { treeOf } from './trees.ts';

const row = (...cells: (string | number)[]): string => cells.join('\t');

const conllu = [
  row(1, 'Les', 'le', 'DET', '_', 'Number=Plur|PronType=Art', 2, 'det', '_', '_'),
  row(2, 'voisins', 'voisin', 'NOUN', '_', 'Gender=Masc|Number=Plur', 3, 'nsubj', '_', '_'),
  row(3, 'parlent', 'parler', 'VERB', '_', 'Number=Plur|Person=3|VerbForm=Fin', 0, 'root', '_', '_'),
  row('4-5', 'du', '_', '_', '_', '_', '_', '_', '_', '_'),
  row(4, 'de', 'de', 'ADP', '_', '_', 6, 'case', '_', '_'),
  row(5, 'le', 'le', 'DET', '_', '_', 6, 'det', '_', '_'),
  row(6, 'chien', 'chien', 'NOUN', '_', 'Gender=Masc|Number=Sing', 3, 'obl', '_', 'SpaceAfter=No'),
  row(7, '.', '.', 'PUNCT', '_', '_', 3, 'punct', '_', '_'),
  '',
].join('\n');

const tree = treeOf(parseConllu(conllu)[0] ?? []);
const lexicon = builtLexicon('fr');

describe('a tree', () => {
  it('is a text of surface words with heads', () => {
    expect(tree.text).toBe('Les voisins parlent du chien.');
    expect(tree.words.map(({ form, head, relation }) => [form, head, relation])).toEqual([
      ['Les', 1, 'det'],
      ['voisins', 2, 'nsubj'],
      ['parlent', -1, 'root'],
      ['du', 4, 'case'],
      ['chien', 2, 'obl'],
      ['.', 2, 'punct'],
    ]);
  });
});

describe('planted mistakes', () => {
  it('are verbs in the other number, with their places', () => {
    const [plant, ...more] = subjectVerbPlants(tree, lexicon);
    expect(more).toEqual([]);
    expect(plant?.wrong).toBe('Les voisins parle du chien.');
    expect(plant?.wrong.slice(plant.start, plant.end)).toBe('parle');
    expect(plant?.wrong.slice(...plant.mate)).toBe('voisins');
  });

  it('are determiners that no reading of the noun agrees with', () => {
    const [plant] = nounPhrasePlants(tree, lexicon, 'fr');
    expect(plant?.wrong).toMatch(/^(?:Le|La) voisins parlent/);
    expect(plant?.wrong.slice(...plant.mate)).toBe('voisins');
  });

  it('are none where the subject leaves the number open', () => {
    const open = treeOf(
      parseConllu(conllu.replace('Les\tle', 'Qui\tqui').replace('voisins\tvoisin', 'Qui\tqui'))[0] ?? [],
    );
    expect(subjectVerbPlants(open, lexicon)).toEqual([]);
  });

  it('are planted in running text where a sentence begins with its subject and verb', () => {
    const plants = textPlants('Le garçon parle du chien.', lexicon, 'fr').map(({ wrong }) => wrong);
    expect(plants[0]).toBe('Le garçon parlent du chien.');
    expect(plants[1]).toMatch(/^(?:La|Les) garçon parle du chien\.$/);
    expect(textPlants('Hier le garçon parle du chien.', lexicon, 'fr')).toEqual([]);
  });

  it('are found by a finding that the right sentence has not', () => {
    const plants = subjectVerbPlants(tree, lexicon);
    const always = () => [{ start: 4, end: 11, rule: 'always', fix: undefined }];
    expect(measurePlanted(plants, always)).toMatchObject({ planted: 1, found: 0 });
    const verb = (text: string) => {
      const start = text.indexOf('parle ');
      return start < 0 ? [] : [{ start, end: start + 5, rule: 'verb', fix: 'parlent' }];
    };
    const figures = measurePlanted(plants, verb);
    expect(figures).toMatchObject({ planted: 1, found: 1, mended: 1, missed: [] });
    expect([...figures.byRule]).toEqual([['verb', 1]]);
  });
});

describe('sentences kept apart', () => {
  it('are a quarter, and always the same', () => {
    const sentences = Array.from({ length: 4000 }, (_, i) => `This is sentence number ${i}.`);
    const kept = sentences.filter(isKeptApart);
    expect(kept.length).toBeGreaterThan(900);
    expect(kept.length).toBeLessThan(1100);
    expect(sentences.filter(isKeptApart)).toEqual(kept);
  });
});
