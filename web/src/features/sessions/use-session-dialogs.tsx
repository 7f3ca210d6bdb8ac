import type { Booking } from '@tulia/domain/records/booking';
import { useState, type ReactNode } from 'react';
import { CancelDialog } from './cancel-dialog';
import { MoveDialog } from './move-dialog';

interface Asked {
  what: 'cancel' | 'move';
  id: string;
}

/**
 * The dialogs of a list of sessions. Each keeps to the live booking, so a change made meanwhile elsewhere shows in it, and
 * the version it sends is the one on screen.
 */
export function useSessionDialogs(list: readonly Booking[]): {
  cancel: (booking: Booking) => void;
  move: (booking: Booking) => void;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const booking = asked && list.find(({ id }) => id === asked.id);
  const close = () => setAsked(null);
  return {
    cancel: ({ id }) => setAsked({ what: 'cancel', id }),
    move: ({ id }) => setAsked({ what: 'move', id }),
    dialogs: booking && (
      <>
        {asked.what === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
        {asked.what === 'move' && <MoveDialog booking={booking} onClose={close} />}
      </>
    ),
  };
}
