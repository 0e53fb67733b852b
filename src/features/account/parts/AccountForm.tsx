import { type ReactNode, useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnline, subscribeOnline, tellOffline } from '../../../services/offline/online.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import type { IconName } from '../../../ui/icons.ts';
import type { Checks } from '../flow/useChecks.ts';
import type { FormState } from '../flow/useForm.ts';
import { ProblemNote } from './ProblemNote.tsx';
import styles from './parts.module.css';

/** Properties of an account form: its fields, what it validates and what it does. */
export interface AccountFormProps<F extends string> {
  readonly lead?: ReactNode;
  readonly form: Pick<FormState<F>, 'action' | 'checks'>;
  /** Called when the form is submitted. */
  check?(): Checks<F>;
  onSubmit(): Promise<unknown>;
  readonly label: string;
  readonly busyLabel?: string | undefined;
  readonly icon?: IconName | undefined;
  readonly variant?: 'primary' | 'danger' | undefined;
  readonly children?: ReactNode;
  /** Buttons beside the main one. */
  readonly after?: ReactNode;
}

const yes = () => true;

/** A form: lead, fields, error, and one main button. Enter submits it; a second press while it is busy does nothing. */
export function AccountForm<F extends string>(props: AccountFormProps<F>) {
  const {
    lead,
    form,
    check = () => [],
    onSubmit,
    label,
    busyLabel,
    icon,
    variant = 'primary',
    children,
    after,
  } = props;
  const { t } = useTranslation('account');
  const online = useSyncExternalStore(subscribeOnline, isOnline, yes);
  const id = useId();
  // The form explains in its own words what does not work without a network.
  useEffect(tellOffline, []);
  const { action, checks } = form;
  const { attach, pass, refused } = checks;
  return (
    <form
      ref={attach}
      className={styles.form}
      noValidate
      aria-describedby={lead ? id : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (pass(check()) && !action.locked) void action.run(onSubmit);
      }}
    >
      {lead && (
        <p id={id} className={styles.lead}>
          {lead}
        </p>
      )}
      {!online && <Banner icon="wifi-off">{t('common.offline')}</Banner>}
      {children}
      {refused === undefined && <ProblemNote action={action} />}
      <Button
        type="submit"
        variant={variant}
        wide
        icon={icon}
        busy={action.busy}
        aria-disabled={action.busy || action.locked || undefined}
      >
        {action.busy ? (busyLabel ?? t('common.working')) : label}
      </Button>
      {after}
    </form>
  );
}
