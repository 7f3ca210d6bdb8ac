/** A client, and what the practice knows of them over all their bookings. */
import type { Language } from '../../person/language';
import type { Instant } from '../../time/instant';
import type { Booking } from '../booking';
import type { Retention } from '../retention';
import type { ActiveStatus } from '../status';

/** How many bookings there are, and how they went; coming sessions stand in `coming`. */
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

/** A booking that still expects its session. */
export interface ComingSession {
  status: ActiveStatus;
  startsAt: Instant;
  /** a guest asked for it under the address of this account, and may be another person */
  byGuest?: true;
}

/** Contact of a client; the newest change counts. */
export interface ClientContact {
  /** the account that owns the client; null until there is one */
  clientUserId: string | null;
  name: string;
  /** lower-case; empty for a client who gave none */
  email: string;
  phone: string;
  /** of mails and calls */
  language: Language;
}

/**
 * `clients/{id}`: written in the commit of every booking change that touches it, and never by itself. All but the
 * contact can be counted again from the bookings (`recount.ts`).
 */
export interface Client extends ClientContact {
  id: string;
  counts: ClientCounts;
  balance: ClientBalance;
  /** by booking id */
  coming: Record<string, ComingSession>;
  /** start of the last session that was held */
  lastSessionAt: Instant | null;
  /** until when the client and all their bookings are kept */
  retention: Retention;
  /** see `client-search.ts` */
  searchTerms: string[];
  /** counts changes */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** when the client deleted the account: the records are then kept without contact until their end */
  leftAt: Instant | null;
}

/**
 * The ids of the client's pending requests. Requests that a guest made under the account's address do not count
 * against the client's limit.
 */
export function pendingOf(client: Pick<Client, 'coming'> | null): string[] {
  const coming = Object.entries(client?.coming ?? {});
  return coming
    .filter(([, { status, byGuest }]) => status === 'pending' && byGuest !== true)
    .map(([id]) => id);
}

/** Start of the first confirmed session after `now`; a session that has begun does not count. */
export function nextSessionAt({ coming }: Pick<Client, 'coming'>, now: Instant): Instant | null {
  const starts = Object.values(coming).flatMap(({ status, startsAt }) =>
    status === 'confirmed' && startsAt > now ? [startsAt] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** Whether a guest made this booking of an account by typing the account's address. */
export const isByGuest = ({
  createdBy,
  clientUserId,
}: Pick<Booking, 'createdBy' | 'clientUserId'>) => createdBy === 'guest' && clientUserId !== null;

/**
 * From what the id of a client derives, so that the same person has the same id: the account, or else the address
 * that staff wrote down. An address that a guest typed proves nothing, so it makes a client of its own. A booking
 * without an address makes a new client, unless staff choose a client they know.
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
