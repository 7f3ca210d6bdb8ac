/** The question for the code of an authenticator app, from wherever a sign-in needs it to the one dialog that asks. */

export interface Challenge {
  /** the code before was not right */
  wrong: boolean;
  /** the six digits, or null when the person gives up */
  answer: (code: string | null) => void;
}

let pending: Challenge | null = null;
const listeners = new Set<() => void>();

function publish(next: Challenge | null): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

export const currentChallenge = (): Challenge | null => pending;

export function subscribeToChallenge(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the person for a code; null when they give up. */
export function askForCode(wrong: boolean): Promise<string | null> {
  return new Promise((resolve) => {
    publish({
      wrong,
      answer: (code) => {
        publish(null);
        resolve(code);
      },
    });
  });
}
