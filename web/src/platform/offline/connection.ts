/**
 * The connection of this page: the one store, bound to this browser. Everything that sends, shows or waits asks
 * it; nothing else asks the browser.
 */
import { readText, writeText } from '../../storage';
import { probeServer } from './connection-probe';
import {
  createConnectionStore,
  type Connection,
  type Look,
  type Question,
} from './connection-store';

export type { Connection, Question } from './connection-store';

/** A page that the service worker opened has asked no server yet: after this time without any answer it looks once. */
const FIRST_LOOK_MS = 1000;

/** When our servers were last heard on this device; names no person. */
const LAST_CONTACT = 'tulia.last-contact';
const LAST_CONTACT_EVERY_MS = 30_000;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

const store = createConnectionStore({
  look: probeServer,
  hasNetwork: () => typeof navigator === 'undefined' || navigator.onLine,
  isSeen: () => document.visibilityState === 'visible',
  isDear: () => {
    const { connection } = navigator as { connection?: NetworkInformation };
    return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  },
});

let begun = false;

/** Begins to follow the browser's hints. Calling again is free. */
export function beginConnection(): void {
  if (begun || typeof window === 'undefined') return;
  begun = true;
  addEventListener('online', store.networkChanged);
  addEventListener('offline', store.networkChanged);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') store.attended();
  });
  for (const doing of ['pointerdown', 'keydown'])
    addEventListener(doing, store.attended, { capture: true, passive: true });
  if (!navigator.onLine) void store.checkAgain();
  else if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
    setTimeout(() => {
      if (store.heardAt() === null) void store.checkAgain();
    }, FIRST_LOOK_MS);
}

/** What is known now. */
export const currentConnection = (): Connection => store.current();

/** Tells `listener` of every change; answers with the way to stop. */
export function subscribeToConnection(listener: () => void): () => void {
  beginConnection();
  return store.subscribe(listener);
}

/** Pauses before something that failed is tried again although the connection seems fine. Milliseconds. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/**
 * Resolves when it is worth trying again what has just failed: when our servers can be reached again, else after a
 * pause.
 * @param failures how often it has failed before; the pause grows with it
 */
export async function untilWorthTrying(failures: number): Promise<void> {
  if (currentConnection() === 'offline') return untilReachable();
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
  await new Promise((resolve) => setTimeout(resolve, pause));
}

function untilReachable(): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeToConnection(() => {
      if (currentConnection() === 'offline') return;
      stop();
      resolve();
    });
  });
}

/** Looks at the site now, past every cache; answers within five seconds with what came of it. */
export const checkAgain = (): Promise<Look> => store.checkAgain();

/** Begins a question to our servers. `onLate` is called when it has waited for five seconds. */
export function askServer(onLate?: () => void): Question {
  beginConnection();
  const question = store.ask(onLate);
  return {
    ...question,
    answered: () => {
      question.answered();
      rememberContact();
    },
  };
}

/**
 * Does `work` as a question to our servers. When no answer comes, the connection is looked at before the error is
 * thrown: the code that catches it can ask `currentConnection` why.
 * @param isAnswer says whether an error is an answer of our server; without it every error counts as none
 * @throws what `work` throws
 */
export async function asQuestion<T>(
  work: () => Promise<T>,
  isAnswer: (error: unknown) => boolean = () => false,
): Promise<T> {
  const question = askServer();
  try {
    const result = await work();
    question.answered();
    return result;
  } catch (error) {
    if (isAnswer(error)) question.answered();
    else {
      question.failed();
      await checkAgain();
    }
    throw error;
  }
}

/** Written at most every half minute: it only has to say since when a page that is opened later may be old. */
function rememberContact() {
  const at = store.heardAt();
  if (at === null || at - (storedContact() ?? -Infinity) < LAST_CONTACT_EVERY_MS) return;
  writeText(LAST_CONTACT, String(at));
}

function storedContact(): number | null {
  const stored = Number(readText(LAST_CONTACT) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

/**
 * When our servers were last heard, by this page or an earlier one on this device. Epoch milliseconds; null when
 * unknown.
 */
export const lastContact = (): number | null => store.heardAt() ?? storedContact();
