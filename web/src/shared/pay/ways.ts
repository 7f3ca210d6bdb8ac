import type { BodyOf, CallContract } from '@tulia/domain/calls/call';
import type { PayView } from '@tulia/domain/booking/pay-view';
import type { StkPushView } from '@tulia/domain/money/provider/attempt';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import type { Elements } from '../../ui/elements';

/** What the ways to pay are offered with. */
interface Ways {
  view: PayView;
  payment: PracticeSettings['payment'];
  /** offered in the field; empty when it is not known */
  ownPhone: string;
  /** hears that an STK push was asked for */
  onAsked?: (() => void) | undefined;
  children?: Elements;
}

export interface WaysToPayProps<Input extends { phone: string }> extends Ways {
  /** by which an STK push is asked for */
  contract: CallContract<string, Input, StkPushView>;
  inputOf: (phone: string) => BodyOf<Input>;
}

export interface OwnWaysProps extends Ways {
  bookingId: string;
}
