/** What becomes of a client when a booking changes, or when it is counted anew. */
import { recount } from '@tulia/domain/booking/clients/recount';
import { yearsAfter } from '@tulia/domain/booking/retention';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { Booking } from '@tulia/domain/booking/booking';
import { clientWrite } from '@tulia/domain/records/booking-writes';
import { clientChanges, type Client } from '@tulia/domain/booking/clients/client';
import { clientPath } from '@tulia/domain/records/client';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { putBooking, putClient, storedClient } from '../platform/testing/bookings';
import { carryOut } from '../platform/carry-out';
import { memory } from '../platform/testing/memory-database';
import { writerOf } from '../platform/writer';
import { repairClient, applyToClients } from './clients';

vi.mock('../platform/app');

const settings = defaultPracticeSettings;
const held = aConfirmed({ id: 'held', status: 'completed' });
const later = aConfirmed({ id: 'later', status: 'completed', startsAt: held.startsAt + 7 * DAY });
const ofAnother = aBooking({ id: 'x', clientId: 'of-another', startsAt: held.startsAt + 99 * DAY });
const NOW = later.startsAt + DAY;

const put = (...all: readonly Booking[]) => {
  for (const booking of all) putBooking(booking);
};
/** The client as these bookings say. */
function countedFrom(...all: readonly Booking[]): Client {
  return recount(held.clientId, null, all, settings, 1)!;
}
const isThere = () => memory.read(clientPath(held.clientId)) !== null;
const stored = () => storedClient(held.clientId);

/** What a change of a booking makes of its client. @param known what the commit has read of the client already */
async function change(before: Booking | null, after: Booking | null, known?: Client | null) {
  const changes = before === null && after === null ? [] : clientChanges(before, after, NOW);
  await db().runTransaction(async (transaction) => {
    const map = known === undefined ? new Map() : new Map([[held.clientId, known]]);
    const changed = await applyToClients(transaction, changes, map, settings);
    carryOut(writerOf(transaction), changed.map(clientWrite));
  });
}

beforeEach(() => put(ofAnother));

describe('a change of a booking', () => {
  it('that takes the last session away finds the one before it, and until when that is kept', async () => {
    put(held, later);
    putClient(countedFrom(held, later));
    await change(later, { ...later, status: 'cancelled' });
    expect(stored()).toMatchObject({ lastSessionAt: held.startsAt, counts: { cancelled: 1 } });
    expect(stored().retention.until).toBe(yearsAfter(held.endsAt, 7));
  });

  it('of a client whose document is missing counts it anew, from its own bookings alone', async () => {
    put(held, later);
    await change(later, { ...later, status: 'no_show' });
    const counts = { requests: 2, completed: 1, noShows: 1 };
    expect(stored()).toMatchObject({ counts, lastSessionAt: held.startsAt });
  });

  it('starts from the client as the commit has read it', async () => {
    put(held);
    putClient({ ...countedFrom(held), name: 'Read later' });
    await change(held, { ...held, status: 'no_show' }, countedFrom(held));
    expect(stored()).toMatchObject({ name: held.clientName, counts: { noShows: 1 } });
  });
});

describe('a client that is counted anew', () => {
  const repair = () => repairClient(held.clientId, settings, NOW);

  it('is corrected where it differs, and keeps its contact and its day of change', async () => {
    put(held, later);
    const right = countedFrom(held, later);
    putClient({ ...right, counts: { ...right.counts, requests: 9 }, name: 'A. O.', version: 4 });
    expect(await repair()).toBe(true);
    const { counts, updatedAt } = right;
    expect(stored()).toMatchObject({ counts, updatedAt, name: 'A. O.', version: 5 });
    expect(await repair()).toBe(false);
    expect(stored().version).toBe(5);
  });

  it('is made where it is missing, and goes where it has no booking', async () => {
    put(held);
    expect(await repair()).toBe(true);
    expect(stored()).toMatchObject({ counts: { requests: 1 }, version: 1 });
    memory.clear();
    putClient(countedFrom(held));
    expect(await repair()).toBe(true);
    expect(isThere()).toBe(false);
    expect(await repair()).toBe(false);
  });

  it('counts a booking that comes in between', async () => {
    put(held);
    memory.meanwhile(() => {
      put(later);
      putClient(countedFrom(held, later));
    });
    expect(await repair()).toBe(false);
    expect(stored().counts.requests).toBe(2);
  });
});
