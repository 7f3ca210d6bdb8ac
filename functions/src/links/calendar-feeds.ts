/** The addresses of private feeds: made, found and ended. */
import {
  calendarFeedPath,
  calendarFeeds,
  type CalendarFeed,
} from '@tulia/domain/records/links/calendar-feed';
import { staff, staffPath } from '@tulia/domain/records/staff';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { mayAbout } from '@tulia/domain/person/permission';
import type { Instant } from '@tulia/domain/time/instant';
import type { Transaction } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { db, projectId } from '../platform/app';
import { fingerprint } from '../platform/fingerprint';
import * as params from '../platform/params';
import { readRecord } from '../platform/stored';
import { writerOf } from '../platform/writer';

const TOKEN = /^\/([\w-]{43})\.ics$/;

const hashOf = (token: string) => fingerprint('calendar-feed', token);

function addressOf(token: string): string {
  const own = `https://${params.REGION}-${projectId()}.cloudfunctions.net/calendarFeed`;
  return `${params.calendarFeedUrl.value() || own}/${token}.ics`;
}

/** Replaces the feed of a practitioner by a new one. @param madeBy null for none @returns the new address */
export async function replaceFeed(
  transaction: Transaction,
  practitionerId: string,
  madeBy: string | null,
  now: Instant,
): Promise<string> {
  const all = db().collection(calendarFeeds.collection);
  const { docs } = await transaction.get(all.where('practitionerId', '==', practitionerId));
  const token = randomBytes(32).toString('base64url');
  const writer = writerOf(transaction);
  for (const { ref } of docs) writer.delete(ref);
  if (madeBy !== null) {
    const feed = { practitionerId, madeBy, madeAt: now };
    writer.create(db().doc(calendarFeedPath(hashOf(token))), calendarFeeds.toStored(feed));
  }
  const part = ownCalendars.toStoredPart({ feedMadeAt: madeBy === null ? null : now });
  writer.set(db().doc(ownCalendarPath(practitionerId)), part, { merge: true });
  return addressOf(token);
}

/** The feed at the path of a request; null for a wrong or ended address, and for one whose maker has left. */
export async function findFeed(path: string): Promise<(CalendarFeed & { hash: string }) | null> {
  const token = TOKEN.exec(path)?.[1];
  if (token === undefined) return null;
  const hash = hashOf(token);
  const feed = await readRecord(calendarFeeds, calendarFeedPath(hash));
  const maker = feed && (await readRecord(staff, staffPath(feed.madeBy)));
  if (feed === null || maker === null || !maker.active) return null;
  const isOwn = maker.practitionerId === feed.practitionerId;
  return mayAbout(maker.role, 'manage-meetings', isOwn) ? { ...feed, hash } : null;
}
