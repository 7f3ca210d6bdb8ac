/**
 * The state of this page's connection. The browser's `onLine` is true on weak Wi-Fi, with a spent bundle and behind a
 * captive portal; so it is a hint only. Answered, failed and waiting questions to our servers, and probes of a small
 * file, decide. Data path: questions and browser events -> this store -> `connection.ts` -> hooks, notices and
 * everything that sends.
 */
import { createStore } from '../../store';

/** `weak`: a question has waited for over five seconds. `offline`: our servers cannot be reached. */
export type Connection = 'connected' | 'weak' | 'offline';

/** Result of a probe; `failed` also when something other than our server answered. */
export type Look = 'answered' | 'failed' | 'silent';

/** Milliseconds until the person is told that an answer is late. */
export const ANSWER_MS = 5000;

/** Milliseconds between probes while offline; the last one repeats. */
const PAUSES_MS = [1000, 2000, 4000, 5000, 5000, 5000, 5000, 10_000, 15_000, 30_000, 60_000];

/** Least milliseconds between probes that a person's actions cause. */
const ATTENDED_EVERY_MS = 2000;

/** Pauses are this many times longer where data are expensive. */
const DEAR_FACTOR = 4;

export interface Surroundings {
  /** Never rejects. */
  look: () => Promise<Look>;
  /** False: the browser says that no network is attached. */
  hasNetwork: () => boolean;
  /** A hidden page sends no probes. */
  isSeen: () => boolean;
  /** With data saving or 2G. */
  isDear: () => boolean;
}

/** Ends once, by `answered`, `failed` or `dropped`. */
export interface Question {
  /** Our server answered, whatever it said. */
  answered: () => void;
  failed: () => void;
  /** The question was given up and proves nothing. */
  dropped: () => void;
  /** What came was no answer, and the question is repeated: it counts as waiting at once. */
  stalled: () => void;
}

export function createConnectionStore(surroundings: Surroundings) {
  let reached: 'yes' | 'no' | 'unclear' = 'yes';
  /** Something answered although the browser says that there is no network. */
  let browserIsWrong = false;
  let heardAt: number | null = null;
  let heardCount = 0;
  let checkedAt = -Infinity;
  let looking: Promise<Look> | null = null;
  let failures = 0;
  let nextCheck: ReturnType<typeof setTimeout> | undefined;
  const shown = createStore<Connection>('connected');
  const late = new Set<Question>();

  function current(): Connection {
    if (reached === 'no' || (!surroundings.hasNetwork() && !browserIsWrong)) return 'offline';
    return reached === 'unclear' || late.size > 0 ? 'weak' : 'connected';
  }

  function publish() {
    shown.set(current());
  }

  function heard() {
    reached = 'yes';
    heardAt = Date.now();
    heardCount += 1;
    failures = 0;
    clearTimeout(nextCheck);
    if (!surroundings.hasNetwork()) browserIsWrong = true;
    publish();
  }

  function planCheck() {
    clearTimeout(nextCheck);
    if (!surroundings.isSeen()) return;
    const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
    nextCheck = setTimeout(
      () => void checkAgain(),
      surroundings.isDear() ? pause * DEAR_FACTOR : pause,
    );
  }

  async function lookOnce(): Promise<Look> {
    clearTimeout(nextCheck);
    checkedAt = Date.now();
    const before = heardCount;
    const found = await surroundings.look();
    looking = null;
    if (found === 'answered') heard();
    // An answer during the probe is newer than its failure.
    else if (heardCount === before) {
      reached = found === 'failed' ? 'no' : 'unclear';
      failures += 1;
      planCheck();
      publish();
    }
    return found;
  }

  /** Probes now, or joins the running probe. */
  function checkAgain(): Promise<Look> {
    looking ??= lookOnce();
    return looking;
  }

  /** Calls `onLate` after five seconds. */
  function ask(onLate?: () => void): Question {
    let over = false;
    const end = (learn: () => void) => () => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      late.delete(question);
      learn();
      publish();
    };
    const question: Question = {
      answered: end(heard),
      failed: end(() => void checkAgain()),
      dropped: end(() => undefined),
      stalled: () => {
        if (over) return;
        clearTimeout(timer);
        wait();
      },
    };
    const wait = () => {
      late.add(question);
      onLate?.();
      publish();
      void checkAgain();
    };
    const timer = setTimeout(wait, ANSWER_MS);
    return question;
  }

  return {
    current,
    subscribe: shown.subscribe,
    ask,
    checkAgain,
    /** Epoch milliseconds; null when our servers never answered this page. */
    heardAt: () => heardAt,
    networkChanged: () => {
      browserIsWrong = false;
      failures = 0;
      publish();
      void checkAgain();
    },
    /** The person returned to the page or used it. */
    attended: () => {
      if (current() !== 'connected' && Date.now() - checkedAt >= ATTENDED_EVERY_MS)
        void checkAgain();
    },
  };
}
