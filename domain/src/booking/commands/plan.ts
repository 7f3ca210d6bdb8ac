/**
 * A plan: all that one commit writes. Commands are pure functions; `functions/src/bookings/commit.ts` writes the plan
 * and adds nothing. Version, event, public card, statistics and client follow here from before and after.
 */
import type { LedgerPlan } from '../../money/ledger';
import { bookingLock, type LockRef, type LocksFound } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import {
  hasLeft,
  nextVersion,
  type Booking,
  type BookingEvent,
  type BookingStatusCard,
  type ConfidentialRequest,
} from '../booking';
import type { BookingMail } from '../mails/booking-mails';
import { clientChanges, type ClientChange } from '../clients/client';
import { changedShares, moneyShare, type MonthShare } from '../figures/month-share';
import { Refusal } from '../../refusal';
import type { Actor } from '../transitions';

export interface LockChanges {
  claim: readonly LockRef[];
  /** the end of a hold; null for a session */
  until: Instant | null;
  /** true: create the locks unread, so the commit fails where one exists; false: they were read */
  blindly: boolean;
  release: readonly LockRef[];
  /** other bookings whose lapsed hold is taken over */
  lapsedBookingIds: readonly string[];
}

export interface BookingPlan {
  before: Booking | null;
  after: Booking;
  fields: Partial<Booking>;
  request: ConfidentialRequest | null;
  locks: LockChanges;
  /** new entries, all in `after.payment`: one, or several corrections */
  ledger: readonly LedgerPlan[];
  event: BookingEvent;
  mails: readonly BookingMail[];
  shares: readonly MonthShare[];
  /** null when the card stays the same */
  card: BookingStatusCard | 'removed' | null;
  /** changes of the client; two when the booking passes from one to another */
  clients: readonly ClientChange[];
}

export const NO_LOCKS: LockChanges = {
  claim: [],
  until: null,
  blindly: false,
  release: [],
  lapsedBookingIds: [],
};

export interface Change {
  /** without version and time of change */
  fields: Partial<Booking>;
  action: string;
  signedBy: BookingEvent['actor'];
  details?: BookingEvent['details'];
  locks?: Partial<LockChanges>;
  ledger?: readonly LedgerPlan[];
  /** of earlier entries */
  shares?: readonly MonthShare[];
  mails?: (after: Booking) => BookingMail[];
}

/** Plans the change of a booking that was read in the same transaction. */
export function planChange(before: Booking, now: Instant, change: Change): BookingPlan {
  const fields = { ...change.fields, version: nextVersion(before), updatedAt: now };
  const after: Booking = { ...before, ...fields };
  const locks = { ...NO_LOCKS, ...change.locks };
  const claimed = new Set(locks.claim.map(({ id }) => id));
  const { action, signedBy: actor, details = {}, ledger = [], shares = [] } = change;
  return {
    before,
    after,
    fields,
    request: null,
    locks: { ...locks, release: locks.release.filter(({ id }) => !claimed.has(id)) },
    ledger,
    event: eventOf(after, { at: now, actor, action, from: before.status, details }),
    mails: change.mails?.(after) ?? [],
    shares: [...changedShares(before, after), ...moneyShares(after, ledger), ...shares],
    card: isSameCard(before, after) ? null : cardOf(after),
    clients: clientChanges(before, after, now),
  };
}

interface Creation {
  request: ConfidentialRequest | null;
  signedBy: BookingEvent['actor'];
  locks?: LockChanges;
  mails?: readonly BookingMail[];
}

export function planCreation(after: Booking, creation: Creation): BookingPlan {
  const { request, signedBy: actor, locks = NO_LOCKS, mails = [] } = creation;
  const { createdAt: at, startsAt } = after;
  return {
    before: null,
    after,
    fields: after,
    request,
    locks,
    ledger: [],
    event: eventOf(after, { at, actor, action: 'create', from: null, details: { startsAt } }),
    mails,
    shares: changedShares(null, after),
    card: cardOf(after),
    clients: clientChanges(null, after, at),
  };
}

function moneyShares(booking: Booking, made: readonly LedgerPlan[]): MonthShare[] {
  return made.flatMap(({ entry, takenBack }) => moneyShare(entry, takenBack, booking) ?? []);
}

function eventOf(after: Booking, event: Omit<BookingEvent, 'to' | 'version'>): BookingEvent {
  return { ...event, to: after.status, version: after.version };
}

/** The card is removed when the client deletes the account. */
export function cardOf(booking: Booking) {
  const { referenceNumber, status, clientName } = booking;
  return hasLeft(booking) ? 'removed' : { referenceNumber, status, clientName };
}

function isSameCard(before: Booking, after: Booking): boolean {
  return (
    before.status === after.status &&
    before.clientName === after.clientName &&
    hasLeft(before) === hasLeft(after)
  );
}

/** The locks after a plan, in memory, for demo data and tests. Null when an unread claim meets a lock. */
export function locksAfter(
  before: LocksFound,
  { after, locks }: Pick<BookingPlan, 'after' | 'locks'>,
) {
  const { claim, release, until, blindly } = locks;
  if (blindly && claim.some(({ id }) => before.has(id))) return null;
  const found = new Map(before);
  for (const { id } of release) found.delete(id);
  const owner = { bookingId: after.id, serviceId: after.serviceId };
  for (const ref of claim) found.set(ref.id, bookingLock(ref, owner, until));
  return found;
}

/** Signs the events of changes that no person asked for. */
export const SYSTEM = { kind: 'system', uid: null, name: '' } as const;

/** Who gives a command: their rights, and their name in the event. */
export interface Given {
  actor: Actor;
  signedBy: BookingEvent['actor'];
}

/** A command on the version of the booking that the person saw. */
export interface GivenOnVersion extends Given {
  version: number;
}

/** @throws Refusal version-conflict when the booking was changed since the person saw it */
export function requireVersion({ version, status }: Booking, seen: number): void {
  if (version !== seen) throw new Refusal('version-conflict', { version, status });
}
