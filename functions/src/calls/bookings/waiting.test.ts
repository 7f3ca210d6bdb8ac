/** The waiting list on stored documents: who is offered which time, and what each answer writes. */
import type { Booking } from '@tulia/domain/booking/booking';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { Wait } from '@tulia/domain/booking/waiting/wait';
import type { AnswerOfferInput, JoinWaitingListInput } from '@tulia/domain/calls/bookings/waiting';
import { bookings } from '@tulia/domain/records/booking';
import { pushPath } from '@tulia/domain/records/push';
import { waitPath, waits } from '@tulia/domain/records/waiting/wait';
import type { Refusal } from '@tulia/domain/refusal';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitIdOf } from '../../bookings/waiting/entries';
import { offerTimes } from '../../bookings/waiting/offer-times';
import { clientIdOfAccount } from '../../people/clients';
import { putBooking, putWithLocks, storedBooking } from '../../platform/testing/bookings';
import { aClient, aMember } from '../../platform/testing/callers';
import { emails } from '../../platform/testing/mails';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { busyOn, putPractice, storedLocks } from '../../platform/testing/practice';
import { answerOffer, joinWaitingList, leaveWaitingList } from '../client';
import { bookOnBehalf } from './book-on-behalf';
import { createBooking } from './create-booking';
import { deleteMyAccount } from '../people/delete-my-account';
import { exportMyData } from '../people/export-my-data';
import { aBookingRequest, aPhoneRequest } from '@tulia/domain/testing/request';

vi.mock('../../platform/app');
vi.mock('../../meeting/meet-within');

const DATE = '2026-11-26';
const SERVICE = 'individual-therapy';
let now = 0;
const clock = { now: () => now };
const amina = aClient();
const brian = aClient({ uid: 'brian', email: 'brian@example.com', name: 'Brian' });

const wish: JoinWaitingListInput = {
  serviceId: SERVICE,
  practitionerId: null,
  weekdays: [4],
  from: '10:00',
  until: '11:00',
  lastDate: DATE,
  insteadOf: null,
  isAdult: true,
  timezone: 'Africa/Nairobi',
  language: 'en',
};
const join = (caller = amina, change: Partial<JoinWaitingListInput> = {}) =>
  joinWaitingList.handler({ ...wish, ...change }, { caller, clock });
const run = () => offerTimes(clock);
const waitOf = (caller = amina): Wait | null => {
  const data = memory.read(waitPath(waitIdOf(caller.uid, SERVICE)));
  return data && waits.fromStored(data);
};
const offerOf = (caller = amina) => waitOf(caller)?.offer ?? null;
/** Amina is offered a time, and Brian waits behind her for the same. */
const bothWait = async () => {
  await join();
  now += MINUTE;
  await join(brian);
  await run();
};
const request = {
  fullName: 'Amina Otieno',
  phone: '0712 345 678',
  timezone: 'Africa/Nairobi',
  language: 'en' as const,
  consent: { privacyVersion: CONSENT_VERSIONS.privacy, agreementVersion: CONSENT_VERSIONS.adult },
};
const answer = (change: Partial<AnswerOfferInput> = {}, caller = amina) =>
  answerOffer.handler(
    {
      waitId: waitIdOf(caller.uid, SERVICE),
      offerId: offerOf(caller)?.id ?? 'offer_none',
      answer: 'take',
      session: null,
      request: change.answer === 'swap' || change.answer === 'decline' ? null : request,
      ...change,
    },
    { caller, clock },
  );
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: unknown) => (error as Refusal).code,
  );
const holders = () => [...new Set(storedLocks().map(([, { bookingId }]) => bookingId))];
const offers = () => emails().filter(({ template }) => template === 'time-offered');

/** Amina's session on the afternoon of the same day. */
const session = (change: Partial<Booking> = {}) =>
  putWithLocks(
    aConfirmed({
      clientId: clientIdOfAccount('amina'),
      startsAt: toInstant(DATE, '15:00'),
      ...change,
    }),
  );
const swapping = async () => {
  const booking = session();
  await join(amina, { insteadOf: booking.id });
  await run();
  return booking;
};

beforeEach(() => {
  now = toInstant('2026-11-24', '09:00');
  vi.stubEnv('BOOKINGS_PER_PERSON', '50');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '50');
  putPractice([DATE]);
  for (const { uid, email } of [amina, brian]) memoryAccounts.put({ uid, email: email! });
});

describe('a free time', () => {
  it('is held for the first who waits, who alone is told, until 20 minutes later', async () => {
    await bothWait();
    await run();
    const offer = offerOf();
    expect(offer).toMatchObject({ startsAt: toInstant(DATE, '10:00'), until: now + 20 * MINUTE });
    expect(offerOf(brian)).toBeNull();
    expect(holders()).toEqual([offer!.id]);
    expect(storedLocks().every(([, lock]) => lock.expiresAt === offer!.until)).toBe(true);
    expect(busyOn(DATE)).toEqual(['10:00', '10:30']);
    expect(offers()).toMatchObject([{ to: 'amina@example.com', bookingId: null }]);
    expect(memory.read(pushPath(`time-${offer!.id}`))).toMatchObject({ template: 'time-offered' });
  });

  it('goes on when nobody answers, and the first goes to the end of the line', async () => {
    await bothWait();
    now = offerOf()!.until;
    expect(await codeOf(answer())).toBe('offer-over');
    await run();
    expect(waitOf()).toMatchObject({ offer: null, unanswered: 1, inLineAt: now });
    expect(holders()).toEqual([offerOf(brian)!.id]);
    expect(offers()).toHaveLength(2);
  });

  it('goes on at once after a no, which costs no place', async () => {
    await bothWait();
    const joined = waitOf()!.joinedAt;
    await answer({ answer: 'decline' });
    expect(waitOf()).toMatchObject({ offer: null, inLineAt: joined, unanswered: 0 });
    expect(holders()).toEqual([offerOf(brian)!.id]);
    await answer({ answer: 'decline' }, brian);
    expect(storedLocks()).toEqual([]);
    expect(busyOn(DATE)).toEqual([]);
  });

  it.each([
    ['at night', '2026-11-24', '21:00'],
    ['so late that it could end at night', '2026-11-24', '20:41'],
  ])('is not offered %s', async (_, date, time) => {
    await join();
    now = toInstant(date, time);
    await run();
    expect(offers()).toEqual([]);
  });

  it('is not offered over another session of the client', async () => {
    session({ startsAt: toInstant(DATE, '10:00'), practitionerId: 'another' });
    await join();
    await run();
    expect(offers()).toEqual([]);
  });

  it('is not offered while its cancellation can be undone', async () => {
    const undo = { until: now + MINUTE } as unknown as NonNullable<Booking['undo']>;
    const startsAt = toInstant(DATE, '10:00');
    const of = { id: 'gone', clientId: 'c', startsAt, updatedAt: now } as const;
    putBooking(aConfirmed({ ...of, status: 'cancelled', undo }));
    await join();
    await run();
    expect(offers()).toEqual([]);
    now += MINUTE;
    await run();
    expect(offers()).toHaveLength(1);
  });

  it('that somebody takes in the moment of the offer stays theirs, and nothing is told', async () => {
    await join();
    memory.meanwhile(() => {
      putWithLocks(aConfirmed({ id: 'quick', startsAt: toInstant(DATE, '10:00') }));
    });
    await run();
    expect(offerOf()).toBeNull();
    expect(offers()).toEqual([]);
    expect(holders()).toEqual(['quick']);
  });

  it('that is offered cannot be booked, and can once the offer has lapsed, before any job ran', async () => {
    await join();
    await run();
    const asked = aBookingRequest({ date: DATE, time: '10:00', email: brian.email! });
    const book = () => createBooking.handler(asked, { caller: brian, clock });
    expect(await codeOf(book())).toBe('slot-taken');
    const byStaff = aPhoneRequest({ date: DATE, time: '10:00', clientId: null });
    const staff = { caller: aMember('receptionist'), clock };
    const { until } = offerOf()!;
    await expect(bookOnBehalf.handler(byStaff, staff)).rejects.toMatchObject({
      code: 'slot-unavailable',
      details: { reason: 'offered', offeredUntil: until },
    });
    now = until;
    const { bookingId } = await book();
    expect(holders()).toEqual([bookingId]);
    await run();
    expect(holders()).toEqual([bookingId]);
    expect(busyOn(DATE)).toEqual(['10:00', '10:30']);
  });
});

describe('the client', () => {
  it('takes the time: the request has the held locks, and the entry is over', async () => {
    await join();
    await run();
    const offerId = offerOf()!.id;
    const [{ bookingId }, twice] = await Promise.all([answer(), answer()]);
    expect(twice).toEqual({ bookingId });
    expect(storedBooking(bookingId!)).toMatchObject({
      status: 'pending',
      clientUserId: 'amina',
      startsAt: toInstant(DATE, '10:00'),
      consent: request.consent,
    });
    expect(holders()).toEqual([bookingId]);
    expect(waitOf()).toBeNull();
    expect(busyOn(DATE)).toEqual(['10:00', '10:30']);
    // The answer was lost, and the button pressed again, the second time while the client waits for more.
    expect(await answer({ offerId })).toEqual({ bookingId });
    await join();
    expect(await answer({ offerId })).toEqual({ bookingId });
  });

  it('swaps: the session moves, and its old time goes on to the next', async () => {
    const { id, version } = await swapping();
    now += MINUTE;
    await join(brian, { from: '15:00', until: '16:00' });
    const offerId = offerOf()!.id;
    const swap = () => answer({ answer: 'swap', session: { bookingId: id, version }, offerId });
    // Pressed twice, and again since the answer was lost.
    expect([...(await Promise.all([swap(), swap()])), await swap()]).toEqual(
      Array(3).fill({ bookingId: id }),
    );
    expect(storedBooking(id)).toMatchObject({
      status: 'confirmed',
      startsAt: toInstant(DATE, '10:00'),
    });
    expect(waitOf()).toBeNull();
    expect(offerOf(brian)?.startsAt).toBe(toInstant(DATE, '15:00'));
    expect(new Set(holders())).toEqual(new Set([id, offerOf(brian)!.id]));
  });

  it('cannot swap a session that staff have moved meanwhile, and keeps session and offer', async () => {
    const booking = await swapping();
    putBooking({ ...booking, version: booking.version + 1 });
    const before = waitOf();
    const session = { bookingId: booking.id, version: booking.version };
    expect(await codeOf(answer({ answer: 'swap', session }))).toBe('version-conflict');
    expect(waitOf()).toEqual(before);
    expect(new Set(holders())).toEqual(new Set([booking.id, before!.offer!.id]));
  });

  it('stops waiting when the session to be replaced is off, and its offer with it', async () => {
    const booking = await swapping();
    putBooking({ ...booking, status: 'cancelled' });
    await run();
    expect(waitOf()).toBeNull();
    expect(holders()).toEqual([booking.id]);
  });

  it('is offered nothing more after three unanswered offers, until they ask again', async () => {
    await join(amina, { from: '08:00', until: '18:00' });
    for (let count = 0; count < 3; count += 1) {
      await run();
      now = offerOf()!.until;
    }
    await run();
    expect(waitOf()).toMatchObject({ offer: null, unanswered: 3 });
    const joined = waitOf()!.joinedAt;
    await join(amina, { from: '08:00', until: '18:00' });
    await run();
    expect(waitOf()).toMatchObject({ unanswered: 0, joinedAt: joined });
    expect(offers()).toHaveLength(4);
  });

  it('has one open offer at a time, whatever they wait for', async () => {
    await join(amina, { from: '08:00', until: '18:00' });
    await join(amina, { serviceId: 'couples-therapy', from: '08:00', until: '18:00' });
    await run();
    await run();
    expect(offers()).toHaveLength(1);
  });
});

describe('nobody', () => {
  it('answers or ends what another waits for, but staff may end it', async () => {
    await join();
    await run();
    const waitId = waitOf()!.id;
    const offerId = offerOf()!.id;
    for (const way of ['take', 'swap', 'decline'] as const)
      expect(
        await codeOf(
          answer({ waitId, offerId, answer: way, session: { bookingId: 'b1', version: 1 } }, brian),
        ),
      ).toBe('offer-over');
    const end = (caller: typeof amina) =>
      codeOf(leaveWaitingList.handler({ waitId }, { caller, clock }));
    expect(await end(brian)).toBe('not-found');
    expect(await end(aMember('receptionist'))).toBe('ok');
    expect(waitOf()).toBeNull();
    expect(storedLocks()).toEqual([]);
    expect(await end(amina)).toBe('ok');
  });

  it.each<[string, Parameters<typeof join>]>([
    ['email-unverified', [aClient({ emailVerified: false })]],
    ['under-age', [amina, { isAdult: false }]],
    ['service-unavailable', [amina, { serviceId: 'no-such-service' }]],
    ['practitioner-unavailable', [amina, { practitionerId: 'nobody' }]],
    ['invalid-input', [amina, { lastDate: '2026-11-23' }]],
    ['not-found', [amina, { insteadOf: 'none' }]],
  ])('joins against the rules: %s', async (code, [caller, change]) => {
    expect(await codeOf(join(caller, change))).toBe(code);
    expect(memory.records(waits)).toEqual([]);
  });

  it('waits for more than three services, or in place of another’s or a near session', async () => {
    const others = ['adolescent-support', 'couples-therapy', 'consultation'];
    const said = [];
    for (const serviceId of [SERVICE, ...others])
      said.push(await codeOf(join(amina, { serviceId })));
    expect(said).toEqual(['ok', 'ok', 'ok', 'too-many-waits']);
    const { id } = session();
    expect(await codeOf(join(brian, { insteadOf: id }))).toBe('not-found');
    now = toInstant(DATE, '15:00') - 6 * HOUR + 1;
    expect(await codeOf(join(amina, { insteadOf: id }))).toBe('too-late-to-move');
  });

  it('keeps an entry after the account is gone, and the copy of the data has it before', async () => {
    await join();
    await run();
    const leaving = { caller: aClient({ authTime: now }), clock };
    const { waiting } = await exportMyData.handler({}, leaving);
    expect(waiting).toMatchObject([
      { serviceId: SERVICE, offer: { until: new Date(now + 20 * MINUTE).toISOString() } },
    ]);
    await deleteMyAccount.handler({ confirmed: true, language: 'en' }, leaving);
    expect(memory.records(waits)).toEqual([]);
    expect(storedLocks()).toEqual([]);
    expect(memory.records(bookings)).toEqual([]);
  });
});
