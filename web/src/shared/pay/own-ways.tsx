import { allToPay } from '@tulia/domain/booking/payment';
import { askForPayment } from '@tulia/domain/calls/payments/payments';
import type { OwnWaysProps } from './ways';
import { WaysToPay } from './ways-to-pay';

export function OwnWays({ booking, bookings, ...props }: OwnWaysProps) {
  const { id: bookingId } = booking;
  return (
    <WaysToPay
      {...props}
      all={allToPay(booking, bookings)}
      contract={askForPayment}
      inputOf={(asked) => ({ bookingId, ...asked })}
    />
  );
}
