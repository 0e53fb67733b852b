import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../../services/i18n/offerTexts.ts';
import { toAppError } from '../../../../lib/errors.ts';
import { PREMIUM_PATH } from '../../../../services/billing/configured.ts';
import { saveTextFile } from '../../../../services/files.ts';
import { localeOf } from '../../../../services/i18n/locales.ts';
import { personNow } from '../../../../services/person/person.ts';
import { useSession } from '../../../../services/person/session.ts';
import { TEAM_LIMITS, type TeamFile } from '../../../../services/words/teamFile.ts';
import { writeTeam } from '../../../../services/words/teamImport.ts';
import { keepTeam } from '../../../../services/words/teamWords.ts';
import { AppLink } from '../../../../ui/AppLink.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { buttonClass } from '../../../../ui/controls/buttonClass.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { pickWordFile } from '../pickWordFile.ts';
import styles from './team.module.css';
import { takeTeam, useTeam } from './useTeam.ts';

/** The day as the reader writes it; with its year only if that is another one. */
function dayOf(at: number, language: string): string {
  const date = new Date(at);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(localeOf(language)?.iso, { day: 'numeric', month: 'long', year }).format(date);
}

/** The team's word list: one entry beside the personal dictionary. Without Premium it says what it is, or that it rests. */
export function TeamWords() {
  const { t, i18n } = useTranslation('documents');
  const site = useTranslation();
  const titleId = useId();
  const premium = useSession(({ plan }) => plan === 'premium');
  const signedIn = useSession(({ state }) => state === 'signedIn');
  const owner = personNow();
  const file = useTeam(signedIn ? owner : null);
  const [problem, setProblem] = useState<string | null>(null);

  const tell = (thrown: unknown) => {
    const { code, params } = toAppError(thrown);
    setProblem(site.t(`errors.${code}`, params));
  };
  const keep = (next: TeamFile | null) => keepTeam(owner, next).catch(tell);
  const choose = async () => {
    const chosen = await pickWordFile();
    if (!chosen) return;
    setProblem(null);
    try {
      const taken = await takeTeam(owner, chosen);
      if (!taken.ok) {
        const { bytes, words } = TEAM_LIMITS;
        return setProblem(t(`team.refused.${taken.error}`, { megabytes: bytes / 1_000_000, limit: words }));
      }
      const { left, file: fresh } = taken.value;
      const added = t('team.added', { count: fresh.words.length });
      toast.show({ text: left > 0 ? `${added} ${t('team.left', { count: left })}` : added, icon: 'journal-plus' });
    } catch (thrown) {
      tell(thrown);
    }
  };
  const remove = async (gone: TeamFile) => {
    setProblem(null);
    await keep(null);
    const undo = { label: t('undo'), onAction: () => void keep(gone) };
    toast.show({ text: t('team.removed'), icon: 'trash', action: undo });
  };

  return (
    <section className={styles.team} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {file ? t('team.named', { name: file.name }) : t('team.title')}
      </h3>
      <p className={styles.text}>
        {file ? t('team.words', { count: file.words.length, date: dayOf(file.at, i18n.language) }) : t('team.lead')}
      </p>
      {!premium && <p className={styles.text}>{t(file ? 'team.ended' : 'team.premium')}</p>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {premium && (
          <Button small icon="cloud-upload" onClick={() => void choose()}>
            {t(file ? 'team.replace' : 'team.add')}
          </Button>
        )}
        {file && (
          <Button small icon="download" onClick={() => saveTextFile(file.name, writeTeam(file))}>
            {t('team.export')}
          </Button>
        )}
        {file && (
          <Button small icon="trash" onClick={() => void remove(file)}>
            {t('team.remove')}
          </Button>
        )}
        {!premium && (
          <AppLink className={buttonClass({ small: true })} to={PREMIUM_PATH}>
            <Icon name="star" />
            {site.t('offer.get')}
          </AppLink>
        )}
      </div>
    </section>
  );
}
