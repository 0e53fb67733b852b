// Lists every place on the site that reads stored or received data, with the schema or guard that validates it. The test
// fails for any new place, so that nobody trusts a stored value by mistake.
import { describe, expect, it } from 'vitest';
import { readSources } from './imports.ts';

/** Reading a JSON text or a JSON response. */
const READS = /\bJSON\.parse\(|\.json\(\)/g;

/** Files that read JSON, with the number of reads and the check that each passes. */
const readers: Readonly<Record<string, [times: number, behind: string]>> = {
  'src/engine/pack/format.ts': [1, 'packs are verified by their digest first'],
  'src/features/catalog/api/samples.ts': [2, 'a sample to read, not run there'],
  'src/lib/ai/reply.ts': [1, 'piece'],
  'src/lib/api/read.ts': [1, 'the schema of its parameter'],
  'src/routes/payload/pageState.ts': [1, 'told whole from half; its content is checked by the build'],
  'src/routes/payload/payloadStore.ts': [1, 'isTexts'],
  'src/routes/navigation/scroll.ts': [1, 'isPosition'],
  'src/sdk/license/license.ts': [1, 'its signature first, then by its fields'],
  'src/sdk/node/textFiles.ts': [1, 'files of the program itself'],
  'src/sdk/packs/source.ts': [1, 'readManifest'],
  'src/sdk/texts/fetched.ts': [1, 'files of the program itself; only texts'],
  'src/services/ai/answers.ts': [2, 'a schema for each answer; a text'],
  'src/services/ai/choice.ts': [1, 'its own schema'],
  'src/services/ai/endpoint/provider.ts': [1, 'list'],
  'src/services/ai/endpoint/settings.ts': [1, 'its own schema'],
  'src/services/auth/transport/answers.ts': [1, 'an object, then by its field'],
  'src/services/auth/signIn/challenges.ts': [1, 'known names only'],
  'src/services/auth/session/claims.ts': [1, 'isClaim'],
  'src/services/auth/federated/federatedRecord.ts': [1, 'its own'],
  'src/services/auth/signIn/hosted.ts': [1, 'isRecord'],
  'src/services/auth/signIn/hostedTokens.ts': [1, 'an object, then by its field'],
  'src/services/auth/signIn/pendingLink.ts': [1, 'isPending'],
  'src/services/billing/callFunction.ts': [1, 'schemas of lib/billing/answers.ts'],
  'src/services/billing/requestIds.ts': [1, 'isKept'],
  'src/services/cloud/documents/documentTypes.ts': [1, 'contentSchema, summarySchema'],
  'src/services/cloud/profile/profileSync.ts': [1, 'SharedValue.parse'],
  'src/services/cloud/usage.ts': [1, 'its own schema'],
  'src/services/config/configSchema.ts': [1, 'a schema per field'],
  'src/services/contact/contact.ts': [1, 'texts only'],
  'src/services/packs.ts': [1, 'manifestSchema'],
  'src/services/person/people.ts': [1, 'texts only'],
  'src/services/drafts/rescue.ts': [2, 'draftRecord.ts, a text'],
  'src/services/person/sessionState.ts': [1, 'by its field'],
  'src/services/ruleAddresses.ts': [1, 'one text by its name, an address of the help'],
  'src/services/settings.ts': [1, 'schema, field by field'],
  'src/services/textLink.ts': [1, 'schema, and the corrections must stand in the text'],
  'src/services/words/wordFiles.ts': [1, 'texts only'],
  'src/widget/extension/background.ts': [1, 'files of the program itself'],
  'src/widget/start.ts': [1, 'createOwnWords takes texts only'],
  'src/widget/texts/texts.ts': [1, 'files of the program itself; only texts'],
  'src/widget/thread/languages.ts': [1, 'readManifest'],
};

/** The only files that open a database; what they read is validated by the schemas beside them. */
const databases = [
  'src/services/drafts/migrateDrafts.ts',
  'src/services/drafts/originals.ts',
  'src/services/progress/progress.ts',
  'src/services/records/aside.ts',
  'src/services/records/database.ts',
];

const shipped = readSources(['src']).filter(({ path }) => !/\.test\.tsx?$|^src\/server\//.test(path));
const countIn = (text: string) => text.match(READS)?.length ?? 0;

describe('what is read back', () => {
  it('is read only in the listed places', () => {
    const found = shipped.map(({ path, text }) => [path, countIn(text)] as const).filter(([, times]) => times > 0);
    const listed = Object.entries(readers).map(([path, [times]]) => [path, times] as const);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  });

  it('comes from databases that are opened only in the listed places', () => {
    expect(shipped.filter(({ text }) => /\bopenDB[<(]/.test(text)).map(({ path }) => path)).toEqual(databases);
  });

  it('finds a new place', () => {
    expect(countIn('const draft = JSON.parse(text) as Draft;')).toBe(1);
    expect(countIn('return (await response.json()) as Texts;')).toBe(1);
  });
});
