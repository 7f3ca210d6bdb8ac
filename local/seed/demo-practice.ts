/**
 * The demo bookings as the product made them: the product's own commands decide every step of every plan, in the order
 * of time, and memory takes the place of the database.
 */
import { pendingOf, type Client } from '@tulia/domain/booking/clients/client';
import { clientsAfter } from '@tulia/domain/booking/clients/clients-after';
import { locksAfter, type BookingPlan } from '@tulia/domain/booking/commands/plan';
import { meetingRemoved } from '@tulia/domain/booking/meeting/meeting-state';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings as bookingRecords } from '@tulia/domain/records/booking';
import { clientWrite, writesOf, type Write } from '@tulia/domain/records/booking-writes';
import { demoSettings } from './demo-contacts';
import { isLapsed, type SlotLock } from '@tulia/domain/slot/lock';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { bookingPlan, type PlannedBooking } from './booking-plan';
import { demoSteps } from './demo-steps';
import { demoPractitioners, type HowMany } from './demo-practitioners';
import { idFor } from './derive';

export interface DemoBooking {
  plan: PlannedBooking;
  booking: Booking;
}

/** The demo practice at `now`. @throws Error when a command refuses a step of the plan */
export function demoPractice(now: Instant, howMany: HowMany = 1) {
  const planned = bookingPlan(toWallTime(now).date, howMany);
  const people = demoPractitioners(howMany);
  const steps = planned
    .flatMap((plan) => demoSteps(plan, people[plan.practitioner ?? 0] ?? people[0], now))
    .sort((a, b) => a.at - b.at);
  const ledgers = new Map<string, BookingPlan['ledger']>();
  const writes: Write[] = [];
  const bookings = new Map<string, Booking>();
  let locks = new Map<string, SlotLock>();
  let clients = new Map<string, Client>();
  for (const step of steps) {
    locks = withoutLapsed(locks, bookings, step.at);
    const written = ledgers.get(step.bookingId) ?? [];
    const plan = step.decide({
      booking: bookings.get(step.bookingId) ?? null,
      locks,
      entries: written.map(({ entry }) => entry),
      pending: pendingOf(clients.get(step.clientId) ?? null),
    });
    if (plan === null) throw new Error(`Nothing happens to ${step.bookingId} at ${step.at}.`);
    const after = locksAfter(locks, plan);
    if (after === null) throw new Error(`The time of ${step.bookingId} is taken.`);
    locks = after;
    clients = clientsAfter(clients, plan, bookings.values(), demoSettings);
    bookings.set(step.bookingId, withoutUnwantedMeeting(plan.after));
    ledgers.set(step.bookingId, [...written, ...plan.ledger]);
    // What the clients come to is written once, at the end.
    writes.push(...writesOf(plan, []));
  }
  locks = withoutLapsed(locks, bookings, now);
  return {
    bookings: planned.map((plan): DemoBooking => {
      const booking = bookings.get(idFor(`booking ${plan.name}`));
      if (booking === undefined) throw new Error(`${plan.name} was never asked for.`);
      return { plan, booking };
    }),
    /** of sessions, and of requests that are still held */
    locks,
    /** the writes of all steps in their order, then those of the bookings and clients as they end */
    writes: [
      ...writes,
      ...[...clients].map(([id, after]) => clientWrite({ id, after })),
      ...[...bookings.values()].map((each): Write => {
        return { kind: 'set', path: bookingPath(each.id), data: bookingRecords.toStored(each) };
      }),
    ],
  };
}

/** As after the meeting worker: it has removed unwanted meetings. */
function withoutUnwantedMeeting(booking: Booking): Booking {
  const { meeting } = booking;
  return meeting.state === 'unwanted' ? { ...booking, meeting: meetingRemoved(meeting) } : booking;
}

/** As after the job that removes lapsed holds and notes it in their bookings. */
function withoutLapsed(
  locks: ReadonlyMap<string, SlotLock>,
  bookings: Map<string, Booking>,
  now: Instant,
): Map<string, SlotLock> {
  for (const lock of locks.values()) {
    const owner = isLapsed(lock, now) ? bookings.get(lock.bookingId ?? '') : undefined;
    if (owner !== undefined) bookings.set(owner.id, { ...owner, holdExpiresAt: null });
  }
  return new Map([...locks].filter(([, lock]) => !isLapsed(lock, now)));
}
