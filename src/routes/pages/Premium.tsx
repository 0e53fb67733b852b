import { lazy, Suspense } from 'react';
import { PremiumOffer } from '../../features/catalog/prices/PremiumOffer.tsx';
import { billingConfigured } from '../../services/billing/configured.ts';
import { loadTexts } from '../../services/i18n/namespaces.ts';
import { loadChunk } from '../../services/offline/chunks.ts';
import { pathOf } from '../navigation/pathOf.ts';

/** Sites that sell nothing do not load it. */
const load = () => import('../../features/billing/PremiumPage.tsx');
const PremiumPage = lazy(async () => ({ default: (await loadChunk(load)).PremiumPage }));

/** Where something is sold, the page comes with its texts. */
export async function prepare(): Promise<void> {
  if (billingConfigured()) await Promise.all([loadTexts('billing'), loadChunk(load)]);
}

export default function Premium() {
  if (!billingConfigured()) return <PremiumOffer pathOf={pathOf} />;
  return (
    <Suspense>
      <PremiumPage pathOf={pathOf} />
    </Suspense>
  );
}
