// The service worker's log of every request it sees, and how the page requests it. Both sides read this file.
// Invariant: bodies are measured, never kept.

/** The message by which a page asks the service worker for its log; the answer comes on the port sent along. */
export const REQUEST_LOG = 'request-log';

/** One request as the service worker saw it. */
export interface SeenRequest {
  url: string;
  method: string;
  /** Bytes of the request's body; 0 without one, null while or where they cannot be measured. */
  bodyBytes: number | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** The answer to REQUEST_LOG, oldest first. */
export interface RequestLogAnswer {
  requests: SeenRequest[];
}

/** A log of the latest requests. */
export interface RequestLog {
  /** Notes a request; its body is read from a copy. */
  note(request: Request): void;
  /** All that is noted, once bodies still being read are measured. */
  read(): Promise<SeenRequest[]>;
}

/** A request log that keeps the latest `most` entries. */
export function createRequestLog(most = 500): RequestLog {
  let entries: SeenRequest[] = [];
  const measuring = new Set<Promise<void>>();

  return {
    note(request) {
      const entry: SeenRequest = { url: request.url, method: request.method, bodyBytes: 0, at: Date.now() };
      entries = [...entries.slice(1 - most), entry];
      if (request.method === 'GET' || request.method === 'HEAD') return;
      entry.bodyBytes = null;
      const work = request
        .clone()
        .arrayBuffer()
        .then(
          (body) => {
            entry.bodyBytes = body.byteLength;
          },
          () => undefined,
        )
        .finally(() => measuring.delete(work));
      measuring.add(work);
    },
    async read() {
      await Promise.all(measuring);
      return entries;
    },
  };
}
