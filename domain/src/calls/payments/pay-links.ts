/** Payment without an account: for bookings made by phone, for relatives, and from emails. */
import type { PayView } from '../../booking/pay-view';
import type { StkPushView } from '../../money/provider/attempt';
import { defineCall } from '../call';
import * as field from '../fields';

/** The same link until it expires. */
export const makePayLink = defineCall<{ token: string; until: number }>()('money', {
  name: 'makePayLink',
  may: 'record-payments',
  refusals: ['not-found'],
  input: { bookingId: field.documentId() },
});

/** `view` is null when nothing is due. Asks the provider about the STK push when that is due. */
export const showPayLink = defineCall<{ view: PayView | null }>()('money', {
  name: 'showPayLink',
  may: 'anybody',
  refusals: ['not-found'],
  input: { token: field.linkToken() },
});

export const payByLink = defineCall<StkPushView>()('money', {
  name: 'payByLink',
  may: 'anybody',
  refusals: ['not-found', 'payments-off', 'prompt-open', 'transition-not-allowed'],
  input: {
    requestId: field.requestId(),
    token: field.linkToken(),
    /** a Kenyan mobile number in any form */
    phone: field.phone(),
  },
});
