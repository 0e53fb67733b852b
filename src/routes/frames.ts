// The frames by name. They are small and shared by most pages, so they are part of the first load.
import type { ComponentType, ReactNode } from 'react';
import { Default } from './layouts/Default.tsx';
import { Default2023 } from './layouts/Default2023.tsx';
import { ErrorLayout } from './layouts/Error.tsx';
import { Legal } from './layouts/Legal.tsx';
import { Logo } from './layouts/Logo.tsx';
import { Plain } from './layouts/Plain.tsx';
import type { LayoutName } from './table.ts';

/** A frame around a page. */
export type Frame = ComponentType<{ children: ReactNode }>;

/** The frame of each layout name. */
export const frames: Record<LayoutName, Frame> = {
  default: Default,
  default2023: Default2023,
  legal: Legal,
  logo: Logo,
  plain: Plain,
  error: ErrorLayout,
};
