import { keptPayment, paymentOnceOver } from '@tulia/domain/booking/payment';
import { netPaid } from '@tulia/domain/money/summary';
import { keptFeeSentence } from '@tulia/domain/wording/kept-fee';
import { formatMoney } from '@tulia/domain/wording/moments';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { usePractice } from '../../shared/practice/practice';
import { AlertDialog } from '../../ui/dialogs/alert-dialog';
import { CostOfEach, useTogether } from './later-sessions';
import { sessionChanges } from './session-view';
import { useMoments, useSessionClock } from './use-moments';
import { useCancel, type SessionDialogProps } from './use-session-actions';

/** Asks before cancelling, and says what happens to the time and to the money. */
export default function CancelDialog(props: SessionDialogProps) {
  const { session, name, onClose } = props;
  const { t, lang } = useTexts(sessionsTexts);
  const practice = usePractice();
  const moments = useMoments();
  const now = useSessionClock();
  const { isAll, ways, sessions, choice } = useTogether(props);
  const { busy, run } = useCancel(session, ways, onClose, isAll);
  const { refund } = sessionChanges(session, now, practice);
  const consequence = {
    due: t.cancelDialog.refund(formatMoney(netPaid(session.payment))),
    'not-due': keptFeeSentence(
      keptPayment({ payment: paymentOnceOver(session, true) }),
      practice.refundCutoffHours,
      lang,
    ),
    'nothing-paid': t.cancelDialog.nothingPaid,
    free: t.cancelDialog.free,
  };
  const moment = moments.full(session.startsAt, session.timezone);
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      danger
      busy={busy}
      title={session.status === 'pending' ? t.cancelDialog.titleRequest : t.cancelDialog.title}
      description={name === undefined ? moment : t.cancelDialog.session(name, moment)}
      cancelLabel={t.cancelDialog.keep}
      confirmLabel={t.cancelDialog.confirm}
      busyLabel={t.cancelDialog.busy}
      onConfirm={() => void run({ version: session.version })}
    >
      {isAll ? (
        <CostOfEach sessions={sessions} />
      ) : (
        <p>{`${t.cancelDialog.release} ${consequence[refund]}`}</p>
      )}
      {choice}
    </AlertDialog>
  );
}
