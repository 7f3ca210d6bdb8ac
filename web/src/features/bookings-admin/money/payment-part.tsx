import { amountDue } from '@tulia/domain/booking/payment';
import { recordRefund } from '@tulia/domain/calls/booking-desk';
import type { Booking } from '@tulia/domain/records/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { useCopy } from '../../../copy/use-copy';
import { useCall } from '../../../live/use-call';
import { AlertDialog } from '../../../ui/dialogs/alert-dialog';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { Soft } from '../board-style';
import { PaymentDialog } from './payment-dialog';
import { refusalText } from '../refusal-text';

/** Money of one booking: how it stands, and what came or went back. */
export function PaymentPart({ booking }: { booking: Booking }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const [open, setOpen] = useState<'record' | 'refund' | null>(null);
  const { busy, send } = useCall(recordRefund);
  const { id, version, payment, service } = booking;
  const mayRecord = payment.state === 'unpaid' && service.price > 0;
  const refund = async () => {
    const answer = await send({ bookingId: id, version });
    if (answer === null) return;
    setOpen(null);
    if ('done' in answer) toast({ title: t.refunded, description: booking.referenceNumber });
    else {
      const description = refusalText(answer.refused, lang);
      toast({ variant: 'destructive', title: t.error, description });
    }
  };
  return (
    <Stack $gap="xs">
      <div>
        <strong>{t.payment}</strong>
        <div>
          {t.paymentStates[payment.state]}
          {payment.received > 0 && (
            <Soft>
              {t.receivedOf(formatMoney(payment.received), formatMoney(service.price))}
              {payment.method !== null && ` · ${t.methods[payment.method]}`}
              {payment.code !== null && ` · ${payment.code}`}
            </Soft>
          )}
        </div>
      </div>
      <Cluster $gap="xs">
        {mayRecord && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('record')}>
            {t.record}
          </Button>
        )}
        {payment.state === 'refund-due' && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('refund')}>
            {t.refund}
          </Button>
        )}
      </Cluster>
      {open === 'record' && (
        <PaymentDialog
          booking={booking}
          due={amountDue(booking) || service.price - payment.received}
          onClose={() => setOpen(null)}
        />
      )}
      <AlertDialog
        open={open === 'refund'}
        onOpenChange={() => setOpen(null)}
        title={t.refundTitle}
        description={t.refundText(formatMoney(payment.received))}
        cancelLabel={t.cancel}
        confirmLabel={t.refund}
        busyLabel={t.saving}
        busy={busy}
        onConfirm={() => void refund()}
      />
    </Stack>
  );
}
