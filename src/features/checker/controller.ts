// The components' interface before the checker itself is loaded: every command first loads it, then runs.
import { createContext, use } from 'react';
import { AppError } from '../../lib/errors.ts';
import { rescueField } from '../../services/drafts/rescue.ts';
import type { CommandId } from './commands.ts';
import type { EditorElements } from './effects/editors.ts';
import type { CheckerPreset } from './preset.ts';
import type { CheckerSession } from './session.ts';

/** One for each checker on a page; the same object for its whole life. After `dispose` it can be started again. */
export interface Controller {
  /** Gives it the elements that the page holds ready; the answer takes them back. */
  attach(elements: EditorElements): () => void;
  readonly elements: EditorElements | null;
  /** Loads and starts the checker, once. The preset of the first call counts. Rejects with `aborted` when it was disposed of. */
  start(preset: CheckerPreset): Promise<CheckerSession>;
  /** The running checker, or null before it is started. */
  readonly session: CheckerSession | null;
  /** Runs something on the checker as soon as it is there. */
  act(action: (session: CheckerSession) => void): void;
  run(command: CommandId): void;
  /** Goes on with what is written as the text of an account. Answers false where nothing is written. */
  giveTo(account: string): boolean;
  /** Ends the checker; what was typed before it had started is kept for the next one of `owner`. */
  dispose(owner?: string): void;
}

/** Tells the exchange of editors when an input method is at work, even one that began before this script. */
function watchComposition(area: HTMLTextAreaElement): () => void {
  const watching = new AbortController();
  const begun = () => {
    area.dataset['composing'] = '';
  };
  for (const type of ['compositionstart', 'compositionupdate'])
    area.addEventListener(type, begun, { signal: watching.signal });
  area.addEventListener('compositionend', () => delete area.dataset['composing'], { signal: watching.signal });
  return () => watching.abort();
}

const isAborted = (error: unknown) => error instanceof AppError && error.code === 'aborted';

/** `onFailure` is told when the parts of the checker cannot be loaded; `visit` goes to another page of the site. */
export function createController(onFailure: (error: unknown) => void, visit: (path: string) => void): Controller {
  let elements: EditorElements | null = null;
  let starting: Promise<CheckerSession> | null = null;
  let session: CheckerSession | null = null;
  let ending = new AbortController();

  const load = async (preset: CheckerPreset, signal: AbortSignal) => {
    const { startChecker } = await import('./effects.ts');
    if (!elements || signal.aborted) throw new AppError('aborted');
    return startChecker(elements, preset, { signal, visit });
  };
  const start = (preset: CheckerPreset) => {
    if (starting) return starting;
    const mine = load(preset, ending.signal);
    starting = mine;
    mine.then(
      (started) => {
        // Disposed of meanwhile, perhaps even started anew: this one is not wanted any more.
        if (starting === mine) session = started;
        else void started.dispose();
      },
      () => {
        if (starting === mine) starting = null;
      },
    );
    return mine;
  };
  const act: Controller['act'] = (action) => {
    if (session) action(session);
    else start({}).then(action, (error: unknown) => isAborted(error) || onFailure(error));
  };
  return {
    attach(given) {
      elements = given;
      const stopWatching = watchComposition(given.area);
      return () => {
        stopWatching();
        if (elements === given) elements = null;
      };
    },
    get elements() {
      return elements;
    },
    start,
    act,
    get session() {
      return session;
    },
    run: (command) => act((running) => running.run(command)),
    giveTo(account) {
      // What stands in the plain field is nobody's yet: it will be that of whoever is here when the checker starts.
      if (!session && !starting) return elements !== null && elements.area.value !== '';
      if (!session) {
        act((started) => started.giveTo(account));
        return true;
      }
      if (session.text() === '') return false;
      session.giveTo(account);
      return true;
    },
    dispose(owner) {
      if (session) void session.dispose();
      else if (elements) {
        rescueField(elements.area, owner);
        if (owner !== undefined) elements.area.value = '';
      }
      ending.abort();
      ending = new AbortController();
      session = null;
      starting = null;
    },
  };
}

const Context = createContext<Controller | null>(null);

/** Gives the controller to the components of one checker. */
export const ControllerProvider = Context.Provider;

/** The controller of the checker around. */
export function useController(): Controller {
  const controller = use(Context);
  if (!controller) throw new Error('A part of the checker stands outside of it');
  return controller;
}
