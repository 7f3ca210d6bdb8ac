/** What the link in an email shows, and lets clients change without an account. */
import { DAY, type Instant } from '../time/instant';
import { hasLeft, type Booking } from './booking';
import { hasGuardianRefused, type GuardianRefusal } from './consent/guardian';
import { payViewOf, type PayView } from './pay-view';

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
  | 'payment'
  | 'lineWord'
  | 'cancelledBy'
> & {
  service: Pick<Booking['service'], 'durationMinutes' | 'price'>;
} & GuardianRefusal;

/** State, time and amounts, but no name, no meeting link and nothing about the session's subject. */
export interface ManageView {
  session: ChangeableSession;
  pay: PayView | null;
}

/** A link outlives its session, which may be moved. */
export const MANAGE_LINK_KEPT = 30 * DAY;

export const manageLinkErased = ({ endsAt }: Pick<Booking, 'endsAt'>): Instant =>
  endsAt + MANAGE_LINK_KEPT;

/** Until the session is over or the client's account is deleted; also for a cancelled session, to say so. */
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
  const shown = { status, version, startsAt, endsAt, timezone, holdExpiresAt, paidTime };
  return {
    session: {
      ...shown,
      guardianRefused: hasGuardianRefused(booking),
      practitionerId,
      serviceId,
      service: { durationMinutes: service.durationMinutes, price: service.price },
      // Only the account sees payment methods and codes.
      payment: { ...payment, methods: [], codes: [] },
      lineWord: booking.lineWord ?? null,
      cancelledBy: booking.cancelledBy ?? null,
    },
    // Only the account sees the typed code.
    pay: pay && { ...pay, saidCode: null },
  };
}
