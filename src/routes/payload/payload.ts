// A page component's access to its payload: its own texts in the current language.
import { useTranslation } from 'react-i18next';
import { AppError } from '../../lib/errors.ts';
import { activeLocale } from '../../services/i18n/i18n.ts';
import { defaultLocale } from '../../services/i18n/locales.ts';
import type { PayloadKey } from '../table.ts';
import { type PageOf, payloadOf } from './payloadStore.ts';

export type { PageOf } from './payloadStore.ts';

/** The texts of a page. The router has loaded them before the page is shown; a missing one is an error page. */
export function usePage<K extends PayloadKey>(key: K): PageOf<K> {
  useTranslation();
  const texts = payloadOf(key, activeLocale()) ?? payloadOf(key, defaultLocale);
  if (!texts) throw new AppError('payload-missing', { message: `The texts of ${key} are not loaded` });
  return texts;
}
