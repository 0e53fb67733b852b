// The doors of the card payment provider's stand-in: its interface for the functions, its pages for people.
import { json } from '../answers.ts';
import type { Call, Door } from '../route.ts';
import { callStripe, type StripeParts } from './api.ts';
import { readForm } from './form.ts';
import { stripePage } from './pages.ts';
import { StripeRefusal } from './state.ts';

const MOST_ANSWERS = 2000;
const refusal = ({ status, message, details }: StripeRefusal) => ({ status, body: { error: { message, ...details } } });

/** Name of an operation for faults: StripeCustomers, StripeCheckout, StripeSubscriptions … */
const operationOf = (path: string): string => {
  const first = path.split('/')[3] ?? '';
  return `Stripe${first
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}`;
};

/** Creates the doors; `key` is the secret key that the functions must have. */
export function stripeDoors(parts: StripeParts, key: () => string): Door[] {
  const { state, money } = parts;

  const attempt = (method: string, path: string, body: string): { status: number; body: object } => {
    try {
      return { status: 200, body: callStripe(parts, method, path, readForm(body)) };
    } catch (error) {
      if (error instanceof StripeRefusal) return refusal(error);
      throw error;
    }
  };

  /** The first answer again for the same key and the same request; a refusal for another request. */
  const once = (name: string, method: string, path: string, body: string) => {
    const request = `${method} ${path} ${body}`;
    const before = Object.hasOwn(state.answers, name) ? state.answers[name] : undefined;
    if (before && before.request !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return refusal(new StripeRefusal(400, message, { type: 'idempotency_error' }));
    }
    if (before) return before;
    const done = attempt(method, path, body);
    state.answers[name] = { request, ...done };
    for (const old of Object.keys(state.answers).slice(0, -MOST_ANSWERS)) delete state.answers[old];
    return done;
  };

  const answer = ({ request, path, url, body }: Call): Response => {
    if (request.headers.get('authorization') !== `Bearer ${key()}`) {
      const wrong = refusal(new StripeRefusal(401, 'Invalid API Key provided.'));
      return json(wrong.body, wrong.status);
    }
    money.tick();
    const own = path.slice('/stripe/v1'.length);
    const form = request.method === 'GET' ? url.search.slice(1) : new TextDecoder().decode(body);
    const name = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const done = name ? once(name, request.method, own, form) : attempt(request.method, own, form);
    state.save();
    return json(done.body, done.status, { 'request-id': state.newId('req') });
  };

  return [
    { opens: (path) => path.startsWith('/stripe/v1/'), operation: ({ path }) => operationOf(path), answer },
    {
      opens: (path, method) => /^\/stripe\/(pay|portal)\//.test(path) && (method === 'GET' || method === 'POST'),
      operation: () => 'StripePage',
      answer(call) {
        money.tick();
        return stripePage(parts, call) ?? new Response(null, { status: 404 });
      },
    },
  ];
}
