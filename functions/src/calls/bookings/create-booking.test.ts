/** A client, or a guest, asks for a session: who may, how often, for which times, and what is written of it. */
import { pendingOf } from '@tulia/domain/booking/clients/client';
import { CONSENT_VERSIONS } from '@tulia/domain/booking/consent/consent-versions';
import type { CreateBookingInput } from '@tulia/domain/calls/bookings/create-booking';
import { defaultPractitioner } from '@tulia/domain/practice/practitioner';
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingStatusPath, confidentialRequestPath } from '@tulia/domain/records/booking';
import { clientPath, clients } from '@tulia/domain/records/client';
import { leftPath } from '@tulia/domain/records/left';
import { pushes } from '@tulia/domain/records/push';
import { TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import type { Refusal } from '@tulia/domain/refusal';
import { lockRefs } from '@tulia/domain/slot/lock-refs';
import { aBookingRequest, ASKS_EVERY_DETAIL, everyDetail } from '@tulia/domain/testing/request';
import { DAY, HOUR, MINUTE, type Instant } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimFor } from '../../bookings/claim';
import { clientIdOfAccount } from '../../people/clients';
import type { Caller } from '../../platform/caller';
import { historyOf, storedBooking, storedBookings } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { recordedConsents } from '../../platform/testing/consents';
import { emails } from '../../platform/testing/mails';
import { memory, memoryAccounts } from '../../platform/testing/memory-database';
import { busyOn, locksOf, putPractice, putSettings } from '../../platform/testing/practice';
import { confirmBooking } from '../desk';
import { createBooking } from './create-booking';

vi.mock('../../platform/app');

/** A Tuesday, on which a session is asked for unless another day is named. */
const DATE = '2026-11-24';
/** As open as the Tuesday, so that only the opening hours forbid it. */
const SUNDAY = '2026-11-29';
const TEN = toInstant(DATE, '10:00');
const amina = aClient();
const brian = aClient({ uid: 'brian', email: 'brian@example.com' });
/** Each test has an hour of its own, since what was counted in one stays counted. */
let now = toInstant('2026-11-10', '09:00');
let asked = 0;

const requestOf = (change: Partial<CreateBookingInput> = {}) => {
  asked += 1;
  return aBookingRequest({ requestId: `request-of-test-${asked}`, date: DATE, ...change });
};
const send = (input: CreateBookingInput, caller: Caller = amina) =>
  createBooking.handler(input, { caller, clock: { now: () => now } });
const ask = (change: Partial<CreateBookingInput> = {}, caller?: Caller) =>
  send(requestOf(change), caller);
const codeOf = (error: unknown) => (error as Refusal).code;
const pendingOfAmina = () => {
  const stored = memory.read(clientPath(clientIdOfAccount('amina')));
  return pendingOf(stored && clients.fromStored(stored));
};
const receivers = () => emails().map(({ to }) => to);
const takenBy = (bookingId: string) => Object.keys(locksOf(bookingId)).length;
/** All that a request may leave behind. */
const written = () =>
  ['bookings', 'slots', 'clients', 'consents', 'mail', 'stats', 'quotas'].filter(
    (collection) => Object.keys(memory.all(collection)).length > 0,
  );
/** The practitioner's public month says nothing of the times that are taken. */
const hideBusy = () => {
  const path = availabilityPath(defaultPractitioner.id, '2026-11');
  memory.put(path, { ...memory.read(path), days: { [DATE]: { isAvailable: true } } });
};

beforeEach(() => {
  now += HOUR;
  vi.stubEnv('BOOKINGS_PER_PERSON', '4');
  vi.stubEnv('BOOKINGS_PER_MAILBOX_AND_DAY', '20');
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  putPractice([DATE, SUNDAY]);
});

describe('a request', () => {
  it('is written with all that belongs to it, and what is confided stands in one place', async () => {
    const said = { specialRequests: 'a quiet room', ...everyDetail };
    const confided = { ...said, category: 'trauma' } as const;
    const answer = await ask({ serviceId: ASKS_EVERY_DETAIL, language: 'sw', ...confided });
    const booking = storedBooking(answer.bookingId);
    const { id, referenceNumber } = booking;
    expect(answer).toEqual({
      bookingId: id,
      referenceNumber,
      status: 'pending',
      practitioner: { id: defaultPractitioner.id, name: defaultPractitioner.name },
      startsAt: TEN,
      endsAt: TEN + HOUR,
      holdExpiresAt: now + 15 * MINUTE,
    });
    const about = { clientUserId: 'amina', clientName: 'Amina Hassan', service: { price: 2500 } };
    const { holdExpiresAt } = answer;
    expect(booking).toMatchObject({ ...about, startsAt: TEN, status: 'pending', holdExpiresAt });
    const locks = locksOf(id);
    const wanted = lockRefs(booking, booking).map((ref) => ref.id);
    expect(Object.keys(locks).sort()).toEqual(wanted.sort());
    for (const lock of Object.values(locks))
      expect(lock).toMatchObject({ kind: 'hold', expiresAt: holdExpiresAt });
    expect(busyOn(DATE)).toEqual(['10:00', '10:30']);
    const card = { referenceNumber, status: 'pending', clientName: 'Amina Hassan' };
    expect(memory.read(bookingStatusPath(referenceNumber))).toEqual(card);
    expect(memory.read(confidentialRequestPath(id))).toEqual(confided);
    const elsewhere = JSON.stringify([booking, memory.all('mail'), memory.all('clients')]);
    for (const text of Object.values(said)) expect(elsewhere).not.toContain(text);
    expect(historyOf(id)).toMatchObject([{ action: 'create' }]);
    expect(pendingOfAmina()).toEqual([id]);
    expect(memory.read(TOTAL_STATS_PATH)).toEqual({ statuses: { pending: 1 } });
    expect(receivers()).toContain('amina@example.com');
    expect(recordedConsents()).toEqual([
      ['amina', 'adult', 'sw', null, now],
      ['amina', 'privacy', 'sw', null, now],
    ]);
  });

  it('rings staff once, also when it was sent twice', async () => {
    const request = requestOf();
    const { bookingId } = await send(request);
    await send(request);
    const push = { template: 'staff-request', bookingId, startsAt: TEN };
    const waiting = Object.values(memory.all('pushes')).map((each) => pushes.fromStored(each));
    expect(waiting).toMatchObject([{ ...push, dueAt: now, attempts: 0 }]);
  });

  it('sent twice, also at the same moment, is one booking with one answer', async () => {
    const input = requestOf();
    let twin: unknown = null;
    memory.meanwhile(async () => {
      twin = await send(input);
    });
    const answer = await send(input);
    expect(twin).toEqual(answer);
    now += MINUTE;
    expect(await send(input)).toEqual(answer);
    expect(storedBookings()).toHaveLength(1);
  });

  it('with another body under the same id is refused; another person’s request with this id is a booking of its own', async () => {
    const input = requestOf();
    const { bookingId } = await send(input);
    const other = send({ ...input, fullName: 'Somebody Else' });
    await expect(other).rejects.toMatchObject({ code: 'idempotency-conflict' });
    const ofBrian = await send({ ...input, time: '12:00' }, brian);
    expect(ofBrian.bookingId).not.toBe(bookingId);
    expect(storedBooking(bookingId).clientName).toBe('Amina Hassan');
  });
});

describe('who may ask', () => {
  const adolescent = {
    serviceId: 'adolescent-support',
    ageBand: 'adolescent',
    category: null,
    consent: { ...requestOf().consent, agreementVersion: CONSENT_VERSIONS.adolescent },
  } as const;
  const outdated = { ...requestOf().consent, agreementVersion: '2019-1' };

  it.each<[string, Partial<CreateBookingInput>, Caller, string]>([
    ['a visitor where only accounts book', {}, aGuest(), 'signed-out'],
    ['an unverified address', {}, aClient({ emailVerified: false }), 'email-unverified'],
    ['a child under 12', { ageBand: 'child' }, amina, 'under-age'],
    ['a client who agreed to older terms', { consent: outdated }, amina, 'consent-outdated'],
    ['a robot that fills the hidden field', { honeypot: 'x' }, amina, 'spam'],
  ])('%s may not, and nothing is written', async (_, change, caller, code) => {
    await expect(ask(change, caller)).rejects.toMatchObject({ code });
    expect(written()).toEqual([]);
  });

  it('a client who has just deleted the account may not, though the token is still valid', async () => {
    memory.put(leftPath('amina'), { at: now, expiresAt: now + HOUR });
    await expect(ask()).rejects.toMatchObject({ code: 'signed-out' });
    expect(memory.all('bookings')).toEqual({});
  });

  it('a client of 12 to 17 who names a guardian may; booking and consent name the guardian', async () => {
    const reached = { phone: '0700 000 012', email: 'z@example.com', consents: true };
    const guardian = { name: 'Zawadi', ...reached };
    const { bookingId } = await ask({ ...adolescent, guardian });
    expect(storedBooking(bookingId)).toMatchObject({ ageBand: 'adolescent', guardian });
    expect(recordedConsents()[0]).toEqual(['amina', 'adolescent', 'en', 'Zawadi', now]);
  });

  it('a visitor may only where guests book, and is written to at the typed address', async () => {
    putSettings({ bookingEntry: 'account-last' });
    await expect(ask({}, aGuest())).rejects.toMatchObject({ code: 'signed-out' });
    putSettings({ bookingEntry: 'guest' });
    const { bookingId } = await ask({ email: 'Zuri@Example.com' }, aGuest());
    expect(storedBooking(bookingId)).toMatchObject({
      clientUserId: null,
      createdBy: 'guest',
      clientEmail: 'zuri@example.com',
    });
    expect(receivers()).toContain('zuri@example.com');
  });

  it('with another’s address typed, the emails and the booking are those of the account', async () => {
    const { bookingId } = await ask({ email: 'brian@example.com' });
    expect(storedBooking(bookingId)).toMatchObject({
      clientUserId: 'amina',
      clientEmail: 'amina@example.com',
      clientData: { email: 'brian@example.com' },
    });
    expect(receivers()).not.toContain('brian@example.com');
  });

  it('a client may have two pending requests besides those that a stranger made with the client’s address', async () => {
    putSettings({ bookingEntry: 'guest' });
    for (const time of ['09:00', '11:00'])
      await ask({ time, email: 'amina@example.com' }, aGuest());
    memoryAccounts.put({ uid: 'amina', email: 'amina@example.com' });
    expect(await claimFor({ caller: amina, clock: { now: () => now } })).toBe(2);
    now += HOUR;
    for (const time of ['13:00', '15:00']) await ask({ time });
    await expect(ask({ time: '17:00' })).rejects.toMatchObject({ code: 'too-many-pending' });
  });
});

describe('how much may be asked', () => {
  it('two requests of a client may be pending, and a third once the first is decided', async () => {
    const { bookingId } = await ask();
    await ask({ time: '12:00' });
    await expect(ask({ time: '14:00' })).rejects.toMatchObject({ code: 'too-many-pending' });
    expect(storedBookings()).toHaveLength(2);
    const seen = { bookingId, version: 1, date: DATE, time: '10:00' };
    const context = { caller: aMember('admin'), clock: { now: () => now } };
    await confirmBooking.handler(seen, context);
    await ask({ time: '14:00' });
    expect(pendingOfAmina()).toHaveLength(2);
  });

  it('one person asks so many times an hour, whatever the address is; the same request counts once', async () => {
    const none = () => requestOf({ serviceId: 'no-such-service' });
    const again = none();
    const moved = aClient({ email: 'moved@example.com' });
    const codes: string[] = [];
    for (const [input, caller] of [
      [none(), amina],
      [again, amina],
      [again, amina],
      [none(), moved],
      [none(), moved],
      [none(), moved],
    ] as const)
      codes.push(await send(input, caller).then(String, codeOf));
    const wanted = Array<string>(5).fill('service-unavailable');
    expect(codes).toEqual([...wanted, 'rate-limited']);
  });

  it('one mailbox sends a limited number of requests an hour, over all its accounts', async () => {
    const none = () => requestOf({ serviceId: 'no-such-service' });
    for (let tag = 0; tag < 4; tag += 1) {
      const caller = aClient({ uid: `amina-${tag}`, email: `amina+${tag}@example.com` });
      await expect(send(none(), caller)).rejects.toMatchObject({ code: 'service-unavailable' });
    }
    await expect(send(none())).rejects.toMatchObject({ code: 'rate-limited' });
    await expect(send(none(), brian)).rejects.toMatchObject({ code: 'service-unavailable' });
  });
});

describe('a time', () => {
  it.each<[string, string, Instant, Partial<CreateBookingInput>]>([
    ['within the notice', 'notice', TEN - 2 * HOUR + 1, {}],
    ['on a Sunday', 'closed', TEN - 3 * DAY, { date: SUNDAY }],
    ['on a day that is not open', 'unavailable', TEN - 3 * DAY, { date: '2026-11-25' }],
  ])('%s is not offered: %s', async (_, reason, at, change) => {
    const context = { caller: amina, clock: { now: () => at } };
    const refused = createBooking.handler(requestOf(change), context);
    await expect(refused).rejects.toMatchObject({ code: 'slot-unavailable', details: { reason } });
    expect([storedBookings(), memory.all('slots')]).toEqual([[], {}]);
  });

  it.each([
    ['and the month shows it', true],
    ['and the month does not show it', false],
  ])(
    'that another booking has is refused, %s; the refusal names five free times',
    async (_, isShown) => {
      const { bookingId } = await ask({}, brian);
      if (!isShown) hideBusy();
      const refused = (await ask().catch((error: unknown) => error)) as Refusal<'slot-taken'>;
      expect(refused.code).toBe('slot-taken');
      const { freeTimes } = refused.details;
      expect(freeTimes).toHaveLength(5);
      if (isShown) expect(freeTimes.map(({ time }) => time)).not.toContain('10:00');
      expect(storedBookings().map(({ id }) => id)).toEqual([bookingId]);
      expect(pendingOfAmina()).toEqual([]);
    },
  );

  it('that another request takes at the same moment is refused, and no document of the refused request stays', async () => {
    memory.meanwhile(() => ask({}, brian));
    await expect(ask()).rejects.toMatchObject({ code: 'slot-taken' });
    expect(storedBookings().map(({ clientUserId }) => clientUserId)).toEqual(['brian']);
    expect(receivers()).not.toContain('amina@example.com');
    expect(recordedConsents().map(([uid]) => uid)).toEqual(['brian', 'brian']);
  });

  it.each([
    ['is shown as busy', true],
    ['is shown as free', false],
  ])('whose hold has lapsed, and which %s, is given to the next', async (_, isShown) => {
    const first = await ask({}, brian);
    if (!isShown) hideBusy();
    now += 15 * MINUTE;
    const { bookingId } = await ask();
    expect([takenBy(bookingId), takenBy(first.bookingId)]).toEqual([4, 0]);
    const waits = { status: 'pending', holdExpiresAt: null };
    expect(storedBooking(first.bookingId)).toMatchObject(waits);
  });

  it('whose hold has lapsed is refused to a client with two pending requests', async () => {
    await ask({}, brian);
    now += 15 * MINUTE;
    for (const time of ['12:00', '14:00']) await ask({ time });
    await expect(ask()).rejects.toMatchObject({ code: 'too-many-pending' });
  });

  it('of a free talk is kept until staff decide, if the client has no other pending request', async () => {
    const free = { serviceId: 'free-consultation' };
    const first = await ask(free);
    expect(first.holdExpiresAt).toBe(first.startsAt);
    for (const { expiresAt } of Object.values(locksOf(first.bookingId)))
      expect(expiresAt).toBe(first.startsAt);
    expect((await ask({ ...free, time: '12:00' })).holdExpiresAt).toBe(now + 15 * MINUTE);
  });
});
