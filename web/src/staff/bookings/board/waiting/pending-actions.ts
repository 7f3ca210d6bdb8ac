/**
 * Actions that the server cannot undo wait five seconds, with Undo, before they are sent (design section 6). A
 * cancellation, also by the line, is sent at once, since the server can undo it (`offer-undo.ts`). The actions belong
 * to the tab, so they go on waiting when staff open another page. A tab that is closed earlier sends nothing; the
 * browser asks before it closes the tab (`staff/frame/staff-shell.tsx`).
 */
import type { CancelSaid } from '@tulia/domain/booking/cancellation';
import { createStore } from '../../../../store';

export const UNDO_MS = 5000;

/** The server undoes these: they are sent at once. */
const SENT_AT_ONCE = ['cancel', 'line-failed'] as const;
export type SentAtOnce = (typeof SENT_AT_ONCE)[number];
export type UndoableAction = SentAtOnce | 'complete' | 'no-show' | 'reopen' | 'cancel-meeting';

export const isSentAtOnce = (action: UndoableAction): action is SentAtOnce =>
  SENT_AT_ONCE.some((each) => each === action);

export interface WaitingAction {
  action: UndoableAction;
  bookingId: string;
  /** the version on screen; the server refuses another one */
  version: number;
  /** names the booking in toasts */
  clientName: string;
  said?: CancelSaid;
  /** how the client is told */
  toldBy?: 'mail' | 'text' | null;
  /** staff may still say who cancelled */
  asksByWhom?: boolean;
}

/** A booking has one action at a time. */
export interface ActionUnderWay {
  action: UndoableAction;
  /** `done`: sent, and can still be undone */
  step: 'waiting' | 'sending' | 'done';
}

export type OfferUndo = (undo: () => void) => void;
type Send = (asked: WaitingAction, offerUndo: OfferUndo) => Promise<void>;

export interface PendingActions {
  /**
   * @param send resolves when the action cannot be undone any more; never throws
   * @returns false while another action is under way
   */
  begin: (asked: WaitingAction, send: Send) => boolean;
  /** @returns true when the action still waited */
  undo: (bookingId: string) => boolean;
  /** by booking id */
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
      if (isSentAtOnce(action)) dispatch();
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

export const pendingActions = openPendingActions();

/** Whether an action would be lost with the tab. */
export const isAwaited = (): boolean =>
  [...pendingActions.underWay().values()].some(({ step }) => step !== 'done');
