// Types shared by the doors of the local cloud.

/** A request as a door receives it. */
export interface Call {
  request: Request;
  url: URL;
  /** Path below /_cloud, still encoded, e.g. `/s3/documents/a%20b`. */
  path: string;
  body: Uint8Array<ArrayBuffer>;
  /** Origin of the caller's site. */
  origin: string;
}

/** A door: the entry to one kind of request. */
export interface Door {
  /** Whether a request is for this door. */
  opens(path: string, method: string): boolean;
  /** Name of the operation, for faults. */
  operation(call: Call): string;
  answer(call: Call): Response | Promise<Response>;
}
