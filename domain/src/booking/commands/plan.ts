/**
 * What a command decided: everything that one commit has to write. A command is a pure function of the state it was
 * given; `functions/src/bookings/commit.ts` writes the plan and adds nothing to it. Versions, times of change, the
 * audit event, the public card, the statistics and the change of the client follow here from before and after.
 */
import type { LedgerPlan } from '../../money/ledger';
import type { LockRef } from '../../slot/lock-refs';
import type { Instant } from '../../time/instant';
import {
  hasLeft,
  type Booking,
  type BookingEvent,
  type BookingStatusCard,
  type ConfidentialRequest,
} from '../booking';
import type { BookingMail } from '../mails/booking-mails';
import { clientChanges, type ClientChange } from '../clients/client-change';
import { changedShares, moneyShare, type MonthShare } from '../figures/month-share';
import { nextVersion } from '../version';

/** What happens to the locks on the therapist's time. */
export interface LockChanges {
  claim: readonly LockRef[];
  /** until when the claim holds; null for a session */
  until: Instant | null;
  /**
   * true: created without having been read, so that the commit fails where a lock stands; false: found free or
   * lapsed
   */
  blindly: boolean;
  /** places of the booking that it gives up */
  release: readonly LockRef[];
  /** other bookings with a lapsed hold on the claimed places */
  lapsedBookingIds: readonly string[];
}

export interface BookingPlan {
  /** null for a new booking */
  before: Booking | null;
  after: Booking;
  /** the fields of `after` that are written */
  fields: Partial<Booking>;
  /** the confidential part of a new booking */
  request: ConfidentialRequest | null;
  locks: LockChanges;
  /** the entries of the ledger that `after.payment` counts for the first time: one, or several corrections */
  ledger: readonly LedgerPlan[];
  event: BookingEvent;
  mails: readonly BookingMail[];
  /** what changes in the statistics */
  shares: readonly MonthShare[];
  /** the new public card; null when it stays the same */
  card: BookingStatusCard | 'removed' | null;
  /** what changes on the client; on two clients when the booking passes from one to the other */
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
  /** the fields that change; version and time of change are added */
  fields: Partial<Booking>;
  action: string;
  signedBy: BookingEvent['actor'];
  details?: BookingEvent['details'];
  locks?: Partial<LockChanges>;
  ledger?: readonly LedgerPlan[];
  /** the mails it causes, made from the booking after the change */
  mails?: (after: Booking) => BookingMail[];
}

/** A change of a booking that was read in the same transaction. */
export function planChange(before: Booking, change: Change, now: Instant): BookingPlan {
  const fields = { ...change.fields, version: nextVersion(before), updatedAt: now };
  const after: Booking = { ...before, ...fields };
  const locks = { ...NO_LOCKS, ...change.locks };
  const claimed = new Set(locks.claim.map(({ id }) => id));
  const { action, signedBy: actor, details = {}, ledger = [] } = change;
  return {
    before,
    after,
    fields,
    request: null,
    locks: { ...locks, release: locks.release.filter(({ id }) => !claimed.has(id)) },
    ledger,
    event: eventOf(after, { at: now, actor, action, from: before.status, details }),
    mails: change.mails?.(after) ?? [],
    shares: [...changedShares(before, after), ...moneyShares(after, ledger)],
    card: isSameCard(before, after) ? null : cardOf(after),
    clients: clientChanges(before, after, now),
  };
}

export interface Creation {
  request: ConfidentialRequest | null;
  signedBy: BookingEvent['actor'];
  locks?: LockChanges;
  mails?: readonly BookingMail[];
}

/** A booking that was not there before. */
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

/** The public card is removed once the client's account is deleted. */
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
