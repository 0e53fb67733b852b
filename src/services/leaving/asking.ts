// The question before signing out: what exists only on this device, and what to do with it. Sign-out asks, the page
// shows the dialog; neither depends on the other.
import { create } from 'zustand';
import { subscribePerson } from '../person/person.ts';
import type { Unsent } from './unsent.ts';

/** `left`: nothing prevents signing out any more. */
export type LeaveChoice = 'left' | 'stay';

/** An open question. */
export interface LeaveQuestion {
  owner: string;
  items: readonly Unsent[];
  answer(choice: LeaveChoice): void;
}

/** The question of this tab, if there is one. */
export const useLeaving = create<{ question?: LeaveQuestion | undefined }>()(() => ({}));

/** Asks. One question at a time: another one in the meantime is answered with "stay". */
export function askToLeave(owner: string, items: readonly Unsent[]): Promise<LeaveChoice> {
  if (useLeaving.getState().question) return Promise.resolve('stay');
  return new Promise((resolve) => {
    const answer = (choice: LeaveChoice) => {
      useLeaving.setState({ question: undefined });
      resolve(choice);
    };
    useLeaving.setState({ question: { owner, items, answer } });
  });
}

// Whoever was asked is not here any more, and nobody else reads what they have.
subscribePerson(() => useLeaving.getState().question?.answer('stay'));
