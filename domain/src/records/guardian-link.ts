/**
 * `guardianLinks/{token}`: by whom it is known, a guardian may answer for one booking. For functions only.
 * It stands a second time at `guardianLinks/{bookingId}_{way}`, so that of several made at once a booking has one of each way.
 */
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export interface GuardianLink {
  bookingId: string;
  token: string;
  /** `mail`: it went to the guardian's address; `phone`: staff handed it over, and it asks for digits of the number */
  way: 'mail' | 'phone';
  /** who of staff asked for it last, to hand it over; absent on the mailed one */
  handedBy?: { uid: string; name: string } | undefined;
  /** went to the guardian's mailbox and is typed on the page; absent until it is asked for */
  code?: string | undefined;
  /** until when the code counts */
  codeUntil?: Instant | undefined;
  createdAt: Instant;
  /** when it is erased; whether it still opens is decided from its booking (`isGuardianLinkOpen`) */
  expiresAt: Instant;
}

export const guardianLinks = defineRecord<GuardianLink>({
  collection: 'guardianLinks',
  instants: ['createdAt', 'expiresAt', 'codeUntil'],
});
/** @param token 128 random bits in hexadecimal */
export const guardianLinkPath = (token: string) => `guardianLinks/${token}`;
