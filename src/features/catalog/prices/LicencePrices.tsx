import { AppLink } from '../../../ui/AppLink.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { cx } from '../../../ui/cx.ts';
import { LeaderList } from '../../../ui/LeaderList.tsx';
import type { PathOf } from '../products/products.ts';
import styles from './LicencePrices.module.css';

/** The licences, from the most limited to the most extensive rights; each has a page with its text. */
const licences = ['singleSite', 'singleServer', 'globalSite', 'redistribution'] as const;

type Licence = (typeof licences)[number];

/** Name and one line for each licence. */
export type LicenceTexts = Readonly<Record<Licence, { readonly name: string; readonly text: string }>>;

/** The licences with their configured prices; each name leads to the licence text. */
export function LicencePrices({
  texts,
  prices,
  onRequest,
  buy,
  pathOf,
}: {
  texts: LicenceTexts;
  /** Formatted for the language; empty when none is configured. */
  prices: Readonly<Record<Licence, string>>;
  onRequest: string;
  /** Where licences are sold: the link after each, and its name for those who hear it alone. */
  buy?: { readonly buy: string; readonly buyName: string } | undefined;
  pathOf: PathOf;
}) {
  const items = licences.map((id) => ({
    id,
    term: <AppLink to={pathOf(id)}>{texts[id].name}</AppLink>,
    value: prices[id] || onRequest,
    note: buy ? (
      <span className={styles.note}>
        {texts[id].text}
        <AppLink
          className={cx(buttonClass({ small: true }), styles.buy)}
          to={`${pathOf('premium')}?buy=${id}`}
          aria-label={buy.buyName.replace('{{name}}', texts[id].name)}
        >
          {buy.buy}
        </AppLink>
      </span>
    ) : (
      texts[id].text
    ),
  }));
  return <LeaderList items={items} />;
}
