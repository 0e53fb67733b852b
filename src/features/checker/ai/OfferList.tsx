import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/Button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import { useController } from '../controller.ts';
import { textLanguage } from '../panel/selectors.ts';
import { useVisits } from '../side/useVisits.ts';
import { useChecker } from '../store.ts';
import { useRun } from './engine/run.ts';
import { useOffers } from './offers.ts';
import { RewriteItem } from './RewriteItem.tsx';
import styles from './rewrite.module.css';
import { afterAccepted, type Offer, placedIn } from './rewrites.ts';

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
  const visit = useVisits('rewrite', { shown: t('shown'), back: t('back') });
  const [most, setMost] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);

  const drop = ({ key }: Offer) => change((now) => now.filter((one) => one.key !== key));
  const placed = (text: string, offer: Offer): Offer | null => {
    const now = placedIn(text, offer);
    if (now) return now;
    drop(offer);
    toast.show({ text: t('rewrite.gone'), icon: 'info-circle' });
    return null;
  };
  /** What becomes of offers takes them from the list: the focus goes to what stands there next, or to the head of the view. */
  const settle = (at: number, next: (offers: readonly Offer[]) => readonly Offer[]) => {
    const head = list.current?.closest('[data-side]')?.querySelector('h2');
    flushSync(() => change(next));
    const { children = [] } = list.current ?? {};
    (children[Math.min(at, children.length - 1)]?.querySelector('button') ?? head)?.focus();
  };
  const accept = (at: number, chosen: readonly (readonly [Offer, string])[]) => {
    const text = session?.text() ?? '';
    const accepted = chosen.flatMap(([offer, insert]) => {
      const now = placed(text, offer);
      if (!now) return [];
      const { start, end, before, kind, by = 'wordings' } = now;
      const reason = t('rewrite.reason', { name: t(`kinds.${kind}.name`), why: t(`kinds.${kind}.why`) });
      return [{ start, end, before, insert, reason, by }];
    });
    const written = session?.rewrite(accepted.sort((a, b) => a.start - b.start)) ?? [];
    settle(at, (now) => afterAccepted(now, written));
  };
  const leave = (at: number, offer: Offer) => {
    session?.leave(offer.key);
    settle(at, (now) => now.filter(({ key }) => key !== offer.key));
  };
  const show = (offer: Offer) => {
    const now = placed(session?.text() ?? '', offer);
    if (now) visit([now]);
  };
  return (
    <>
      {offers.length > 1 && (
        <Button
          icon="check2-all"
          onClick={() =>
            accept(
              0,
              offers.map((offer) => [offer, offer.texts[0]]),
            )
          }
        >
          {t('rewrite.acceptAll', { count: offers.length })}
        </Button>
      )}
      <ul ref={list} className={styles.list} aria-label={label}>
        {offers.slice(0, most).map((offer, at) => (
          <RewriteItem
            key={`${offer.rule} ${offer.start} ${offer.before}`}
            offer={offer}
            language={language ?? undefined}
            onShow={() => show(offer)}
            onAccept={(insert) => accept(at, [[offer, insert]])}
            onLeave={() => leave(at, offer)}
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
