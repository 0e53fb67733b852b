import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useChecker } from '../store.ts';
import { useRun } from './engine/run.ts';
import { useOffers } from './offers.ts';
import { RewriteItem } from './RewriteItem.tsx';
import styles from './rewrite.module.css';
import { afterAccepted, type Offer, placedIn } from './rewrites.ts';
import { useVisits } from './useVisits.ts';

/** So many are shown at first, and more of them with each press. */
const AT_ONCE = 30;

/** Every list of offers of the page after something has become of some of them. */
function change(next: (offers: readonly Offer[]) => readonly Offer[]): void {
  useOffers.setState(({ offers }) => ({ offers: offers && next(offers) }));
  useRun.setState(({ offers }) => ({ offers: next(offers) }));
}

/** Offers one below the other: each is accepted or left, or all are accepted as one step. */
export function OfferList({ offers, label }: { offers: readonly Offer[]; label: string }) {
  const { t } = useTranslation('ai');
  const { session } = useController();
  const language = useChecker(textLanguage);
  const visit = useVisits('rewrite');
  const [most, setMost] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);

  const drop = ({ key }: Offer) => change((now) => now.filter((one) => one.key !== key));
  const placed = (offer: Offer): Offer | null => {
    const now = session ? placedIn(session.text(), offer) : null;
    if (now) return now;
    drop(offer);
    toast.show({ text: t('rewrite.gone'), icon: 'info-circle' });
    return null;
  };
  const accept = (chosen: readonly (readonly [Offer, string])[]) => {
    const accepted = chosen.flatMap(([offer, insert]) => {
      const now = placed(offer);
      if (!now) return [];
      const { start, end, before, kind } = now;
      const reason = t('rewrite.reason', { name: t(`kinds.${kind}.name`), why: t(`kinds.${kind}.why`) });
      return [{ start, end, before, insert, reason }];
    });
    const written = session?.rewrite(accepted.sort((a, b) => a.start - b.start)) ?? [];
    change((now) => afterAccepted(now, written));
    list.current?.focus();
  };
  const leave = (offer: Offer) => {
    session?.leave(offer.key);
    drop(offer);
    list.current?.focus();
  };
  const show = (offer: Offer) => {
    const now = placed(offer);
    if (now) visit([now]);
  };
  return (
    <>
      {offers.length > 1 && (
        <Button icon="check2-all" onClick={() => accept(offers.map((offer) => [offer, offer.texts[0]]))}>
          {t('rewrite.acceptAll', { count: offers.length })}
        </Button>
      )}
      <ul ref={list} className={styles.list} tabIndex={-1} aria-label={label}>
        {offers.slice(0, most).map((offer) => (
          <RewriteItem
            key={`${offer.key} ${offer.start}`}
            offer={offer}
            language={language ?? undefined}
            onShow={() => show(offer)}
            onAccept={(insert) => accept([[offer, insert]])}
            onLeave={() => leave(offer)}
          />
        ))}
      </ul>
      {offers.length > most && (
        <Button variant="act" onClick={() => setMost(most + AT_ONCE)}>
          {t('rewrite.more', { count: Math.min(AT_ONCE, offers.length - most) })}
        </Button>
      )}
    </>
  );
}
