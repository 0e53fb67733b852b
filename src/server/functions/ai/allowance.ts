// How much a person has asked this month: one record per person and month, counted before the question is asked, so that two at
// once cannot go beyond the limit together.
import type { BillingTable } from '../billing/table.ts';
import { AskRefused } from './failure.ts';

/** A month's record. */
interface Asked {
  characters: number;
  questions: number;
}

const MOST_TRIES = 5;
/** Records are forgotten after this many days: what is left of a month says nothing about the next. */
const KEPT_DAYS = 93;

/** Name of the record of a month, in universal time. */
export const monthItem = (now: number): string => `ai#${new Date(now).toISOString().slice(0, 7)}`;

/** Counts a question. Rejects with AskRefused when the month's allowance is used up. */
export async function countQuestion(
  table: BillingTable,
  person: string,
  { size, most, now }: { size: number; most: number; now: number },
): Promise<void> {
  const item = monthItem(now);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const record = await table.get<Asked>(person, item);
    const { characters = 0, questions = 0 } = record?.body ?? {};
    if (characters + size > most) throw new AskRefused('quota_exceeded', 'The allowance of this month is used up');
    const body: Asked = { characters: characters + size, questions: questions + 1 };
    const expires = now / 1000 + KEPT_DAYS * 86_400;
    if (await table.write({ person, item, body, seen: record?.revision ?? 0, expires })) return;
  }
  throw new AskRefused('busy', 'Too many questions at once', 1);
}
