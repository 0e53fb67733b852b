import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { SideView } from '../side/SideView.tsx';
import { useChecker } from '../store.ts';
import { useOffers } from './offers.ts';
import { RewriteItem } from './RewriteItem.tsx';
import styles from './rewrite.module.css';
import { afterAccepted, type Offer, offersFor, wishes } from './rewrites.ts';
import { useVisits } from './useVisits.ts';

/** So many are shown at first, and more of them with each press. */
const AT_ONCE = 30;

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

/** What may stand in place of parts of the open text, beside it: nothing changes before it is accepted. */
export function RewriteView() {
  const { t } = useTranslation('ai');
  const controller = useController();
  const { offers, wish, isFailed } = useOffers();
  const language = useChecker(textLanguage);
  const empty = useChecker((state) => state.length === 0);
  const [most, setMost] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const all = offersFor(offers ?? [], wish);
  const { session } = controller;
  const visit = useVisits('rewrite');

  const accept = (chosen: readonly (readonly [Offer, string])[]) => {
    const accepted = chosen.map(([{ start, end, before, kind }, insert]) => {
      const reason = t('rewrite.reason', { name: t(`kinds.${kind}.name`), why: t(`kinds.${kind}.why`) });
      return { start, end, before, insert, reason };
    });
    const written = session?.rewrite(accepted) ?? [];
    useOffers.setState(({ offers: now }) => ({ offers: afterAccepted(now ?? [], written) }));
    list.current?.focus();
  };
  const leave = ({ key }: Offer) => {
    session?.leave(key);
    useOffers.setState(({ offers: now }) => ({ offers: (now ?? []).filter((one) => one.key !== key) }));
    list.current?.focus();
  };
  const close = () => {
    useChecker.setState({ side: null });
    session?.point(null);
    session?.focus();
  };
  return (
    <SideView title={t('rewrite.title')} closeLabel={t('rewrite.close')} onClose={close}>
      <p className={styles.lead}>{t('rewrite.lead')}</p>
      <Wishes />
      <div className={styles.state} role="status">
        {empty || isFailed || !offers ? (
          <State />
        ) : all.length > 0 ? (
          <p>{t('rewrite.count', { count: all.length })}</p>
        ) : (
          <p>{t(offers.length > 0 ? 'rewrite.noneForGoal' : 'rewrite.none')}</p>
        )}
      </div>
      {all.length > 1 && !isFailed && (
        <Button icon="check2-all" onClick={() => accept(all.map((offer) => [offer, offer.texts[0]]))}>
          {t('rewrite.acceptAll', { count: all.length })}
        </Button>
      )}
      {!empty && all.length > 0 && (
        <ul ref={list} className={styles.list} tabIndex={-1} aria-label={t('rewrite.title')}>
          {all.slice(0, most).map((offer) => (
            <RewriteItem
              key={`${offer.key} ${offer.start}`}
              offer={offer}
              language={language ?? undefined}
              onShow={() => visit([offer])}
              onAccept={(insert) => accept([[offer, insert]])}
              onLeave={() => leave(offer)}
            />
          ))}
        </ul>
      )}
      {all.length > most && (
        <Button variant="act" onClick={() => setMost(most + AT_ONCE)}>
          {t('rewrite.more', { count: Math.min(AT_ONCE, all.length - most) })}
        </Button>
      )}
    </SideView>
  );
}
