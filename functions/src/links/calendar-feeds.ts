/** Makes, finds and ends the addresses of private feeds. An address ends with the access of its people. */
import {
  calendarFeedPath,
  calendarFeeds,
  type CalendarFeed,
} from '@tulia/domain/records/links/calendar-feed';
import { staff, staffPath, type Staff } from '@tulia/domain/records/staff';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { mayAbout } from '@tulia/domain/person/permission';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { db, projectId } from '../platform/app';
import { fingerprint } from '../platform/fingerprint';
import * as params from '../platform/params';
import { readRecord } from '../platform/stored';
import { writerOf, type Writer } from '../platform/writer';

const TOKEN = /^\/([\w-]{43})\.ics$/;

const hashOf = (token: string) => fingerprint('calendar-feed', token);

function addressOf(token: string): string {
  const own = `https://${params.REGION}-${projectId()}.cloudfunctions.net/calendarFeed`;
  return `${params.calendarFeedUrl.value() || own}/${token}.ics`;
}

const feedsWith = (field: 'practitionerId' | 'madeBy', value: string) =>
  db().collection(calendarFeeds.collection).where(field, '==', value);

type Member = Pick<Staff, 'role' | 'active' | 'practitionerId'>;

const mayHave = ({ role, active, practitionerId }: Member, feed: CalendarFeed) =>
  active && mayAbout(role, 'manage-meetings', practitionerId === feed.practitionerId);

/** The feeds of a practitioner. To be read before the transaction writes. */
export const feedsOf = async (transaction: Transaction, practitionerId: string) =>
  (await transaction.get(feedsWith('practitionerId', practitionerId))).docs;

/** The feeds that a member made. */
export const feedsMadeBy = (uid: string) => feedsWith('madeBy', uid);

/**
 * The feeds that end when access or practitioner of a member change: those that the member made, and those of the
 * member's own sessions, which others may have made. To be read before the transaction writes.
 */
export async function feedsToEnd(
  transaction: Transaction,
  uid: string,
  before: Pick<Member, 'practitionerId'>,
  after: Member,
): Promise<QueryDocumentSnapshot[]> {
  const [made, own] = await Promise.all([
    transaction.get(feedsMadeBy(uid)),
    before.practitionerId === null ? [] : feedsOf(transaction, before.practitionerId),
  ]);
  return [...made.docs, ...own].filter(
    (doc) => !mayHave(after, calendarFeeds.fromStored(doc.data())),
  );
}

export function endFeeds(writer: Writer, feeds: readonly QueryDocumentSnapshot[]): void {
  for (const doc of feeds) {
    const { practitionerId } = calendarFeeds.fromStored(doc.data());
    writer.delete(doc.ref);
    noteFeed(writer, practitionerId, null);
  }
}

function noteFeed(writer: Writer, practitionerId: string, feedMadeAt: Instant | null): void {
  const part = ownCalendars.toStoredPart({ feedMadeAt });
  writer.set(db().doc(ownCalendarPath(practitionerId)), part, { merge: true });
}

/** Ends the feed of a practitioner for a new one, or for none. @returns the new address @throws Refusal forbidden */
export async function replaceFeed(
  transaction: Transaction,
  practitionerId: string,
  feed: CalendarFeed | null,
): Promise<string | null> {
  const [before, maker] = await Promise.all([
    feedsOf(transaction, practitionerId),
    feed && readRecord(staff, staffPath(feed.madeBy), transaction),
  ]);
  const writer = writerOf(transaction);
  endFeeds(writer, before);
  if (feed === null) return null;
  // The access may have ended since the call began, and would not end this feed any more.
  if (maker === null || !mayHave(maker, feed)) throw new Refusal('forbidden');
  const token = randomBytes(32).toString('base64url');
  writer.create(db().doc(calendarFeedPath(hashOf(token))), calendarFeeds.toStored(feed));
  noteFeed(writer, practitionerId, feed.madeAt);
  return addressOf(token);
}

/** The feed at the path of a request; null for a wrong or ended address. */
export async function findFeed(path: string): Promise<(CalendarFeed & { hash: string }) | null> {
  const token = TOKEN.exec(path)?.[1];
  if (token === undefined) return null;
  const hash = hashOf(token);
  const feed = await readRecord(calendarFeeds, calendarFeedPath(hash));
  return feed && { ...feed, hash };
}
