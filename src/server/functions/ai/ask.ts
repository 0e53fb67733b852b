// The function behind the operator's model: who asks, whether they may and how much, then the question to the model. No text is
// kept, and none is logged.
import { BillingError } from '../billing/failure.ts';
import type { ReadToken } from '../billing/idToken.ts';
import type { BillingTable } from '../billing/table.ts';
import { countQuestion } from './allowance.ts';
import { AskRefused, STATUSES } from './failure.ts';
import { readQuestion, sizeOf } from './question.ts';
import { askUpstream, type Upstream } from './upstream.ts';

/** What the function needs. */
export interface AskParts {
  table: BillingTable;
  readToken: ReadToken;
  upstream: Upstream;
  /** Characters a month for each person. */
  monthly: number;
  /** Milliseconds since 1970. */
  now(): number;
  log(line: string): void;
}

/** A request as the function's address delivers it. */
export interface AskRequest {
  authorization: string | undefined;
  body: string;
}

/** An answer: a refusal as a whole, or the model's pieces. */
export interface AskAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  pieces: AsyncIterable<string>;
}

const LONGEST_BODY = 100_000;

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

function refusal({ code, message, retryAfter }: AskRefused): AskAnswer {
  return {
    status: STATUSES[code],
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
    },
    pieces: whole(JSON.stringify({ error: { code, message } })),
  };
}

/** The person, who must have the paid plan now. */
async function personOf({ readToken, now }: AskParts, authorization: string | undefined): Promise<string> {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (!token) throw new AskRefused('not_signed_in', 'There is no token');
  const { sub, plan, planUntil } = await readToken(token);
  if (plan !== 'premium' || (planUntil !== undefined && planUntil * 1000 <= now())) {
    throw new AskRefused('premium_required', 'This is part of the paid plan');
  }
  return sub;
}

async function ask(parts: AskParts, { authorization, body }: AskRequest): Promise<AskAnswer> {
  if (body.length > LONGEST_BODY) throw new AskRefused('text_too_long', 'The question is too long');
  const person = await personOf(parts, authorization);
  const question = readQuestion(body);
  await countQuestion(parts.table, person, { size: sizeOf(question), most: parts.monthly, now: parts.now() });
  const pieces = await askUpstream(parts.upstream, question);
  const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' };
  return { status: 200, headers, pieces };
}

/** Creates the function. Never rejects. */
export function createAsk(parts: AskParts): (request: AskRequest) => Promise<AskAnswer> {
  return async (request) => {
    try {
      return await ask(parts, request);
    } catch (error) {
      if (error instanceof AskRefused) return refusal(error);
      if (error instanceof BillingError && error.code === 'not_signed_in') {
        return refusal(new AskRefused('not_signed_in', error.message));
      }
      parts.log(`A question could not be dealt with: ${error instanceof Error ? error.message : 'unknown'}`);
      return refusal(new AskRefused('unavailable', 'The function is not available', 30));
    }
  };
}
