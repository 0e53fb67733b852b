// How signing out is reached without loading it with every page.
import { loadChunk } from '../offline/chunks.ts';

/** Loads what signs out safely. */
export const loadSignOut = () => loadChunk(() => import('./signOut.ts'));
