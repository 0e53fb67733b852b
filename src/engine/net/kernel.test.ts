// The two kernels give the same numbers, whatever they are given. Node has vectors, so neither is left out here.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRandom } from '../../../scripts/packs/random.ts';
import { createKernel } from './createKernel.ts';
import { BLOCK, type Kernel, type Layer, MOST_DEPTH, ROW_MOST, STATE_ONE } from './kernel.ts';
import { plainKernel } from './plainKernel.ts';
import { simdKernel } from './simdKernel.ts';

const random = createRandom(7);
const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));

function layerOf(depth: number, width: number, code = (): number => between(-127, 127)): Layer {
  const codes = Int8Array.from({ length: depth * width }, code);
  const scales = Float32Array.from({ length: width }, () => random() / 200_000 + 1e-7);
  return { codes, depth, width, scales, bias: Float32Array.from({ length: width }, () => 4 * random() - 2) };
}

const layers = [
  layerOf(16, 24),
  layerOf(192, 480),
  layerOf(320, 72),
  layerOf(320, 65),
  layerOf(6, 8),
  layerOf(MOST_DEPTH, 8, () => 127),
];
const kernels: Kernel[] = [simdKernel(layers) as Kernel, plainKernel(layers)];
const numbersOf = (length: number): Int16Array => Int16Array.from({ length }, () => between(-32768, 32767));

function both(run: (kernel: Kernel) => unknown): void {
  const [vectors, plain] = kernels.map(run);
  expect(vectors).toEqual(plain);
}

/** Stands in for a part of WebAssembly that may not be used. */
function refuse(): never {
  throw new Error('refused');
}

afterEach(() => vi.unstubAllGlobals());

describe('products', () => {
  it.each(layers.map((_, i) => i))('are the same in both kernels, layer %i', (number) => {
    const { depth, width } = layers[number] as Layer;
    for (const rows of [1, 2, 3, 4, 5, 6, BLOCK - 1, BLOCK]) {
      const numbers = numbersOf((rows + 2) * depth);
      for (const step of [depth, depth / 2]) {
        both((kernel) => {
          const out = new Int32Array((rows + 1) * width);
          kernel.product(number, { numbers, from: 2, step, rows }, out, width);
          return out;
        });
      }
    }
  });

  it('are right', () => {
    const { codes, depth, width } = layers[0] as Layer;
    const numbers = numbersOf(2 * depth);
    const sumOf = (row: number, j: number): number => {
      let sum = 0;
      for (let k = 0; k < depth; k++) sum += (numbers[row * depth + k] as number) * (codes[k * width + j] as number);
      return sum;
    };
    const wanted = Array.from({ length: 2 * width }, (_, i) => sumOf(Math.floor(i / width), i % width));
    for (const kernel of kernels) {
      const out = new Int32Array(2 * width);
      kernel.product(0, { numbers, from: 0, step: depth, rows: 2 }, out, 0);
      expect([...out]).toEqual(wanted);
    }
  });

  it('do not overflow with the largest numbers there are', () => {
    const numbers = new Int16Array(MOST_DEPTH).fill(-32768);
    for (const kernel of kernels) {
      const out = new Int32Array(8);
      kernel.product(5, { numbers, from: 0, step: MOST_DEPTH, rows: 1 }, out, 0);
      expect([...out]).toEqual(Array(8).fill(MOST_DEPTH * 127 * -32768));
    }
  });
});

describe('recurrent layers', () => {
  it.each([
    [0, false],
    [0, true],
    [1, false],
    [1, true],
  ])('are the same in both kernels, layer %i, backwards %s', (number, backwards) => {
    const { depth, width } = layers[number] as Layer;
    const numbers = numbersOf((BLOCK + 9) * depth);
    both((kernel) => {
      const out = new Int16Array((BLOCK + 8) * width);
      const [first, second] = backwards ? [8, 0] : [0, BLOCK];
      kernel.recur(
        number,
        { numbers, from: first * depth, step: depth, rows: BLOCK },
        backwards,
        true,
        out,
        first * width,
      );
      kernel.recur(
        number,
        { numbers, from: second * depth, step: depth, rows: 8 },
        backwards,
        false,
        out,
        second * width,
      );
      return out;
    });
  });

  it('give states below 1, so that two of them can be added', () => {
    const layer = { ...layerOf(16, 24, () => 127), scales: new Float32Array(24).fill(1) };
    const numbers = new Int16Array(16 * BLOCK).fill(32767);
    for (const kernel of [simdKernel([layer]) as Kernel, plainKernel([layer])]) {
      const out = new Int16Array(8 * BLOCK);
      kernel.recur(0, { numbers, from: 0, step: 16, rows: BLOCK }, false, true, out, 0);
      expect(Math.max(...out)).toBeLessThan(STATE_ONE);
      expect(Math.max(...out)).toBeGreaterThan(STATE_ONE - 10);
    }
  });
});

describe('rectified rows', () => {
  it.each([0, 1, 2])('are the same in both kernels, layer %i', (number) => {
    const { width } = layers[number] as Layer;
    const sums = Int32Array.from({ length: BLOCK * width }, () => between(-(2 ** 31), 2 ** 31 - 1));
    const given = Float32Array.from({ length: BLOCK }, random);
    both((kernel) => {
      const worth = given.slice();
      const out = new Int16Array(BLOCK * width);
      kernel.rectify(number, sums.slice(), BLOCK, worth, out, 0);
      return { out, worth };
    });
  });

  it('have a largest number, or are 0 throughout', () => {
    const layer = { ...(layers[0] as Layer), bias: new Float32Array(24) };
    for (const kernel of [simdKernel([layer]) as Kernel, plainKernel([layer])]) {
      const sums = Int32Array.from({ length: 48 }, (_, i) => (i < 24 ? -i : i * 1000));
      const worth = new Float32Array(2).fill(1);
      const out = new Int16Array(48);
      kernel.rectify(0, sums, 2, worth, out, 0);
      expect([...out.subarray(0, 24), worth[0]]).toEqual(Array(25).fill(0));
      expect(Math.max(...out)).toBe(ROW_MOST);
    }
  });
});

describe('the kernel that is chosen', () => {
  it.each([
    ['missing', undefined],
    ['refused', { Memory: refuse }],
  ])('is plain where WebAssembly is %s', (_, assembly) => {
    vi.stubGlobal('WebAssembly', assembly);
    expect(simdKernel(layers)).toBeNull();
    const out = new Int32Array(24);
    createKernel(layers).product(0, { numbers: new Int16Array(16).fill(1), from: 0, step: 16, rows: 1 }, out, 0);
    expect(out.some((sum) => sum !== 0)).toBe(true);
  });
});
