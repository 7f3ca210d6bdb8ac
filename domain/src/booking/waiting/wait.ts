/**
 * The waiting list: a client names the times that would suit, and the first in line gets each free one offered alone,
 * for a while (decision 108). An entry that is over is deleted.
 */
import type { Language } from '../../person/language';
import type { Interval } from '../../slot/interval';
import { offerIdOf } from '../../slot/lock';
import { MINUTE, type Instant } from '../../time/instant';
import { addDays, toInstant, toWallTime, type Weekday } from '../../time/practice-time';
import type { Booking } from '../booking';

export const WAITS_PER_CLIENT = 3;
export const OFFER_KEPT = 20 * MINUTE;
/** Practice time in which an offer can be answered. */
export const WAKING = { from: '07:00', until: '21:00' } as const;
/** So many offers in a row without an answer, and the list offers nothing until the client asks again. */
export const PATIENCE = 3;
/** Times that are not offered again. */
const PASSED_KEPT = 60;

/** What the client would take, in practice time. */
export interface WaitWish {
  /** null for any practitioner */
  practitionerId: string | null;
  weekdays: Weekday[];
  /** a session may begin from `from` on, and before `until` */
  from: string;
  until: string;
  lastDate: string;
}

/** The time of a session with a practitioner. */
export interface PlacedTime extends Interval {
  practitionerId: string;
}

export interface Offer extends PlacedTime {
  id: string;
  until: Instant;
}

/** `waits/{id}`: one for a client and a service. */
export interface Wait extends WaitWish {
  id: string;
  uid: string;
  /** of the account, for staff */
  clientName: string;
  language: Language;
  timezone: string;
  serviceId: string;
  /** the confirmed session that the new time replaces; null for an additional session */
  insteadOf: string | null;
  joinedAt: Instant;
  /** the place in line: when the client joined, or the last unanswered offer ended */
  inLineAt: Instant;
  offer: Offer | null;
  passed: string[];
  /** offers in a row that got no answer */
  unanswered: number;
  expiresAt: Instant;
}

export type Offered = Wait & { offer: Offer };

export const isOffered = (wait: Wait): wait is Offered => wait.offer !== null;

type Asked = WaitWish &
  Pick<Wait, 'id' | 'uid' | 'clientName' | 'language' | 'timezone' | 'serviceId' | 'insteadOf'>;

/** Who asks again keeps place and open offer. @param before the client's present entry for the service */
export function join(before: Wait | null, asked: Asked, now: Instant): Wait {
  const { lastDate } = asked;
  const expiresAt = toInstant(addDays(lastDate, 1), '00:00');
  const place = { joinedAt: now, inLineAt: now, offer: null, passed: [] };
  const { joinedAt, inLineAt, offer, passed } = before ?? place;
  return { ...asked, joinedAt, inLineAt, offer, passed, unanswered: 0, expiresAt };
}

export const isPaused = ({ unanswered }: Pick<Wait, 'unanswered'>): boolean =>
  unanswered >= PATIENCE;

/** Whether an offer of now begins and ends while people are awake. */
export function isOfferTime(now: Instant): boolean {
  const { date, time } = toWallTime(now);
  return time >= WAKING.from && now + OFFER_KEPT <= toInstant(date, WAKING.until);
}

const placeOf = ({ practitionerId, startsAt }: PlacedTime) => `${practitionerId}_${startsAt}`;

export const hasPassed = ({ passed }: Wait, time: PlacedTime): boolean =>
  passed.includes(placeOf(time));

/** The entry with the time held for it. */
export function offering(wait: Wait, time: PlacedTime, now: Instant): Offered {
  const until = now + OFFER_KEPT;
  return { ...wait, offer: { ...time, id: offerIdOf(wait.id, until), until } };
}

/** The entry after its offer; that time is not offered to it again. */
function without({ offer, ...wait }: Offered, part: Partial<Wait>): Wait {
  const passed = [...wait.passed, placeOf(offer)];
  return { ...wait, offer: null, passed: passed.slice(-PASSED_KEPT), ...part };
}

/** The client said no, which costs no place. */
export const declined = (offered: Offered): Wait => without(offered, { unanswered: 0 });

/** Nobody answered: the entry goes behind those who wait at that moment. */
const lapsed = (offered: Offered): Wait =>
  without(offered, { unanswered: offered.unanswered + 1, inLineAt: offered.offer.until });

/**
 * What has become of the entry: null once its last date has passed, or the session to be replaced has begun or is off;
 * the same object when nothing has ended.
 * @param instead the session to be replaced; null when there is none any more
 */
export function atPresent(wait: Wait, instead: Booking | null, now: Instant): Wait | null {
  if (wait.expiresAt <= now) return null;
  const stands = instead?.status === 'confirmed' && instead.startsAt > now;
  if (wait.insteadOf !== null && !stands) return null;
  return isOffered(wait) && wait.offer.until <= now ? lapsed(wait) : wait;
}

/** Sorts entries: the next offer goes to the first who can take it. */
export const byPlace = (one: Wait, other: Wait): number =>
  one.inLineAt - other.inLineAt || (one.id < other.id ? -1 : 1);

/** The last date on which the client may wait. */
export const lastWaitDate = (windowDays: number, now: Instant): string =>
  addDays(toWallTime(now).date, windowDays);
