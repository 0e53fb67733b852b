// Makes the local cloud fail on purpose: slow, silent, overloaded, wrong clock. Only tests enable this.
import { setTimeout as pause } from 'node:timers/promises';
import { json } from './answers.ts';
import { DroppedConnection } from './errors.ts';
import type { Input } from './input.ts';

/**
 * How an operation fails. `dropAfter` does the work and loses the answer; `errorIn200` starts with a success status and then
 * reports an error, as the real storage may do when it assembles parts.
 */
export type FaultKind =
  | 'delay'
  | 'drop'
  | 'dropAfter'
  | 'status'
  | 'throttle'
  | 'html'
  | 'badJson'
  | 'empty'
  | 'errorIn200';

/** One way to fail. */
export interface Fault {
  /** Name of an operation (InitiateAuth, GetId, PutObject, Invoke, Token …), or * for all. */
  operation: string;
  kind: FaultKind;
  /** How many calls fail; all if omitted. */
  times?: number;
  /** For `delay`. */
  milliseconds?: number;
  /** For `status`; 500 if omitted. For `html` 200. */
  status?: number;
  /** Error code that goes with the status, in the service's own format. */
  code?: string;
}

/** The faults in force. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** How far the cloud's clock is ahead, in milliseconds. */
  skew: number;
  /** Runs an operation, or fails instead. Calls `within` the cloud fail only by their name, not by `*`. */
  run(operation: string, request: Request, work: () => Promise<Response>, within?: boolean): Promise<Response>;
}

const PORTAL = '<!doctype html><title>Sign in to the network</title><p>Please sign in to the network.</p>';

function errorAnswer(operation: string, code: string, status: number): Response {
  const message = code === 'TooManyRequestsException' ? 'Rate exceeded' : 'The service is not available';
  // Objects speak XML, everything else JSON.
  if (/Object|Multipart|UploadPart|Parts|Bucket/.test(operation)) {
    const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
    return new Response(text, { status, headers: { 'content-type': 'application/xml' } });
  }
  const error = { type: 'api_error', message };
  if (operation.startsWith('Stripe')) return json({ error }, status);
  return json({ __type: code, message }, status, { 'x-amzn-errortype': `${code}:` });
}

async function failAs(fault: Fault, operation: string, work: () => Promise<Response>): Promise<Response> {
  switch (fault.kind) {
    case 'drop':
      throw new DroppedConnection();
    case 'dropAfter':
      await work();
      throw new DroppedConnection();
    case 'throttle':
      return errorAnswer(operation, fault.code ?? 'TooManyRequestsException', fault.status ?? 429);
    case 'status':
      return errorAnswer(operation, fault.code ?? 'InternalErrorException', fault.status ?? 500);
    case 'empty':
      return new Response(null, { status: fault.status ?? 500 });
    case 'errorIn200':
      return errorAnswer(operation, fault.code ?? 'InternalError', 200);
    case 'html':
      return new Response(PORTAL, { status: fault.status ?? 200, headers: { 'content-type': 'text/html' } });
    case 'badJson':
      return new Response('{"Challenge', {
        status: fault.status ?? 200,
        headers: { 'content-type': 'application/x-amz-json-1.1' },
      });
    case 'delay':
      return work();
  }
}

/** Creates an empty list of faults. */
export function createFaults(): Faults {
  let faults: (Fault & { left: number })[] = [];
  return {
    skew: 0,
    add(fault) {
      faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clear() {
      faults = [];
      this.skew = 0;
    },
    async run(operation, request, work, within = false) {
      const fits = (name: string) => name === operation || (name === '*' && !within);
      const fault = faults.find((one) => one.left > 0 && fits(one.operation));
      if (!fault) return work();
      fault.left -= 1;
      if (fault.milliseconds) await pause(fault.milliseconds, undefined, { signal: request.signal });
      return failAs(fault, operation, work);
    },
  };
}

/** Applies what a test posted: `{ clear, skew, add: Fault[] }`, each part optional. */
export function applyFaults(faults: Faults, input: Input): void {
  if (input['clear'] === true) faults.clear();
  if (typeof input['skew'] === 'number') faults.skew = input['skew'];
  if (Array.isArray(input['add'])) for (const fault of input['add'] as Fault[]) faults.add(fault);
}
