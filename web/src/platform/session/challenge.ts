/** The request for an authenticator's code, from any sign-in to the one dialog. */

import { createStore } from '../../store';

export interface Challenge {
  /** the code before was wrong */
  wrong: boolean;
  /** the six digits, or null when the person gives up */
  answer: (code: string | null) => void;
}

const pending = createStore<Challenge | null>(null);

export const currentChallenge = pending.get;

export const subscribeToChallenge = pending.subscribe;

export function askForCode(wrong: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    pending.set({
      wrong,
      answer: (code) => {
        pending.set(null);
        resolve(code);
      },
    });
  });
}
