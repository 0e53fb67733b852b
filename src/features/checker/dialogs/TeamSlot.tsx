import { type ComponentType, lazy, Suspense } from 'react';
import { billingConfigured } from '../../../services/billing/configured.ts';
import { documentsConfigured } from '../../../services/cloud/configured.ts';
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { log } from '../../../services/log.ts';
import { useSession } from '../../../services/person/session.ts';

/** Without a network that brings it, the dictionary does without this entry: what counts already counts on. */
const TeamWords = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const [{ TeamWords: Entry }] = await Promise.all([import('./team/TeamWords.tsx'), loadTexts('documents')]);
    return { default: Entry };
  } catch (error) {
    log.warn('The entry of the team’s words could not be loaded', error);
    return { default: () => null };
  }
});

/** The place of the team's words in the dictionary, on a site that has Premium and keeps something for it. */
export function TeamSlot() {
  const premium = useSession(({ plan }) => plan === 'premium');
  if (!documentsConfigured() || !(premium || billingConfigured())) return null;
  return (
    <Suspense fallback={null}>
      <TeamWords />
    </Suspense>
  );
}
