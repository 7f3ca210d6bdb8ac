/**
 * What this page knows about its connection, from what answers. The browser's `onLine` only says that a network is
 * attached: weak Wi-Fi, a bundle that ran out and a captive portal all look like a connection to it. So the
 * browser's events are hints, and facts decide: questions to our servers that were answered, failed or wait, and a
 * look at a small file.
 *
 * Data path: questions and browser events -> this store -> `connection.ts` -> hooks, notices and everything that
 * sends.
 */
import { createStore } from '../../store';

/** `weak`: a question waits for more than five seconds. `offline`: our servers cannot be reached. */
export type Connection = 'connected' | 'weak' | 'offline';

/** What came of a look at the small file: `failed` also when something else than our server answered. */
export type Look = 'answered' | 'failed' | 'silent';

/** How long an answer may take before the person is told, rather than left to wait. Milliseconds. */
export const ANSWER_MS = 5000;

/** Pauses between two looks while there is no connection; the last one stays. Milliseconds. */
const PAUSES_MS = [1000, 2000, 4000, 5000, 5000, 5000, 5000, 10_000, 15_000, 30_000, 60_000];

/** Least time between two looks that a person's actions cause. Milliseconds. */
const ATTENDED_EVERY_MS = 2000;

/** Where data are dear, the pauses are this many times as long. */
const DEAR_FACTOR = 4;

/** The browser as the store sees it. */
export interface Surroundings {
  /** Asks for the small file. Never rejects. */
  look: () => Promise<Look>;
  /** The browser's word: false means that no network is attached. */
  hasNetwork: () => boolean;
  /** Whether the page can be seen; a hidden page looks for nothing. */
  isSeen: () => boolean;
  /** Whether data are dear (data saving, 2G). */
  isDear: () => boolean;
}

/** A question to our servers that is under way. It ends once, by `answered`, `failed` or `dropped`. */
export interface Question {
  /** Our server answered, with any answer. */
  answered: () => void;
  /** No answer of our server came, and none will. */
  failed: () => void;
  /** The question was given up, and nothing was learnt. */
  dropped: () => void;
  /** What came was no answer, and the question is asked again: it counts as waiting at once, until one of its ends. */
  stalled: () => void;
}

export interface ConnectionStore {
  current: () => Connection;
  subscribe: (listener: () => void) => () => void;
  /** Begins a question. `onLate` is called when it has waited for five seconds. */
  ask: (onLate?: () => void) => Question;
  /** Looks now, or joins the look that is under way; answers with what came of it. */
  checkAgain: () => Promise<Look>;
  /** When our servers were last heard by this page, epoch milliseconds; null when never. */
  heardAt: () => number | null;
  /** The browser says that a network went or came. */
  networkChanged: () => void;
  /** The person comes back to the page or does something on it. */
  attended: () => void;
}

/** A store over these surroundings; timers are the platform's. */
export function createConnectionStore(surroundings: Surroundings): ConnectionStore {
  let reached: 'yes' | 'no' | 'unclear' = 'yes';
  /** True when something answered although the browser says that there is no network. */
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
    // An answer that came during the look is newer than its failure.
    else if (heardCount === before) {
      reached = found === 'failed' ? 'no' : 'unclear';
      failures += 1;
      planCheck();
      publish();
    }
    return found;
  }

  function checkAgain(): Promise<Look> {
    looking ??= lookOnce();
    return looking;
  }

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
    heardAt: () => heardAt,
    networkChanged: () => {
      browserIsWrong = false;
      failures = 0;
      publish();
      void checkAgain();
    },
    attended: () => {
      if (current() !== 'connected' && Date.now() - checkedAt >= ATTENDED_EVERY_MS)
        void checkAgain();
    },
  };
}
