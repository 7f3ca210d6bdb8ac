/**
 * Answers a practitioner's private feed of sessions (RFC 5545) to a calendar that asks every few minutes. It holds
 * initials and times. An unchanged feed costs four reads: address, maker, last change and number of sessions.
 */
import { BOOKING_STATUSES, isRecorded } from '@tulia/domain/booking/status';
import { initialsOf } from '@tulia/domain/person/greeting-name';
import { bookings } from '@tulia/domain/records/booking';
import { Refusal } from '@tulia/domain/refusal';
import { DAY, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { calendarUid, endedFile } from '@tulia/domain/wording/calendar-entry';
import { findFeed } from '../links/calendar-feeds';
import { addressSubject } from '../platform/address-subject';
import { db } from '../platform/app';
import { systemClock, type Clock } from '../platform/clock';
import type { Heard, Said } from '../platform/endpoint';
import { derivedId } from '../platform/fingerprint';
import { describeError, logFault } from '../platform/log';
import { countEachCall, perHour } from '../platform/rate-limit';

const KEPT_DAYS = 30;
const MOST = 500;
/** Wrong addresses that one network address may try in an hour. */
const WRONG_ADDRESSES = 60;
/** Statuses of sessions that were confirmed and not cancelled. */
const SHOWN = BOOKING_STATUSES.filter(isRecorded);

/** The last answer of each feed. There is one instance, which answers one request at a time. */
const kept = new Map<string, { at: Instant; etag: string; text: string | null }>();
const KEPT_FEEDS = 20;

export async function calendarFeed(
  { method, path, header }: Pick<Heard, 'method' | 'path' | 'header'>,
  clock: Clock = systemClock,
): Promise<Said> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  try {
    const feed = await findFeed(path);
    if (feed === null) return await refuse(header('x-forwarded-for'), clock.now());
    const etag = await etagOf(feed, clock.now());
    const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
    if (isSame(header('if-none-match'), etag)) return { status: 304, headers };
    const text = await textOf(feed, etag, clock.now());
    const type = { ...headers, 'content-type': 'text/calendar; charset=utf-8' };
    return { status: 200, headers: type, text: method === 'HEAD' ? '' : text };
  } catch (error) {
    logFault('feed not answered', { where: 'calendarFeed', ...describeError(error) });
    return { status: 503, headers: { 'retry-after': '900' } };
  }
}

/** Google's front end adds the last address. */
async function refuse(forwarded: string, now: Instant): Promise<Said> {
  const from = addressSubject(forwarded.split(',').at(-1)?.trim() ?? '');
  try {
    await countEachCall([perHour('feed-address', from, WRONG_ADDRESSES)], now);
    return { status: 404 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 429, headers: { 'retry-after': '3600' } };
  }
}

const isSame = (asked: string, etag: string) =>
  asked.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

const ofPractitioner = (practitionerId: string) =>
  db().collection(bookings.collection).where('practitionerId', '==', practitionerId);

/** From the first of the last 30 days on. */
const shown = (practitionerId: string, now: Instant) =>
  ofPractitioner(practitionerId)
    .where('status', 'in', SHOWN)
    .where('startsAt', '>=', new Date(now - KEPT_DAYS * DAY));

/**
 * The number of sessions tells of one that was erased or handed over, which changes no other booking. An answer is
 * asked for again after a minute.
 */
async function etagOf(
  { hash, practitionerId }: { hash: string; practitionerId: string },
  now: Instant,
): Promise<string> {
  const known = kept.get(hash);
  if (known !== undefined && now - known.at < MINUTE) return known.etag;
  const [last, count] = await Promise.all([
    ofPractitioner(practitionerId).orderBy('updatedAt', 'desc').limit(1).select('updatedAt').get(),
    shown(practitionerId, now).count().get(),
  ]);
  const changed = last.docs.map((doc) => String(bookings.fromStored(doc.data()).updatedAt));
  const { date } = toWallTime(now);
  const parts = [hash, date, String(count.data().count), ...changed];
  const etag = `"${derivedId('feed', parts.join())}"`;
  if (kept.size > KEPT_FEEDS) kept.clear();
  kept.set(hash, { at: now, etag, text: known?.etag === etag ? known.text : null });
  return etag;
}

async function textOf(
  { hash, practitionerId }: { hash: string; practitionerId: string },
  etag: string,
  now: Instant,
): Promise<string> {
  const known = kept.get(hash);
  if (known?.etag === etag && known.text !== null) return known.text;
  const { docs } = await shown(practitionerId, now)
    .orderBy('startsAt')
    .limit(MOST)
    .select('startsAt', 'endsAt', 'updatedAt', 'version', 'clientName')
    .get();
  const { default: ical } = await import('ical-generator');
  const calendar = ical({ prodId: { company: 'Tulia', product: 'sessions', language: 'EN' } });
  for (const doc of docs) {
    const { startsAt, endsAt, updatedAt, version, clientName } = bookings.fromStored(doc.data());
    calendar.createEvent({
      // No id of a booking leaves in the address of an event.
      id: calendarUid(derivedId('feed', doc.id)),
      sequence: version,
      stamp: new Date(updatedAt),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: initials(clientName),
    });
  }
  const text = endedFile(calendar.toString());
  if (known !== undefined) kept.set(hash, { ...known, text });
  return text;
}

/** "A. W." */
const initials = (name: string) =>
  Array.from(initialsOf(name), (letter) => `${letter}.`).join(' ') || '–';
