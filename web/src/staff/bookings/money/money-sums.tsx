import { amountDue, amountToPay, keptPayment, refundDue } from '@tulia/domain/booking/payment';
import { isOver } from '@tulia/domain/booking/status';
import type { Booking } from '@tulia/domain/booking/booking';
import { formatMoney } from '@tulia/domain/wording/moments';
import { Fact, Facts } from '../../../shared/views/facts';
import { adminMoneyTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';

export function MoneySums({ booking }: { booking: Booking }) {
  const { t } = useTexts(adminMoneyTexts);
  const { payment, service, status } = booking;
  const { paid, refunded, waived, state } = payment;
  const back = refundDue(booking);
  const kept = isOver(status) ? keptPayment(booking) : (payment.kept ?? 0);
  const sums: [string, number, boolean][] = [
    [t.sums.price, service.price, true],
    [t.sums.paid, paid, true],
    [t.sums.refunded, refunded, refunded > 0],
    [t.sums.waived, waived, waived > 0],
    [t.sums.kept, kept, kept > 0],
    // When a guardian withdraws the consent, nothing is asked for, but the amount stays open.
    [t.sums.open, Math.max(amountDue(booking), amountToPay(booking)), back === 0],
    [state === 'overpaid' ? t.sums.credit : t.sums.back, back, back > 0],
  ];
  return (
    <Facts $look="beside">
      <Fact name={t.sums.state} values={[t.paymentStates[state]]} />
      {sums
        .filter(([, , isShown]) => isShown)
        .map(([name, sum]) => (
          <Fact key={name} name={name} values={[formatMoney(sum)]} />
        ))}
    </Facts>
  );
}
