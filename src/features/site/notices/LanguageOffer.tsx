import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeLocaleCookie } from '../../../services/i18n/cookie.ts';
import { setLocale } from '../../../services/i18n/i18n.ts';
import { loadOffer, localeToOffer, type OfferTexts } from '../../../services/i18n/languageOffer.ts';
import { defaultLocale, localeOf } from '../../../services/i18n/locales.ts';
import { log } from '../../../services/log.ts';
import { Banner } from '../../../ui/Banner.tsx';

/** A line in another language that offers the interface in it, if there is one. Whoever closes it has chosen the present one. */
export function LanguageOffer() {
  const { i18n } = useTranslation();
  const [code] = useState(localeToOffer);
  const [texts, setTexts] = useState<OfferTexts>();
  const [isDecided, setDecided] = useState(false);
  useEffect(() => {
    if (!code) return undefined;
    let here = true;
    loadOffer(code).then(
      (found) => here && setTexts(found),
      (error: unknown) => log.warn('The offer of another language could not be loaded', error),
    );
    return () => {
      here = false;
    };
  }, [code]);
  if (!code || !texts || isDecided || i18n.language !== defaultLocale) return null;
  const keep = () => {
    writeLocaleCookie(defaultLocale);
    setDecided(true);
  };
  // Choosing sets the cookie as well; if its texts cannot be had, the line stays and can be tried again.
  const use = () => void setLocale(code).then((is) => is && setDecided(true));
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
