// The words that checks accept: a person's own, and with Premium those of their team. Nobody else loads anything for these.
import { log } from '../log.ts';
import { loadChunk } from '../offline/chunks.ts';
import { type Session, useSession } from '../person/sessionState.ts';
import { subscribeWords } from './words.ts';

let loaded = false;

function look({ plan }: Session): void {
  if (loaded || plan !== 'premium') return;
  loaded = true;
  loadChunk(() => import('./teamWords.ts'))
    .then(({ watchTeam }) => watchTeam())
    .catch((error: unknown) => {
      loaded = false;
      log.warn('The team’s words wait', error);
    });
}

/** Calls back on every change of the words, also when the plan of whoever is here changes them; returns what ends it. */
export function followWords(changed: () => void): () => void {
  look(useSession.getState());
  const stops = [subscribeWords(changed), useSession.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
}
