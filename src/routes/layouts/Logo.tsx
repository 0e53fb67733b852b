import type { ReactNode } from 'react';
import { Frame } from '../../features/site/Frame.tsx';
import { AppBar } from '../../features/site/header/AppBar.tsx';
import { SlotProvider } from '../../ui/Slot.tsx';
import { AccountOverlay } from '../account/AccountOverlay.tsx';
import styles from './Logo.module.css';

/** The tools: a slim bar, then the app fills the window; no footer. */
export function Logo({ children }: { children: ReactNode }) {
  return (
    <SlotProvider>
      <Frame className={styles.app}>
        <AppBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <AccountOverlay />
      </Frame>
    </SlotProvider>
  );
}
