// The plan texts of an installation: with accounts, without them, or with accounts that store no documents.

/** The columns in order. */
export const plans = ['guest', 'account', 'premium'] as const;

/** One column of the plans. */
export type Plan = (typeof plans)[number];

/** One row of the table: what a plan has, in words or as yes or no. `cloud` rows need documents in the cloud. */
export type PlanRow = { readonly name: string; readonly cloud?: boolean | undefined } & Readonly<
  Record<Plan, string | boolean>
>;

/** Head of a column. If there is an `action`, it has a button. */
export interface PlanHead {
  readonly name: string;
  readonly note: string;
  readonly action?: string | undefined;
}

/** What the page says about accounts, and the columns and lines of its table. */
export interface PlanPage extends Readonly<Record<Plan, PlanHead>> {
  readonly lead: string;
  /** How far along the plans are; empty when all of them are there. */
  readonly notYet: string;
  readonly rows: readonly PlanRow[];
  /** Replaces the texts above where there are accounts. */
  readonly withAccounts: {
    readonly lead: string;
    readonly notice: string;
    readonly account: Omit<PlanHead, 'name'>;
    readonly premium: Omit<PlanHead, 'name'>;
  };
  /** Replaces them in turn where Premium is sold. */
  readonly withPremium: {
    readonly lead: string;
    readonly premium: Omit<PlanHead, 'name'>;
  };
}

/** What an installation offers. */
export interface Installed {
  readonly accounts: boolean;
  readonly documents: boolean;
  readonly premium?: boolean;
}

/** The texts for an installation: without accounts, with them, and with Premium on sale. Accounts without cloud storage have what a guest has on the device. */
export function planTexts<T extends PlanPage>(page: T, { accounts, documents, premium: sold = false }: Installed): T {
  if (!accounts) return page;
  const { lead, notice, account, premium } = page.withAccounts;
  const onDevice = (row: PlanRow): PlanRow => (row.cloud ? { ...row, account: row.guest, premium: row.guest } : row);
  return {
    ...page,
    lead: documents ? (sold ? page.withPremium.lead : lead) : page.lead,
    notYet: sold ? '' : notice,
    account: { ...page.account, ...account },
    premium: { ...page.premium, ...(sold ? page.withPremium.premium : premium) },
    rows: documents ? page.rows : page.rows.map(onDevice),
  };
}
