// The frames by name. Those most pages use are part of the first load; the others load with the pages that use them.
import type { ComponentType, ReactNode } from 'react';
import { loadChunk } from '../services/offline/chunks.ts';
import { Default } from './layouts/Default.tsx';
import { ErrorLayout } from './layouts/Error.tsx';
import type { LayoutName } from './table.ts';

/** A frame around a page. */
export type Frame = ComponentType<{ children: ReactNode }>;

const frames: Partial<Record<LayoutName, Frame>> = { default: Default, error: ErrorLayout };

const later: Partial<Record<LayoutName, () => Promise<Frame>>> = {
  default2023: async () => (await import('./layouts/Default2023.tsx')).Default2023,
  legal: async () => (await import('./layouts/Legal.tsx')).Legal,
  logo: async () => (await import('./layouts/Logo.tsx')).Logo,
  plain: async () => (await import('./layouts/Plain.tsx')).Plain,
};

/** Loads a frame; `fetchOnly` reloads nothing when it fails. */
export async function loadFrame(name: LayoutName, fetchOnly = false): Promise<void> {
  const load = later[name];
  if (frames[name] || !load) return;
  frames[name] = await (fetchOnly ? load() : loadChunk(load));
}

/** A frame that has been loaded. */
export function frameOf(name: LayoutName): Frame {
  const frame = frames[name];
  if (!frame) throw new Error(`The frame ${name} was shown before it was loaded`);
  return frame;
}
