/** Asks before a dragged session is moved. A refusal is shown here, and the session stays where it was. */
import { moveBooking } from '@tulia/domain/calls/bookings/decide-booking';
import type { Booking } from '@tulia/domain/booking/booking';
import { toInstant } from '@tulia/domain/time/practice-time';
import { formatClock, formatDay } from '@tulia/domain/wording/moments';
import { adminScheduleCopy } from './texts';
import { refusalSentence } from '../../../platform/language/refusals';
import { refusalTitle } from '../../../platform/language/unanswered';
import { useCopy } from '../../../platform/language/use-copy';
import { useAction } from '../../../platform/live/use-action';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Cluster, Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';

/** Practice time. */
export interface MoveTarget {
  date: string;
  time: string;
}

export interface MoveDialogProps {
  booking: Booking;
  target: MoveTarget;
  /** another target, taken from the free times that a refusal named */
  onTarget: (target: MoveTarget) => void;
  /** the server refused the move: the session is drawn in its old place again */
  onRefused: () => void;
  onClose: () => void;
}

export function MoveDialog({ booking, target, onTarget, onRefused, onClose }: MoveDialogProps) {
  const { t, lang } = useCopy(adminScheduleCopy);
  const hasAddress = booking.clientEmail !== '';
  const { busy, refusal, forget, run } = useAction(moveBooking, {
    onDone: () => {
      toast({ title: t.moved, description: hasAddress ? t.movedText : t.tellYourself });
      onClose();
    },
    onRefused,
  });
  const moment = (at: number) => `${formatDay(at, lang)}, ${formatClock(at, lang)}`;

  const move = () => run({ bookingId: booking.id, version: booking.version, ...target });

  const freeTimes =
    refusal !== null && (refusal.is('slot-taken') || refusal.is('slot-unavailable'))
      ? refusal.details.freeTimes
      : [];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={!busy}
      closeLabel={t.close}
      title={refusal === null ? t.moveTitle : refusalTitle(refusal, t.notMoved, lang)}
      description={t.moveFrom(booking.clientName, moment(booking.startsAt))}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t.back}
          </Button>
          {refusal === null && (
            <Button busy={busy} busyLabel={t.moveBusy} onClick={() => void move()}>
              {t.moveButton}
            </Button>
          )}
        </>
      }
    >
      {refusal === null ? (
        <Stack $gap="xs">
          <p>
            {t.moveTo}: <strong>{moment(toInstant(target.date, target.time))}</strong>
          </p>
          <p>{hasAddress ? t.moveNotice : t.tellYourself}</p>
        </Stack>
      ) : (
        <Banner tone="danger">
          <Stack $gap="xs">
            <p>{`${refusalSentence(refusal, lang)} ${refusal.is('timeout') ? '' : t.notMovedText}`}</p>
            {freeTimes.length > 0 && <p>{t.freeTimes}</p>}
            <Cluster $gap="xs">
              {freeTimes.map(({ date, time, startsAt }) => (
                <Button
                  key={startsAt}
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    forget();
                    onTarget({ date, time });
                  }}
                >
                  {moment(startsAt)}
                </Button>
              ))}
            </Cluster>
          </Stack>
        </Banner>
      )}
    </Dialog>
  );
}
