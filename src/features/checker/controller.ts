// What the components call before the checker itself is loaded: every command first brings it in, then runs.
import { createContext, use } from 'react';
import type { CommandId } from './commands.ts';
import type { EditorElements } from './effects/editors.ts';
import type { CheckerSession } from './effects.ts';
import type { CheckerPreset } from './preset.ts';

/** One for each checker on a page; the same object for its whole life. */
export interface Controller {
  /** Loads and starts the checker, once. */
  start(): Promise<CheckerSession>;
  /** The running checker, or null before it is started. */
  readonly session: CheckerSession | null;
  /** Runs something on the checker as soon as it is there. */
  act(action: (session: CheckerSession) => void): void;
  run(command: CommandId): void;
  dispose(): void;
}

/** `elements` are asked for when the checker starts. `onFailure` is told when its parts cannot be loaded. */
export function createController(
  elements: () => EditorElements,
  preset: () => CheckerPreset,
  onFailure: (error: unknown) => void,
): Controller {
  let starting: Promise<CheckerSession> | null = null;
  let session: CheckerSession | null = null;
  let disposed = false;

  const load = async () => {
    const { startChecker } = await import('./effects.ts');
    const started = await startChecker(elements(), preset());
    if (disposed) void started.dispose();
    else session = started;
    return started;
  };
  const start = () => {
    starting ??= load().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    return starting;
  };
  const act: Controller['act'] = (action) => {
    if (session) action(session);
    else start().then(action, onFailure);
  };
  return {
    start,
    act,
    get session() {
      return session;
    },
    run: (command) => act((running) => running.run(command)),
    dispose() {
      disposed = true;
      void session?.dispose();
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
