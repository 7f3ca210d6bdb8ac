import { actionsFor, type BookingAction } from '@tulia/domain/booking/transitions';
import { completeBooking, markNoShow } from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import { useEffect, useRef } from 'react';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { useCopy } from '../../../copy/use-copy';
import { useAction } from '../../../live/use-action';
import { Button } from '../../../ui/button';
import type { ButtonVariant } from '../../../ui/button-style';
import { Cluster } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { useBoard } from '../board-context';
import { refusalText } from '../refusal-text';

/** In this order the buttons stand, whatever the order of the table in the domain. */
const ORDER: readonly BookingAction[] = [
  'confirm',
  'complete',
  'no-show',
  'move',
  'reject',
  'cancel',
];
const VARIANTS: Partial<Record<BookingAction, ButtonVariant>> = {
  confirm: 'primary',
  complete: 'primary',
  cancel: 'quiet',
};

/** What the domain lets this person do with the booking, as buttons; while it is being cancelled, the way back. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useCopy(adminDecisionsCopy);
  const board = useBoard();
  const { id, version, referenceNumber, status } = booking;
  const told = { failed: t.error, sentence: refusalText };
  const conclusions = {
    complete: useAction(completeBooking, {
      ...told,
      onDone: () =>
        void toast({ title: t.completed, description: t.completedText(referenceNumber) }),
    }),
    'no-show': useAction(markNoShow, {
      ...told,
      onDone: () => void toast({ title: t.noShowDone, description: t.noShowText(referenceNumber) }),
    }),
  };
  const isConclusion = (action: BookingAction) => action === 'complete' || action === 'no-show';
  const isBusy = (action: BookingAction) => isConclusion(action) && conclusions[action].busy;
  const busy = conclusions.complete.busy || conclusions['no-show'].busy;
  const cancellation = board.cancellations.get(id);
  if (cancellation !== undefined)
    return <Cancelling booking={booking} undoable={cancellation === 'waiting'} />;

  const names: Record<BookingAction, string> = {
    confirm: t.confirm,
    complete: t.complete,
    'no-show': t.noShow,
    move: t.move,
    reject: t.reject,
    cancel: t.cancel,
  };

  const press = (action: BookingAction) => {
    if (isConclusion(action)) void conclusions[action].run({ bookingId: id, version });
    else if (action === 'cancel') board.cancel(booking);
    else board.openDialog(action, booking);
  };

  const offered = actionsFor(status, { kind: 'staff', role: board.role });
  if (offered.length === 0) return null;
  return (
    <Cluster $gap="xs">
      {ORDER.filter((action) => offered.includes(action)).map((action) => (
        <Button
          key={action}
          size="sm"
          variant={VARIANTS[action] ?? 'secondary'}
          busy={isBusy(action)}
          busyLabel={t.working}
          disabled={busy}
          aria-label={isBusy(action) ? undefined : t.actionOn(names[action], referenceNumber)}
          onClick={() => press(action)}
        >
          {names[action]}
        </Button>
      ))}
    </Cluster>
  );
}

function Cancelling({ booking, undoable }: { booking: Booking; undoable: boolean }) {
  const { t } = useCopy(adminDecisionsCopy);
  const { undoCancel } = useBoard();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; whoever works by keyboard finds the way back in its place.
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  return (
    <Cluster $gap="xs">
      <strong>{t.cancelling}</strong>
      {undoable && (
        <Button
          ref={button}
          size="sm"
          variant="secondary"
          aria-label={t.undoCancel(booking.referenceNumber)}
          onClick={(event) => {
            // The second tap of a double tap on Cancel lands here: it is no change of mind.
            if (event.detail < 2) undoCancel(booking);
          }}
        >
          {t.undo}
        </Button>
      )}
    </Cluster>
  );
}
