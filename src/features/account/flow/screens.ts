// The screens of the steps. Each loads with its page or when a step leads to it, along with the texts only it needs.
import { type ComponentType, useEffect } from 'react';
import { create } from 'zustand';
import { loadTexts } from '../../../services/i18n/namespaces.ts';
import { loadChunk } from '../../../services/offline/chunks.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { Step, StepProps } from './steps.ts';

/** A part of the flow that is loaded as a unit. */
export type ScreenPart = 'signIn' | 'signUp' | 'later';

const loaders: Record<ScreenPart, () => Promise<ComponentType<StepProps>>> = {
  signIn: async () => (await import('../screens/SignInScreen.tsx')).SignInStep,
  signUp: async () => {
    const [{ SignUpStep }] = await Promise.all([import('../screens/SignUpScreen.tsx'), loadTexts('account.more')]);
    return SignUpStep;
  },
  later: async () => {
    const [{ LaterStep }] = await Promise.all([import('../screens/LaterSteps.tsx'), loadTexts('account.more')]);
    return LaterStep;
  },
};

/** The part a step belongs to; none for the end, which every page has. */
export function partOf({ at }: Step): ScreenPart | undefined {
  if (at === 'done') return undefined;
  if (at === 'signIn' || at === 'hostedReturn') return 'signIn';
  return at === 'signUp' ? 'signUp' : 'later';
}

interface Screens {
  readonly loaded: Partial<Record<ScreenPart, ComponentType<StepProps>>>;
  readonly problem?: Problem | undefined;
}

const useScreens = create<Screens>()(() => ({ loaded: {} }));

/** Loads a part; rejects on failure. */
export async function loadScreens(part: ScreenPart): Promise<void> {
  if (useScreens.getState().loaded[part]) return;
  const screen = await loadChunk(loaders[part]);
  useScreens.setState(({ loaded }) => ({ loaded: { ...loaded, [part]: screen }, problem: undefined }));
}

/** Loads a part; a failure is shown in place of the screen. */
export async function bringScreens(part: ScreenPart): Promise<void> {
  useScreens.setState({ problem: undefined });
  await loadScreens(part).catch((error: unknown) => useScreens.setState({ problem: problemOf(error) }));
}

/** The screen of a step once it is loaded, or why loading failed. */
export function useScreen(step: Step): { Screen: ComponentType<StepProps> | undefined; problem: Problem | undefined } {
  const { loaded, problem } = useScreens();
  const part = partOf(step);
  const Screen = part && loaded[part];
  const missing = Screen ? undefined : part;
  useEffect(() => {
    if (missing) void bringScreens(missing);
  }, [missing]);
  return { Screen, problem: Screen ? undefined : problem };
}

/** Whether the texts of a step are loaded. */
export function useStepReady(step: Step): boolean {
  const part = partOf(step);
  return useScreens(({ loaded }) => part === undefined || loaded[part] !== undefined);
}
