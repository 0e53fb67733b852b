import type { ReactNode } from 'react';
import { useSession } from '../../../services/person/session.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { removePhone } from './effects.ts';
import { PartProblem } from './PartProblem.tsx';
import styles from './profile.module.css';
import { type Account, attributeOf, openDialog, providerOf } from './store.ts';

/** Name, e-mail address, phone number, password, and the plan where no section of its own has it. */
export function AccountSection({ account, withPlan }: { account: Account; withPlan: boolean }) {
  const { t } = useAccountText();
  const plan = useSession((session) => session.plan);
  const removing = useAction();
  const provider = providerOf(account);
  const fixed = account.user.federated !== undefined;
  // Data that could not be read is not offered for editing: the form would start from wrong values.
  const known = account.attributes !== undefined;
  const email = attributeOf(account, 'email') || account.user.email || '';
  const name = attributeOf(account, 'name') || account.user.name || '';
  const phone = attributeOf(account, 'phone_number');
  const change = (attribute: 'name' | 'email' | 'phone_number', label: string) => (
    <Button small aria-label={label} onClick={() => openDialog({ name: 'edit', attribute })}>
      {t('common.change')}
    </Button>
  );
  return (
    <section aria-labelledby="profile-account">
      <h2 id="profile-account">{t('profile.account')}</h2>
      <PartProblem part="account" />
      <dl className={styles.rows}>
        <Row name={t('profile.email')} actions={known && !provider && change('email', t('profile.editEmail'))}>
          {email} <Confirmed attribute="email" account={account} />
        </Row>
        <Row name={t('profile.name')} actions={known && !fixed && change('name', t('profile.editName'))}>
          {name || (known && <span className="muted">{t('profile.noName')}</span>)}
        </Row>
        {known && !fixed && (
          <Row
            name={t('profile.phone')}
            actions={
              <>
                {change('phone_number', t('profile.editPhone'))}
                {phone && (
                  <Button
                    small
                    variant="quiet"
                    aria-label={t('profile.removePhone')}
                    busy={removing.busy}
                    onClick={() => void removing.run(removePhone)}
                  >
                    {t('common.remove')}
                  </Button>
                )}
              </>
            }
          >
            {phone ? (
              <>
                {phone} <Confirmed attribute="phone_number" account={account} />
              </>
            ) : (
              <span className="muted">{t('profile.noPhone')}</span>
            )}
          </Row>
        )}
        <Row
          name={t('profile.password')}
          actions={
            !provider && (
              <Button small aria-label={t('profile.editPassword')} onClick={() => openDialog({ name: 'password' })}>
                {t('common.change')}
              </Button>
            )
          }
        >
          {provider ? t('profile.passwordNone', { provider }) : t('profile.passwordOwn')}
        </Row>
        {withPlan && <Row name={t('profile.plan')}>{t(`profile.${plan}`)}</Row>}
      </dl>
      <ProblemNote action={removing} />
    </section>
  );
}

function Row({ name, children, actions }: { name: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {actions && <dd className={styles.actions}>{actions}</dd>}
    </div>
  );
}

/** Whether an address or a number is confirmed, and a way to confirm it. */
function Confirmed({ attribute, account }: { attribute: 'email' | 'phone_number'; account: Account }) {
  const { t } = useAccountText();
  if (!account.attributes) return null;
  const confirmed = account.attributes[`${attribute}_verified`] === true;
  if (confirmed) return <Tag kind="ok">{t('profile.confirmed')}</Tag>;
  if (account.user.federated) return null;
  return (
    <>
      <Tag kind="warn">{t('profile.unconfirmed')}</Tag>{' '}
      <Button small onClick={() => openDialog({ name: 'verify', attribute })}>
        {t('profile.verify')}
      </Button>
    </>
  );
}
