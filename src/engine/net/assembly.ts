// Starts the module of WebAssembly that kernel.wat describes.
import { KERNEL_BYTES } from './kernelBytes.ts';

/** What the module offers; addresses and lengths as kernel.wat says. */
export interface KernelExports {
  product(x: number, step: number, weights: number, out: number, rows: number, depth: number, width: number): void;
  recur(
    sums: number,
    step: number,
    rows: number,
    size: number,
    scales: number,
    bias: number,
    carried: number,
    keeps: number,
    out: number,
    outStep: number,
  ): void;
  rectify(sums: number, rows: number, size: number, scales: number, bias: number, worth: number, out: number): void;
}

/** What is used of WebAssembly, whose types belong to the browser and not to the language. */
interface Assembly {
  Memory: new (size: { initial: number; maximum: number }) => { buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: KernelExports };
}

const PAGE = 65536;

/** The module with a memory of at least `size` bytes; null where there are no vectors or it may not be used. */
export function startKernel(size: number): { memory: ArrayBuffer; exports: KernelExports } | null {
  const { WebAssembly: assembly } = globalThis as unknown as { WebAssembly?: Assembly };
  if (!assembly) return null;
  try {
    const pages = Math.ceil(size / PAGE);
    const memory = new assembly.Memory({ initial: pages, maximum: pages });
    const bytes = Uint8Array.from({ length: KERNEL_BYTES.length / 2 }, (_, i) =>
      Number.parseInt(KERNEL_BYTES.slice(2 * i, 2 * i + 2), 16),
    );
    const { exports } = new assembly.Instance(new assembly.Module(bytes), { net: { memory } });
    return { memory: memory.buffer, exports };
  } catch {
    // No vectors, no memory or not allowed: plain JavaScript gives the same numbers.
    return null;
  }
}
