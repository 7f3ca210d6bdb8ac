import type { BodyOf, CallContract } from '@tulia/domain/calls/call';
import type { Booking } from '@tulia/domain/booking/booking';
import type { AllToPay } from '@tulia/domain/booking/payment';
import type { PayView } from '@tulia/domain/booking/pay-view';
import type { StkPushView } from '@tulia/domain/money/provider/attempt';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Elements } from '../../ui/elements';

interface Ways {
  view: PayView;
  payment: PracticeSettings['payment'];
  /** prefills the field; empty when unknown */
  ownPhone: string;
  /** called after a request for an STK push */
  onAsked?: (() => void) | undefined;
  children?: Elements;
}

export interface WaysToPayProps<Input extends { phone: string }> extends Ways {
  /** requests the STK push */
  contract: CallContract<string, Input, StkPushView>;
  inputOf: (asked: { phone: string; all?: boolean }) => BodyOf<Input>;
  /** of the series, which can be paid at once */
  all?: AllToPay | null;
}

export interface OwnWaysProps extends Ways {
  booking: Booking;
  /** all of this client; those of the same series can be paid together */
  bookings: readonly Booking[];
}
