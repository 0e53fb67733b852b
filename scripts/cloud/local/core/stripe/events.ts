// The stand-in's messages: signed as the provider signs them, sent in order, and sent again while the webhook does not accept.
import { createHmac } from 'node:crypto';
import { eventShape } from './shapes.ts';
import type { StripeEvent, StripeState } from './state.ts';

/** Sends a message to the webhook; resolves with the answer's status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** The messages. */
export interface StripeEvents {
  tell(type: string, object: object): void;
  /** Resolves when each message has been accepted, or refused three times. */
  settled(): Promise<void>;
  /** Holds messages back, or sends what was held back. */
  hold(held: boolean): void;
}

const TRIES = 3;
const MOST_KEPT = 500;

/** The signature that belongs to a body at a time in seconds. */
export function signatureOf(body: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Creates the messages. What was not delivered when this process ended is sent at the next start. */
export function createStripeEvents(state: StripeState, secret: () => string, deliver: Deliver): StripeEvents {
  let queue: Promise<void> = Promise.resolve();
  let held = false;

  const send = async (event: StripeEvent) => {
    const body = JSON.stringify(eventShape(event));
    for (let left = TRIES; left > 0 && !event.delivered; left -= 1) {
      const status = await deliver(body, signatureOf(body, secret(), state.now())).catch(() => 0);
      event.delivered = status >= 200 && status < 300;
    }
    state.save();
  };
  const flush = () => {
    queue = queue.then(async () => {
      for (const event of state.events) if (!event.delivered && !held) await send(event);
    });
  };

  return {
    tell(type, object) {
      const event = { id: state.newId('evt'), type, created: state.now(), object, delivered: false };
      state.events.push(event);
      state.events.splice(0, state.events.length - MOST_KEPT);
      state.save();
      // After the answer to the request that caused it, as messages come from outside.
      setTimeout(flush, 0);
    },
    async settled() {
      await new Promise((resolve) => setTimeout(resolve, 1));
      flush();
      await queue;
    },
    hold(next) {
      held = next;
      if (!held) flush();
    },
  };
}
