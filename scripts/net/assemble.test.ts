// The bytes of the kernel that are shipped are those of its source.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BYTES_FILE, kernelModule } from './assemble.ts';

it('holds what kernel.wat says; npx node scripts/net/kernel.ts writes it', async () => {
  expect(readFileSync(BYTES_FILE, 'utf8')).toBe(await kernelModule());
});
