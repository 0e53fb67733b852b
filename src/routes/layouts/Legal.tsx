import type { ReactNode } from 'react';
import { Footer } from '../../features/site/Footer.tsx';
import { Frame } from '../../features/site/Frame.tsx';
import { Header } from '../../features/site/Header.tsx';

/** Licences and privacy: one column of 68 characters with its contents beside it (`LegalArticle`), no adverts. */
export function Legal({ children }: { children: ReactNode }) {
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
