import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ToneReport } from '../../../engine/index.ts';
import { changeSettings, settingsStore } from '../../../services/settings.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import type { CheckerSession } from '../session.ts';
import { SideView } from '../side/SideView.tsx';
import { useAsked } from '../side/useAsked.ts';
import { useVisits } from '../side/useVisits.ts';
import { useChecker } from '../store.ts';
import { ToneScale } from './ToneScale.tsx';
import styles from './tone.module.css';
import { byWords, listedSigns, type SameWords } from './tones.ts';

const SCALES = ['formality', 'directness', 'warmth'] as const;

function Words({ words, visit }: { words: readonly SameWords[]; visit(places: SameWords['places']): void }) {
  const { t } = useTranslation('ai');
  return (
    <p className={styles.words}>
      {words.map(({ words: found, places }) => (
        <button key={found} type="button" aria-label={t('tone.show', { words: found })} onClick={() => visit(places)}>
          {found}
          {places.length > 1 && <span>×{places.length}</span>}
        </button>
      ))}
    </p>
  );
}

function Report({ report, session }: { report: ToneReport; session: CheckerSession }) {
  const { t } = useTranslation('ai');
  const visit = useVisits('tone', { shown: t('shown'), back: t('back') });
  const signs = listedSigns(report, (range) => session.slice(range));
  return (
    <>
      {report.scales ? (
        <div className={styles.scales}>
          {SCALES.map((scale) => report.scales && <ToneScale key={scale} scales={report.scales} scale={scale} />)}
        </div>
      ) : (
        <p className={styles.state}>{t('tone.short')}</p>
      )}
      {signs.length === 0 && report.scales && <p className={styles.state}>{t('tone.none')}</p>}
      <ul className={styles.signs}>
        {signs.map(({ sign, count, words }) => (
          <li key={sign}>
            <h3>
              {t(`tone.signs.${sign}.name`)} <small>{t('tone.places', { count })}</small>
            </h3>
            <p>{t(`tone.signs.${sign}.what`)}</p>
            {sign !== 'exclamation' && <Words words={words} visit={visit} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Words that leave somebody out, for those who want to know. */
function Inclusive({ report, session }: { report: ToneReport | null | undefined; session: CheckerSession | null }) {
  const { t } = useTranslation('ai');
  const isOn = useStore(settingsStore, (settings) => settings.inclusive);
  const visit = useVisits('tone', { shown: t('shown'), back: t('back') });
  const change = (inclusive: boolean) => {
    if (!changeSettings({ inclusive })) toast.show({ text: t('notKept'), icon: 'info-circle' });
  };
  const found = isOn && report && session ? byWords(report.inclusive, (range) => session.slice(range)) : [];
  const wordings = (places: SameWords['places']) =>
    report?.inclusive.find(({ start }) => start === places[0]?.start)?.texts.join(' · ');
  return (
    <section className={styles.inclusive}>
      <h3>{t('tone.inclusive')}</h3>
      <div className={styles.option}>
        <span id="inclusive-option">{t('tone.inclusiveOption')}</span>
        <Switch aria-labelledby="inclusive-option" checked={isOn} onChange={change} />
      </div>
      {isOn && report && <p>{t(found.length > 0 ? 'tone.inclusiveLead' : 'tone.inclusiveNone')}</p>}
      {found.map((same) => (
        <p key={same.words} className={styles.wording}>
          <button type="button" aria-label={t('tone.show', { words: same.words })} onClick={() => visit(same.places)}>
            {same.words}
          </button>
          <span>{wordings(same.places)}</span>
        </p>
      ))}
    </section>
  );
}

/** How the open text sounds, beside it, and which words make it so. */
export function ToneView() {
  const { t } = useTranslation('ai');
  const controller = useController();
  const empty = useChecker((state) => state.length === 0);
  const language = useChecker(textLanguage);
  const ask = useCallback(
    async (session: CheckerSession, signal: AbortSignal) =>
      language ? session.tone(language, signal) : Promise.resolve(null),
    [language],
  );
  const { answer, isFailed, retry } = useAsked(ask);
  const { session } = controller;
  const close = () => {
    useChecker.setState({ side: null });
    session?.point(null);
    session?.focus();
  };
  const state = (): ReactNode => {
    if (empty) return <p className={styles.state}>{t('tone.empty')}</p>;
    if (isFailed)
      return (
        <p className={styles.state}>
          {t('tone.failed')}{' '}
          <Button small onClick={retry}>
            {t('tone.retry')}
          </Button>
        </p>
      );
    if (answer === undefined) return <p className={styles.state}>{t('tone.checking')}</p>;
    if (answer === null) return <p className={styles.state}>{t('tone.unknown')}</p>;
    return null;
  };
  return (
    <SideView title={t('tone.title')} closeLabel={t('tone.close')} onClose={close}>
      <p className={styles.lead}>{t('tone.lead')}</p>
      <div role="status">{state()}</div>
      {!empty && !isFailed && answer && session && <Report report={answer} session={session} />}
      {!empty && <Inclusive report={answer} session={session} />}
    </SideView>
  );
}
