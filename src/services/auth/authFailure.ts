// The identity service's single error type: small, because the header imports it. The texts shown for it are in
// authError.ts.

/** What else is known about a failure. */
export interface AuthErrorDetails {
  name?: string;
  /** HTTP status of the response; 0 when there was none. */
  statusCode?: number | undefined;
  /** How far this device's clock is from the service's, in milliseconds; given when over 5 minutes (CLK-2). */
  clockSkewMs?: number | undefined;
  /** Seconds to wait before trying again. */
  retryAfter?: number | undefined;
  /** The service's response, for challenges this product does not know (SGN-11). */
  challenge?: unknown;
  /** Something else answered, such as a captive portal or proxy; what the service did is unknown. */
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
