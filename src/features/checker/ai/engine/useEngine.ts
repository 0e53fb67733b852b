import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { TextLanguage } from '../../../../engine/index.ts';
import { type AiError, toAiError } from '../../../../services/ai/aiError.ts';
import { engineChoice, isAgreed } from '../../../../services/ai/choice.ts';
import { providerOf } from '../../../../services/ai/providers.ts';
import type { Provider, ProviderState, Receiver } from '../../../../services/ai/types.ts';
import { enginesHere } from './engines.ts';

/** The engine in use beside the checker itself; null where that is all. */
export interface EngineInUse {
  readonly provider: Provider | null;
  readonly receiver: Receiver | null;
  /** The person lets it read the text. */
  readonly isAgreed: boolean;
}

/** See `EngineInUse`. */
export function useEngine(): EngineInUse {
  const choice = useStore(engineChoice);
  const id = choice.id !== 'embedded' && enginesHere().includes(choice.id) ? choice.id : null;
  const provider = id && providerOf(id);
  const receiver = provider?.receiver() ?? null;
  return { provider, receiver, isAgreed: isAgreed(choice, receiver) };
}

/** What an engine says about itself. */
export interface Probed {
  /** Null while it is asked. */
  readonly state: ProviderState | null;
  readonly error: AiError | null;
  again(): void;
}

/** Asks an engine whether it can help with a language; no text is sent. */
export function useProbe(provider: Provider, language: TextLanguage): Probed {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Pick<Probed, 'state' | 'error'> & { of: number }>({
    of: 0,
    state: null,
    error: null,
  });
  useEffect(() => {
    const stop = new AbortController();
    const tell = (state: ProviderState | null, error: AiError | null) => {
      if (!stop.signal.aborted) setFound({ of: attempt, state, error });
    };
    provider.probe(language, stop.signal).then(
      (state) => tell(state, null),
      (thrown: unknown) => tell(null, toAiError(thrown)),
    );
    return () => stop.abort();
  }, [provider, language, attempt]);
  const { state, error } = found.of === attempt ? found : { state: null, error: null };
  return { state, error, again: () => setAttempt((count) => count + 1) };
}
