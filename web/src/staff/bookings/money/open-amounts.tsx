import { amountDue, dueBefore, refundDue } from '@tulia/domain/booking/payment';
import { OWING_STATUSES } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookings } from '@tulia/domain/records/booking';
import { formatMoney, formatShortDay } from '@tulia/domain/wording/moments';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import { Awaited } from '../../parts/awaited';
import { showOwed } from '../../../platform/live/call-names';
import { useAnswer } from '../../../platform/live/use-answer';
import { useList } from '../../../platform/live/use-list';
import { useBoard } from '../board/board-context';
import { Soft, Stack } from '../../../ui/layout';
import { LIST_LIMIT, useDueRefunds } from '../board/use-bookings-by-ids';
import { color, radius, space } from '../../../ui/tokens';

const Fold = styled.details`
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  > summary {
    font-weight: 700;
    cursor: pointer;
  }
`;

/** What is due, the oldest first, what is owed ahead, and due refunds; read only while this part is open. */
export function OpenAmounts() {
  const { t } = useTexts(adminMoneyTexts);
  const [open, setOpen] = useState(false);
  return (
    <Fold onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.outstanding}</summary>
      {open && <Amounts />}
    </Fold>
  );
}

function Amounts() {
  const { t, lang } = useTexts(adminMoneyTexts);
  const today = toWallTime(useBoard().now).date;
  const sums = useAnswer(showOwed, {}).data;
  const owed = useList(`amounts:due:${today}`, bookings, (sdk) => [
    sdk.where('payment.state', 'in', ['unpaid', 'partly']),
    sdk.where('status', 'in', [...OWING_STATUSES]),
    sdk.where('startsAt', '<', new Date(dueBefore(today))),
    sdk.orderBy('startsAt', 'asc'),
    sdk.limit(LIST_LIMIT),
  ]);
  const back = useDueRefunds('amounts:back', LIST_LIMIT);
  if (owed.status === 'error' || back.status === 'error') return <p>{t.outstandingFailed}</p>;
  if (owed.data === undefined || back.data === undefined)
    return (
      <Awaited of={[owed, back]}>
        <p role="status">…</p>
      </Awaited>
    );
  const due = owed.data.filter((booking) => amountDue(booking) > 0);
  const sum = (list: readonly Booking[], of: (booking: Booking) => number) =>
    list.reduce((total, booking) => total + of(booking), 0);
  const listed = { count: due.length, amount: sum(due, amountDue) };
  const whole = owed.data.length < LIST_LIMIT ? listed : sums?.due;
  const ahead = sums?.ahead ?? { count: 0, amount: 0 };
  if (due.length === 0 && back.data.length === 0 && ahead.count === 0)
    return <p>{t.outstandingNone}</p>;
  const lines: [Booking, number][] = [
    ...back.data.map((booking): [Booking, number] => [booking, refundDue(booking)]),
    ...due.map((booking): [Booking, number] => [booking, amountDue(booking)]),
  ];
  return (
    <Stack $gap="sm">
      {whole !== undefined && whole.count > 0 && (
        <p>{t.dueSum(formatMoney(whole.amount), whole.count)}</p>
      )}
      {ahead.count > 0 && <p>{t.aheadSum(formatMoney(ahead.amount), ahead.count)}</p>}
      {back.data.length > 0 && (
        <p>{t.refundSum(formatMoney(sum(back.data, refundDue)), back.data.length)}</p>
      )}
      <Stack as="ul" $gap="xs">
        {lines.map(([booking, amount]) => (
          <li key={booking.id}>
            <strong>{formatMoney(amount)}</strong> <span>{`· ${booking.clientName}`}</span>
            <Soft
              $block
            >{`${booking.referenceNumber} · ${formatShortDay(booking.startsAt, lang)} · ${t.paymentStates[booking.payment.state]}`}</Soft>
          </li>
        ))}
      </Stack>
      {owed.data.length >= LIST_LIMIT && <Soft>{t.outstandingMore}</Soft>}
    </Stack>
  );
}
