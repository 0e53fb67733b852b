// Where packs and what they are made from lie.
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '../..');

/** Where built packs are served from. Not under version control. */
export const PACK_FOLDER = join(ROOT, 'public/packs');

/** Lists the packs for the application; the shape is `Manifest` in manifest.ts. */
export const MANIFEST_FILE = join(PACK_FOLDER, 'manifest.json');
