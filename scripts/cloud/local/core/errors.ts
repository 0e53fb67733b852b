// Failures that the services report to their callers. Anything else that is thrown is a bug in the local cloud.

/** A failure with the service's own code. */
export class CloudError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.name = 'CloudError';
    this.code = code;
    this.status = status;
  }
}

/** The connection broke: a caller sees a failed fetch, and a server destroys the socket. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed');
    this.name = 'TypeError';
  }
}

/** Reports a failure to the caller. */
export function fail(code: string, message: string, status = 400): never {
  throw new CloudError(code, message, status);
}
