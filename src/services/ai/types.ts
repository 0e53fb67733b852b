// What every engine behind the AI checker looks like to the page. An answer is data that the guard judges (`guard` of the
// checker's worker) before anybody sees it.
import type { ModelAnswer, TextLanguage } from '../../engine/index.ts';
import type { AiTask, CompareTask, DraftKind, DraftTask, RewriteTask } from '../../lib/ai/tasks.ts';
import type { Comparison } from './answers.ts';

/** The engines. `embedded` needs no provider: it is the checker itself. */
export type ProviderId = 'browser' | 'endpoint' | 'operator';

/** Who gets to read the text. */
export type Receiver = { kind: 'browser' } | { kind: 'host'; host: string };

/**
 * Whether an engine can be asked: `download` must be prepared from a click first, `config` needs an address or a model,
 * `signIn` and `premium` an account; `unavailable` cannot be had here, `language` not for this language.
 */
export type ProviderState =
  | 'ready'
  | 'download'
  | 'downloading'
  | 'config'
  | 'signIn'
  | 'premium'
  | 'language'
  | 'unavailable';

/** How far a preparation is, 0 to 1. */
export interface Preparing {
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** One engine. Calls reject with an AiError. */
export interface Provider {
  readonly id: ProviderId;
  /** Who will receive the text; null while nobody is chosen. */
  receiver(): Receiver | null;
  probe(language: TextLanguage, signal: AbortSignal): Promise<ProviderState>;
  /** What must be done before the first question. Called from a click: a download needs one. */
  prepare(language: TextLanguage, how: Preparing): Promise<void>;
  correct(task: AiTask, signal: AbortSignal): Promise<ModelAnswer>;
  rewrite(task: RewriteTask, signal: AbortSignal): Promise<ModelAnswer[]>;
  /** What it can draft; each piece of the draft is told as it comes, from the beginning. */
  readonly drafts: readonly DraftKind[];
  draft(task: DraftTask, onText: (soFar: string) => void, signal: AbortSignal): Promise<string>;
  /** Whether it can compare a sentence with another language. */
  compares(): boolean;
  compare(task: CompareTask, signal: AbortSignal): Promise<Comparison>;
  /** Gives back what was prepared. */
  dispose(): void;
}
