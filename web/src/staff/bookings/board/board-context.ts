import type { CancelSaid } from '@tulia/domain/booking/cancellation';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Actor } from '@tulia/domain/booking/transitions';
import type { Role } from '@tulia/domain/person/role';
import type { Instant } from '@tulia/domain/time/instant';
import { createContext, useContext } from 'react';
import type { Elements } from '../../../ui/elements';
import type { ActionUnderWay, UndoableAction } from './waiting/pending-actions';

export type BoardDialog =
  | 'confirm'
  | 'move'
  | 'hand-over'
  | 'reject'
  | 'complete'
  | 'no-show'
  | 'cancel'
  | 'paste-link'
  | 'payment'
  | 'refund';

export interface Board {
  role: Role;
  actorOn: (booking: Booking) => Actor;
  now: Instant;
  openDialog: (dialog: BoardDialog, booking: Booking) => void;
  underWay: ReadonlyMap<string, ActionUnderWay>;
  /** `said`: who cancels the booking, and why */
  begin: (action: UndoableAction, booking: Booking, said?: CancelSaid) => void;
  undo: (booking: Booking) => void;
  mailTroubles: ReadonlySet<string>;
}

export interface BookingDialogProps {
  booking: Booking;
  /** says that the booking has changed since the dialog was opened */
  notice?: Elements;
  onClose: () => void;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('A booking row needs the board above it.');
  return board;
}
