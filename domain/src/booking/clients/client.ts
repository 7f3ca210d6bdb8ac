import type { Instant } from '../../time/instant';
import { toWallTime } from '../../time/practice-time';
import { hasLeft, type Booking } from '../booking';
import { isLonger, keepingOf, longer, NOT_COUNTED, policyName, retentionOf } from '../retention';
import type { Keeping, Retention, RetentionPolicy } from '../retention';
import { isActive, type ActiveStatus, type BookingStatus } from '../status';
import { amountDue, dueBefore, refundDue } from '../payment';
import { clientSearchTerms } from '../search-terms';

/** Bookings by result. Coming sessions are in `coming`. */
export interface ClientCounts {
  requests: number;
  completed: number;
  noShows: number;
  cancelled: number;
}

/** Whole shillings over all bookings. A debt for one session is not set off against a refund of another. */
export interface ClientBalance {
  /** also for sessions ahead: `owedBy` tells them apart */
  due: number;
  refundDue: number;
}

export interface ComingSession {
  status: ActiveStatus;
  startsAt: Instant;
  /** a guest asked, who may be another person than the account's */
  byGuest?: true;
  /** of a pending request for several sessions, which counts once */
  seriesId?: string;
  /** whole shillings; absent for none */
  owed?: number;
}

export interface ClientContact {
  clientUserId: string | null;
  name: string;
  /** lower-case; empty for none */
  email: string;
  phone: string;
  language: Booking['language'];
}

/** What a record without it takes from one that is merged into it. */
export const NO_CONTACT = { email: '', phone: '', address: '', emergencyContact: null } as const;

/** A record that was merged into this one, so that a search for its contact finds this one. */
export interface FormerRecord extends Pick<ClientContact, 'name' | 'email' | 'phone'> {
  id: string;
  /** what this record has taken from it */
  filled: (keyof typeof NO_CONTACT)[];
}

export interface EmergencyContact {
  name: string;
  phone: string;
  relationship: string;
}

/** An address that staff noted. It counts once the client has proved it by the link in the email (`prove-email.ts`). */
export interface NewEmail {
  /** lower-case */
  address: string;
  since: Instant;
  sentAt: Instant;
  /** SHA-256 (hex) of the token of the newest link */
  proof: string;
  /** wrong digits typed so far */
  wrong: number;
}

/** What the practice noted itself; the profile of an account has its own. Who leaves takes it along. */
export interface NotedByPractice {
  /** empty for none */
  address: string;
  emergencyContact: EmergencyContact | null;
  newEmail: NewEmail | null;
}

export const NOTHING_NOTED: NotedByPractice = {
  address: '',
  emergencyContact: null,
  newEmail: null,
};

/**
 * `clients/{id}`: written in the commit of a booking. All but contact and notes can be recounted from the bookings.
 */
export interface Client extends ClientContact, NotedByPractice {
  id: string;
  /** only in place of a record that was merged, which has no other field: the id of the one that stays */
  mergedInto?: string;
  mergedFrom: FormerRecord[];
  /** counts changes of contact and notes; a correction names the version that the person saw */
  contactVersion: number;
  /** name of the staff member of the last change; empty for the client's own */
  contactBy: string;
  counts: ClientCounts;
  balance: ClientBalance;
  coming: Record<string, ComingSession>;
  lastSessionAt: Instant | null;
  retention: Retention;
  searchTerms: string[];
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  /** when the client deleted the account; the records stay without contact until their end */
  leftAt: Instant | null;
}

/**
 * Ids of the pending requests, or of their series, that count against the limit of who asks: in the record of an
 * account, guests and the account do not use up each other's.
 */
export function pendingOf(
  client: Pick<Client, 'coming' | 'clientUserId'> | null,
  asks: 'guest' | 'known' = 'known',
): string[] {
  if (client === null) return [];
  const isOwn = ({ byGuest }: ComingSession) =>
    client.clientUserId === null || (byGuest === true) === (asks === 'guest');
  const ids = Object.entries(client.coming)
    .filter(([, session]) => session.status === 'pending' && isOwn(session))
    .map(([id, { seriesId }]) => seriesId ?? id);
  return [...new Set(ids)];
}

/** Start of the next confirmed session. A session that has begun does not count. */
export function nextSessionAt({ coming }: Pick<Client, 'coming'>, now: Instant): Instant | null {
  const starts = Object.values(coming).flatMap(({ status, startsAt }) =>
    status === 'confirmed' && startsAt > now ? [startsAt] : [],
  );
  return starts.length === 0 ? null : Math.min(...starts);
}

/** What is due today or since longer, and what is owed for sessions of later days. */
export function owedBy(
  { balance, coming }: Pick<Client, 'balance' | 'coming'>,
  now: Instant,
): { due: number; ahead: number } {
  const end = dueBefore(toWallTime(now).date);
  const later = Object.values(coming).filter(({ startsAt }) => startsAt >= end);
  const ahead = later.reduce((sum, { owed = 0 }) => sum + owed, 0);
  return { due: balance.due - ahead, ahead };
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

/**
 * What a booking adds to its client. A change subtracts what the booking added before, and adds what it adds now. So a
 * commit needs no other bookings, except where the client's last session or the end of the records may be lost
 * (`needsOthers`).
 */
interface ClientShare {
  counts: ClientCounts;
  balance: ClientBalance;
  coming: ComingSession | null;
  /** start of a completed session */
  heldAt: Instant | null;
  keeping: Keeping;
}

export interface ClientChange {
  clientId: string;
  bookingId: string;
  remove: ClientShare | null;
  add: ClientShare | null;
  said: Partial<ClientContact>;
  /** contact for a client that is not stored yet; null for none */
  ifNew: ClientContact | null;
  hasLeft: boolean;
  /** the account that the booking belongs or belonged to */
  account: string | null;
  byGuest: boolean;
  at: Instant;
}

/** A client after a change. Null when it has no booking left. */
export interface ChangedClient {
  id: string;
  after: Client | null;
}

/** The count that a booking adds to besides `requests`. */
const COUNTED_AS: Readonly<Record<BookingStatus, Exclude<keyof ClientCounts, 'requests'> | null>> =
  {
    pending: null,
    confirmed: null,
    completed: 'completed',
    cancelled: 'cancelled',
    no_show: 'noShows',
    rejected: null,
  };

export function shareOf(booking: Booking): ClientShare {
  const { status, startsAt } = booking;
  const counted = COUNTED_AS[status];
  const counts = { requests: 1, completed: 0, noShows: 0, cancelled: 0 };
  if (counted !== null) counts[counted] = 1;
  const owed = amountDue(booking);
  return {
    counts,
    balance: { due: owed, refundDue: refundDue(booking) },
    coming: isActive(status)
      ? {
          status,
          startsAt,
          ...(booking.createdBy === 'guest' && { byGuest: true as const }),
          ...(status === 'pending' && booking.seriesId != null && { seriesId: booking.seriesId }),
          ...(owed > 0 && { owed }),
        }
      : null,
    heldAt: counted === 'completed' ? startsAt : null,
    keeping: keepingOf(booking),
  };
}

export function contactOf(booking: Booking): ClientContact {
  const { clientUserId, clientName, clientEmail, clientPhone, language } = booking;
  return { clientUserId, name: clientName, email: clientEmail, phone: clientPhone, language };
}

/** @param before null for a new booking @param after null for an erased booking */
export function clientChanges(
  before: Booking | null,
  after: Booking | null,
  at: Instant,
): ClientChange[] {
  if (before !== null && after?.clientId === before.clientId) return changed(before, after, at);
  const none = { remove: null, add: null, said: {}, ifNew: null, hasLeft: false, at };
  const account = after?.clientUserId ?? before?.clientUserId ?? null;
  const byGuest = (after ?? before)?.createdBy === 'guest';
  const gone =
    before === null
      ? []
      : [
          {
            ...none,
            account,
            byGuest,
            clientId: before.clientId,
            bookingId: before.id,
            remove: shareOf(before),
          },
        ];
  if (after === null) return gone;
  const contact = contactOf(after);
  const { clientUserId, email } = contact;
  const joined = {
    ...none,
    clientId: after.clientId,
    bookingId: after.id,
    add: shareOf(after),
    // An older booking brings only account and address: the client may have changed name and phone since.
    said: before === null ? contact : { clientUserId, email },
    ifNew: contact,
    hasLeft: hasLeft(after),
    account,
    byGuest,
  };
  return [...gone, joined];
}

function changed(before: Booking, after: Booking, at: Instant): ClientChange[] {
  const known = contactOf(before);
  const contact = contactOf(after);
  const said = Object.fromEntries(
    Object.entries(contact).filter(
      ([field, value]) => known[field as keyof ClientContact] !== value,
    ),
  ) as Partial<ClientContact>;
  const [remove, add] = [shareOf(before), shareOf(after)];
  const leaves = hasLeft(after) && !hasLeft(before);
  const isSame = JSON.stringify(remove) === JSON.stringify(add);
  if (isSame && !leaves && Object.keys(said).length === 0) return [];
  const { clientId, id: bookingId } = after;
  const account = after.clientUserId ?? before.clientUserId;
  const byGuest = after.createdBy === 'guest';
  const about = { clientId, bookingId, account, byGuest, hasLeft: hasLeft(after), at };
  return [{ ...about, remove, add, said, ifNew: contact }];
}

/** Whether the client loses its last session, so that the session before it must be found. */
export function needsEarlierSession(
  client: Pick<Client, 'lastSessionAt'> | null,
  { remove, add }: Pick<ClientChange, 'remove' | 'add'>,
): boolean {
  const held = remove?.heldAt ?? null;
  return held !== null && held === client?.lastSessionAt && held !== (add?.heldAt ?? null);
}

/** Whether the records may end sooner, or their end was computed by another policy. */
function mayEndSooner(
  { retention }: Pick<Client, 'retention'>,
  { remove, add }: Pick<ClientChange, 'remove' | 'add'>,
  policy: RetentionPolicy,
): boolean {
  if (retention.policy !== policyName(policy)) return true;
  if (remove === null) return false;
  const gone = retentionOf([remove.keeping], policy);
  return !isLonger(retention, gone) && isLonger(gone, retentionOf(keepingsOf([add]), policy));
}

const keepingsOf = (shares: readonly (ClientShare | null)[]): Keeping[] =>
  shares.flatMap((share) => (share === null ? [] : [share.keeping]));

export function needsOthers(
  client: Pick<Client, 'lastSessionAt' | 'retention'> | null,
  change: Pick<ClientChange, 'remove' | 'add'>,
  policy: RetentionPolicy,
): boolean {
  if (client === null) return false;
  return needsEarlierSession(client, change) || mayEndSooner(client, change, policy);
}

/**
 * Whether a booking's contact is the record's. In a record that others were merged into, a booking without the
 * record's account, or of a guest, says nothing about the person.
 */
function speaksFor({ clientUserId, mergedFrom, leftAt }: Client, change: ClientChange): boolean {
  if (mergedFrom.length === 0) return true;
  if (leftAt !== null) return change.hasLeft;
  return clientUserId === null ? !change.byGuest : change.account === clientUserId;
}

/** Null when the client has no booking left. @param others shares of its other bookings, where `needsOthers` */
export function clientAfter(
  client: Client | null,
  change: ClientChange,
  others: readonly ClientShare[],
  policy: RetentionPolicy,
): Client | null {
  const { clientId, bookingId, remove, add, said, ifNew, at } = change;
  const base = client ?? (ifNew === null ? null : newClient(clientId, ifNew, at));
  if (base === null) return null;
  const counts = summed(base.counts, remove?.counts, add?.counts);
  if (counts.requests <= 0) return null;
  const coming = Object.fromEntries(Object.entries(base.coming).filter(([id]) => id !== bookingId));
  if (add !== null && add.coming !== null) coming[bookingId] = add.coming;
  const last = needsEarlierSession(base, change)
    ? latest(others.map(({ heldAt }) => heldAt))
    : base.lastSessionAt;
  const heard = speaksFor(base, change) ? said : {};
  const isNewContact = Object.entries(heard).some(
    ([field, value]) => base[field as keyof ClientContact] !== value,
  );
  return withTerms({
    ...base,
    ...heard,
    // The record may have taken its phone number from another one.
    ...(change.hasLeft && {
      ...ifNew,
      ...NOTHING_NOTED,
      mergedFrom: base.mergedFrom.map(({ id }) => nobody(id)),
    }),
    ...(isNewContact && { contactVersion: base.contactVersion + 1, contactBy: '' }),
    counts,
    balance: summed(base.balance, remove?.balance, add?.balance),
    coming,
    lastSessionAt: latest([last, add?.heldAt ?? null]),
    retention: mayEndSooner(base, change, policy)
      ? retentionOf(keepingsOf([...others, add]), policy)
      : longer(base.retention, retentionOf(keepingsOf([add]), policy)),
    version: client === null ? 1 : base.version + 1,
    updatedAt: at,
    leftAt: change.hasLeft ? (base.leftAt ?? at) : base.leftAt,
  });
}

/** What was noted of a person stays noted when their booking passes to their account. */
export function withNoted(client: Client, noted: NotedByPractice): Client {
  const { address, emergencyContact } = noted;
  return {
    ...client,
    address: client.address || address,
    emergencyContact: client.emergencyContact ?? emergencyContact,
  };
}

/** Who leaves takes along the contact of former records too. */
const nobody = (id: string): FormerRecord => ({ id, name: '', email: '', phone: '', filled: [] });

export function newClient(id: string, contact: ClientContact, at: Instant): Client {
  return {
    id,
    ...contact,
    ...NOTHING_NOTED,
    contactVersion: 1,
    contactBy: '',
    counts: { requests: 0, completed: 0, noShows: 0, cancelled: 0 },
    balance: { due: 0, refundDue: 0 },
    coming: {},
    lastSessionAt: null,
    searchTerms: [],
    mergedFrom: [],
    retention: NOT_COUNTED,
    version: 1,
    createdAt: at,
    updatedAt: at,
    leftAt: null,
  };
}

export function latest(instants: readonly (Instant | null)[]): Instant | null {
  const known = instants.filter((each) => each !== null);
  return known.length === 0 ? null : Math.max(...known);
}

export function withTerms(client: Client): Client {
  const found = [client, ...client.mergedFrom].flatMap((each) => clientSearchTerms(each));
  return { ...client, searchTerms: [...new Set(found)] };
}

export function summed<Sums extends { [Field in keyof Sums]: number }>(
  base: Sums,
  remove: Sums | undefined,
  add: Sums | undefined,
): Sums {
  const entries = Object.entries(base) as [keyof Sums, number][];
  return Object.fromEntries(
    entries.map(([field, value]) => [field, value - (remove?.[field] ?? 0) + (add?.[field] ?? 0)]),
  ) as Sums;
}
