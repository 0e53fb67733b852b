// Checkers for the library's tests: real packs, as they lie in public/packs, and the texts of locales/.
import { PACK_FOLDER } from '../../scripts/packs/paths.ts';
import { packsIn } from '../../src/sdk/node/packFolder.ts';
import type { PackSource } from '../../src/sdk/packs/source.ts';

/** The built packs. */
export const builtPacks = (): PackSource => packsIn(PACK_FOLDER);

/** The built packs, with a change to what is brought. */
export const packsWith = (change: (bytes: Uint8Array, attempt: number) => Uint8Array): PackSource => {
  const source = builtPacks();
  const attempts = new Map<string, number>();
  return {
    manifest: () => source.manifest(),
    async bytes(file) {
      const attempt = (attempts.get(file.file) ?? 0) + 1;
      attempts.set(file.file, attempt);
      return change(await source.bytes(file), attempt);
    },
  };
};
