import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useFlow } from '../flow/store.ts';

/** Behaviour SUP-4: a code can be sent again half a minute after the last one. */
export const RESEND_PAUSE_MS = 30_000;

/** Whole seconds until a code can be sent again. */
export function useSecondsLeft(sentAt: number): number {
  const left = () => Math.ceil(Math.max(0, sentAt + RESEND_PAUSE_MS - Date.now()) / 1000);
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tell = () => setSeconds(Math.ceil(Math.max(0, sentAt + RESEND_PAUSE_MS - Date.now()) / 1000));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return seconds;
}

/** Sends a code or a link again; says how long one has to wait. It keeps the focus while it waits. */
export function ResendButton({ text, busy, onResend }: { text: 'confirm' | 'link'; busy: boolean; onResend(): void }) {
  const { t } = useTranslation('account');
  const seconds = useSecondsLeft(useFlow((flow) => flow.sentAt));
  const waiting = seconds > 0;
  return (
    <Button
      wide
      variant="quiet"
      busy={busy}
      aria-disabled={waiting || busy || undefined}
      onClick={() => waiting || onResend()}
    >
      {waiting ? t(`${text}.resendIn`, { count: seconds }) : t(`${text}.resend`)}
    </Button>
  );
}
