// The engines that can be had here. Those that this browser or this site does not have are not shown.
import { operatorConfigured } from '../../../../services/ai/operator/provider.ts';
import type { ProviderId } from '../../../../services/ai/types.ts';

/** The browser's models by the names of their interfaces; a summariser alone cannot help with sentences. */
const BUILT_IN = ['LanguageModel', 'Proofreader', 'Rewriter'];

const isHere: Readonly<Record<ProviderId, () => boolean>> = {
  browser: () => BUILT_IN.some((name) => name in globalThis),
  operator: () => operatorConfigured(),
  endpoint: () => true,
};

/** Engines to choose from, beside the checker itself. */
export const enginesHere = (): readonly ProviderId[] =>
  (['browser', 'operator', 'endpoint'] as const).filter((id) => isHere[id]());
