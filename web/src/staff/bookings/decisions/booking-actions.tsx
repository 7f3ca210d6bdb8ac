import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import type { BookingAction } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/booking/booking';
import { useEffect, useRef } from 'react';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { guardianStaffTexts } from './texts/guardian';
import { useTexts } from '../../../platform/language/use-texts';
import { Button } from '../../../ui/button';
import { Cluster, Soft } from '../../../ui/layout';
import { useBoard } from '../board/board-context';
import { useFitting } from './fitting-buttons';
import { pressAction } from './press-action';
import { useOffered } from './use-offered';

const ORDER: readonly BookingAction[] = [
  'confirm',
  'complete',
  'no-show',
  'line-failed',
  'move',
  'hand-over',
  'reject',
  'reopen',
  'cancel',
];

/** Buttons for the actions that the domain allows now; Undo while an action waits. */
export function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminDecisionsTexts);
  const { t: guardians } = useTexts(guardianStaffTexts);
  const board = useBoard();
  const [first] = useFitting(booking, undefined);
  const offered = useOffered(booking);
  const { id, referenceNumber } = booking;
  if (board.underWay.has(id)) return <UnderWay booking={booking} />;

  const waitsForGuardian = lacksGuardianConsent(booking);
  if (offered.length === 0) return null;
  return (
    <Cluster $gap="xs">
      {ORDER.filter((action) => offered.includes(action)).map((action) => (
        <Button
          key={action}
          size="sm"
          disabled={action === 'confirm' && waitsForGuardian}
          variant={action === 'cancel' ? 'quiet' : action === first ? 'primary' : 'secondary'}
          aria-label={t.actionOn(t.actions[action], referenceNumber)}
          onClick={() => pressAction(board, action, booking)}
        >
          {t.actions[action]}
        </Button>
      ))}
      {waitsForGuardian && offered.includes('confirm') && <Soft>{guardians.confirmWaits}</Soft>}
    </Cluster>
  );
}

export function UnderWay({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminDecisionsTexts);
  const { undo, underWay: all } = useBoard();
  const underWay = all.get(booking.id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button has gone; for keyboard users the focus moves to Undo.
    if (document.activeElement === document.body) button.current?.focus();
  }, [underWay?.step]);
  if (underWay === undefined) return null;
  return (
    <Cluster $gap="xs">
      <strong>
        {underWay.step !== 'done'
          ? t.underWay[underWay.action]
          : underWay.action === 'line-failed'
            ? t.lineFailed
            : t.cancelled}
      </strong>
      {underWay.step !== 'sending' && (
        <Button
          ref={button}
          size="sm"
          variant="secondary"
          aria-label={t.undoAction(booking.referenceNumber)}
          onClick={(event) => {
            // The second tap of a double tap must not undo.
            if (event.detail < 2) undo(booking);
          }}
        >
          {t.undo}
        </Button>
      )}
    </Cluster>
  );
}
