/**
 * The actions that the server cannot take back: each waits five seconds, with Undo, before it is sent (design
 * section 6). A cancellation is sent at once, and the server takes it back (`offer-undo.ts`). They belong
 * to the tab, not to a page: on another page the action still waits, and the toast with Undo stays. A tab that is
 * closed or reloaded before the five seconds are over sends nothing: the booking stays as it was. The browser asks
 * first (`staff/frame/staff-shell.tsx`).
 */
import type { CancelSaid } from '@tulia/domain/booking/cancellation';
import { createStore } from '../../../../store';

export const UNDO_MS = 5000;

export type UndoableAction = 'cancel' | 'complete' | 'no-show' | 'reopen' | 'cancel-meeting';

export interface WaitingAction {
  action: UndoableAction;
  bookingId: string;
  /** the version that was on screen; the server refuses the action for another version */
  version: number;
  referenceNumber: string;
  /** who asked for the cancellation, and why */
  said?: CancelSaid;
  /** what the client is told of the cancellation, and whether staff may still say who gave it up */
  toldBy?: 'mail' | 'text' | null;
  asksByWhom?: boolean;
}

/** The action that is under way with a booking; a booking has one at a time. */
export interface ActionUnderWay {
  action: UndoableAction;
  /** `done`: it can still be undone */
  step: 'waiting' | 'sending' | 'done';
}

/** Says that the action is done, and what undoes it. */
export type OfferUndo = (undo: () => void) => void;
type Send = (asked: WaitingAction, offerUndo: OfferUndo) => Promise<void>;

export interface PendingActions {
  /**
   * @param send sends the action and tells how it went, until it cannot be undone any more; never throws.
   * @returns false while another action is under way
   */
  begin: (asked: WaitingAction, send: Send) => boolean;
  /** Undoes what waits or is done. @returns true when the action still waited */
  undo: (bookingId: string) => boolean;
  /** by booking */
  underWay: () => ReadonlyMap<string, ActionUnderWay>;
  subscribe: (listener: () => void) => () => void;
}

export function openPendingActions(): PendingActions {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const undos = new Map<string, () => void>();
  const underWay = createStore<ReadonlyMap<string, ActionUnderWay>>(new Map());

  const set = (bookingId: string, next: ActionUnderWay | null) => {
    const changed = new Map(underWay.get());
    if (next === null) changed.delete(bookingId);
    else changed.set(bookingId, next);
    underWay.set(changed);
  };

  return {
    begin: (asked, send) => {
      const { action, bookingId } = asked;
      if (underWay.get().has(bookingId)) return false;
      const dispatch = () => {
        timers.delete(bookingId);
        set(bookingId, { action, step: 'sending' });
        const offerUndo = (undo: () => void) => {
          undos.set(bookingId, undo);
          set(bookingId, { action, step: 'done' });
        };
        void send(asked, offerUndo).finally(() => {
          undos.delete(bookingId);
          set(bookingId, null);
        });
      };
      if (action === 'cancel') dispatch();
      else {
        timers.set(bookingId, setTimeout(dispatch, UNDO_MS));
        set(bookingId, { action, step: 'waiting' });
      }
      return true;
    },
    undo: (bookingId) => {
      undos.get(bookingId)?.();
      const timer = timers.get(bookingId);
      if (timer === undefined) return false;
      clearTimeout(timer);
      timers.delete(bookingId);
      set(bookingId, null);
      return true;
    },
    underWay: underWay.get,
    subscribe: underWay.subscribe,
  };
}

/** The pending actions of this tab. */
export const pendingActions = openPendingActions();

/** Whether something would not be done if the tab was closed. */
export const isAwaited = (): boolean =>
  [...pendingActions.underWay().values()].some(({ step }) => step !== 'done');
