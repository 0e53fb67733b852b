import { useTranslation } from 'react-i18next';
import { localeOf } from '../../services/i18n/locales.ts';

/** The texts of payments, and dates as the reader writes them; `seconds` since 1970. */
export function useBillingText() {
  const { t, i18n } = useTranslation('billing');
  const { language } = i18n;
  const date = (seconds: number | null | undefined) => {
    if (seconds === null || seconds === undefined) return '';
    const day = new Intl.DateTimeFormat(localeOf(language)?.iso, { dateStyle: 'long' }).format(seconds * 1000);
    // At the end of a sentence the full stop of the abbreviation would be followed by another one.
    return day.replace(/г\.$/, 'года');
  };
  return { t, language, date };
}
