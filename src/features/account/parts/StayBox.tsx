import type { useStay } from '../flow/useStay.ts';
import { useAccountText } from '../flow/useText.ts';
import { TickBox } from './TickBox.tsx';

/** "Stay signed in", where that choice is offered. */
export function StayBox({ choice: { offered, stay, setStay } }: { choice: ReturnType<typeof useStay> }) {
  const { t } = useAccountText();
  if (!offered) return null;
  return (
    <TickBox
      name="stay"
      checked={stay === true}
      label={t('signIn.stay')}
      hint={t('signIn.stayHint')}
      onChange={setStay}
    />
  );
}
