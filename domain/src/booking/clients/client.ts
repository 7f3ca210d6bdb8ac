/** A person who comes, and what the practice knows of them over all their bookings. */
import type { Language } from '../../person/language';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import type { Retention } from '../retention';
import type { ActiveStatus } from '../status';

/** How many bookings there are, and how they went; those that are coming stand in `coming`. */
export interface ClientCounts {
  requests: number;
  completed: number;
  noShows: number;
  cancelled: number;
}

/** Whole shillings over all bookings. What is open of one session is not set off against what goes back of another. */
export interface ClientBalance {
  due: number;
  refundDue: number;
}

/** A booking that still expects its session. */
export interface ComingSession {
  status: ActiveStatus;
  startsAt: Instant;
  /** a guest asked for it under the address of this account, and may be a stranger */
  byGuest?: true;
}

/** What a person is known by; the newest word counts. */
export interface ClientContact {
  /** the account that owns it; null until one does */
  clientUserId: string | null;
  name: string;
  /** lower-case; empty for somebody who gave none */
  email: string;
  phone: string;
  /** of mails and calls */
  language: Language;
}

/**
 * `clients/{id}`: written in the commit of every booking change that touches it, and never by itself. All but the contact can
 * be counted again from the bookings (`recount.ts`).
 */
export interface Client extends ClientContact {
  id: string;
  counts: ClientCounts;
  balance: ClientBalance;
  /** by booking id */
  coming: Record<string, ComingSession>;
  /** start of the last session that was held */
  lastSessionAt: Instant | null;
  /** until when the bookings are kept, and all that belongs to them; then the client goes with them */
  retention: Retention;
  /** see `client-search.ts` */
  searchTerms: string[];
  /** counts changes */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** when the person deleted the account: the records are kept without contact until their time is over */
  leftAt: Instant | null;
}

/** The ids of the client's pending requests. What a guest asked for under an account's address leaves it the room of its own. */
export function pendingOf(client: Pick<Client, 'coming'> | null): string[] {
  const coming = Object.entries(client?.coming ?? {});
  return coming
    .filter(([, { status, byGuest }]) => status === 'pending' && byGuest !== true)
    .map(([id]) => id);
}

/** Start of the first confirmed session that is still to come at `now`; one that has begun, concluded or not, is none. */
export function nextSessionAt({ coming }: Pick<Client, 'coming'>, now: Instant): Instant | null {
  const starts = Object.values(coming).flatMap(({ status, startsAt }) =>
    status === 'confirmed' && startsAt > now ? [startsAt] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Whether an account has a booking that it did not ask for itself: a guest typed its address. */
export const isByGuest = ({
  createdBy,
  clientUserId,
}: Pick<Booking, 'createdBy' | 'clientUserId'>) => createdBy === 'guest' && clientUserId !== null;

/**
 * Who is the same person: what the id of a client derives from. An account is one; without one a person is told by the address
 * that staff wrote down. An address that a guest typed proves nothing, so it makes a client of its own; and somebody without
 * an address is a new one, unless staff choose whom they know.
 * @param asker `email` in lower case, empty for none
 */
export function clientKey(
  asker: { uid: string | null; email: string },
  booking: { id: string; createdBy: 'client' | 'guest' | 'staff' },
): readonly [kind: string, value: string] {
  if (asker.uid !== null) return ['account', asker.uid];
  if (asker.email === '') return ['booking', booking.id];
  return [booking.createdBy === 'guest' ? 'guest' : 'address', asker.email];
}
