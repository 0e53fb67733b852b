import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/AppLink.tsx';
import { LeaderList } from '../../ui/LeaderList.tsx';
import { priceText } from './prices.ts';
import type { PathOf } from './products.ts';

/** The licences, from the smallest to the largest right; each has a page with its text. */
const licences = ['singleSite', 'singleServer', 'globalSite', 'redistribution'] as const;

/** Name and one line for each licence. */
export type LicenceTexts = Readonly<
  Record<(typeof licences)[number], { readonly name: string; readonly text: string }>
>;

/** The licences with their configured prices; each name leads to the licence text. */
export function LicencePrices({
  texts,
  onRequest,
  pathOf,
}: {
  texts: LicenceTexts;
  onRequest: string;
  pathOf: PathOf;
}) {
  const { i18n } = useTranslation();
  const items = licences.map((id) => ({
    id,
    term: <AppLink to={pathOf(id)}>{texts[id].name}</AppLink>,
    value: priceText(id, i18n.language) ?? onRequest,
    note: texts[id].text,
  }));
  return <LeaderList items={items} />;
}
