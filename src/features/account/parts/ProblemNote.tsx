import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import type { Action } from '../flow/useAction.ts';
import type { Problem } from '../problem.ts';

function useMinutesLeft(until: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, [until]);
  const left = until === undefined ? 0 : until - now;
  return left <= 0 ? 0 : Math.max(1, Math.round(left / 60_000));
}

/** The text of a problem, with what can be done about it. */
export function useProblemText(problem: Problem | undefined): string {
  const { t } = useTranslation('account');
  const minutes = useMinutesLeft(problem?.lockedUntil ?? problem?.againAt);
  if (!problem) return '';
  // Errors that only later steps can produce have their texts loaded with those steps.
  const parts = [t([`errors.${problem.code}`, 'errors.UnknownError'])];
  if (problem.clock) parts.push(t('common.clock'));
  if (minutes > 0) parts.push(t('common.locked', { count: minutes }));
  return parts.join(' ');
}

/** Shows a problem at once; a temporary one comes with a way to retry. */
export function ProblemNote({ action }: { action: Action }) {
  const { t } = useTranslation('account');
  const { problem, retry, busy } = action;
  const text = useProblemText(problem);
  if (!problem || busy) return null;
  return (
    <Banner kind="bad" action={problem.passing ? { label: t('common.retry'), onAction: retry } : undefined}>
      {text}
    </Banner>
  );
}
