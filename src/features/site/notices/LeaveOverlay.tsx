import { lazy, Suspense, useEffect } from 'react';
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { useLeaving } from '../../../services/leaving/asking.ts';
import { loadSignOut } from '../../../services/leaving/load.ts';

const LeaveDialog = lazy(async () => {
  const [{ LeaveDialog: Dialog }] = await Promise.all([import('./LeaveDialog.tsx'), loadTexts('documents')]);
  return { default: Dialog };
});

/** The page's own work comes first, in milliseconds. */
const REST_MS = 4_000;

/** The question before signing out, once there is one; loaded for those who are signed in. */
export function LeaveOverlay() {
  const question = useLeaving((state) => state.question);
  useEffect(() => {
    // Signing out has to be at hand when there is no line.
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
