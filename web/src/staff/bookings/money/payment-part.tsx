import { METHOD_LABELS } from '@tulia/domain/wording/labels';
import { refundDue } from '@tulia/domain/booking/payment';
import { may } from '@tulia/domain/person/permission';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatClock, formatMoney } from '@tulia/domain/wording/moments';
import { Suspense, useState } from 'react';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { lazyPart } from '../../../platform/offline/lazy-part';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Soft, Stack } from '../../../ui/layout';
import { useBoard } from '../board/board-context';

const PaymentDialog = lazyPart(() => import('./payment-dialog').then((part) => part.PaymentDialog));
const RefundDialog = lazyPart(() => import('./payment-dialog').then((part) => part.RefundDialog));
const EntriesDialog = lazyPart(() => import('./entries-dialog').then((part) => part.EntriesDialog));

export function PaymentPart({ booking }: { booking: Booking }) {
  const { t, lang } = useTexts(adminMoneyTexts);
  const { role } = useBoard();
  const [open, setOpen] = useState<'record' | 'refund' | 'entries' | null>(null);
  const close = () => setOpen(null);
  const { payment, service } = booking;
  const mayRecord = (payment.state === 'unpaid' || payment.state === 'partly') && service.price > 0;
  const toGiveBack = refundDue(booking);
  const saidCode = booking.saidCode ?? '';
  return (
    <Stack $gap="xs">
      <div>
        <strong>{t.payment}</strong>
        <div>
          <span>{t.paymentStates[payment.state]}</span>
          {payment.paid > 0 && (
            <Soft $block>
              {[
                t.receivedOf(formatMoney(payment.paid), formatMoney(service.price)),
                ...(payment.refunded > 0 ? [t.givenBack(formatMoney(payment.refunded))] : []),
                ...payment.methods.map((method) => METHOD_LABELS[lang][method]),
                ...payment.codes,
              ].join(' · ')}
            </Soft>
          )}
        </div>
      </div>
      {booking.paidTime === 'lost' && <Banner tone="warning">{t.late}</Banner>}
      {booking.paidTime === 'said' && (
        <Banner tone="warning">
          {booking.holdExpiresAt === null
            ? t.said(saidCode)
            : t.saidUntil(saidCode, formatClock(booking.holdExpiresAt, lang))}
        </Banner>
      )}
      {booking.paidTime === 'unseen' && <Banner tone="warning">{t.unseen(saidCode)}</Banner>}
      {booking.paidTime === 'kept' && <Banner>{t.kept}</Banner>}
      <Cluster $gap="xs">
        {mayRecord && may(role, 'record-payments') && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('record')}>
            {t.record}
          </Button>
        )}
        {toGiveBack > 0 && may(role, 'manage-practice') && (
          <Button size="sm" variant="secondary" onClick={() => setOpen('refund')}>
            {t.refund}
          </Button>
        )}
        {payment.state !== 'free' && may(role, 'record-payments') && (
          <Button size="sm" variant="quiet" onClick={() => setOpen('entries')}>
            {t.entries}
          </Button>
        )}
      </Cluster>
      <Suspense>
        {open === 'entries' && <EntriesDialog booking={booking} onClose={close} />}
        {open === 'record' && <PaymentDialog booking={booking} onClose={close} />}
        {open === 'refund' && <RefundDialog booking={booking} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
