/**
 * Answers a practitioner's private feed of sessions (RFC 5545) to a calendar that asks every few minutes. It holds
 * initials and times. An unchanged feed costs two reads: its address, and a sum over its bookings.
 */
import { BOOKING_STATUSES, isRecorded } from '@tulia/domain/booking/status';
import { initialsOf } from '@tulia/domain/person/greeting-name';
import { bookings } from '@tulia/domain/records/booking';
import type { CalendarFeed } from '@tulia/domain/records/links/calendar-feed';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { calendarUid, endedFile } from '@tulia/domain/wording/calendar-entry';
import { AggregateField } from 'firebase-admin/firestore';
import { findFeed } from '../links/calendar-feeds';
import { db } from '../platform/app';
import { systemClock, type Clock } from '../platform/clock';
import type { Heard, Said } from '../platform/endpoint';
import { derivedId } from '../platform/fingerprint';
import { describeError, logFault } from '../platform/log';

const KEPT_DAYS = 30;
const MOST = 500;
/** Statuses of sessions that were confirmed and not cancelled. */
const SHOWN = BOOKING_STATUSES.filter(isRecorded);

/** The last answer of each feed. There is one instance, which answers one request at a time. */
const kept = new Map<string, { etag: string; text: string }>();
const KEPT_FEEDS = 20;

export async function calendarFeed(
  { method, path, header }: Pick<Heard, 'method' | 'path' | 'header'>,
  clock: Clock = systemClock,
): Promise<Said> {
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: { allow: 'GET, HEAD' } };
  try {
    const feed = await findFeed(path);
    // An address has 256 bits: to count who guesses would cost more than to look it up.
    if (feed === null) return { status: 404 };
    const { date: today } = toWallTime(clock.now());
    const etag = await etagOf(feed, today);
    const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
    if (isSame(header('if-none-match'), etag)) return { status: 304, headers };
    const text = await textOf(feed, etag, today);
    const type = { ...headers, 'content-type': 'text/calendar; charset=utf-8' };
    return { status: 200, headers: type, text: method === 'HEAD' ? '' : text };
  } catch (error) {
    logFault('feed not answered', { where: 'calendarFeed', ...describeError(error) });
    return { status: 503, headers: { 'retry-after': '900' } };
  }
}

const isSame = (asked: string, etag: string) =>
  asked.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

type Feed = Pick<CalendarFeed, 'practitionerId'> & { hash: string };

/** From the first of the last 30 days on. */
const sessionsOf = ({ practitionerId }: Feed, today: string) =>
  db()
    .collection(bookings.collection)
    .where('practitionerId', '==', practitionerId)
    .where('startsAt', '>=', new Date(toInstant(today, '00:00') - KEPT_DAYS * DAY));

/**
 * Each change of a booking makes its version higher, and one that was erased or handed over is missing from the number.
 * Should both cancel out, the feed is right again on the next day.
 */
async function etagOf(feed: Feed, today: string): Promise<string> {
  const asked = { count: AggregateField.count(), versions: AggregateField.sum('version') };
  const { count, versions } = (await sessionsOf(feed, today).aggregate(asked).get()).data();
  return `"${derivedId('feed', feed.hash, today, String(count), String(versions))}"`;
}

async function textOf(feed: Feed, etag: string, today: string): Promise<string> {
  const known = kept.get(feed.hash);
  if (known?.etag === etag) return known.text;
  const { docs } = await sessionsOf(feed, today)
    .where('status', 'in', SHOWN)
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
  if (kept.size > KEPT_FEEDS) kept.clear();
  kept.set(feed.hash, { etag, text });
  return text;
}

/** "A. W." */
const initials = (name: string) =>
  Array.from(initialsOf(name), (letter) => `${letter}.`).join(' ') || '–';
