// npm run dev: hot reload. Packs are built first if they are stale.
import { createServer } from 'vite';
import { ensureRulePages } from './rulePages/ensure.ts';
import { buildPacksIfStale } from './web/packs.ts';

await buildPacksIfStale((line) => console.log(line));
await ensureRulePages();
const server = await createServer({ server: { port: Number(process.env['PORT'] ?? 5173) } });
await server.listen();
server.printUrls();
