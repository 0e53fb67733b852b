// Refusals of the function that asks the operator's language model. They name no text.

/** Codes that the site knows (src/services/ai/request.ts), with their status. */
export const STATUSES = {
  bad_request: 400,
  not_signed_in: 401,
  premium_required: 402,
  text_too_long: 413,
  quota_exceeded: 429,
  busy: 429,
  unavailable: 503,
} as const;

/** A refusal. */
export class AskRefused extends Error {
  readonly code: keyof typeof STATUSES;
  /** Seconds after which it makes sense to ask again. */
  readonly retryAfter: number | undefined;

  constructor(code: keyof typeof STATUSES, message: string, retryAfter?: number) {
    super(message);
    this.name = 'AskRefused';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
