/**
 * `payLinks/{token}`: who has the token can pay for one booking without an account. For functions only. A copy at
 * `payLinks/{bookingId}_pay` keeps one link, even when several are made at once.
 */
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export interface PayLink {
  bookingId: string;
  token: string;
  createdAt: Instant;
  /** the erasure; `isPayLinkOpen` decides whether it opens */
  expiresAt: Instant;
}

export const payLinks = defineRecord<PayLink>('payLinks', ['createdAt', 'expiresAt']);
export const payLinkPath = (token: string) => `payLinks/${token}`;
