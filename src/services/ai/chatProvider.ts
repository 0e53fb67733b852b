// What the servers behind the AI checker have in common: the same questions, the same answers, another address.
import type { TextLanguage } from '../../engine/index.ts';
import { draftSoFar, readComparison, readCorrection, readDraft, readVariants } from './answers.ts';
import { type ChatTarget, chat } from './chat.ts';
import type { Preparing, Provider, ProviderId, ProviderState, Receiver } from './types.ts';

/** What makes one server another. */
export interface ChatServer {
  id: ProviderId;
  receiver(): Receiver | null;
  probe(language: TextLanguage, signal: AbortSignal): Promise<ProviderState>;
  /** Where to ask. Rejects with an AiError if nothing is configured. */
  target(signal: AbortSignal): Promise<ChatTarget>;
}

/** A provider of a server. */
export function createChatProvider({ id, receiver, probe, target }: ChatServer): Provider {
  return {
    id,
    receiver,
    probe,
    drafts: ['summary', 'title', 'reply'],
    async prepare(_: TextLanguage, { signal, onProgress }: Preparing) {
      await target(signal);
      onProgress(1);
    },
    async correct(task, signal) {
      const { content, isCut } = await chat(await target(signal), { about: 'correct', task }, signal);
      return readCorrection(content, isCut);
    },
    async rewrite(task, signal) {
      const { content, isCut } = await chat(await target(signal), { about: 'rewrite', task }, signal);
      return readVariants(content, isCut, task.variants);
    },
    async draft(task, onText, signal) {
      const show = (content: string) => onText(draftSoFar(content));
      const { content, isCut } = await chat(await target(signal), { about: 'draft', task }, signal, show);
      return isCut ? draftSoFar(content) : readDraft(content);
    },
    compares: () => true,
    async compare(task, signal) {
      const { content, isCut } = await chat(await target(signal), { about: 'compare', task }, signal);
      return readComparison(content, isCut, task);
    },
    dispose: () => undefined,
  };
}
