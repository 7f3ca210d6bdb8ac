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
  matches,
  nextOffer,
  offerableTimes,
  type WaitState,
} from '@tulia/domain/booking/waiting/next-offer';
import * as waiting from '@tulia/domain/booking/waiting/wait';
import {
  isOffered,
  type Offered,
  type PlacedTime,
  type Wait,
} from '@tulia/domain/booking/waiting/wait';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { waits } from '@tulia/domain/records/waiting/wait';
import { DAY, type Instant } from '@tulia/domain/time/instant';
import { addDays, monthsBetween, toWallTime } from '@tulia/domain/time/practice-time';
import { queueMail } from '../../mail/outbox';
import { clientIdOfAccount } from '../../people/clients';
import { db } from '../../platform/app';
import { accountsOf } from '../../platform/account-records';
import type { Clock } from '../../platform/clock';
import { logIfFails } from '../../platform/log-if-fails';
import { readRecord, recordsOf } from '../../platform/stored';
import { isAlreadyExists, writerOf } from '../../platform/writer';
import { activePeople } from '../../practice/practitioners';
import { readService } from '../../practice/services';
import { readSettings } from '../../practice/settings';
import { readMonths } from '../../schedule/availability-months';
import { writeLocks } from '../../schedule/slot-locks';
import { settle, waitRef } from './entries';

type Standing = Pick<WaitState, 'wait' | 'instead'>;

const PER_RUN = 200;
/** More sessions than a client has ahead, or had within a day. */
const OWN_MOST = 100;

/** @returns the number of offers */
export async function offerTimes(clock: Clock): Promise<number> {
  const now = clock.now();
  if (!waiting.isOfferTime(now)) return 0;
  const found = await db().collection(waits.collection).orderBy('inLineAt').limit(PER_RUN).get();
  if (found.empty) return 0;
  const line: Standing[] = [];
  for (const wait of recordsOf(waits, found)) {
    await logIfFails('entry left to the next run', { where: 'offerTimes' }, async () => {
      const next = await standing(wait, now);
      if (next !== null) line.push(next);
    });
  }
  const offered = new Set(line.flatMap(({ wait }) => (isOffered(wait) ? wait.uid : [])));
  const open = line.filter(({ wait }) => !offered.has(wait.uid) && !waiting.isPaused(wait));
  if (open.length === 0) return 0;
  return offerInTurn(
    open.sort((one, other) => waiting.byPlace(one.wait, other.wait)),
    now,
  );
}

/** The entry after what has ended; null when it is over. */
async function standing(wait: Wait, now: Instant): Promise<Standing | null> {
  const { insteadOf, id } = wait;
  const instead = insteadOf === null ? null : await readRecord(bookings, bookingPath(insteadOf));
  const decide = (present: Wait) => waiting.atPresent(present, instead, now);
  const found = decide(wait) === wait ? wait : await settle(id, decide);
  const after = found && decide(found);
  return after && { wait: after, instead };
}

async function offerInTurn(line: readonly Standing[], now: Instant): Promise<number> {
  const [settings, people, undoable, accounts] = await Promise.all([
    readSettings(),
    activePeople(),
    undoableTimes(now),
    accountsOf([...new Set(line.map(({ wait }) => wait.uid))]),
  ]);
  const addresses = new Map(accounts.map((each) => [each.uid, addressOf(each)]));
  const today = toWallTime(now).date;
  const months = monthsBetween(today, addDays(today, settings.windowDays + 1));
  const ids = [...new Set(line.map(({ wait }) => wait.serviceId))];
  const services = new Map(
    await Promise.all(ids.map(async (id) => [id, await aboutService(id, people, months)] as const)),
  );
  const kept: PlacedTime[] = [...undoable];
  const offered = new Set<string>();
  for (const { wait, instead } of line) {
    const { uid, serviceId } = wait;
    const to = addresses.get(uid) ?? '';
    const about = services.get(serviceId);
    if (about === undefined || to === '' || offered.has(uid)) continue;
    await logIfFails('offer left to the next run', { where: 'offerTimes' }, async () => {
      const state: WaitState = { wait, instead, ...about };
      const times = offerableTimes(state, kept, settings, now);
      if (times.length === 0) return;
      const next = nextOffer(state, times, await ownBookings(uid, now), settings, now);
      if (next === null) return;
      // Whoever took the time meanwhile keeps it; the entry waits for the next run.
      kept.push(next.offer);
      if (await hold(next, to, now)) offered.add(uid);
    });
  }
  return offered.size;
}

async function aboutService(
  serviceId: string,
  working: readonly Candidate['practitioner'][],
  months: string[],
): Promise<Pick<WaitState, 'minutes' | 'people'>> {
  const service = await readService(serviceId);
  const people = working.map(async (practitioner) => {
    const place = { practitionerId: practitioner.id, serviceId };
    return { practitioner, months: await readMonths(db(), place, months) };
  });
  const minutes = service?.isActive === true ? service.durationMinutes : null;
  return { minutes, people: await Promise.all(people) };
}

/** The address that the account has proved; empty for none. */
const addressOf = (account: { email?: string; emailVerified: boolean; disabled: boolean }) =>
  account.emailVerified && !account.disabled ? (account.email?.toLowerCase() ?? '') : '';

/** Staff may still take these cancellations back. */
async function undoableTimes(now: Instant): Promise<PlacedTime[]> {
  const found = await db()
    .collection(bookings.collection)
    .where('updatedAt', '>=', new Date(now - UNDO_KEPT))
    .get();
  return recordsOf(bookings, found).filter((each) => undoableUntil(each, now) !== null);
}

async function ownBookings(uid: string, now: Instant): Promise<Booking[]> {
  const found = await db()
    .collection(bookings.collection)
    .where('clientId', '==', clientIdOfAccount(uid))
    .where('startsAt', '>=', new Date(now - DAY))
    .orderBy('startsAt', 'desc')
    .limit(OWN_MOST)
    .get();
  return recordsOf(bookings, found);
}

/** Holds the time and tells the client, in one commit. @returns false when time or entry are not as they were */
async function hold(next: Offered, to: string, now: Instant): Promise<boolean> {
  const { offer, id, language, timezone, clientName: fullName } = next;
  try {
    return await db().runTransaction(async (transaction) => {
      const all = db().collection(waits.collection).where('uid', '==', next.uid);
      const own = recordsOf(waits, await transaction.get(all));
      const wait = own.find((each) => each.id === id);
      const slot = { practitionerId: offer.practitionerId, ...toWallTime(offer.startsAt) };
      // One open offer a client, whatever they wait for; another run may have made one.
      if (wait === undefined || own.some(isOffered)) return false;
      if (waiting.isPaused(wait) || wait.insteadOf !== next.insteadOf) return false;
      if (!matches(wait, slot)) return false;
      const writer = writerOf(transaction);
      const { startsAt, until } = offer;
      const locks = { ...NO_LOCKS, claim: offerRefs(next), until, blindly: true };
      writeLocks(writer, locks, { bookingId: offer.id, serviceId: wait.serviceId });
      writer.update(waitRef(id), waits.toStoredPart({ offer }));
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
