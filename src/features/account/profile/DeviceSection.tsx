import type { Device } from '../../../services/auth/types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useAction } from '../flow/useAction.ts';
import { useAccountText } from '../flow/useText.ts';
import { ProblemNote } from '../parts/ProblemNote.tsx';
import { deviceName, isPhone } from './deviceName.ts';
import { forgetDevice, moreDevices, rememberDevice } from './effects.ts';
import { PartProblem } from './PartProblem.tsx';
import styles from './profile.module.css';
import { openDialog, useProfile } from './store.ts';

/** Devices that have signed in: which are remembered, and a way to forget them. */
export function DeviceSection() {
  const { t } = useAccountText();
  const devices = useProfile((profile) => profile.devices);
  const action = useAction();
  const forget = async (key: string) => {
    if (await action.run(() => forgetDevice(key))) toast.show({ text: t('profile.forgotten') });
  };
  return (
    <section aria-labelledby="profile-devices">
      <div className={styles.title}>
        <h2 id="profile-devices">{t('profile.devices')}</h2>
        <Button small icon="door-closed" onClick={() => openDialog({ name: 'everywhere' })}>
          {t('profile.signOutOthers')}
        </Button>
      </div>
      <p className={styles.note}>{t('profile.devicesLead')}</p>
      <PartProblem part="devices" />
      {devices?.list.length === 0 && <p className={styles.note}>{t('profile.noDevices')}</p>}
      <ul className={styles.rows}>
        {devices?.list.map((device) => (
          <DeviceRow
            key={device.key}
            device={device}
            busy={action.busy}
            onForget={() => void forget(device.key)}
            onRemember={(yes) => void action.run(() => rememberDevice(yes))}
          />
        ))}
      </ul>
      {devices?.next && (
        <Button small busy={action.busy} onClick={() => void action.run(moreDevices)}>
          {t('profile.moreDevices')}
        </Button>
      )}
      <ProblemNote action={action} />
    </section>
  );
}

interface RowProps {
  readonly device: Device;
  readonly busy: boolean;
  onForget(): void;
  onRemember(yes: boolean): void;
}

function DeviceRow({ device, busy, onForget, onRemember }: RowProps) {
  const { t, language } = useAccountText();
  const name = deviceName(device.name) ?? t('profile.unknownDevice');
  const date =
    device.lastUsedAt !== undefined &&
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(device.lastUsedAt);
  const { current, remembered } = device;
  return (
    <li className={styles.device}>
      <Icon name={isPhone(device.name) ? 'phone' : 'laptop'} />
      <span>
        <b>{name}</b>
        {date && <small>{t('profile.lastUsed', { date })}</small>}
      </span>
      <span className={styles.tags}>
        {current && <Tag kind="ok">{t('profile.thisDevice')}</Tag>}
        {remembered !== undefined && <Tag>{t(remembered ? 'profile.remembered' : 'profile.notRemembered')}</Tag>}
      </span>
      <span className={styles.actions}>
        {current && remembered !== undefined && (
          <Button
            small
            aria-disabled={busy || undefined}
            aria-label={`${t(remembered ? 'profile.unrememberThis' : 'profile.rememberThis')}: ${name}`}
            onClick={() => onRemember(!remembered)}
          >
            {t(remembered ? 'profile.unrememberThis' : 'profile.rememberThis')}
          </Button>
        )}
        <IconButton
          icon="trash"
          label={t('profile.forget', { name })}
          aria-disabled={busy || undefined}
          onClick={onForget}
        />
      </span>
    </li>
  );
}
