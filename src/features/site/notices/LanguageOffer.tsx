import { useEffect, useState } from 'react';
import { writeLocaleCookie } from '../../../services/i18n/cookie.ts';
import { setLocale } from '../../../services/i18n/i18n.ts';
import { loadOffer, type OfferTexts } from '../../../services/i18n/languageOffer.ts';
import { defaultLocale, type LocaleCode, localeOf } from '../../../services/i18n/locales.ts';
import { log } from '../../../services/log.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** A line in another language that offers the interface in it. Whoever closes it has chosen the present one. */
export function LanguageOffer({ code, onClose }: { code: LocaleCode; onClose(): void }) {
  const [texts, setTexts] = useState<OfferTexts>();
  useEffect(() => {
    let here = true;
    loadOffer(code).then(
      (found) => here && setTexts(found),
      (error: unknown) => log.warn('The offer of another language could not be loaded', error),
    );
    return () => {
      here = false;
    };
  }, [code]);
  if (!texts) return null;
  const keep = () => {
    writeLocaleCookie(defaultLocale);
    onClose();
  };
  // Choosing sets the cookie as well; if its texts cannot be had, the line stays and can be tried again.
  const use = () => void setLocale(code).then((is) => is && onClose());
  return (
    <div lang={localeOf(code)?.iso}>
      <Banner
        kind="info"
        icon="globe"
        action={{ label: texts.use, onAction: use }}
        closeLabel={texts.keep}
        onClose={keep}
      >
        {texts.offer}
      </Banner>
    </div>
  );
}
