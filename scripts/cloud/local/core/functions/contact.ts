// The function that receives the messages of the contact form, assembled as on AWS: the same code, the template's variables and
// role; its mails go to the outbox.
import { assembleContact } from '../../../../../src/server/functions/contact/assemble.ts';
import { createReceive } from '../../../../../src/server/functions/contact/receive.ts';
import type { Outbox } from '../outbox.ts';
import type { Call, Door } from '../route.ts';
import type { Clock } from '../store.ts';
import type { FunctionKeys } from './functionKeys.ts';
import { tableClient } from './tableClient.ts';

/** What the function stands on. */
export interface ContactGround {
  keys: FunctionKeys;
  network: typeof fetch;
  outbox: Outbox;
  clock: Clock;
  log(line: string): void;
}

/** The door of the function. */
export function contactDoor({ keys, network, outbox, clock, log }: ContactGround): Door {
  const issued = keys.issue('ContactFunction');
  const { variables } = issued.role;
  const receive = createReceive(
    assembleContact({ environment: variables, client: tableClient(network, issued), now: clock, log }, async (mail) =>
      outbox.send({ kind: 'contact', ...mail }),
    ),
  );
  return {
    opens: (path, method) => path === '/contact' && method === 'POST',
    operation: () => 'Contact',
    async answer({ request, body }: Call) {
      const {
        statusCode,
        headers,
        body: said,
      } = await receive({
        headers: Object.fromEntries(request.headers),
        body: new TextDecoder().decode(body),
        requestContext: { http: { method: request.method, sourceIp: '127.0.0.1' } },
      });
      return new Response(said, { status: statusCode, headers });
    },
  };
}
