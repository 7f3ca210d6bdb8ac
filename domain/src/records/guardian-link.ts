/**
 * `guardianLinks/{token}`: who has the token answers as the guardian of one booking. For functions only. A copy at
 * `guardianLinks/{bookingId}_{way}` keeps one link of each way, even when several are made at once.
 */
import type { Instant } from '../time/instant';
import { defineRecord } from './record';

export interface GuardianLink {
  bookingId: string;
  token: string;
  /** `phone`: handed over by staff, so the page asks for digits of the guardian's number */
  way: 'mail' | 'phone';
  /** the staff member who last handed it over; absent on the emailed link */
  handedBy?: { uid: string; name: string } | undefined;
  /** emailed to the guardian and typed on the page; absent until requested */
  code?: string | undefined;
  codeUntil?: Instant | undefined;
  /** number of wrong digits and codes, on the copy by token only */
  wrong?: number | undefined;
  createdAt: Instant;
  /** the erasure; `isGuardianLinkOpen` decides whether it opens */
  expiresAt: Instant;
}

export const guardianLinks = defineRecord<GuardianLink>('guardianLinks', [
  'createdAt',
  'expiresAt',
  'codeUntil',
]);
export const guardianLinkPath = (token: string) => `guardianLinks/${token}`;
