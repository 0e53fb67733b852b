import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '../../features/site/Footer.tsx';
import { Frame } from '../../features/site/Frame.tsx';
import { Header } from '../../features/site/header/Header.tsx';
import { localeOf } from '../../services/i18n/locales.ts';

/** Licences and privacy: one column of 68 characters with its contents beside it (`LegalArticle`), no adverts. */
export function Legal({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // The text may be in a different language from what surrounds it.
  const lang = localeOf(i18n.language)?.iso;
  return (
    <Frame>
      <Header lang={lang} />
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
      </main>
      <Footer lang={lang} />
    </Frame>
  );
}
