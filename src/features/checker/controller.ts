// The components' interface before the checker itself is loaded: every command first loads it, then runs.
import { createContext, use } from 'react';
import { AppError } from '../../lib/errors.ts';
import { rescueField } from '../../services/drafts/rescue.ts';
import { pickFile } from '../../services/fileAccess.ts';
import type { CommandId } from './commands.ts';
import type { EditorElements } from './effects/editors.ts';
import type { CheckerPreset } from './preset.ts';
import type { CheckerSession } from './session.ts';

/** One per checker on a page; the same object for its whole life. After `dispose` it can be started again. */
export interface Controller {
  /** Hands over the elements the page provides; the returned function takes them back. */
  attach(elements: EditorElements): () => void;
  readonly elements: EditorElements | null;
  /** Loads and starts the checker, once. The first call's preset counts. Rejects with `aborted` if it was disposed of. */
  start(preset: CheckerPreset): Promise<CheckerSession>;
  /** The running checker, or null before it is started. */
  readonly session: CheckerSession | null;
  /** Runs an action on the checker as soon as it is running. */
  act(action: (session: CheckerSession) => void): void;
  run(command: CommandId): void;
  /** Turns what is written into a text of the account. Returns false when nothing is written. */
  giveTo(account: string): boolean;
  /** Ends the checker; text typed before it had started is kept for the next checker of `owner`. */
  dispose(owner?: string): void;
}

/** Tells the editor exchange when an input method is composing, even if it began before this script loaded. */
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

/** `onFailure` is called when parts of the checker cannot be loaded; `visit` goes to another page of the site. */
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
        // Disposed of in the meantime, perhaps even restarted: this instance is no longer wanted.
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
    run(command) {
      // The browser lets a file be chosen only right after the press; loading may take longer than it remembers one.
      if (command === 'open')
        void pickFile().then((chosen) => chosen && act((running) => void running.openFile(chosen)));
      else act((running) => running.run(command));
    },
    giveTo(account) {
      // Text in the plain field has no owner yet: it will belong to whoever is signed in when the checker starts.
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

/** Provides the controller to the components of one checker. */
export const ControllerProvider = Context.Provider;

/** The controller of the enclosing checker. */
export function useController(): Controller {
  const controller = use(Context);
  if (!controller) throw new Error('A part of the checker stands outside of it');
  return controller;
}
