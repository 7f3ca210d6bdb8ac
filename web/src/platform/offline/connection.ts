/** The connection of this page. Everything that sends, shows or waits asks here; nothing else asks the browser. */
import { readText, writeText } from '../../storage';
import { probeServer } from './connection-probe';
import { createConnectionStore, type Connection, type Question } from './connection-store';
import { isDataDear } from './expensive-data';

export type { Connection, Question } from './connection-store';

/** A page opened by the service worker has asked no server: it sends one probe after this time without an answer. */
const FIRST_LOOK_MS = 1000;

/** When our servers last answered this device; names no person. */
const LAST_CONTACT = 'tulia.last-contact';
const LAST_CONTACT_EVERY_MS = 30_000;

const store = createConnectionStore({
  look: probeServer,
  hasNetwork: () => typeof navigator === 'undefined' || navigator.onLine,
  isSeen: () => document.visibilityState === 'visible',
  isDear: isDataDear,
});

let begun = false;

/** Calling again is free. */
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

export const currentConnection = (): Connection => store.current();

/** Returns the function that stops. */
export function subscribeToConnection(listener: () => void): () => void {
  beginConnection();
  return store.subscribe(listener);
}

/** Milliseconds before a retry although the connection seems fine. */
const PAUSES_MS = [2000, 4000, 8000, 16_000, 30_000, 60_000];

/** Resolves when our servers answer again, else after a pause, which grows with the failures so far. */
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

/** Probes past every cache; resolves within five seconds. */
export const { checkAgain } = store;

/** Begins a question to our servers. Calls `onLate` after five seconds. */
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
 * Does `work` as a question to our servers. Without an answer it probes the connection before it throws, so that the
 * caller can ask `currentConnection` why.
 * @param isAnswer whether an error is an answer of our server; by default none is
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

/** Writes at most every half minute: it only says how old a page opened later may be. */
function rememberContact() {
  const at = store.heardAt();
  if (at === null || at - (storedContact() ?? -Infinity) < LAST_CONTACT_EVERY_MS) return;
  writeText(LAST_CONTACT, String(at));
}

function storedContact(): number | null {
  const stored = Number(readText(LAST_CONTACT) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

/** When our servers last answered this device. Epoch milliseconds; null when unknown. */
export const lastContact = (): number | null => store.heardAt() ?? storedContact();
