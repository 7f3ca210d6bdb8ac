import type { Offer, Wait } from '../booking/waiting/wait';
import { MINUTE, type Instant } from '../time/instant';

/** Amina waits for an additional session of individual therapy; `change` says what matters to the test. */
export const aWait = (change: Partial<Wait> = {}): Wait => ({
  id: 'wait-1',
  uid: 'amina',
  clientName: 'Amina Otieno',
  language: 'en',
  timezone: 'Africa/Nairobi',
  serviceId: 'individual-therapy',
  practitionerId: null,
  weekdays: [1, 4],
  from: '09:00',
  until: '12:00',
  lastDate: '2026-12-18',
  insteadOf: null,
  joinedAt: Date.UTC(2026, 10, 20, 6),
  inLineAt: Date.UTC(2026, 10, 20, 6),
  offer: null,
  passed: [],
  unanswered: 0,
  expiresAt: Date.UTC(2026, 11, 18, 21),
  ...change,
});

/** Of Thursday 26 November 2026, 10:00 in Nairobi. @param until its end */
export const anOffer = (until: Instant): Offer => ({
  id: `offer_wait-1_${until}`,
  practitionerId: 'therapist',
  startsAt: Date.UTC(2026, 10, 26, 7),
  endsAt: Date.UTC(2026, 10, 26, 7) + 50 * MINUTE,
  until,
});
