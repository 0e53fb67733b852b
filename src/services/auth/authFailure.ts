// The one error of the identity service: small, because the header's code knows it. What a person reads about it is in
// authError.ts.

/** What else is known about a failure. */
export interface AuthErrorDetails {
  name?: string;
  /** Status of the answer; 0 without one. */
  statusCode?: number | undefined;
  /** How far this device's clock is from the service's, in milliseconds; given when over 5 minutes (CLK-2). */
  clockSkewMs?: number | undefined;
  /** Seconds after which another attempt makes sense. */
  retryAfter?: number | undefined;
  /** The service's answer, for challenges this product does not know (SGN-11). */
  challenge?: unknown;
  /** Something else answered: a page of the network or of a proxy. Nothing is known of what the service did. */
  foreign?: boolean | undefined;
  cause?: unknown;
}

/** A failure of the identity service. */
export class AuthError extends Error {
  readonly code: string;
  readonly statusCode: number | undefined;
  readonly clockSkewMs: number | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: unknown;
  readonly foreign: boolean;

  constructor(code: string, message: string, details: AuthErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = details.name ?? 'AuthError';
    this.code = code;
    this.statusCode = details.statusCode;
    this.clockSkewMs = details.clockSkewMs;
    this.retryAfter = details.retryAfter;
    this.challenge = details.challenge;
    this.foreign = details.foreign ?? false;
  }
}
