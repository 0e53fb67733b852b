import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { HouseAdvert } from '../../features/site/adverts/HouseAdvert.tsx';
import { Footer } from '../../features/site/Footer.tsx';
import { Frame } from '../../features/site/Frame.tsx';
import { Header } from '../../features/site/header/Header.tsx';
import { links } from '../../features/site/links.ts';

/** Public pages: header, one column of the page's width, one line for our own products, short footer. */
export function Default({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const product = pathname === links.formChecker ? 'api' : pathname.startsWith('/api/') ? 'java' : 'form';
  return (
    <Frame exitIntent>
      <Header />
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
        <HouseAdvert product={product} />
      </main>
      <Footer />
    </Frame>
  );
}
