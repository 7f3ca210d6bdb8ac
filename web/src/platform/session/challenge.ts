/** The question for the code of an authenticator app, from wherever a sign-in needs it to the one dialog that asks. */

import { createStore } from '../../store';

export interface Challenge {
  /** the code before was not right */
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
