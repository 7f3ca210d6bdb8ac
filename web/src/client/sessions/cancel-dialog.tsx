import { netPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/booking/booking';
import { serviceName } from '@tulia/domain/wording/labels';
import { formatMoney } from '@tulia/domain/wording/moments';
import { sessionsCopy } from './texts';
import { useCopy } from '../../platform/language/use-copy';
import { usePractice } from '../../shared/practice/practice';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { LOOK_AT_CLOCK_MS, sessionView, type SessionView } from './session-view';
import { useMoments } from './use-moments';
import { useNow } from '../../platform/hooks/use-now';
import { useCancel } from './use-session-actions';

/** Asks before cancelling, and says what it means for the time and for the money. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t, lang } = useCopy(sessionsCopy);
  const practice = usePractice();
  const moments = useMoments();
  const now = useNow(LOOK_AT_CLOCK_MS);
  const { busy, run } = useCancel(booking, onClose);
  const { refund } = sessionView(booking, now, practice);
  const consequence: Record<SessionView['refund'], string> = {
    due: t.cancelDialog.refund(formatMoney(netPaid(booking.payment))),
    'not-due': t.cancelDialog.noRefund(practice.refundCutoffHours),
    'nothing-paid': t.cancelDialog.nothingPaid,
    free: t.cancelDialog.free,
  };
  const name = serviceName(booking.service, lang) || t.fallbackService;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      danger
      busy={busy}
      title={booking.status === 'pending' ? t.cancelDialog.titleRequest : t.cancelDialog.title}
      description={t.cancelDialog.session(name, moments.full(booking.startsAt, booking.timezone))}
      cancelLabel={t.cancelDialog.keep}
      confirmLabel={t.cancelDialog.confirm}
      busyLabel={t.cancelDialog.busy}
      onConfirm={() => void run({ bookingId: booking.id, version: booking.version })}
    >
      <p>
        {t.cancelDialog.release} {consequence[refund]}
      </p>
    </AlertDialog>
  );
}
