import type { Booking } from '@tulia/domain/booking/booking';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '../../platform/hooks/when-idle';

const loadCancel = () => import('./cancel-dialog');
const loadMove = () => import('./move-dialog');
const CancelDialog = lazy(() => loadCancel().then((module) => ({ default: module.CancelDialog })));
const MoveDialog = lazy(() => loadMove().then((module) => ({ default: module.MoveDialog })));

/** Fetched once the list stands, so that they open at once, and without a connection too. */
function warm() {
  Promise.all([loadCancel(), loadMove()]).catch(() => undefined);
}

interface Asked {
  what: 'cancel' | 'move';
  id: string;
}

/**
 * The dialogs of a list of sessions. Each keeps to the live booking, so a change made meanwhile elsewhere shows in
 * it, and the version it sends is the one on screen.
 */
export function useSessionDialogs(list: readonly Booking[]): {
  cancel: (booking: Booking) => void;
  move: (booking: Booking) => void;
  dialogs: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const booking = asked && list.find(({ id }) => id === asked.id);
  const close = () => setAsked(null);
  useEffect(() => whenIdle(warm), []);
  return {
    cancel: ({ id }) => setAsked({ what: 'cancel', id }),
    move: ({ id }) => setAsked({ what: 'move', id }),
    dialogs: booking && (
      <Suspense>
        {asked.what === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
        {asked.what === 'move' && <MoveDialog booking={booking} onClose={close} />}
      </Suspense>
    ),
  };
}
