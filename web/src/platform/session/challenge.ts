/** Any sign-in asks for an authenticator's code here; one dialog answers. */
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
