import { useTranslation } from 'react-i18next';
import { showAdsModal, useAdvertsShown } from '../../../services/offers.ts';
import { AppLink } from '../../../ui/AppLink.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { links } from '../links.ts';
import styles from './HouseAdvert.module.css';

const adverts = {
  form: { to: links.formChecker, text: 'ads.form', link: 'ads.formLink' },
  api: { to: links.cloudApi, text: 'ads.api', link: 'ads.apiLink' },
  java: { to: links.javaSdk, text: 'ads.java', link: 'ads.javaLink' },
} as const;

/** One line for one of our own products, with a way to dismiss it; nothing if hidden or with Premium. `panel` sits under a list. */
export function HouseAdvert({
  product = 'form',
  place = 'page',
}: {
  product?: keyof typeof adverts;
  place?: 'page' | 'panel';
}) {
  const { t } = useTranslation();
  if (!useAdvertsShown()) return null;
  const { to, text, link } = adverts[product];
  return (
    <aside className={cx(styles.advert, styles[place])} aria-label={t('ads.label')} data-print="hide">
      <span>
        {t(text)} <AppLink to={to}>{t(link)}</AppLink>
      </span>
      <Button variant="act" onClick={() => showAdsModal('remove')}>
        {t('ads.remove')}
      </Button>
    </aside>
  );
}
