import type { ReactNode } from 'react';
import { Footer } from '../../features/site/Footer.tsx';
import { FooterColumns } from '../../features/site/FooterColumns.tsx';
import { Frame } from '../../features/site/Frame.tsx';
import { Header } from '../../features/site/header/Header.tsx';
import { AccountOverlay } from '../account/AccountOverlay.tsx';

/** The home page: the same frame around sections of the full width (each with a `.wrap` of its own), long footer. */
export function Default2023({ children }: { children: ReactNode }) {
  return (
    <Frame exitIntent>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer columns={<FooterColumns />} />
      <AccountOverlay />
    </Frame>
  );
}
