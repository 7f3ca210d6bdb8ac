/** Paying by a link, without an account: for bookings made by phone, for relatives who pay, and from mails. */
import type { PayView } from '../../booking/pay-view';
import type { PromptView } from '../../money/provider/attempt';
import { defineCall } from '../call';
import * as field from '../fields';

/**
 * The link of a booking, the same while it lasts. Refusals: forbidden, not-found (also once it would be over already).
 */
export const makePayLink = defineCall<{ token: string; until: number }>()({
  name: 'makePayLink',
  may: 'record-payments',
  input: { bookingId: field.documentId() },
});

/**
 * How the money stands that a link is for; null when nothing is asked for. Asks the provider when that is due.
 * Refusals: not-found (unknown or over), quota-exceeded.
 */
export const showPayLink = defineCall<{ view: PayView | null }>()({
  name: 'showPayLink',
  may: 'anybody',
  input: { token: field.linkToken() },
});

/**
 * Sends a prompt for what is open, as `askForPayment` does. Refusals: not-found, payments-off, prompt-open,
 * quota-exceeded, transition-not-allowed (nothing is open).
 */
export const payByLink = defineCall<PromptView>()({
  name: 'payByLink',
  may: 'anybody',
  input: {
    requestId: field.requestId(),
    token: field.linkToken(),
    /** a Kenyan mobile number in any form */
    phone: field.phone(),
  },
});
