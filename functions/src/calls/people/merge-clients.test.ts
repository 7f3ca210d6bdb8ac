/** Two records become one and two again: what is written, what is refused, and what happens meanwhile. */
import { MERGE_UNDO, MOST_WRITES } from '@tulia/domain/booking/clients/merge';
import { isSameClient, recount } from '@tulia/domain/booking/clients/recount';
import type { Booking } from '@tulia/domain/booking/booking';
import { defaultPracticeSettings as settings } from '@tulia/domain/practice/settings';
import { clientMergePath, clientPath } from '@tulia/domain/records/client';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aPhoneRequest } from '@tulia/domain/testing/request';
import { DAY } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientIdOf, readClient } from '../../people/clients';
import { db } from '../../platform/app';
import { aMember } from '../../platform/testing/callers';
import {
  putBooking,
  putClientOf,
  storedBooking,
  storedBookings,
  storedClient,
} from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';
import { putPractice } from '../../platform/testing/practice';
import { trail } from '../../platform/testing/trail';
import { bookOnBehalf } from '../bookings/book-on-behalf';
import { completeBooking } from '../desk';
import { mergeClients, showMerge, undoMerge } from './merge-clients';

vi.mock('../../platform/app');

const NOW = toInstant('2026-11-16', '09:00');
const at = (now = NOW) => ({ caller: aMember('admin'), clock: { now: () => now } });
const address = 'typed@example.com';
const GONE = clientIdOf({ uid: null, email: address }, { id: 'x', createdBy: 'staff' });
const own = aConfirmed({ id: 'own', clientId: 'kept' });
const typed = {
  clientId: GONE,
  clientUserId: null,
  clientEmail: address,
  clientName: 'A. Otieno',
  createdBy: 'staff',
} as const;
const begun = aConfirmed({ ...typed, id: 'begun', startsAt: NOW - DAY, endsAt: NOW - DAY + 1 });
const ahead = aConfirmed({ ...typed, id: 'ahead', startsAt: NOW + DAY, endsAt: NOW + DAY + 1 });

function put(first: Booking, ...others: Booking[]): void {
  for (const booking of [first, ...others]) putBooking(booking);
  putClientOf([first, ...others]);
}
beforeEach(() => {
  put(own);
  put(begun, ahead);
});

const pair = { keep: 'kept', gone: GONE };
function versions({ keep, gone } = pair) {
  const [keepVersion, goneVersion] = [storedClient(keep).version, storedClient(gone).version];
  return { keep, gone, keepVersion, goneVersion };
}
const merge = (asked = versions(), now = NOW) => mergeClients.handler(asked, at(now));
const undo = (gone = GONE, now = NOW) => undoMerge.handler({ gone }, at(now));
const ownersOf = () =>
  Object.fromEntries(storedBookings().map(({ id, clientId }) => [id, clientId]));
const pointer = (id = GONE) => memory.read(clientPath(id));
/** Each stored record is as its stored bookings count it. */
function allAgree(...ids: string[]): void {
  for (const id of ids) {
    const bookings = storedBookings().filter(({ clientId }) => clientId === id);
    const stored = storedClient(id);
    expect(isSameClient(stored, recount(id, stored, bookings, settings, NOW))).toBe(true);
  }
}

describe('merging', () => {
  it('is shown before, with both records, and changes nothing then', async () => {
    const before = [ownersOf(), pointer(), pointer('kept')];
    const { keep, gone, problem } = await showMerge.handler(pair, at());
    expect(problem).toBeNull();
    expect(keep).toMatchObject({ id: 'kept', hasAccount: true, bookings: 1, due: 0, ahead: 3000 });
    expect(gone).toMatchObject({ name: 'A. Otieno', email: address, phone: begun.clientPhone });
    expect(gone).toMatchObject({ hasAccount: false, bookings: 2, due: 3000, ahead: 3000 });
    expect(await showMerge.handler({ keep: GONE, gone: 'kept' }, at())).toMatchObject({
      problem: 'merge-accounts',
    });
    expect([ownersOf(), pointer(), pointer('kept')]).toEqual(before);
  });

  it('passes the bookings on, leads from the one record to the other, and says who did it', async () => {
    const before = [storedBooking('begun'), storedBooking('ahead')];
    await merge();
    // Whose they are, by account and address, decides who may read them (`ownsBooking` of firestore.rules).
    const passed = before.map((booking) => ({ ...booking, clientId: 'kept' }));
    expect([storedBooking('begun'), storedBooking('ahead')]).toEqual(passed);
    expect(storedClient('kept')).toMatchObject({ counts: { requests: 3 }, clientUserId: 'amina' });
    allAgree('kept');
    expect(pointer()).toEqual({ mergedInto: 'kept' });
    expect(memory.read(clientMergePath(GONE))).toMatchObject({
      into: 'kept',
      bookingIds: ['ahead', 'begun'],
      by: { uid: at().caller.uid, name: 'Wanjiru' },
      gone: { name: 'A. Otieno' },
    });
    const [entry, ...others] = trail();
    expect(entry).toMatchObject({ action: 'clients-merged', subject: 'clients/kept' });
    expect([others, entry?.label, entry?.fields]).toEqual([[], undefined, []]);
  });

  it('takes along what staff noted and recorded, and undoing it gives all of it back', async () => {
    const emergencyContact = { name: 'Rose', phone: '0711 000 001', relationship: 'aunt' };
    const noted = { address: 'Ngong Road', emergencyContact };
    memory.put(clientPath(GONE), { ...memory.read(clientPath(GONE)), ...noted });
    memory.put('consents/paper', { clientId: GONE, form: 'adult' });
    memory.put('consents/other', { clientId: 'kept', form: 'adult' });
    await merge();
    expect(storedClient('kept')).toMatchObject(noted);
    expect(memory.read('consents/paper')).toMatchObject({ clientId: 'kept' });
    await undo();
    expect(storedClient('kept')).toMatchObject({ address: '', emergencyContact: null });
    expect(storedClient(GONE)).toMatchObject(noted);
    expect(memory.all('consents')).toMatchObject({
      paper: { clientId: GONE },
      other: { clientId: 'kept' },
    });
  });

  it('happens once when it is asked twice, and one of two that contradict each other is refused', async () => {
    const asked = versions();
    await Promise.all([merge(asked), merge(asked)]);
    await merge(asked);
    expect(trail()).toHaveLength(1);
    expect(storedClient('kept').counts.requests).toBe(3);
  });

  it('of A into B is refused once B went into A', async () => {
    put(aBooking({ ...typed, id: 'other', clientId: 'other' }));
    const there = versions({ keep: 'other', gone: GONE });
    const back = versions({ keep: GONE, gone: 'other' });
    const ends = await Promise.allSettled([merge(there), merge(back)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(merge(back)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is refused for one record, for a person who left, with accounts, and after a change', async () => {
    const asked = versions();
    const refusals: [Partial<typeof asked>, string][] = [
      [{ gone: 'kept' }, 'not-found'],
      [{ gone: 'nobody' }, 'not-found'],
      [{ keep: GONE, gone: 'kept', keepVersion: asked.goneVersion }, 'merge-accounts'],
      [{ goneVersion: asked.goneVersion + 1 }, 'merge-changed'],
      [{ keepVersion: asked.keepVersion + 1 }, 'merge-changed'],
    ];
    for (const [part, code] of refusals)
      await expect(merge({ ...asked, ...part })).rejects.toMatchObject({ code });
    putClientOf([begun, ahead], { leftAt: NOW - 1 });
    await expect(merge()).rejects.toMatchObject({ code: 'not-found' });
    expect([trail(), memory.all('clientMerges')]).toEqual([[], {}]);
  });

  it('is refused whole when one commit cannot hold it', async () => {
    const many = Array.from({ length: MOST_WRITES }, (_, id) => ({ ...ahead, id: `many-${id}` }));
    put(begun, ...many);
    await expect(merge()).rejects.toMatchObject({ code: 'merge-too-many' });
    expect(new Set(Object.values(ownersOf()))).toEqual(new Set(['kept', GONE]));
  });

  it('at the same time as a change of a booking loses neither', async () => {
    const { version } = begun;
    await Promise.all([
      merge(),
      completeBooking.handler({ bookingId: 'begun', version }, at()),
    ]).catch((error: unknown) => expect(error).toMatchObject({ code: 'merge-changed' }));
    if (pointer()?.['mergedInto'] === undefined) await merge();
    expect(storedBooking('begun')).toMatchObject({ status: 'completed', clientId: 'kept' });
    expect(storedClient('kept').counts).toMatchObject({ requests: 3, completed: 1 });
    allAgree('kept');
  });
});

describe('after a merging', () => {
  beforeEach(() => {
    vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
    putPractice([]);
    return merge();
  });
  const book = (clientId: string | null, email: string) =>
    bookOnBehalf.handler(aPhoneRequest({ clientId, email, date: '2026-11-23' }), at());

  it.each([
    ['the address that went', null, address, null],
    ['the record that went', GONE, '', 'amina'],
  ])('a booking by %s is of the record that stays', async (_, chosen, email, account) => {
    const { bookingId } = await book(chosen, email);
    expect(storedBooking(bookingId)).toMatchObject({ clientId: 'kept', clientUserId: account });
    expect(storedClient('kept')).toMatchObject({ clientUserId: 'amina', counts: { requests: 4 } });
    expect(pointer()).toEqual({ mergedInto: 'kept' });
    allAgree('kept');
  });

  it('a commit that had found the other record begins again', async () => {
    const read = () => db().runTransaction((transaction) => readClient(transaction, GONE));
    await expect(read()).rejects.toMatchObject({ code: 'busy' });
    putClientOf([own], { leftAt: NOW });
    expect(await read()).toBeNull();
    const { bookingId } = await book(null, address);
    expect(storedBooking(bookingId).clientId).toBe(GONE);
    expect(storedClient(GONE)).toMatchObject({ email: address, counts: { requests: 1 } });
  });

  it('both records are there again within a day, with the bookings as they are then', async () => {
    const since = await book(null, address);
    await completeBooking.handler({ bookingId: 'begun', version: begun.version }, at());
    await undo(GONE, NOW + MERGE_UNDO - 1);
    expect(ownersOf()).toEqual({
      own: 'kept',
      begun: GONE,
      ahead: GONE,
      [since.bookingId]: 'kept',
    });
    expect(storedClient(GONE)).toMatchObject({ name: 'A. Otieno', counts: { completed: 1 } });
    expect(storedClient('kept')).toMatchObject({ mergedFrom: [], counts: { requests: 2 } });
    allAgree('kept', GONE);
    expect(memory.all('clientMerges')).toEqual({});
    expect(trail().map(({ action }) => action)).toContain('clients-unmerged');
    await expect(undo()).rejects.toMatchObject({ code: 'merge-over' });
    await merge();
    expect(storedBooking('begun').clientId).toBe('kept');
  });

  it('what an account has claimed meanwhile stays with the account', async () => {
    putBooking({ ...storedBooking('ahead'), clientId: 'of-account', clientUserId: 'zawadi' });
    await undo();
    expect(ownersOf()).toMatchObject({ ahead: 'of-account', begun: GONE });
  });

  it('is over after a day, and while the record that stayed is merged itself', async () => {
    await expect(undo(GONE, NOW + MERGE_UNDO)).rejects.toMatchObject({ code: 'merge-over' });
    await expect(undo('nobody')).rejects.toMatchObject({ code: 'merge-over' });
    expect(ownersOf()['begun']).toBe('kept');
  });
});

it('records in a row lead to the last one, and back again step by step', async () => {
  const middle = aBooking({ ...typed, id: 'middle', clientId: 'middle' });
  put(middle);
  await merge(versions({ keep: 'middle', gone: GONE }));
  await merge(versions({ keep: 'kept', gone: 'middle' }));
  expect([pointer(), pointer('middle')]).toEqual(Array(2).fill({ mergedInto: 'kept' }));
  expect(storedClient('kept').mergedFrom.map(({ id }) => id)).toEqual(['middle', GONE]);
  await expect(undo()).rejects.toMatchObject({ code: 'merge-over' });
  await undo('middle');
  expect(pointer()).toEqual({ mergedInto: 'middle' });
  expect(storedClient('kept').mergedFrom).toEqual([]);
  await undo();
  expect(ownersOf()).toEqual({ own: 'kept', begun: GONE, ahead: GONE, middle: 'middle' });
  allAgree('kept', 'middle', GONE);
});
