// npx node scripts/net/kernel.ts: assembles src/engine/net/kernel.wat after a change.
import { writeFileSync } from 'node:fs';
import { BYTES_FILE, kernelModule } from './assemble.ts';

writeFileSync(BYTES_FILE, await kernelModule());
