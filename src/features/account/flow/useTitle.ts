import { useStepReady } from './screens.ts';
import { type Step, titleKeyOf } from './steps.ts';
import { useAccountText } from './useText.ts';

/** The title of a step, once its texts are loaded. */
export function useStepTitle(step: Step): string {
  const { t } = useAccountText();
  const ready = useStepReady(step);
  return ready ? t(titleKeyOf(step)) : t('common.working');
}
