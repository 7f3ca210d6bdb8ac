/**
 * `payLinks/{token}`: with the token a booking can be paid for without an account. For functions only. A second
 * copy at `payLinks/{bookingId}_pay` gives each booking one link, even when several are made at once.
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
