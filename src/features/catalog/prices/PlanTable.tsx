import { useState } from 'react';
import { AppLink } from '../../../ui/AppLink.tsx';
import { buttonClass } from '../../../ui/controls/buttonClass.ts';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './PlanTable.module.css';
import { type Plan, type PlanPage, plans } from './planTexts.ts';

type Billing = 'year' | 'month';

/** The table's texts, as in the page texts. */
export interface PlanTexts extends Pick<PlanPage, Plan | 'rows'> {
  readonly billing: string;
  readonly monthly: string;
  readonly yearly: string;
  readonly perMonth: string;
  readonly perYear: string;
  readonly free: string;
  readonly onRequest: string;
  /** Formatted for the language; empty when none is configured. */
  readonly prices: Readonly<Record<'premiumMonthly' | 'premiumYearly', string>>;
  readonly feature: string;
  readonly included: string;
  readonly notIncluded: string;
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
  const price = texts.prices[billing === 'year' ? 'premiumYearly' : 'premiumMonthly'];
  if (!price) return texts.onRequest;
  return (
    <>
      {price} <small>{billing === 'year' ? texts.perYear : texts.perMonth}</small>
    </>
  );
}

function PlanButton({ to, label, main }: { to?: string | undefined; label?: string | undefined; main: boolean }) {
  if (!to || !label) return null;
  return (
    <AppLink className={buttonClass({ ...(main ? { variant: 'primary' } : {}), wide: true })} to={to}>
      {label}
    </AppLink>
  );
}

/** Where the column buttons lead; a column without an address has no button. */
export type PlanLinks = Readonly<Partial<Record<Plan, string>>>;

/** The plans side by side; on a small screen each feature is a row with the three plans below it. */
export function PlanTable({ texts, links }: { texts: PlanTexts; links: PlanLinks }) {
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
                <PlanButton to={links[plan]} label={texts[plan].action} main={plan === 'guest'} />
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
