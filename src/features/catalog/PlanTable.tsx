import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/AppLink.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './PlanTable.module.css';
import { priceText } from './prices.ts';

const plans = ['guest', 'account', 'premium'] as const;
type Plan = (typeof plans)[number];
type Billing = 'year' | 'month';

/** One line of the table: what a plan has, in words or as yes and no. */
export type PlanRow = { readonly name: string } & Readonly<Record<Plan, string | boolean>>;

/** The texts of the table, as the page texts have them. */
export interface PlanTexts {
  readonly billing: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly perMonth: string;
  readonly perYear: string;
  readonly free: string;
  readonly onRequest: string;
  readonly feature: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly guest: { readonly name: string; readonly note: string; readonly action: string };
  readonly account: { readonly name: string; readonly note: string };
  readonly premium: { readonly name: string; readonly note: string };
  readonly rows: readonly PlanRow[];
}

function Cell({ value, texts }: { value: string | boolean; texts: PlanTexts }) {
  if (typeof value === 'string') return value;
  if (!value) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{texts.notIncluded}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      <Icon name="check-lg" />
      <VisuallyHidden>{texts.included}</VisuallyHidden>
    </>
  );
}

function PremiumPrice({ billing, texts }: { billing: Billing; texts: PlanTexts }) {
  const { i18n } = useTranslation();
  const price = priceText(billing === 'year' ? 'premiumYearly' : 'premiumMonthly', i18n.language);
  if (!price) return texts.onRequest;
  return (
    <>
      {price} <small>{billing === 'year' ? texts.perYear : texts.perMonth}</small>
    </>
  );
}

/** The plans side by side; on a small screen each feature is a row of its own with the three plans below it. */
export function PlanTable({ texts, checker }: { texts: PlanTexts; checker: string }) {
  const [billing, setBilling] = useState<Billing>('year');
  return (
    <>
      <Segments<Billing>
        label={texts.billing}
        options={[
          { value: 'month', label: texts.monthly },
          { value: 'year', label: texts.yearly },
        ]}
        value={billing}
        onChange={setBilling}
      />
      <table className={styles.plans}>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{texts.feature}</VisuallyHidden>
            </td>
            {plans.map((plan) => (
              <th key={plan} scope="col" className={cx(plan === 'premium' && styles.best)}>
                <h2>{texts[plan].name}</h2>
                <p className={styles.price}>
                  {plan === 'premium' ? <PremiumPrice billing={billing} texts={texts} /> : texts.free}
                </p>
                <p className={styles.note}>{texts[plan].note}</p>
                {plan === 'guest' && (
                  <AppLink className={buttonClass({ variant: 'primary', wide: true })} to={checker}>
                    {texts.guest.action}
                  </AppLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {plans.map((plan) => (
                <td key={plan} data-plan={texts[plan].name}>
                  <Cell value={row[plan]} texts={texts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
