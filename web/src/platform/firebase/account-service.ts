/**
 * Whether the account service answers, for this page. Data path: the guarded fetch (`account-answers.ts`) -> one
 * question of the connection, which is `weak` while it waits -> notices; and `session/keep-asking.ts`, which asks
 * until it is answered.
 */
import { askServer, type Question } from '../offline/connection';
import { guardAccountAnswers } from './account-answers';

/**
 * While the session is being resumed, the page waits for it; what is kept here is shown after this time.
 * Milliseconds.
 */
const RESUME_MS = 5000;

/**
 * Later the page does not wait for it, and a slow network may take its time; the SDK gives up after 30 s.
 * Milliseconds.
 */
const LATER_MS = 25_000;

let question: Question | null = null;
let silent = false;
let resuming = true;
let onSilent: () => void = () => undefined;
let installed = false;

/**
 * Guards the two questions about a session in everything that `globalThis.fetch` sends from now on; Firebase Auth takes
 * no other way and offers no place for a fetch of our own. Calling again is free.
 */
export function guardAccountService(): void {
  if (installed) return;
  installed = true;
  const plain = globalThis.fetch.bind(globalThis);
  globalThis.fetch = guardAccountAnswers(plain, {
    patienceMs: () => (resuming ? RESUME_MS : LATER_MS),
    asked: () => {
      question ??= askServer();
    },
    answered: () => {
      silent = false;
      question?.answered();
      question = null;
    },
    silent: () => {
      silent = true;
      question?.stalled();
      onSilent();
    },
  });
}

/** The session of this page is known: later questions do not hold the page up. */
export function accountResumed(): void {
  resuming = false;
}

/** True from a question without an answer until one is answered. */
export const isAccountServiceSilent = (): boolean => silent;

/** No person is signed in for whom the service could be asked. */
export function dropAccountQuestion(): void {
  silent = false;
  question?.dropped();
  question = null;
}

/** Names who asks again when no answer came; at once if that has happened: Auth may be asked before the session. */
export function onAccountServiceSilent(listener: () => void): void {
  onSilent = listener;
  if (silent) listener();
}
