import { askForPayment } from '@tulia/domain/calls/payments/payments';
import type { OwnWaysProps } from './ways';
import { WaysToPay } from './ways-to-pay';

export const OwnWays = ({ bookingId, ...props }: OwnWaysProps) => (
  <WaysToPay {...props} contract={askForPayment} inputOf={(phone) => ({ bookingId, phone })} />
);
