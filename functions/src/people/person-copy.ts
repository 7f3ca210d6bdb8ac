/** The copy of a person's data: for the owner of an account, and by admins for a client without one. */
import type { Booking } from '@tulia/domain/booking/booking';
import { nextSessionAt, type Client } from '@tulia/domain/booking/clients/client';
import type { PersonCopy } from '@tulia/domain/calls/people/my-data';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import { bookingEvents, bookingPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { consents, consentTextPath } from '@tulia/domain/records/consent';
import { waits } from '@tulia/domain/records/waiting/wait';
import type { TextNumber } from '@tulia/domain/records/texting/text-number';
import type { Instant } from '@tulia/domain/time/instant';
import { ledgerOf } from '../money/ledger';
import { db } from '../platform/app';

type Row = Record<string, unknown>;

/** Fields that say nothing about a person. */
const MACHINERY: readonly string[] = ['requestHash', 'searchTerms', 'meeting', 'version'];
/** Likewise, of an entry of the waiting list. */
const OF_WAITING: readonly string[] = ['id', 'uid', 'passed'];
/** Bookings that are read at the same time. */
const AT_ONCE = 20;

interface Told {
  account: PersonCopy['account'];
  profile: Row | null;
  client: Client | null;
  own: readonly Booking[];
  agreed: readonly Row[];
  written: readonly Row[];
  devices: readonly { createdAt: Instant }[];
  texts: TextNumber | null;
  waiting?: readonly Wait[];
}

/** What a person is told of themselves. */
export async function copyOf(told: Told, now: Instant): Promise<PersonCopy> {
  const { account, profile, client, own, agreed, written, devices, texts, waiting = [] } = told;
  const bookings: Row[] = [];
  for (let from = 0; from < own.length; from += AT_ONCE) {
    bookings.push(...(await Promise.all(own.slice(from, from + AT_ONCE).map(bookingRow))));
  }
  return {
    exportedAt: new Date(now).toISOString(),
    account,
    profile: profile === null ? null : readable(profile),
    client: client === null ? null : clientRow(client, now),
    bookings,
    consents: await Promise.all(agreed.map(consentRow)),
    messages: written.map(readable),
    notifications: devices.map(({ createdAt }) => ({ since: new Date(createdAt).toISOString() })),
    texts: texts === null || texts.number === '' ? null : textsRow(texts),
    waiting: waiting.map(waitRow),
  };
}

function waitRow({ offer, ...wait }: Wait): Row {
  const told = Object.entries(waits.toStoredPart(wait)).filter(
    ([key]) => !OF_WAITING.includes(key),
  );
  const at = (instant: Instant) => new Date(instant);
  const offered = offer && { startsAt: at(offer.startsAt), until: at(offer.until) };
  return readable({ ...Object.fromEntries(told), offer: offered });
}

function textsRow({ number, provedAt, stoppedAt }: TextNumber): PersonCopy['texts'] {
  const at = (instant: Instant | null) =>
    instant === null ? null : new Date(instant).toISOString();
  return { number, since: at(provedAt), stopped: at(stoppedAt) };
}

async function bookingRow(booking: Booking): Promise<Row> {
  const path = bookingPath(booking.id);
  const [request, events, entries, guardianConsent] = await Promise.all([
    db().doc(confidentialRequestPath(booking.id)).get(),
    db().collection(`${path}/events`).get(),
    ledgerOf(booking.id),
    guardianConsentRow(booking.guardianConsent),
  ]);
  const told = Object.entries(booking).filter(([field]) => !MACHINERY.includes(field));
  const { consent } = booking;
  const row: Row = {
    ...Object.fromEntries(told),
    consent: { ...consent, at: new Date(consent.at) },
    guardianConsent,
  };
  const instants = ['startsAt', 'endsAt', 'holdExpiresAt', 'createdAt', 'updatedAt'] as const;
  for (const field of [...instants, 'guardianDeclinedAt'] as const) {
    const at = booking[field] ?? null;
    row[field] = at === null ? null : new Date(at);
  }
  const history = events.docs
    .map((doc) => bookingEvents.fromStored(doc.data()))
    .sort((a, b) => a.version - b.version)
    // Client or practice, without the name of a staff member.
    .map(({ at, actor, action, from, to }) => ({
      at: new Date(at),
      by: actor.kind,
      action,
      from,
      to,
    }));
  // Without names and notes of staff; the notes belong to the practice, as the private note does.
  const payments = entries
    .sort((a, b) => a.at - b.at)
    .map(({ kind, amount, method, code, at }) => ({
      at: new Date(at),
      kind,
      amount,
      method,
      code,
    }));
  return readable({ ...row, ...request.data(), history, payments });
}

async function guardianConsentRow(consent: Booking['guardianConsent']): Promise<Row | null> {
  if (consent === null) return null;
  const { at, withdrawnAt, textHash, privacyHash } = consent;
  const [agreement, privacyPolicy] = await Promise.all([textOf(textHash), textOf(privacyHash)]);
  const until = withdrawnAt === null ? null : new Date(withdrawnAt);
  // `proof` says whether the practice handed the link over; the staff member's name is left out.
  const told = { ...consent, handedBy: undefined };
  return { ...told, at: new Date(at), withdrawnAt: until, agreement, privacyPolicy };
}

function clientRow(client: Client, now: Instant): Row {
  const { name, email, phone, address, emergencyContact, language } = client;
  const { counts, balance, lastSessionAt } = client;
  const at = (instant: number | null) => (instant === null ? null : new Date(instant));
  return readable({
    name,
    email,
    newEmail: client.newEmail?.address ?? null,
    phone,
    address,
    emergencyContact,
    language,
    counts,
    balance,
    nextSessionAt: at(nextSessionAt(client, now)),
    lastSessionAt: at(lastSessionAt),
    since: at(client.createdAt),
  });
}

async function consentRow(stored: Row): Promise<Row> {
  // Without the name of a staff member.
  const told = { ...stored, recordedBy: undefined, clientId: undefined };
  return readable({ ...told, ...(await textOf(consents.fromStored(stored).textHash)) });
}

async function textOf(hash: string): Promise<Row> {
  const { title, intro, sections } = (await db().doc(consentTextPath(hash)).get()).data() ?? {};
  return { title, intro, text: sections };
}

/** Plain JSON with ISO 8601 texts for instants. */
function readable(row: Row): Row {
  return JSON.parse(
    JSON.stringify(row, function (this: Row, key, value: unknown) {
      const original = this[key];
      return hasDate(original) ? original.toDate().toISOString() : value;
    }),
  ) as Row;
}

function hasDate(value: unknown): value is { toDate(): Date } {
  return typeof value === 'object' && value !== null && 'toDate' in value;
}
