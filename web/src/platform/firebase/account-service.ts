/**
 * Tracks whether the account service answers this page. Data path: the guarded fetch (`account-answers.ts`) -> a
 * question of the connection -> notices and `keepAskingAbout`, which repeats the question.
 */
import type { User } from 'firebase/auth';
import { askServer, untilWorthTrying, type Question } from '../offline/connection';
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

let asking = false;

async function askAgain(currentUser: () => User | null): Promise<void> {
  for (let failures = 0; silent; failures += 1) {
    await untilWorthTrying(failures);
    const user = currentUser();
    if (user === null) {
      // There is no account to ask about.
      silent = false;
      question?.dropped();
      question = null;
      return;
    }
    // The result reaches the session through Firebase Auth's events.
    await user.reload().catch(() => undefined);
  }
}

/** After an unanswered question the person stays signed in; this repeats it until the account service answers. */
export function keepAskingAbout(currentUser: () => User | null): void {
  onSilent = () => {
    if (asking) return;
    asking = true;
    void askAgain(currentUser).finally(() => (asking = false));
  };
  // Auth may have asked before the session starts.
  if (silent) onSilent();
}
