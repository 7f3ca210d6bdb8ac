import { refundDue } from '@tulia/domain/booking/payment';
import { recordRefund } from '@tulia/domain/calls/booking-desk';
import { netPaid } from '@tulia/domain/money/summary';
import type { Booking } from '@tulia/domain/records/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { lazy, Suspense, useState } from 'react';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { adminMoneyCopy } from '../../../copy/staff/admin-money';
import { useCopy } from '../../../copy/use-copy';
import { useAction } from '../../../live/use-action';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { Soft } from '../board-style';
import { refusalText } from '../refusal-text';

const PaymentDialog = lazy(() =>
  import('./payment-dialog').then((module) => ({ default: module.PaymentDialog })),
);

const EntriesDialog = lazy(() =>
  import('./entries-dialog').then((module) => ({ default: module.EntriesDialog })),
);

/** Money of one booking: how it stands, and what came or went back. */
export function PaymentPart({ booking }: { booking: Booking }) {
  const { t } = useCopy(adminDeskCopy);
  const { t: money } = useCopy(adminMoneyCopy);
  const [open, setOpen] = useState<'record' | 'refund' | 'entries' | null>(null);
  const { id, version, payment, service } = booking;
  const { busy, run } = useAction(recordRefund, {
    failed: t.error,
    sentence: refusalText,
    onDone: () => void toast({ title: t.refunded, description: booking.referenceNumber }),
  });
  const mayRecord = (payment.state === 'unpaid' || payment.state === 'partly') && service.price > 0;
  const toGiveBack = refundDue(booking);
  const refund = async () => {
    const [method = null] = payment.methods;
    await run({ bookingId: id, version, amount: toGiveBack, method, code: '' });
    setOpen(null);
  };
  return (
    <Stack $gap="xs">
      <div>
        <strong>{t.payment}</strong>
        <div>
          {t.paymentStates[payment.state]}
          {payment.paid > 0 && (
            <Soft>
              {[
                t.receivedOf(formatMoney(payment.paid), formatMoney(service.price)),
                ...(payment.refunded > 0 ? [t.givenBack(formatMoney(payment.refunded))] : []),
                ...payment.methods.map((method) => t.methods[method]),
                ...payment.codes,
              ].join(' · ')}
            </Soft>
          )}
        </div>
      </div>
      {booking.paidTime === 'lost' && <Banner tone="warning">{money.late}</Banner>}
      {booking.paidTime === 'said' && (
        <Banner tone="warning">{money.said(booking.saidCode ?? '')}</Banner>
      )}
      {booking.paidTime === 'kept' && <Banner>{money.kept}</Banner>}
      <Cluster $gap="xs">
        {mayRecord && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('record')}>
            {t.record}
          </Button>
        )}
        {toGiveBack > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('refund')}>
            {t.refund}
          </Button>
        )}
        {payment.state !== 'free' && payment.state !== 'unpaid' && (
          <Button size="sm" variant="quiet" onClick={() => setOpen('entries')}>
            {money.entries}
          </Button>
        )}
      </Cluster>
      {open === 'entries' && (
        <Suspense>
          <EntriesDialog booking={booking} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'record' && (
        <Suspense>
          <PaymentDialog
            booking={booking}
            due={payment.balance > 0 ? payment.balance : service.price - netPaid(payment)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      <AlertDialog
        open={open === 'refund'}
        onOpenChange={() => setOpen(null)}
        title={t.refundTitle}
        description={t.refundText(formatMoney(toGiveBack))}
        cancelLabel={t.cancel}
        confirmLabel={t.refund}
        busyLabel={t.saving}
        busy={busy}
        onConfirm={() => void refund()}
      />
    </Stack>
  );
}
