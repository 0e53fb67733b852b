import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { SideView } from '../side/SideView.tsx';
import { useChecker } from '../store.ts';
import { AskBar } from './engine/AskBar.tsx';
import { Compare } from './engine/Compare.tsx';
import { Drafts } from './engine/Drafts.tsx';
import { useRun } from './engine/run.ts';
import { useEngine } from './engine/useEngine.ts';
import { OfferList } from './OfferList.tsx';
import { useOffers } from './offers.ts';
import styles from './rewrite.module.css';
import { offersFor, wishes } from './rewrites.ts';

/** Why nothing is offered yet. */
function State(): ReactNode {
  const { t } = useTranslation('ai');
  const work = useChecker((state) => state.work);
  const empty = useChecker((state) => state.length === 0);
  const { isFailed, retry } = useOffers();
  if (empty) return <p>{t('rewrite.empty')}</p>;
  if (isFailed)
    return (
      <p>
        {t('rewrite.failed')}{' '}
        <Button small onClick={retry}>
          {t('rewrite.retry')}
        </Button>
      </p>
    );
  if (work === 'idle' || work === 'stopped' || work === 'paused') return <p>{t(`rewrite.${work}`)}</p>;
  return <p>{t('rewrite.checking')}</p>;
}

function Wishes() {
  const { t } = useTranslation('ai');
  const wish = useOffers((state) => state.wish);
  return (
    <div className={styles.wishes} role="group" aria-label={t('rewrite.goal')}>
      {wishes.map((one) => (
        <button key={one} type="button" aria-pressed={one === wish} onClick={() => useOffers.setState({ wish: one })}>
          {t(`rewrite.goals.${one}`)}
        </button>
      ))}
    </div>
  );
}

/** The way to what was accepted in this text so far: when, from whom, and back. */
function Accepted() {
  const { t } = useTranslation();
  const count = useChecker((state) => state.corrected);
  if (count === 0) return null;
  return (
    <p className={styles.accepted}>
      <Button small variant="act" icon="clock-history" onClick={() => useChecker.setState({ overlay: 'changes' })}>
        {t('issues.corrected', { count })}
      </Button>
    </p>
  );
}

/** What may stand in place of parts of the open text, beside it: nothing changes before it is accepted. */
export function RewriteView() {
  const { t } = useTranslation('ai');
  const { session } = useController();
  const { offers, wish, isFailed } = useOffers();
  const asked = useRun((state) => state.offers);
  const engine = useEngine();
  const empty = useChecker((state) => state.length === 0);
  const own = offersFor(offers ?? [], wish);
  const text = useChecker((state) => state.draftId);
  const [isQuiet] = useState(() => useOffers.getState().isOpenedByPage);
  useEffect(() => useOffers.setState({ isOpenedByPage: false }), []);
  const close = () => {
    useChecker.setState({ side: null });
    session?.point(null);
    session?.focus();
  };
  return (
    <SideView title={t('rewrite.title')} closeLabel={t('rewrite.close')} isQuiet={isQuiet} onClose={close}>
      <p className={styles.lead}>{t('rewrite.lead')}</p>
      <Accepted />
      <Wishes />
      {!empty && <AskBar engine={engine} wish={wish} />}
      {!empty && asked.length > 0 && <OfferList offers={asked} label={t('ask.results')} />}
      <div className={styles.state} role="status" hidden={asked.length > 0 && own.length === 0}>
        {empty || isFailed || !offers ? (
          <State />
        ) : own.length > 0 ? (
          <p>{t('rewrite.count', { count: own.length })}</p>
        ) : (
          <p>{t(offers.length > 0 ? 'rewrite.noneForGoal' : 'rewrite.none')}</p>
        )}
      </div>
      {!empty && !isFailed && own.length > 0 && <OfferList offers={own} label={t('rewrite.title')} />}
      {!empty && <Compare key={`compare ${text} ${engine.provider?.id} ${engine.isAgreed}`} engine={engine} />}
      {!empty && <Drafts key={`${text} ${engine.provider?.id} ${engine.isAgreed}`} engine={engine} />}
    </SideView>
  );
}
