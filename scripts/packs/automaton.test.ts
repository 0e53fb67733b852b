import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords, edgeOffsets, edgeTargets } from '../../src/engine/pack/automaton.ts';
import { PackError } from '../../src/engine/pack/packError.ts';
import { type Automaton, AutomatonBuilder } from './automaton.ts';
import { automatonStreams } from './streams.ts';

const codes = (word: string) => Uint8Array.from(word, (letter) => letter.charCodeAt(0) - 96);

function build(words: readonly string[], classOf: (word: string) => number = () => 1): Automaton {
  const builder = new AutomatonBuilder();
  for (const word of words) builder.add(codes(word), word.length, classOf(word));
  return builder.finish();
}

function wordsOf({ firstEdge, edgeLabel, edgeTarget, stateClass }: Automaton): [string, number][] {
  const found: [string, number][] = [];
  const visit = (state: number, word: string) => {
    if (stateClass[state]) found.push([word, stateClass[state]]);
    for (let edge = firstEdge[state] as number; edge < (firstEdge[state + 1] as number); edge++) {
      visit(edgeTarget[edge] as number, word + String.fromCharCode(96 + (edgeLabel[edge] as number)));
    }
  };
  visit(0, '');
  return found;
}

describe('AutomatonBuilder', () => {
  it('holds exactly the words it was given, with their classes', () => {
    const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 8 }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(words, (list) => {
        const sorted = [...list].sort();
        const classOf = (word: string) => 1 + (word.length % 3);
        expect(wordsOf(build(sorted, classOf))).toEqual(sorted.map((word) => [word, classOf(word)]));
      }),
      { numRuns: 200 },
    );
  });

  it('shares equal endings', () => {
    // s-ing, t-ing, w-ing: one chain i-n-g behind one state per first letter
    expect(build(['ring', 'sing', 'wing']).stateClass.length).toBe(5);
  });

  it('keeps endings of different classes apart', () => {
    expect(build(['ring', 'sing'], (word) => (word === 'ring' ? 1 : 2)).stateClass.length).toBe(9);
  });

  it('refuses words out of order and repeated words', () => {
    expect(() => build(['b', 'a'])).toThrow('ascending');
    expect(() => build(['a', 'a'])).toThrow('ascending');
    expect(() => build(['ab', 'a'])).toThrow('ascending');
  });
});

describe('streams', () => {
  const automaton = build(['ring', 'rings', 'sing', 'sings', 'wing', 'zoo']);
  const streams = automatonStreams(automaton);
  const { isNew, low, middle, high } = streams;

  it('are read back to the same automaton', () => {
    const firstEdge = edgeOffsets(streams.degrees, automaton.edgeLabel.length);
    expect(firstEdge).toEqual(automaton.firstEdge);
    expect(edgeTargets(firstEdge, automaton.edgeLabel.length, { isNew, low, middle, high })).toEqual(
      automaton.edgeTarget,
    );
    expect(countWords(firstEdge, automaton.edgeTarget, automaton.stateClass)[0]).toBe(6);
  });

  it('with a target outside are refused', () => {
    const wrong = low.slice().fill(250);
    expect(() =>
      edgeTargets(automaton.firstEdge, automaton.edgeLabel.length, { isNew, low: wrong, middle, high }),
    ).toThrow(PackError);
  });

  it('with a cycle are refused instead of walked forever', () => {
    const cyclic = automaton.edgeTarget.slice();
    cyclic[cyclic.length - 1] = 0;
    expect(() => countWords(automaton.firstEdge, cyclic, automaton.stateClass)).toThrow(PackError);
  });
});
