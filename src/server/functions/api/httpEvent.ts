// Requests to the check function as a function address delivers them, and its answers.
import { type ApiResponse, refusal } from '../../api/answers.ts';
import type { Problem } from '../../api/problem.ts';
import type { ApiRequest } from '../../api/request/body.ts';

/** A request to a function's address (payload format 2.0). */
export interface AddressEvent {
  rawPath?: string | undefined;
  rawQueryString?: string | undefined;
  /** Lower-case names. */
  headers?: Readonly<Record<string, string | undefined>> | undefined;
  body?: string | undefined;
  isBase64Encoded?: boolean | undefined;
  requestContext?: { http?: { method?: string; sourceIp?: string } } | undefined;
}

/** What the function gives back. */
export interface AddressAnswer {
  statusCode: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The CDN's header with the visitor's address; whoever comes past the CDN lacks its key and is refused before this is read. */
export const VISITOR_HEADER = 'x-visitor-address';
/** The CDN's header with the key that it shares with the function. */
export const ORIGIN_HEADER = 'x-origin-key';

/** The request of an event. */
export function requestOf(event: AddressEvent): ApiRequest {
  const { rawPath = '/', rawQueryString = '', headers = {}, body = '', isBase64Encoded = false } = event;
  const { method = 'GET', sourceIp = '' } = event.requestContext?.http ?? {};
  return {
    method,
    url: rawQueryString === '' ? rawPath : `${rawPath}?${rawQueryString}`,
    headers,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
    client: headers[VISITOR_HEADER] ?? sourceIp,
  };
}

/** The event's answer. HEAD is answered without a body. */
export function answerOf({ status, headers, body }: ApiResponse, method: string): AddressAnswer {
  return {
    statusCode: status,
    headers: { ...headers, 'x-content-type-options': 'nosniff' },
    body: method === 'HEAD' ? '' : body,
  };
}

/** The answer to a request that the API is not asked about. */
export const refused = (problem: Problem): AddressAnswer => answerOf(refusal(problem), '');
