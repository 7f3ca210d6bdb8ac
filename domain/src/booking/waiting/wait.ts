/**
 * The waiting list: a client names the times that would suit, and the first in line gets each free one offered alone,
 * for a while (decision 108). An entry that is over is deleted.
 */
import type { Language } from '../../person/language';
import type { Interval } from '../../slot/interval';
import { offerIdOf } from '../../slot/lock';
import { HOUR, MINUTE, type Instant } from '../../time/instant';
import { addDays, toInstant, toWallTime, type Weekday } from '../../time/practice-time';

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

export interface Offer extends Interval {
  id: string;
  practitionerId: string;
  practitionerName: string;
  until: Instant;
}

/** `waits/{id}`: one for a client and a service. */
export interface Wait extends WaitWish {
  id: string;
  uid: string;
  clientId: string;
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

type Asked = WaitWish &
  Pick<
    Wait,
    'id' | 'uid' | 'clientId' | 'clientName' | 'language' | 'timezone' | 'serviceId' | 'insteadOf'
  >;

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

/** Whether the list is looked after: an offer may still be open until `WAKING.until`. */
export function isWaking(now: Instant): boolean {
  const { time } = toWallTime(now);
  return time >= WAKING.from && time <= WAKING.until;
}

const placeOf = (practitionerId: string, startsAt: Instant) => `${practitionerId}_${startsAt}`;

export const hasPassed = ({ passed }: Wait, practitionerId: string, startsAt: Instant): boolean =>
  passed.includes(placeOf(practitionerId, startsAt));

/** The entry with the time held for it. */
export function offering(
  wait: Wait,
  time: Interval & Pick<Offer, 'practitionerId' | 'practitionerName'>,
  now: Instant,
): Wait & { offer: Offer } {
  const until = now + OFFER_KEPT;
  const { startsAt, endsAt, practitionerId, practitionerName } = time;
  const id = offerIdOf(wait.id, until);
  return { ...wait, offer: { id, startsAt, endsAt, practitionerId, practitionerName, until } };
}

/** The entry after its offer; that time is not offered to it again. */
function without(wait: Wait, offer: Offer, part: Partial<Wait>): Wait {
  const passed = [...wait.passed, placeOf(offer.practitionerId, offer.startsAt)];
  return { ...wait, offer: null, passed: passed.slice(-PASSED_KEPT), ...part };
}

/** The client said no, which costs no place. */
export const declined = (wait: Wait, offer: Offer): Wait => without(wait, offer, { unanswered: 0 });

/** Nobody answered: the entry goes behind those who wait at that moment. */
export const lapsed = (wait: Wait, offer: Offer): Wait =>
  without(wait, offer, { unanswered: wait.unanswered + 1, inLineAt: offer.until });

/** The entries in order: the next offer goes to the first who can take it. */
export const inLine = <Each extends Pick<Wait, 'inLineAt' | 'id'>>(
  waits: readonly Each[],
): Each[] => [...waits].sort((a, b) => a.inLineAt - b.inLineAt || (a.id < b.id ? -1 : 1));

/** The last date on which the client may wait. */
export const lastWaitDate = (windowDays: number, now: Instant): string =>
  addDays(toWallTime(now).date, windowDays);

/** Sessions that begin earlier may still go on. */
export const LONGEST_SESSION = 12 * HOUR;
