// The API without its transport: a request in, an answer out. The server and the function in the cloud both call it.
import type { Operation, OperationId } from '../../lib/api/operations.ts';
import { readParameters } from '../../lib/api/read.ts';
import type { RecordSchema, ValueOf } from '../../lib/api/schema.ts';
import { type ApiResponse, refusal } from './answers.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { createHandlers, type HandlerParts, type Handlers } from './handlers.ts';
import type { Caller, Gate } from './keys.ts';
import { countRequest } from './limits.ts';
import { Problem } from './problem.ts';
import { type ApiRequest, type Fields, fieldsOf } from './request/body.ts';
import { allowed, operationAt, pathOf, route } from './router.ts';

/** What the log and the figures are told about a request; never its text. */
export interface Handled {
  operation: OperationId | 'none';
  status: number;
  milliseconds: number;
  code: string | undefined;
}

/** What the API is made of. */
export interface ApiParts extends HandlerParts {
  origins: readonly string[];
  gate: Gate;
  handled: (what: Handled) => void;
  /** A bug, for the log. */
  failed: (error: unknown) => void;
}

/** The API. Never rejects. */
export type Api = (request: ApiRequest) => Promise<ApiResponse>;

/** Makes the API. */
export function createApi(parts: ApiParts): Api {
  const handlers: Handlers = createHandlers(parts);

  async function answer(request: ApiRequest): Promise<ApiResponse> {
    const operation = route(request.method, pathOf(request.url));
    const fields = fieldsOf(request);
    const caller = operation.open ? NOBODY : callerOf(request, fields);
    if (!operation.open) await countRequest(parts.counter, caller);
    return handlers[operation.id as OperationId](parametersOf(operation, fields) as never, caller);
  }

  function callerOf({ headers, client }: ApiRequest, fields: Fields): Caller {
    const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
    return parts.gate({
      authorization: headers['authorization'],
      header: headers['x-api-key'],
      username: text(fields['username']),
      apiKey: text(fields['apiKey']),
      client,
    });
  }

  return async (request) => {
    const from = performance.now();
    const operation = operationAt(pathOf(request.url));
    const cors = corsHeaders(parts.origins, request.headers['origin']);
    let code: string | undefined;
    let response: ApiResponse;
    if (request.method === 'OPTIONS' && operation) {
      response = { status: 204, headers: preflightHeaders(allowed(operation)), body: '' };
    } else {
      try {
        response = await answer(request);
      } catch (error) {
        if (!(error instanceof Problem)) parts.failed(error);
        code = error instanceof Problem ? error.code : 'internal';
        response = refusal(error);
      }
    }
    const milliseconds = performance.now() - from;
    parts.handled({
      operation: (operation?.id as OperationId | undefined) ?? 'none',
      status: response.status,
      milliseconds,
      code,
    });
    return { ...response, headers: { 'cache-control': 'no-store', ...response.headers, ...cors } };
  };
}

/** For what anybody may ask, however often. */
const NOBODY: Caller = { id: '', owner: undefined, limits: {} };

function parametersOf({ parameters }: Operation, fields: Fields): ValueOf<RecordSchema> {
  if (!parameters) return {};
  const read = readParameters(parameters, fields);
  if (read.ok) return read.value;
  throw new Problem('bad-parameter', read.fault.detail, { parameter: read.fault.parameter });
}
