// npm run deploy -- --config FILE: builds the site and makes it live. Whatever interrupts it, repeating it finishes it.
//   --dry-run       says what it would do and writes nothing
//   --rollback [ID] back to the release before, or to the one that is named
//   --prune         removes releases that nobody can be using any more
//   --rehearsal     to the local cloud or another stand-in, with a CDN on this machine
//   --serve         after a rehearsal: keeps that CDN open
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openBucket } from './cloud/site/bucket.ts';
import { type DeployConfig, readDeployConfig } from './cloud/site/deployConfig.ts';
import { type Edge, openEdge } from './cloud/site/edge.ts';
import { readBuild } from './cloud/site/files.ts';
import { openKeyValueStore, pointerInBucket } from './cloud/site/pointer.ts';
import { prune } from './cloud/site/prune.ts';
import { deploy, rollback, type World } from './cloud/site/release.ts';
import type { SiteHeaders } from './cloud/site/stackTemplate.ts';
import { AI_PATH, securityHeaders } from './web/headers.ts';
import { buildPacksIfStale } from './web/packs.ts';
import { CLIENT, ensureSite } from './web/site.ts';

const USAGE =
  'npm run deploy -- --config FILE [--dry-run] [--rollback [RELEASE]] [--prune] [--rehearsal [--serve]] [--built FOLDER]';
const report = (line: string) => console.log(line);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    config: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    rollback: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    rehearsal: { type: 'boolean', default: false },
    serve: { type: 'boolean', default: false },
    // A folder that is built already, in place of the site.
    built: { type: 'string' },
  },
});

/** The headers that the CDN must send: those of the build, or without encryption those of this machine. */
async function headersOf({ config }: DeployConfig, onThisMachine: boolean): Promise<SiteHeaders> {
  if (!onThisMachine) return JSON.parse(await readFile('dist/headers.json', 'utf8')) as SiteHeaders;
  return {
    pages: securityHeaders(config, 'app', false),
    ai: { path: AI_PATH, headers: securityHeaders(config, 'ai', false) },
  };
}

async function built(config: DeployConfig): Promise<string> {
  if (values.built !== undefined) return values.built;
  process.env['SITE_CONFIG'] = config.site;
  await buildPacksIfStale(report);
  if (!(await ensureSite(report))) report('The build is up to date');
  return CLIENT;
}

async function run(config: DeployConfig): Promise<void> {
  const { rehearsal } = values;
  const bucket = openBucket(config);
  const pointer = () =>
    config.keyValueStore && !rehearsal ? openKeyValueStore(config.keyValueStore) : pointerInBucket(bucket);
  const folder = values.rollback || values.prune ? undefined : await built(config);
  const headers = folder === undefined && !rehearsal ? undefined : await headersOf(config, rehearsal);
  const edge: Edge | undefined =
    rehearsal && headers ? await openEdge({ bucket, pointer: pointer(), headers }) : undefined;
  const world: World = {
    bucket,
    pointer: pointer(),
    url: edge?.url ?? config.config.baseUrl,
    report,
    dryRun: values['dry-run'],
  };
  try {
    if (values.rollback) await rollback(world, positionals[0]);
    else if (values.prune) await prune(world, config.keep);
    else if (folder !== undefined && headers) await deploy(world, await readBuild(folder), headers);
    if (edge && values.serve) {
      report(`\n  ${edge.url}/   (Ctrl+C ends it)`);
      await new Promise((resolve) => process.once('SIGINT', resolve));
    }
  } finally {
    await edge?.close();
  }
}

try {
  if (values.config === undefined || (positionals.length > 0 && !values.rollback)) throw new Error(USAGE);
  await run(readDeployConfig(values.config, values.rehearsal ? 'rehearsal' : 'live'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
