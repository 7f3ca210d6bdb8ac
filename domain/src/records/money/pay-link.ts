/**
 * `payLinks/{token}`: by whom it is known, a booking may be paid for without an account. For functions only.
 * It stands a second time at `payLinks/{bookingId}_pay`, so that of several made at once a booking has one.
 */
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export interface PayLink {
  bookingId: string;
  token: string;
  createdAt: Instant;
  /** when it is erased; whether it still opens is decided from its booking (`isPayLinkOpen`) */
  expiresAt: Instant;
}

export const payLinks = defineRecord<PayLink>({
  collection: 'payLinks',
  instants: ['createdAt', 'expiresAt'],
});
/** @param token 128 random bits in hexadecimal */
export const payLinkPath = (token: string) => `payLinks/${token}`;
