/**
 * Looks at the waiting list: ends what is over, and offers each free time to the first in line who can take it. It
 * goes by what is free and not by what happened, so a run may come late, or twice.
 */
import { undoableUntil, UNDO_KEPT } from '@tulia/domain/booking/cancellation';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Candidate } from '@tulia/domain/booking/commands/choose-practitioner';
import { NO_LOCKS } from '@tulia/domain/booking/commands/plan';
import { offerRefs } from '@tulia/domain/booking/waiting/answer';
import {
  isOver,
  matches,
  nextOffer,
  offerableTimes,
  type KeptTime,
  type WaitState,
} from '@tulia/domain/booking/waiting/next-offer';
import * as waiting from '@tulia/domain/booking/waiting/wait';
import type { Offer, Wait } from '@tulia/domain/booking/waiting/wait';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { availability, availabilityPath, dayLookup } from '@tulia/domain/records/availability';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { waits } from '@tulia/domain/records/waiting/wait';
import { busyGranules } from '@tulia/domain/slot/lock-refs';
import type { Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import { queueMail } from '../../mail/outbox';
import { db } from '../../platform/app';
import { accountsOf } from '../../platform/account-records';
import type { Clock } from '../../platform/clock';
import { logIfFails } from '../../platform/log-if-fails';
import { readRecord, recordsOf } from '../../platform/stored';
import { isAlreadyExists, writerOf } from '../../platform/writer';
import { activePeople } from '../../practice/practitioners';
import { readService } from '../../practice/services';
import { readSettings } from '../../practice/settings';
import { writeBusy } from '../../schedule/availability-months';
import { writeLocks } from '../../schedule/slot-locks';
import { settle, waitRef } from './entries';

const PER_RUN = 200;
/** More sessions than a client has ahead. */
const OWN_MOST = 100;

/** @returns the number of offers */
export async function offerTimes(clock: Clock): Promise<number> {
  const now = clock.now();
  if (!waiting.isWaking(now)) return 0;
  const found = await db().collection(waits.collection).orderBy('inLineAt').limit(PER_RUN).get();
  if (found.empty) return 0;
  const line: { wait: Wait; instead: Booking | null }[] = [];
  for (const wait of recordsOf(waits, found)) {
    await logIfFails('entry left to the next run', { where: 'offerTimes' }, async () => {
      const next = await standing(wait, now);
      if (next !== null) line.push(next);
    });
  }
  const busy = new Set(line.flatMap(({ wait }) => (wait.offer === null ? [] : wait.uid)));
  const open = line.filter(({ wait }) => !busy.has(wait.uid) && !waiting.isPaused(wait));
  if (open.length === 0 || !waiting.isOfferTime(now)) return 0;
  return offerInTurn(waiting.inLine(open.map(({ wait, instead }) => ({ ...wait, instead }))), now);
}

/** The entry after what has ended; null when it is over. */
async function standing(wait: Wait, now: Instant) {
  const { insteadOf, id } = wait;
  const instead = insteadOf === null ? null : await readRecord(bookings, bookingPath(insteadOf));
  if (isOver({ wait, instead }, now)) {
    await settle(id, (present) => (isOver({ wait: present, instead }, now) ? null : present));
    return null;
  }
  if (wait.offer === null || wait.offer.until > now) return { wait, instead };
  let after = wait;
  await settle(id, (present) => {
    const { offer } = present;
    after = offer !== null && offer.until <= now ? waiting.lapsed(present, offer) : present;
    return after;
  });
  return { wait: after, instead };
}

async function offerInTurn(line: readonly (Wait & { instead: Booking | null })[], now: Instant) {
  const [settings, people, undoable, accounts, minutes] = await Promise.all([
    readSettings(),
    activePeople(),
    undoableTimes(now),
    accountsOf([...new Set(line.map(({ uid }) => uid))]),
    Promise.all([...new Set(line.map(({ serviceId }) => serviceId))].map(minutesOf)),
  ]);
  const known = new Map(minutes);
  const addresses = new Map(accounts.map((each) => [each.uid, addressOf(each)]));
  const candidates = await candidatesIn(people, settings, now);
  const kept: KeptTime[] = [...undoable];
  const offered = new Set<string>();
  for (const { instead, ...wait } of line) {
    const to = addresses.get(wait.uid) ?? '';
    if (to === '' || offered.has(wait.uid)) continue;
    await logIfFails('offer left to the next run', { where: 'offerTimes' }, async () => {
      const { serviceId } = wait;
      const about = { minutes: known.get(serviceId) ?? null, people: candidates(serviceId) };
      const state: WaitState = { wait, instead, ...about };
      const times = offerableTimes(state, kept, settings, now);
      if (times.length === 0) return;
      const own = await ownBookings(wait.clientId, now);
      const next = nextOffer(state, times, own, settings, now);
      if (next === null) return;
      // Whoever took the time meanwhile keeps it; the entry waits for the next run.
      kept.push({ ...next.offer });
      if (await hold(next, to, now)) offered.add(wait.uid);
    });
  }
  return offered.size;
}

/** Of a service that is offered; else null. */
async function minutesOf(serviceId: string): Promise<[string, number | null]> {
  const service = await readService(serviceId);
  return [serviceId, service?.isActive === true ? service.durationMinutes : null];
}

/** The address that the account has proved; empty for none. */
const addressOf = (account: { email?: string; emailVerified: boolean; disabled: boolean }) =>
  account.emailVerified && !account.disabled ? (account.email?.toLowerCase() ?? '') : '';

/** Reads the public months of all practitioners once. @returns the practitioners with their days for a service */
async function candidatesIn(
  people: readonly Candidate['practitioner'][],
  { windowDays }: PracticeSettings,
  now: Instant,
): Promise<(serviceId: string) => Candidate[]> {
  const from = toWallTime(now).date;
  const months = monthsBetween(from, addDays(from, windowDays + 1));
  const read = await Promise.all(
    people.map(async (practitioner) => {
      const refs = months.map((month) => db().doc(availabilityPath(practitioner.id, month)));
      return { practitioner, days: recordsOf(availability, { docs: await db().getAll(...refs) }) };
    }),
  );
  return (serviceId) =>
    read.map(({ practitioner, days }) => ({ practitioner, months: dayLookup(days, serviceId) }));
}

/** Staff may still take these cancellations back. */
async function undoableTimes(now: Instant): Promise<KeptTime[]> {
  const found = await db()
    .collection(bookings.collection)
    .where('updatedAt', '>=', new Date(now - UNDO_KEPT))
    .get();
  return recordsOf(bookings, found).filter((each) => undoableUntil(each, now) !== null);
}

async function ownBookings(clientId: string, now: Instant): Promise<Booking[]> {
  const found = await db()
    .collection(bookings.collection)
    .where('clientId', '==', clientId)
    .where('startsAt', '>=', new Date(now - waiting.LONGEST_SESSION))
    .orderBy('startsAt', 'desc')
    .limit(OWN_MOST)
    .get();
  return recordsOf(bookings, found);
}

/** Holds the time and tells the client, in one commit. @returns false when time or entry are not as they were */
async function hold(next: Wait & { offer: Offer }, to: string, now: Instant): Promise<boolean> {
  const { offer, id, language, timezone, clientName: fullName } = next;
  try {
    return await db().runTransaction(async (transaction) => {
      const all = db().collection(waits.collection).where('uid', '==', next.uid);
      const own = recordsOf(waits, await transaction.get(all));
      const wait = own.find((each) => each.id === id);
      const slot = { practitionerId: offer.practitionerId, ...toWallTime(offer.startsAt) };
      // One open offer a client, whatever they wait for; another run may have made one.
      if (wait === undefined || own.some((each) => each.offer !== null)) return false;
      if (waiting.isPaused(wait)) return false;
      if (!matches(wait, slot) || wait.insteadOf !== next.insteadOf) return false;
      const writer = writerOf(transaction);
      const claim = offerRefs(wait, offer);
      const owner = { bookingId: offer.id, serviceId: wait.serviceId };
      writeLocks(writer, { ...NO_LOCKS, claim, until: offer.until, blindly: true }, owner);
      writeBusy(writer, offer.practitionerId, { add: busyGranules(claim), remove: [] });
      writer.update(waitRef(id), waits.toStoredPart({ offer }));
      const { startsAt, until } = offer;
      const parameters = { waitId: id, fullName, startsAt, until, timezone };
      const mail = { to, language, template: 'time-offered', bookingId: null } as const;
      queueMail(writer, { ...mail, id: `time-${offer.id}`, parameters }, now);
      return true;
    });
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}
