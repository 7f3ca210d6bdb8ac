import { askForPayment } from '@tulia/domain/calls/payments/payments';
import type { OwnWaysProps } from './ways';
import { WaysToPay } from './ways-to-pay';

export function OwnWays({ bookingId, ...props }: OwnWaysProps) {
  return (
    <WaysToPay {...props} contract={askForPayment} inputOf={(phone) => ({ bookingId, phone })} />
  );
}
