// The function that asks the operator's language model, assembled as on AWS: the same code, the template's variables and role.
// The model itself is outside of this cloud, so whoever starts the cloud says where it is; without one there is no such function.
import { type AskAnswer, createAsk } from '../../../../../src/server/functions/ai/ask.ts';
import { assembleAsk } from '../../../../../src/server/functions/ai/assemble.ts';
import type { Call, Door } from '../route.ts';
import { NAMES } from '../settings.ts';
import type { Clock } from '../store.ts';
import type { FunctionKeys } from './functionKeys.ts';
import { tableClient } from './tableClient.ts';

/** The network outside: tests put this cloud in the place of the global one. */
const outside = fetch;

/** A model for a local cloud. */
export interface LocalModel {
  /** Base address, ending in /v1. */
  address: string;
  name: string;
  key: string;
  /** Characters a month; the template's if left out. */
  monthly?: number;
}

/** What the function stands on. */
export interface AskGround {
  keys: FunctionKeys;
  network: typeof fetch;
  model: LocalModel;
  clock: Clock;
  log(line: string): void;
}

function stream({ pieces }: AskAnswer): ReadableStream<Uint8Array> {
  const texts = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(control) {
      const { done, value } = await texts.next();
      if (done) control.close();
      else control.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await texts.return?.()),
  });
}

/** The door of the function. */
export function askDoor({ keys, network, model, clock, log }: AskGround): Door {
  const issued = keys.issue('AskModel');
  const { may, variables } = issued.role;
  const ask = createAsk(
    assembleAsk({
      environment: {
        ...variables,
        TOKEN_ISSUER: NAMES.issuer,
        CLIENT_ID: NAMES.clientId,
        MODEL_ADDRESS: model.address,
        MODEL_NAME: model.name,
        ...(model.monthly !== undefined && { MONTHLY_CHARACTERS: String(model.monthly) }),
      },
      client: tableClient(network, issued),
      send: network,
      sendOut: (input, init) => outside(input, init),
      async secret(id) {
        if (!may('secretsmanager:GetSecretValue', id)) throw new Error(`AskModel may not read ${id}`);
        return { modelKey: model.key };
      },
      now: clock,
      log,
    }),
  );
  return {
    opens: (path, method) => path === '/ai' && method === 'POST',
    operation: () => 'AskModel',
    async answer({ request, body }: Call) {
      const authorization = request.headers.get('authorization') ?? undefined;
      const answer = await ask({ authorization, body: new TextDecoder().decode(body) });
      return new Response(stream(answer), { status: answer.status, headers: answer.headers });
    },
  };
}
