/**
 * `manageLinks/{token}`: who has the token moves or cancels one booking without an account. For functions only. A copy
 * at `manageLinks/{bookingId}_manage` keeps one link, even when several are made at once.
 */
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export interface ManageLink {
  bookingId: string;
  token: string;
  /** hash of the address it was emailed to; after a change of address it no longer opens */
  sentTo: string;
  createdAt: Instant;
  /** the erasure; `isManageLinkOpen` decides whether it opens */
  expiresAt: Instant;
}

export const manageLinks = defineRecord<ManageLink>('manageLinks', ['createdAt', 'expiresAt']);
export const manageLinkPath = (token: string) => `manageLinks/${token}`;
