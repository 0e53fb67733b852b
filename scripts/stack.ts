// npm run cloud:stack -- --config FILE [--dry-run]: packs the functions, uploads them, and writes the template with the
// router and the headers of the build in it (dist/stack). The command that it prints creates the stack or updates it.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../src/services/config/config.ts';
import { isFields, parseTemplate } from './cloud/local/core/policy/template.ts';
import { openBucket } from './cloud/site/bucket.ts';
import { type DeployConfig, readDeployConfig } from './cloud/site/deployConfig.ts';
import { packFunctions } from './cloud/site/functions.ts';
import { packLanguages } from './cloud/site/languages.ts';
import { ROUTER_SOURCE } from './cloud/site/loadRouter.ts';
import { parametersOf } from './cloud/site/stackParameters.ts';
import { type SiteHeaders, stackTemplate } from './cloud/site/stackTemplate.ts';
import { ensurePacks } from './packs/ensure.ts';
import { AI_PATH, securityHeaders } from './web/headers.ts';

const OUT = 'dist/stack';
const SOURCE = new URL('cloud/template.yaml', import.meta.url);
const report = (line: string) => console.log(line);

const { values } = parseArgs({
  options: { config: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});

/** Puts archives into the bucket of the code, except for those that are there. */
async function upload({ stack, region, endpoint }: DeployConfig, archives: Record<string, Buffer>): Promise<void> {
  if (!stack) throw new Error('The file has no "stack"');
  const bucket = openBucket({ bucket: stack.codeBucket, region, endpoint });
  for (const [key, bytes] of Object.entries(archives)) {
    const there = values['dry-run'] ? new Map() : await bucket.list(key);
    if (!values['dry-run'] && !there.has(key))
      await bucket.put(key, bytes, { type: 'application/zip', cacheControl: 'no-store' });
    report(
      `${there.has(key) ? 'there already' : values['dry-run'] ? 'would upload' : 'uploaded'}: ${key} (${bytes.length} bytes)`,
    );
  }
}

async function uploadFunctions(config: DeployConfig): Promise<string> {
  const { prefix, archives } = await packFunctions();
  await upload(config, Object.fromEntries(Object.entries(archives).map(([name, zip]) => [`${prefix}/${name}`, zip])));
  return prefix;
}

/** The languages of the HTTP API, where the stack is to have one. */
async function uploadLanguages(config: DeployConfig): Promise<{ LanguagesKey?: string }> {
  if (config.stack?.parameters['CheckApi'] !== 'ENABLED') return {};
  await ensurePacks({ log: report });
  const { key, archive } = packLanguages();
  await upload(config, { [key]: archive });
  return { LanguagesKey: key };
}

/** What the site's configuration says already, for parameters that the template has. */
function configured(
  { baseUrl, brand, prices, auth, storage }: Config,
  names: readonly string[],
): Record<string, string> {
  const state = (on: boolean | undefined) => (on ? 'ENABLED' : 'DISABLED');
  const values: Record<string, string> = {
    SiteOrigin: baseUrl,
    Brand: brand,
    Prices: JSON.stringify(prices ?? {}),
    RefreshRotation: state(auth?.refreshRotation),
    PublicLevel: state(storage?.levels?.includes('public')),
    ProtectedLevel: state(storage?.levels?.includes('protected')),
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

async function run(file: string): Promise<void> {
  const config = readDeployConfig(file, 'stack');
  const { stack } = config;
  if (!stack) throw new Error(`${file} has no "stack"`);
  const headers: SiteHeaders = {
    pages: securityHeaders(config.config, 'app', true),
    ai: { path: AI_PATH, headers: securityHeaders(config.config, 'ai', true) },
  };
  const source = await readFile(SOURCE, 'utf8');
  const template = stackTemplate(source, headers, ROUTER_SOURCE);
  const { Parameters } = parseTemplate(source);
  const declared = isFields(Parameters) ? Parameters : {};
  const given = {
    ...configured(config.config, Object.keys(declared)),
    CodeBucket: stack.codeBucket,
    CodePrefix: await uploadFunctions(config),
    ...(await uploadLanguages(config)),
    ...stack.parameters,
  };
  const parameters = parametersOf(declared, given);
  await mkdir(OUT, { recursive: true });
  await writeFile(`${OUT}/template.yaml`, template);
  await writeFile(`${OUT}/parameters.json`, `${JSON.stringify(parameters, null, 2)}\n`);
  report(`\n${OUT}/template.yaml and ${OUT}/parameters.json are written. This creates or updates the stack:\n`);
  report(
    [
      '  aws cloudformation deploy',
      `--stack-name ${stack.name} --region ${config.region}`,
      `--template-file ${OUT}/template.yaml --parameter-overrides file://${OUT}/parameters.json`,
      `--s3-bucket ${stack.codeBucket} --s3-prefix templates --capabilities CAPABILITY_IAM`,
    ].join(' \\\n    '),
  );
}

try {
  if (values.config === undefined) throw new Error('npm run cloud:stack -- --config FILE [--dry-run]');
  await run(values.config);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
