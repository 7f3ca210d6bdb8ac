/**
 * `manageLinks/{token}`: with the token the client moves or cancels one booking without an account. For functions
 * only. A second copy at `manageLinks/{bookingId}_manage` gives each booking one link, even when several are made
 * at once.
 */
import type { Instant } from '../../time/instant';
import { defineRecord } from '../record';

export interface ManageLink {
  bookingId: string;
  token: string;
  /** fingerprint of the client's address to which it was mailed; a link to another address no longer opens */
  sentTo: string;
  createdAt: Instant;
  /** when it is erased; whether it still opens is decided from its booking (`isManageLinkOpen`) */
  expiresAt: Instant;
}

export const manageLinks = defineRecord<ManageLink>({
  collection: 'manageLinks',
  instants: ['createdAt', 'expiresAt'],
});
/** @param token 128 random bits in hexadecimal */
export const manageLinkPath = (token: string) => `manageLinks/${token}`;
