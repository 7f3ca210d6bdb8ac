import type { Role } from '@tulia/domain/person/role';
import type { Booking } from '@tulia/domain/booking/booking';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Cluster, Stack } from '../../../ui/layout';
import { BoardContext, type Board, type BoardDialog } from '../board/board-context';
import { BookingActions } from '../decisions/booking-actions';
import type { SessionTime } from '../decisions/session-time';
import { BookingHead } from './booking-head';
import { MeetingControl } from '../meeting/meeting-control';
import { useWaitingActions } from '../board/waiting/use-waiting-actions';
import { useMailTroubles } from '../../parts/use-mail-troubles';
import { useActorOn } from '../../parts/use-own-practitioner';
import { useNow } from '../../../platform/hooks/use-now';

/** Loads only when staff open a booking. */
const BookingDetails = lazyPart(() =>
  import('./booking-details').then((part) => part.BookingDetails),
);
const OpenDialog = lazyPart(() => import('./board-dialogs').then((part) => part.default));

const TICK_MS = 20_000;

/**
 * Provides the board to its children: the acting staff member, the dialogs, and actions with Undo.
 * @param mailsRead how many emails in trouble are read at most
 * @param onDialogClosed moves the focus when the row of the dialog has left the list
 */
export function BookingProvider({
  role,
  mailsRead,
  onDialogClosed,
  children,
}: {
  role: Role;
  mailsRead?: number;
  onDialogClosed?: () => void;
  children: ReactNode;
}) {
  const [dialog, setDialog] = useState<{ kind: BoardDialog; booking: Booking } | null>(null);
  const now = useNow(TICK_MS);
  const actorOn = useActorOn(role);
  const { data: troubles } = useMailTroubles(mailsRead);
  const mailTroubles = useMemo(
    () => new Set(troubles?.flatMap(({ bookingId }) => bookingId ?? [])),
    [troubles],
  );
  const { underWay, begin, undo } = useWaitingActions();
  // A new value renders all rows again, so opening or closing a dialog must not make one.
  const board: Board = useMemo(
    () => ({
      role,
      actorOn,
      now,
      underWay,
      begin,
      undo,
      mailTroubles,
      openDialog: (kind, booking) => setDialog({ kind, booking }),
    }),
    [role, actorOn, now, underWay, begin, undo, mailTroubles],
  );
  return (
    <BoardContext value={board}>
      {children}
      {dialog && (
        <Suspense>
          <OpenDialog
            key={`${dialog.kind}:${dialog.booking.id}`}
            dialog={dialog.kind}
            opened={dialog.booking}
            onClose={() => {
              setDialog(null);
              onDialogClosed?.();
            }}
          />
        </Suspense>
      )}
    </BoardContext>
  );
}

/** Opens the dialog with the time to which staff dragged the session. */
export function MoveTo(about: { booking: Booking; target: SessionTime; onClose: () => void }) {
  const { booking, ...rest } = about;
  return (
    <Suspense>
      <OpenDialog dialog="move" opened={booking} {...rest} />
    </Suspense>
  );
}

export function BookingPanel({ booking }: { booking: Booking }) {
  return (
    <Stack data-booking={booking.referenceNumber}>
      <BookingHead booking={booking} />
      <Cluster>
        <BookingActions booking={booking} />
      </Cluster>
      <MeetingControl booking={booking} />
      <Suspense>
        <BookingDetails booking={booking} />
      </Suspense>
    </Stack>
  );
}
