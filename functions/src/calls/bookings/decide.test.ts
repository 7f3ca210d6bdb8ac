/**
 * Decisions of staff and clients about a session: the times taken and freed, the mails, and what is answered to whoever
 * saw an old version.
 */
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { UNDO_KEPT } from '@tulia/domain/booking/cancellation';
import { nothingPaid } from '@tulia/domain/money/summary';
import { defaultPractitionerContact } from '@tulia/domain/practice/practitioner';
import { bookingStatusPath } from '@tulia/domain/records/booking';
import { clientPath } from '@tulia/domain/records/client';
import { mailPath } from '@tulia/domain/records/mail';
import { TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import type { Refusal } from '@tulia/domain/refusal';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aGuardianConsent } from '@tulia/domain/testing/consent';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant, toWallTime } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meetWithin } from '../../meeting/meet-within';
import { discardEvent } from '../../meeting/reconcile-meeting';
import {
  historyOf,
  putBooking,
  putWithLocks,
  storedBooking,
} from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { busyOn, locksOf, putPractice } from '../../platform/testing/practice';
import { deliverPush } from '../../push/deliver-push';
import { makePayLink } from '../money';
import { cancelBooking, moveBooking } from '../client';
import { confirmBooking, rejectBooking, reopenBooking, saveNote, undoCancel } from '../desk';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within', () => ({ meetWithin: vi.fn() }));
vi.mock('../../meeting/reconcile-meeting', () => ({ discardEvent: vi.fn() }));
vi.mock('../../push/deliver-push', () => ({ deliverPush: vi.fn() }));

const { id, version, startsAt } = aBooking();
const NOW = startsAt - 3 * DAY;
const clock = { now: () => NOW };
const { date: DATE } = toWallTime(startsAt);
const MEETING = { meeting: 'wanted' as const, problem: null };
const NJERI = defaultPractitionerContact.email;
const reception = aMember('receptionist');
const admin = aMember('admin');
const seen = { bookingId: id, version };
const old = { bookingId: id, version: version - 1 };
const otherTime = { ...seen, date: DATE, time: '16:00' };
const confirm = (caller = reception, input = otherTime) =>
  confirmBooking.handler(input, { caller, clock });
const move = (caller = reception, input = otherTime) =>
  moveBooking.handler(input, { caller, clock });
const reject = (asked = seen) =>
  rejectBooking.handler({ ...asked, reason: 'We are full.' }, { caller: reception, clock });
const cancel = (
  caller = reception,
  input: Partial<Parameters<typeof cancelBooking.handler>[0]> = {},
) => cancelBooking.handler({ ...seen, ...input }, { caller, clock });
const reopen = (asked = seen) => reopenBooking.handler(asked, { caller: admin, clock });

/** Another session of the same practitioner, at the other time unless it is said when. */
const another = (at = toInstant(DATE, '16:00')) =>
  putWithLocks(aConfirmed({ id: 'other', referenceNumber: 'OTHER', startsAt: at }));
const stands = () => storedBooking(id);
const locked = (bookingId = id) => [
  ...new Set(Object.values(locksOf(bookingId)).map(({ time }) => time)),
];
const sent = () =>
  emails()
    .map(({ to, template }) => `${to} ${template}`)
    .sort();

beforeEach(() => {
  vi.mocked(meetWithin).mockReset().mockResolvedValue(MEETING);
  vi.mocked(discardEvent).mockReset();
  vi.mocked(deliverPush).mockReset();
  putPractice([]);
});

describe('a request', () => {
  beforeEach(() => putWithLocks(aBooking()));

  it('that is confirmed at another time has only the new time, and gets a meeting', async () => {
    expect(await confirm()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    expect(stands()).toMatchObject({ status: 'confirmed', startsAt: toInstant(DATE, '16:00') });
    expect(locked()).toEqual(['16:00', '16:30']);
    expect(sent()).toContain('amina@example.com booking-confirmed');
    expect(sent().filter((each) => each.startsWith(NJERI))).toHaveLength(1);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('that is confirmed is a session for its client, on its card, in the totals and in the months', async () => {
    putPractice([DATE], ['14:00', '14:30']);
    memory.put(TOTAL_STATS_PATH, { statuses: { pending: 2, confirmed: 5 } });
    await confirm();
    expect(busyOn(DATE)).toEqual(['16:00', '16:30']);
    expect(memory.read(TOTAL_STATS_PATH)).toEqual({ statuses: { pending: 1, confirmed: 6 } });
    const { clientId, referenceNumber } = stands();
    expect(memory.read(clientPath(clientId))).toMatchObject({
      coming: { [id]: { status: 'confirmed', startsAt: toInstant(DATE, '16:00') } },
    });
    expect(memory.read(bookingStatusPath(referenceNumber))).toMatchObject({ status: 'confirmed' });
    expect(historyOf(id)).toMatchObject([{ action: 'confirm' }]);
  });

  it('that is confirmed turns its hold into a session, which does not lapse', async () => {
    putWithLocks(aBooking({ holdExpiresAt: NOW - 1 }), NOW - 1);
    await confirm(reception, { ...seen, date: DATE, time: '14:00' });
    const locks = Object.values(memory.all('slots'));
    expect(locks).toHaveLength(4);
    for (const lock of locks) expect(lock).toMatchObject({ kind: 'session', expiresAt: null });
    const confirmed = { confirmedDate: DATE, confirmedTimeSlot: '14:00' };
    expect(stands()).toMatchObject({ holdExpiresAt: null, ...confirmed });
  });

  it('is not confirmed onto the time of another session, and free times are named instead', async () => {
    another();
    putPractice([DATE]);
    const refusal = (await confirm().catch((error: unknown) => error)) as Refusal;
    expect(refusal).toMatchObject({ code: 'slot-taken' });
    expect(refusal.details).toMatchObject({ freeTimes: Array(5).fill({ date: DATE }) });
    expect([stands().status, sent()]).toEqual(['pending', []]);
    expect(meetWithin).not.toHaveBeenCalled();
  });

  it('of a client of 12 to 17 cannot be confirmed before the named guardian has agreed', async () => {
    const guardian = { name: 'Rose', phone: '', email: 'rose@example.com', consents: false };
    const young = { ageBand: 'adolescent', guardian } as const;
    putBooking(aBooking(young));
    await expect(confirm()).rejects.toMatchObject({ code: 'guardian-required' });
    putBooking(aBooking({ ...young, guardian: { ...guardian, consents: true } }));
    await expect(confirm()).rejects.toMatchObject({ code: 'guardian-consent-due' });
    expect([stands().status, sent()]).toEqual(['pending', []]);
    const guardianConsent = aGuardianConsent();
    putBooking(aBooking({ ...young, guardian: { ...guardian, consents: true }, guardianConsent }));
    expect(await confirm()).toMatchObject({ status: 'confirmed' });
  });

  it('that is rejected frees its time, and only the client gets an email', async () => {
    putBooking(aBooking({ holdExpiresAt: NOW + HOUR }));
    expect(await reject()).toEqual({ status: 'rejected', version: version + 1 });
    const rejected = { status: 'rejected', rejectionReason: 'We are full.', holdExpiresAt: null };
    expect(stands()).toMatchObject(rejected);
    expect([locked(), sent()]).toEqual([[], ['amina@example.com booking-rejected']]);
  });

  it('whose time another booking took after the hold lapsed can be rejected; the other booking keeps the time', async () => {
    another(startsAt);
    putPractice([DATE], ['14:00', '14:30']);
    await reject();
    expect([locked('other'), busyOn(DATE)]).toEqual(Array(2).fill(['14:00', '14:30']));
  });
});

describe('a session', () => {
  const ready = { ...noMeeting, state: 'ready' as const, source: 'google' as const, forVersion: 2 };
  beforeEach(() => putWithLocks(aConfirmed({ meeting: ready })));

  it('is moved by its client only to a day that the public months open, and by staff to any', async () => {
    await expect(move(aClient())).rejects.toMatchObject({ code: 'slot-unavailable' });
    expect(await move()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    const invitedAnew = { calendarSequence: 0 };
    expect(stands()).toMatchObject({
      confirmedDate: DATE,
      confirmedTimeSlot: '16:00',
      ...invitedAnew,
    });
    expect(locked()).toEqual(['16:00', '16:30']);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
    putPractice([DATE]);
    await move(aClient(), { ...otherTime, version: version + 1, time: '10:00' });
    expect(locked()).toEqual(['10:00', '10:30']);
  });

  it('is cancelled once, frees its time, loses its meeting, and the answer says whether the money goes back', async () => {
    const done = { status: 'cancelled', version: version + 1, refund: 0, kept: 0 };
    expect(await cancel(aClient())).toEqual(done);
    expect([locked(), stands().cancelledBy]).toEqual([[], 'client']);
    expect(await cancel(aClient())).toEqual(done);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
    expect(sent().filter((each) => each.startsWith('amina'))).toHaveLength(1);
  });

  it.each([
    ['its client cancels rings staff', aClient(), {}, [`${id}_${version + 1}_staff-cancelled`]],
    ['staff cancel does not ring', reception, { askedBy: 'client' as const }, []],
  ])('that %s', async (_, caller, said, rung) => {
    await cancel(caller, said);
    expect(Object.keys(memory.all('pushes')).filter((each) => each.includes('staff'))).toEqual(
      rung,
    );
  });

  it.each([
    ['kept', false, { refund: 0, kept: 3000 }],
    ['to go back where the fee is waived', true, { refund: 3000, kept: 0 }],
  ])('that its client cancels late is told to be %s', async (_, waivesFee, money) => {
    const payment = { ...nothingPaid(3000), paid: 3000, state: 'paid' as const };
    putBooking(aConfirmed({ startsAt: NOW + HOUR, payment }));
    expect(await cancel(reception, { askedBy: 'client', waivesFee })).toMatchObject(money);
  });

  it('without a meeting is cancelled without a request to Google', async () => {
    putBooking(aConfirmed());
    await cancel();
    expect(meetWithin).not.toHaveBeenCalled();
  });

  const undo = () =>
    undoCancel.handler({ bookingId: id, version: version + 1 }, { caller: reception, clock });
  const states = () => emails().map(({ state, notBefore }) => [state, notBefore - NOW]);

  it('that staff cancel keeps its emails and its meeting waiting until the second call', async () => {
    await cancel(reception, { undoable: true });
    await cancel(reception, { undoable: true });
    expect([stands().status, locked(), states()]).toEqual([
      'cancelled',
      [],
      [['pending', UNDO_KEPT]],
    ]);
    expect([meetWithin, deliverPush].map((each) => vi.mocked(each).mock.calls)).toEqual([[], []]);
    await cancel();
    expect(states()).toEqual([['pending', 0]]);
    const [mailId] = Object.keys(memory.all('mail'));
    expect(vi.mocked(deliverPush).mock.calls).toEqual([[mailId, clock]]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('that staff cancel and undo is as before, and no email is sent', async () => {
    const before = stands();
    await cancel(reception, { undoable: true });
    expect(await undo()).toEqual({ status: 'confirmed', version: version + 2 });
    expect(stands()).toMatchObject({ ...before, version: version + 2, updatedAt: NOW });
    expect([locked(), states()]).toEqual([['14:00', '14:30'], [['skipped', UNDO_KEPT]]]);
    const rings = Object.keys(memory.all('pushes'));
    expect(rings).toEqual([`${stands().id}_${startsAt}_staff-session`]);
    expect([meetWithin, discardEvent].map((each) => vi.mocked(each).mock.calls)).toEqual([[], []]);
  });

  it('stays cancelled once its email is being sent, or another booking has its time', async () => {
    await cancel(reception, { undoable: true });
    another(startsAt);
    await expect(undo()).rejects.toMatchObject({ code: 'slot-taken' });
    const [mailId, mail] = Object.entries(memory.all('mail'))[0]!;
    memory.put(mailPath(mailId), { ...mail, state: 'sending' });
    await expect(undo()).rejects.toMatchObject({ code: 'undo-too-late' });
    expect(stands().status).toBe('cancelled');
  });

  it('is neither moved nor cancelled by a stranger, who does not learn that it exists', async () => {
    const stranger = aClient({ uid: 'brian', email: 'brian@example.com' });
    for (const act of [move, cancel])
      await expect(act(stranger)).rejects.toMatchObject({ code: 'not-found' });
    expect(stands()).toMatchObject({ status: 'confirmed', startsAt });
  });
});

describe('a session that was cancelled', () => {
  const off = {
    ...noMeeting,
    state: 'unwanted' as const,
    source: 'google' as const,
    forVersion: 2,
  };
  beforeEach(() => putBooking(aConfirmed({ status: 'cancelled', meeting: off })));

  it('is reopened at its time with a new meeting, and the former event is removed', async () => {
    const before = stands();
    expect(await reopen()).toEqual({ status: 'confirmed', version: version + 1, ...MEETING });
    expect(locked()).toEqual(['14:00', '14:30']);
    expect(stands().meeting).toMatchObject({ state: 'wanted', forVersion: version + 1 });
    expect(vi.mocked(discardEvent).mock.calls).toEqual([[before, 2]]);
    expect(vi.mocked(meetWithin).mock.calls).toEqual([[id, clock]]);
  });

  it('is not reopened when another booking has its time', async () => {
    another(startsAt);
    await expect(reopen()).rejects.toMatchObject({ code: 'slot-taken' });
    expect([stands().status, locked(), locked('other')]).toEqual([
      'cancelled',
      [],
      ['14:00', '14:30'],
    ]);
    expect(discardEvent).not.toHaveBeenCalled();
  });
});

describe('a version conflict', () => {
  it.each<[string, Partial<Booking>, () => Promise<unknown>]>([
    ['confirm', {}, () => confirm(reception, { ...otherTime, ...old })],
    ['reject', {}, () => reject(old)],
    ['move', aConfirmed(), () => move(reception, { ...otherTime, ...old })],
    ['cancel', aConfirmed(), () => cancel(reception, old)],
    ['reopen', aConfirmed({ status: 'completed' }), () => reopen(old)],
  ])('%s of an old version is refused, and nothing has happened', async (_, change, decide) => {
    putBooking(aBooking(change));
    await expect(decide()).rejects.toMatchObject({ code: 'version-conflict' });
    expect([stands(), sent(), historyOf(id)]).toEqual([aBooking(change), [], []]);
  });

  it('names the last change of the booking, and never a note or a link', async () => {
    // In the order of the history a link stands before this change.
    putBooking(aConfirmed({ status: 'cancelled' }));
    const { version: present } = await reopen();
    const caller = { ...aMember('super_admin'), name: 'Dr Achieng' };
    const context = { caller, clock };
    await saveNote.handler({ bookingId: id, version: 0, text: 'Call before.' }, context);
    for (let count = 0; count < 6; count += 1)
      await makePayLink.handler({ bookingId: id }, context);
    await expect(cancel(caller)).rejects.toMatchObject({
      code: 'version-conflict',
      details: { version: present, status: 'confirmed', by: admin.name, action: 'reopen' },
    });
    await cancel(caller, { version: present });
  });

  it('does not tell a client which staff member made the change', async () => {
    putBooking(aBooking());
    const { version: present } = await confirm();
    const refusal = await cancel(aClient()).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'version-conflict' });
    expect(refusal).toHaveProperty('details', { version: present, status: 'confirmed' });
  });
});
