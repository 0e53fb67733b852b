// Any failure of a route in one shape: a status and a message (ERR-10, ERR-11).
import { isChunkError } from '../../lib/chunkError.ts';
import { AppError, type ErrorCode } from '../../lib/errors.ts';

/** What the error page shows. */
export interface PageError {
  statusCode: number;
  /** User-facing: one of ours, or the default. */
  message: string;
  /** A failure with a text of its own in the section `errors`. */
  code?: ErrorCode;
  /** Values for that text. */
  params?: AppError['params'];
  /** A part of the page did not arrive: a reload may help. */
  chunk: boolean;
}

/** Thrown by guards and loaders to show the error page with a status. */
export class RouteFailure extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'RouteFailure';
    this.statusCode = statusCode;
  }
}

/** ERR-11. */
export const NOT_FOUND = 'This page could not be found';

/** The failure of an address that no row answers. */
export function notFound(): RouteFailure {
  return new RouteFailure(404, NOT_FOUND);
}

const isStatus = (value: unknown): value is number => typeof value === 'number' && value >= 100 && value <= 599;

/** The status of any thrown thing: statusCode, status, response.status, else 500. */
export function statusOf(thrown: unknown): number {
  if (typeof thrown !== 'object' || thrown === null) return 500;
  const { statusCode, status, response } = thrown as Record<string, unknown>;
  if (isStatus(statusCode)) return statusCode;
  if (isStatus(status)) return status;
  const inner = typeof response === 'object' && response !== null ? (response as Record<string, unknown>)['status'] : 0;
  return isStatus(inner) ? inner : 500;
}

/** Any thrown thing as the error page shows it. */
export function toPageError(thrown: unknown): PageError {
  const statusCode = statusOf(thrown);
  const message = statusCode === 404 ? NOT_FOUND : thrown instanceof Error ? thrown.message : '';
  const error: PageError = { statusCode, message, chunk: isChunkError(thrown) };
  return thrown instanceof AppError ? { ...error, code: thrown.code, params: thrown.params } : error;
}

/** Which text of the interface says what to do about a failure: without a network there is nothing to look up (ERR-15). */
export function adviceOf({ code, chunk }: PageError) {
  if (code === 'offline') return 'errors.offlinePage';
  if (code === 'network-page') return 'errors.network-page';
  return chunk ? 'errors.chunk' : 'errors.rendering';
}
