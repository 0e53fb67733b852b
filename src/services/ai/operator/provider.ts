// The operator's model, for people with the paid plan: a function of this installation asks it with the operator's key. It gets
// the question and makes the prompt itself, so it can be asked for nothing else.
import { ASKING_VERSION } from '../../../lib/ai/tasks.ts';
import { type Config, getConfig } from '../../config/config.ts';
import { loadAuth, useSession } from '../../person/session.ts';
import { AiError } from '../aiError.ts';
import { newShapes } from '../chat.ts';
import { createChatProvider } from '../chatProvider.ts';
import type { Provider } from '../types.ts';

/** Who asks. Tests supply their own. */
export interface OperatorEnvironment {
  config: Pick<Config, 'ai' | 'auth'>;
  origin: string;
  isSignedIn(): boolean;
  isPremium(): boolean;
  idToken(): Promise<string>;
}

const page = (): OperatorEnvironment => ({
  config: getConfig(),
  origin: location.origin,
  isSignedIn: () => useSession.getState().state === 'signedIn',
  isPremium: () => useSession.getState().plan === 'premium',
  idToken: async () => (await loadAuth()).idToken(),
});

/** Whether this installation has a model of its own. */
export const operatorConfigured = ({ ai, auth }: Pick<Config, 'ai' | 'auth'> = getConfig()): boolean =>
  ai !== undefined && auth !== undefined;

/** The provider. */
export function createOperator(environment: () => OperatorEnvironment = page): Provider {
  const addressOf = ({ config, origin }: OperatorEnvironment): URL | null =>
    operatorConfigured(config) && config.ai ? new URL(config.ai.function, origin) : null;
  return createChatProvider({
    id: 'operator',
    receiver() {
      const address = addressOf(environment());
      return address && { kind: 'host', host: address.host };
    },
    async probe() {
      const env = environment();
      if (!addressOf(env)) return 'unavailable';
      if (!env.isSignedIn()) return 'signIn';
      return env.isPremium() ? 'ready' : 'premium';
    },
    async target() {
      const env = environment();
      const address = addressOf(env);
      if (!address) throw new AiError('notConfigured');
      if (!env.isSignedIn()) throw new AiError('signIn');
      let token: string;
      try {
        token = await env.idToken();
      } catch (cause) {
        throw new AiError(navigator.onLine ? 'signIn' : 'offline', { cause });
      }
      return {
        url: address.href,
        headers: { authorization: `Bearer ${token}` },
        shapes: newShapes(),
        bodyOf: (question) => JSON.stringify({ v: ASKING_VERSION, ...question }),
      };
    },
  });
}
