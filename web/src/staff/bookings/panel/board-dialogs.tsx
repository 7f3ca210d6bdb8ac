import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { STATUS_LABELS } from '@tulia/domain/wording/labels';
import { useState } from 'react';
import { practiceMoment } from '../../../shared/views/moments';
import { ClientWords } from '../board/client-words';
import { clientWordTexts } from '../board/texts/client-word';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { useDocument } from '../../../platform/live/use-document';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { useBoard, type BoardDialog } from '../board/board-context';
import { PasteLinkDialog } from '../meeting/paste-link-dialog';
import { PaymentDialog, RefundDialog } from '../money/payment-dialog';
import { CancelDialog } from '../decisions/cancel-dialog';
import type { SessionTime } from '../decisions/session-time';
import { HandOverDialog } from '../decisions/hand-over-dialog';
import { RejectDialog } from '../decisions/reject-dialog';
import { TimeDialog } from '../decisions/time-dialog';

/**
 * The open dialog of the board. It reads its booking itself, since the row may leave the filtered list. When the
 * booking changes, the dialog says so; its action sends the version that staff have seen.
 */
export default function OpenDialog({
  dialog,
  opened,
  target,
  onClose,
}: {
  dialog: BoardDialog;
  opened: Booking;
  /** the time to which staff dragged the session */
  target?: SessionTime;
  onClose: () => void;
}) {
  const live = useDocument(bookingPath(opened.id), bookings).data ?? opened;
  const [booking, setSeen] = useState(opened);
  const notice =
    live.version > booking.version ? (
      <ChangedNotice seen={booking} live={live} onStart={() => setSeen(live)} />
    ) : undefined;
  switch (dialog) {
    case 'confirm':
    case 'move':
      return (
        <TimeDialog
          key={booking.version}
          booking={booking}
          mode={dialog}
          target={target}
          notice={notice}
          onClose={onClose}
        />
      );
    case 'hand-over':
      return (
        <HandOverDialog key={booking.version} booking={booking} notice={notice} onClose={onClose} />
      );
    case 'reject':
      return <RejectDialog booking={booking} notice={notice} onClose={onClose} />;
    case 'complete':
    case 'no-show':
      return <Question action={dialog} booking={booking} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog booking={booking} notice={notice} onClose={onClose} />;
    case 'paste-link':
      return <PasteLinkDialog booking={live} onClose={onClose} />;
    case 'payment':
      return <PaymentDialog booking={live} onClose={onClose} />;
    case 'refund':
      return <RefundDialog booking={live} onClose={onClose} />;
  }
}

function ChangedNotice({
  seen,
  live,
  onStart,
}: {
  seen: Booking;
  live: Booking;
  onStart: () => void;
}) {
  const { t, lang } = useTexts(adminDecisionsTexts);
  const whom = live.practitionerId === seen.practitionerId ? [] : [live.practitioner.name];
  const now = [practiceMoment(live.startsAt, lang), ...whom].join(' · ');
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" variant="secondary" onClick={onStart}>
          {t.startFromNow}
        </Button>
      }
    >
      {t.changedWhileOpen(STATUS_LABELS[lang][live.status], now)}
    </Banner>
  );
}

/**
 * Asks before a session is completed that has not begun, and before a client is marked as missing who has said to be
 * late, or asked for a call: both are mostly a mistake.
 */
function Question({
  action,
  booking,
  onClose,
}: {
  action: 'complete' | 'no-show';
  booking: Booking;
  onClose: () => void;
}) {
  const { t, common, lang } = useTexts(adminDecisionsTexts);
  const { t: words } = useTexts(clientWordTexts);
  const { begin } = useBoard();
  const { clientName, startsAt } = booking;
  const isEarly = action === 'complete';
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={isEarly ? t.completeTitle : words.missedTitle}
      description={
        isEarly
          ? t.completeEarly(clientName, practiceMoment(startsAt, lang))
          : words.missedText(clientName)
      }
      cancelLabel={common.back}
      confirmLabel={t.actions[action]}
      onConfirm={() => {
        begin(action, booking);
        onClose();
      }}
    >
      {!isEarly && <ClientWords booking={booking} />}
    </AlertDialog>
  );
}
