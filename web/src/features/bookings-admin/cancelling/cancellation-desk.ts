/**
 * Cancelling without a question, with five seconds to take it back (design section 6): nothing is sent before they are
 * over. Leaving the page sends at once what still waits; what even that cannot send is written down in this browser and
 * sent when the list is opened again soon after. A refusal puts the booking back.
 *
 * begin -> waiting -(undo)-> nothing happened
 *                  -(5 s, leaving)-> sending -> done | refused
 */
import { createStore } from '../../../store';
import type { Instant } from '@tulia/domain/time/instant';

export const UNDO_MS = 5000;
/** An unsent cancellation older than this is forgotten: nobody expects it any more. */
export const RESUME_WITHIN_MS = 10 * 60_000;
/** Longer than waiting and sending can take together: what is older belongs to a page that is gone. */
export const ABANDONED_AFTER_MS = 30_000;

export interface Cancellation {
  bookingId: string;
  /** the version that was on screen; another one refuses the cancellation */
  version: number;
  referenceNumber: string;
  /** when it was asked for */
  at: Instant;
}

export interface UnsentCancellation extends Cancellation {
  /** the page said goodbye while it waited, so nobody else will send it */
  left: boolean;
}

export type CancellationState = 'waiting' | 'sending';

export interface DeskTools {
  send: (cancellation: Cancellation) => Promise<void>;
  /** writes down what this page has not sent yet */
  keep: (unsent: UnsentCancellation[]) => void;
  /** takes out what is written down, by any page, and passes the test */
  takeOut: (test: (unsent: UnsentCancellation) => boolean) => Cancellation[];
  now: () => Instant;
}

export interface CancellationDesk {
  begin: (cancellation: Omit<Cancellation, 'at'>) => void;
  /** true when it came in time */
  undo: (bookingId: string) => boolean;
  /** sends at once whatever waits */
  flush: () => void;
  /** sends what an earlier page could not; worth repeating after `ABANDONED_AFTER_MS` */
  resume: () => void;
  states: () => ReadonlyMap<string, CancellationState>;
  subscribe: (listener: () => void) => () => void;
}

export function openCancellationDesk({ send, keep, takeOut, now }: DeskTools): CancellationDesk {
  const waiting = new Map<string, { cancellation: Cancellation; timer: unknown }>();
  const sending = new Map<string, UnsentCancellation>();
  const states = createStore<ReadonlyMap<string, CancellationState>>(new Map());

  const changed = () => {
    const unsent = [...waiting.values()].map(({ cancellation }) => ({
      ...cancellation,
      left: false,
    }));
    keep([...unsent, ...sending.values()]);
    states.set(
      new Map<string, CancellationState>([
        ...[...waiting.keys()].map((id) => [id, 'waiting'] as const),
        ...[...sending.keys()].map((id) => [id, 'sending'] as const),
      ]),
    );
  };

  const dispatch = (cancellation: Cancellation, left: boolean) => {
    const { bookingId } = cancellation;
    clearTimeout(waiting.get(bookingId)?.timer as number | undefined);
    waiting.delete(bookingId);
    sending.set(bookingId, { ...cancellation, left });
    changed();
    void send(cancellation).finally(() => {
      sending.delete(bookingId);
      changed();
    });
  };

  return {
    begin: (asked) => {
      if (waiting.has(asked.bookingId) || sending.has(asked.bookingId)) return;
      const cancellation = { ...asked, at: now() };
      const timer = setTimeout(() => dispatch(cancellation, false), UNDO_MS);
      waiting.set(asked.bookingId, { cancellation, timer });
      changed();
    },
    undo: (bookingId) => {
      const found = waiting.get(bookingId);
      if (!found) return false;
      clearTimeout(found.timer as number);
      waiting.delete(bookingId);
      changed();
      return true;
    },
    flush: () => {
      [...waiting.values()].forEach(({ cancellation }) => dispatch(cancellation, true));
    },
    resume: () => {
      const age = ({ at }: Cancellation) => now() - at;
      takeOut((unsent) => unsent.left || age(unsent) > ABANDONED_AFTER_MS)
        .filter((each) => age(each) <= RESUME_WITHIN_MS)
        .filter(({ bookingId }) => !waiting.has(bookingId) && !sending.has(bookingId))
        .forEach((each) => dispatch(each, false));
    },
    states: states.get,
    subscribe: states.subscribe,
  };
}
