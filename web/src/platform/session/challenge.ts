/** The request for an authenticator's code, from any sign-in to the one dialog. */
import { createStore } from '../../store';

export interface Challenge {
  /** the code before was wrong */
  wrong: boolean;
  /** the six digits, or null when the person gives up */
  answer: (code: string | null) => void;
}

export const codeRequest = createStore<Challenge | null>(null);

export function askForCode(wrong: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    codeRequest.set({
      wrong,
      answer: (code) => {
        codeRequest.set(null);
        resolve(code);
      },
    });
  });
}
