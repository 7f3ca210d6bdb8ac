/**
 * Tracks whether the account service answers this page. Data path: the guarded fetch (`account-answers.ts`) -> a
 * question of the connection -> notices and `session/keep-asking.ts`, which repeats the question.
 */
import { askServer, type Question } from '../offline/connection';
import { guardAccountAnswers } from './account-answers';

/** The page waits this long for the session to resume, then shows what is kept here. Milliseconds. */
const RESUME_MS = 5000;

/** Later nothing waits for the answer; the SDK itself gives up after 30 s. Milliseconds. */
const LATER_MS = 25_000;

let question: Question | null = null;
let silent = false;
let resuming = true;
let onSilent: () => void = () => undefined;
let installed = false;

/** Patches `globalThis.fetch`, since Firebase Auth accepts no fetch of ours. Calling again is free. */
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

/** The session is known: later questions do not delay the page. */
export function accountResumed(): void {
  resuming = false;
}

/** True from an unanswered question until the next answer. */
export const isAccountServiceSilent = (): boolean => silent;

/** Nobody is signed in, so there is nobody to ask about. */
export function dropAccountQuestion(): void {
  silent = false;
  question?.dropped();
  question = null;
}

/** Sets who asks again. Calls `listener` at once after a failed question: Auth may ask before the session starts. */
export function onAccountServiceSilent(listener: () => void): void {
  onSilent = listener;
  if (silent) listener();
}
