/**
 * `guardianLinks/{token}`: the guardian who has the token may answer for one booking. For functions only. A second
 * copy at `guardianLinks/{bookingId}_{way}` gives each booking one link of each way, even when several are made at
 * once.
 */
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export interface GuardianLink {
  bookingId: string;
  token: string;
  /**
   * `mail`: it went to the guardian's address; `phone`: staff handed it over, and the page asks for digits of the
   * number
   */
  way: 'mail' | 'phone';
  /** the staff member who last asked for it, to hand it over; absent on the mailed one */
  handedBy?: { uid: string; name: string } | undefined;
  /** goes to the guardian's mailbox and is typed on the page; absent until it is asked for */
  code?: string | undefined;
  /** until when the code is valid */
  codeUntil?: Instant | undefined;
  /** how often wrong digits or codes were typed, on the copy by its token alone; absent until then */
  wrong?: number | undefined;
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
