// npx node scripts/quality/grammar.ts DATA ...: the same as `npm run quality -- DATA --grammar ...`, in fewer letters.
import { spawnSync } from 'node:child_process';

const given = ['scripts/quality.ts', ...process.argv.slice(2), '--grammar'];
process.exitCode = spawnSync(process.execPath, given, { stdio: 'inherit' }).status ?? 1;
