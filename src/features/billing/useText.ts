import { useTranslation } from 'react-i18next';
import { localeOf } from '../../services/i18n/locales.ts';

/** The texts of payments, and dates as the reader writes them; `seconds` since 1970. */
export function useBillingText() {
  const { t, i18n } = useTranslation('billing');
  const { language } = i18n;
  const date = (seconds: number | null | undefined) =>
    seconds === null || seconds === undefined
      ? ''
      : new Intl.DateTimeFormat(localeOf(language)?.iso, { dateStyle: 'long' }).format(seconds * 1000);
  return { t, language, date };
}
