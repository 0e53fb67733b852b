// Prefetches the page component and texts behind a link that came into view (PRE-1).
import { getConfig } from '../../services/config/config.ts';
import { activeLocale } from '../../services/i18n/i18n.ts';
import { needsOtherDocument } from '../documentShell.ts';
import { fetchPage } from '../pageModules.ts';
import { hasNoPayload, loadPayload } from '../payload/payloadStore.ts';
import { matchRow } from './match.ts';

/** Fetches ahead what a path needs. Rejections are the caller's to ignore. */
export async function prefetchPath(path: string): Promise<void> {
  const row = matchRow(path, getConfig().product.slug);
  if (!row || needsOtherDocument(row)) return;
  const texts = row.prerender && !hasNoPayload(path);
  await Promise.all([fetchPage(row), texts ? loadPayload(path, activeLocale(), true) : undefined]);
}
