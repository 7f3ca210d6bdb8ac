/**
 * The demo bookings as the product made them: every step of every plan, in the order of time, each decided by the
 * product's own command from what stood then, and its plan carried out in memory.
 */
import { pendingOf, type Client } from '@tulia/domain/booking/clients/client';
import { clientsAfter } from '@tulia/domain/booking/clients/clients-after';
import { locksAfter, type BookingPlan } from '@tulia/domain/booking/commands/plan';
import { meetingRemoved } from '@tulia/domain/booking/meeting/meeting-state';
import type { LedgerPlan } from '@tulia/domain/money/ledger';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings as bookingRecords } from '@tulia/domain/records/booking';
import { clientWrite, writesOf, type Write } from '@tulia/domain/records/booking-writes';
import { demoSettings } from './demo-contacts';
import { isLapsed, type SlotLock } from '@tulia/domain/slot/lock';
import type { Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { bookingPlan, type PlannedBooking } from './booking-plan';
import { demoSteps, type DemoStep } from './demo-steps';
import { demoPractitioners, type HowMany } from './demo-practitioners';
import { idFor } from './derive';

export interface DemoBooking {
  plan: PlannedBooking;
  booking: Booking;
}

export interface DemoPractice {
  bookings: DemoBooking[];
  /** locks of sessions and of requests that are still held */
  locks: Map<string, SlotLock>;
  /** what the commits of all steps wrote, in their order, and then the bookings and clients as they stand */
  writes: Write[];
}

/** The demo practice at `now`. Throws when a command refuses a step: then the plan is not one the product allows. */
export function demoPractice(now: Instant, howMany: HowMany = 1): DemoPractice {
  const planned = bookingPlan(toWallTime(now).date, howMany);
  const people = demoPractitioners(howMany);
  const steps = planned
    .flatMap((plan) => demoSteps(plan, people[plan.practitioner ?? 0] ?? people[0], now))
    .sort((a, b) => a.at - b.at);
  const ledgers = new Map<string, readonly LedgerPlan[]>();
  const writes: Write[] = [];
  const bookings = new Map<string, Booking>();
  let locks = new Map<string, SlotLock>();
  let clients = new Map<string, Client>();
  for (const step of steps) {
    locks = withoutLapsed(locks, bookings, step.at);
    const written = ledgers.get(step.bookingId) ?? [];
    const pending = pendingOf(clients.get(step.clientId) ?? null);
    const plan = decided(step, { bookings, locks, written, pending });
    const after = locksAfter(locks, plan);
    if (after === null) throw new Error(`The time of ${step.bookingId} is taken.`);
    locks = after;
    clients = clientsAfter(clients, plan, bookings.values(), demoSettings);
    bookings.set(step.bookingId, withBalance(plan.after));
    ledgers.set(step.bookingId, [...written, ...plan.ledger]);
    // What the clients come to is written once, at the end.
    writes.push(...writesOf(plan, []));
  }
  locks = withoutLapsed(locks, bookings, now);
  return {
    bookings: planned.map((plan) => {
      const booking = bookings.get(idFor(`booking ${plan.name}`));
      if (booking === undefined) throw new Error(`${plan.name} was never asked for.`);
      return { plan, booking };
    }),
    locks,
    writes: [
      ...writes,
      ...[...clients].map(([id, after]) => clientWrite({ id, after })),
      ...[...bookings.values()].map((each): Write => {
        return { kind: 'set', path: bookingPath(each.id), data: bookingRecords.toStored(each) };
      }),
    ],
  };
}

function decided(
  { bookingId, at, decide }: DemoStep,
  stands: {
    bookings: ReadonlyMap<string, Booking>;
    locks: ReadonlyMap<string, SlotLock>;
    written: readonly LedgerPlan[];
    pending: readonly string[];
  },
): BookingPlan {
  const { bookings, locks, written, pending } = stands;
  const booking = bookings.get(bookingId) ?? null;
  const entries = written.map(({ entry }) => entry);
  const plan = decide({ booking, locks, entries, pending });
  if (plan === null) throw new Error(`Nothing happens to ${bookingId} at ${at}.`);
  return plan;
}

/** The meeting worker has been at work: what was to be removed is gone. */
function withBalance(booking: Booking): Booking {
  const { meeting } = booking;
  return meeting.state === 'unwanted' ? { ...booking, meeting: meetingRemoved(meeting) } : booking;
}

/** The job that tidies has run: lapsed holds are no locks any more, and their bookings say so. */
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
