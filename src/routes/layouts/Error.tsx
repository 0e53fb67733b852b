import type { ReactNode } from 'react';
import { Footer } from '../../features/site/Footer.tsx';
import { Frame } from '../../features/site/Frame.tsx';
import { Header } from '../../features/site/header/Header.tsx';

/** Around an error: the whole navigation, so that a reader finds the way on; no adverts. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <Header />
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Frame>
  );
}
