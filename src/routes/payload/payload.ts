// A page component's access to its payload: its own texts in the current language.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppError } from '../../lib/errors.ts';
import { activeLocale } from '../../services/i18n/i18n.ts';
import { defaultLocale } from '../../services/i18n/locales.ts';
import { type PayloadKey, rowById } from '../table.ts';
import { type PageOf, payloadOf } from './payloadStore.ts';

export type { PageOf } from './payloadStore.ts';

/** The texts of a page. The router has loaded them before the page is shown; a missing one is an error page. */
export function usePage<K extends PayloadKey>(key: K): PageOf<K> {
  useTranslation();
  const { pathname } = useLocation();
  const name = rowById(key).many ? pathname : key;
  const texts = payloadOf(key, activeLocale(), name) ?? payloadOf(key, defaultLocale, name);
  if (!texts) throw new AppError('payload-missing', { message: `The texts of ${key} are not loaded` });
  return texts;
}
