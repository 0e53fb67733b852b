import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useFlow } from '../flow/store.ts';

/** A code can be sent again half a minute after the last one (SUP-4); links are limited to one a minute by the service. */
const PAUSES_MS = { confirm: 30_000, link: 60_000 } as const;

const secondsUntil = (time: number) => Math.ceil(Math.max(0, time - Date.now()) / 1000);

/** Whole seconds until a time. */
function useSecondsLeft(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time));
  useEffect(() => {
    const tell = () => setSeconds(secondsUntil(time));
    tell();
    const timer = setInterval(tell, 1000);
    return () => clearInterval(timer);
  }, [time]);
  return seconds;
}

/** Sends a code or a link again and shows how long to wait. It keeps the focus while waiting. */
export function ResendButton({ text, busy, onResend }: { text: 'confirm' | 'link'; busy: boolean; onResend(): void }) {
  const { t } = useTranslation('account');
  const seconds = useSecondsLeft(useFlow((flow) => flow.sentAt) + PAUSES_MS[text]);
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
