import type { Language } from '../../person/language';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import type { Retention } from '../retention';
import type { ActiveStatus } from '../status';

/** Bookings by result. Coming sessions are in `coming`. */
export interface ClientCounts {
  requests: number;
  completed: number;
  noShows: number;
  cancelled: number;
}

/** Whole shillings over all bookings. A debt for one session is not set off against a refund of another. */
export interface ClientBalance {
  due: number;
  refundDue: number;
}

export interface ComingSession {
  status: ActiveStatus;
  startsAt: Instant;
  /** a guest used the address of this account, and may be another person */
  byGuest?: true;
}

export interface ClientContact {
  clientUserId: string | null;
  name: string;
  /** lower-case; empty for none */
  email: string;
  phone: string;
  language: Language;
}

/**
 * `clients/{id}`: written in the commit of each booking change that affects it. All but the contact can be recounted
 * from the bookings (`recount.ts`).
 */
export interface Client extends ClientContact {
  id: string;
  counts: ClientCounts;
  balance: ClientBalance;
  coming: Record<string, ComingSession>;
  lastSessionAt: Instant | null;
  retention: Retention;
  /** see `clientSearchTerms` */
  searchTerms: string[];
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** when the client deleted the account; the records stay without contact until their end */
  leftAt: Instant | null;
}

/**
 * Ids of the pending requests that count against the client's limit: not those that a guest made with the account's
 * address.
 */
export function pendingOf(client: Pick<Client, 'coming'> | null): string[] {
  const coming = Object.entries(client?.coming ?? {});
  return coming
    .filter(([, { status, byGuest }]) => status === 'pending' && byGuest !== true)
    .map(([id]) => id);
}

/** Start of the next confirmed session. A session that has begun does not count. */
export function nextSessionAt({ coming }: Pick<Client, 'coming'>, now: Instant): Instant | null {
  const starts = Object.values(coming).flatMap(({ status, startsAt }) =>
    status === 'confirmed' && startsAt > now ? [startsAt] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Whether a guest made this booking with an account's address. */
export const isByGuest = ({
  createdBy,
  clientUserId,
}: Pick<Booking, 'createdBy' | 'clientUserId'>) => createdBy === 'guest' && clientUserId !== null;

/**
 * The id of a client derives from this, so the same person has the same id: from the account, else from the address
 * that staff entered. An address from a guest proves nothing, so it makes a client of its own. Without an address each
 * booking makes a client, unless staff choose a known one.
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
