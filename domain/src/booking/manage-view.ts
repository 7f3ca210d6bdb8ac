/** What the client sees, and may change, by the link in a mail and without an account. */
import type { LedgerSummary } from '../money/summary';
import { DAY, type Instant } from '../time/instant';
import { hasLeft, type Booking } from './booking';
import { hasGuardianRefused, type GuardianRefusal } from './consent/guardian';
import { payViewOf, type PayView } from './pay-view';

/** What a client must know of a session to move or cancel it. A booking has all of it. */
export type ChangeableSession = Pick<
  Booking,
  | 'status'
  | 'version'
  | 'startsAt'
  | 'endsAt'
  | 'timezone'
  | 'holdExpiresAt'
  | 'paidTime'
  | 'practitionerId'
  | 'serviceId'
> & {
  service: Pick<Booking['service'], 'durationMinutes' | 'price'>;
  payment: LedgerSummary;
} & GuardianRefusal;

/** What the link shows: state, time and sums, but no name, no join link and nothing about the session's subject. */
export interface ManageView {
  session: ChangeableSession;
  /** null where no money came and none is asked for */
  pay: PayView | null;
}

/** How long after its session a link stays in the database, in case the session is moved. */
export const MANAGE_LINK_KEPT = 30 * DAY;

/** When a link is erased, as the booking's time stands now. */
export const manageLinkErased = ({ endsAt }: Pick<Booking, 'endsAt'>): Instant =>
  endsAt + MANAGE_LINK_KEPT;

/**
 * Whether the link still opens: until the session's time is over, or the client's account is deleted. It opens for
 * a cancelled session too, so that it can say so.
 */
export function isManageLinkOpen(
  booking: Pick<Booking, 'endsAt' | 'leftAt' | 'retainUntil'>,
  now: Instant,
): boolean {
  return !hasLeft(booking) && now < booking.endsAt;
}

export function manageViewOf(booking: Booking, now: Instant): ManageView {
  const { status, version, startsAt, endsAt, timezone, holdExpiresAt, paidTime } = booking;
  const { practitionerId, serviceId, service, payment } = booking;
  const pay = payViewOf(booking, now);
  return {
    session: {
      guardianRefused: hasGuardianRefused(booking),
      status,
      version,
      startsAt,
      endsAt,
      timezone,
      holdExpiresAt,
      paidTime,
      practitionerId,
      serviceId,
      service: { durationMinutes: service.durationMinutes, price: service.price },
      // Only the account may see how was paid, and by which codes.
      payment: { ...payment, methods: [], codes: [] },
    },
    // Only the account may see the code that the client typed.
    pay: pay && { ...pay, saidCode: null },
  };
}
