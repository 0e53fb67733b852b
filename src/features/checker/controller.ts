// What the components call before the checker itself is loaded: every command first brings it in, then runs.
import { createContext, use } from 'react';
import type { CommandId } from './commands.ts';
import type { EditorElements } from './effects/editors.ts';
import type { CheckerPreset } from './preset.ts';
import type { CheckerSession } from './session.ts';

/** One for each checker on a page; the same object for its whole life. After `dispose` it can be started again. */
export interface Controller {
  /** Gives it the elements that the page holds ready; the answer takes them back. */
  attach(elements: EditorElements): () => void;
  readonly elements: EditorElements | null;
  /** Loads and starts the checker, once. The preset of the first call counts. */
  start(preset: CheckerPreset): Promise<CheckerSession>;
  /** The running checker, or null before it is started. */
  readonly session: CheckerSession | null;
  /** Runs something on the checker as soon as it is there. */
  act(action: (session: CheckerSession) => void): void;
  run(command: CommandId): void;
  dispose(): void;
}

/** `onFailure` is told when the parts of the checker cannot be loaded. */
export function createController(onFailure: (error: unknown) => void): Controller {
  let elements: EditorElements | null = null;
  let starting: Promise<CheckerSession> | null = null;
  let session: CheckerSession | null = null;

  const load = async (preset: CheckerPreset) => {
    const { startChecker } = await import('./effects.ts');
    if (!elements) throw new Error('The text field is gone');
    return startChecker(elements, preset);
  };
  const start = (preset: CheckerPreset) => {
    if (starting) return starting;
    const mine = load(preset);
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
    else start({}).then(action, onFailure);
  };
  return {
    attach(given) {
      elements = given;
      return () => {
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
    dispose() {
      void session?.dispose();
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
