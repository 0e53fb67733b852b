import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { useLeaving } from '../../../services/leaving/asking.ts';
import { loadSignOut } from '../../../services/leaving/load.ts';

const LeaveDialog = lazy(async () => {
  const [{ LeaveDialog: Dialog }] = await Promise.all([import('./LeaveDialog.tsx'), loadTexts('documents')]);
  return { default: Dialog };
});

/** In milliseconds; the page's own work comes first. */
const REST_MS = 4_000;

/** The question before signing out, when there is one; loaded for signed-in users. */
export function LeaveOverlay() {
  const question = useLeaving((state) => state.question);
  useEffect(() => {
    // Loaded early because signing out must be possible when the connection is lost.
    const timer = setTimeout(() => void loadSignOut().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!question) return null;
  return (
    <Suspense>
      <LeaveDialog question={question} />
    </Suspense>
  );
}
