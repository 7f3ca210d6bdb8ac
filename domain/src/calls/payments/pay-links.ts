/** Paying by a link, without an account: for bookings made by phone, for relatives who pay, and from mails. */
import type { PayView } from '../../booking/pay-view';
import type { StkPushView } from '../../money/provider/attempt';
import { defineCall } from '../call';
import * as field from '../fields';

/** The link of a booking, the same while it lasts. */
export const makePayLink = defineCall<{ token: string; until: number }>()('money', {
  name: 'makePayLink',
  may: 'record-payments',
  refusals: ['not-found'],
  input: { bookingId: field.documentId() },
});

/** How the money stands that a link is for; null when nothing is asked for. Asks the provider when that is due. */
export const showPayLink = defineCall<{ view: PayView | null }>()('money', {
  name: 'showPayLink',
  may: 'anybody',
  refusals: ['not-found'],
  input: { token: field.linkToken() },
});

/** Sends an STK push for what is open, as `askForPayment` does. */
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
