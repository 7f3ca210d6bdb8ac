/**
 * What a change of a booking does to its client, by example; `client-histories.test.ts` plays thousands of
 * histories.
 */
import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../../money/summary';
import { aBooking, aConfirmed } from '../../testing/booking';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { DAY } from '../../time/instant';
import type { Booking } from '../booking';
import { NOT_COUNTED } from '../retention';
import { nextSessionAt, type Client } from './client';
import {
  clientAfter,
  clientChanges,
  latest,
  needsEarlierSession,
  needsOthers,
  newClient,
  shareOf,
  type ClientChange,
} from './client-change';

const booking = aBooking();
const { startsAt } = booking;
const at = startsAt - DAY;
const contact = {
  clientUserId: 'amina',
  name: 'Amina Otieno',
  email: 'amina@example.com',
  phone: '+254 700 000 001',
  language: 'en' as const,
};

/** The only change of a booking that stays with its client. */
function changeOf(before: Partial<Booking>, after: Partial<Booking>): ClientChange {
  const [change, ...others] = clientChanges(aBooking(before), aBooking(after), at);
  expect(others).toEqual([]);
  return change!;
}

describe('what one booking says of its client', () => {
  it.each([
    ['pending', { completed: 0, noShows: 0, cancelled: 0 }, { status: 'pending', startsAt }, null],
    [
      'confirmed',
      { completed: 0, noShows: 0, cancelled: 0 },
      { status: 'confirmed', startsAt },
      null,
    ],
    ['completed', { completed: 1, noShows: 0, cancelled: 0 }, null, startsAt],
    ['no_show', { completed: 0, noShows: 1, cancelled: 0 }, null, null],
    ['cancelled', { completed: 0, noShows: 0, cancelled: 1 }, null, null],
    ['rejected', { completed: 0, noShows: 0, cancelled: 0 }, null, null],
  ] as const)('%s', (status, counted, coming, heldAt) => {
    expect(shareOf(aBooking({ status }))).toMatchObject({
      counts: { requests: 1, ...counted },
      coming,
      heldAt,
    });
  });

  it('is marked as a guest’s once an account has claimed it, since the guest may be a stranger', () => {
    const of = (part: Partial<Booking>) =>
      shareOf(aBooking({ createdBy: 'guest', ...part })).coming;
    expect(of({ clientUserId: null })).toEqual({ status: 'pending', startsAt });
    expect(of({ clientUserId: 'amina' })).toEqual({ status: 'pending', startsAt, byGuest: true });
  });

  it('has the price owed for a session that was held, and the sum that is to go back', () => {
    const held = shareOf(aBooking({ status: 'completed' }));
    expect(held.balance).toEqual({ due: 3000, refundDue: 0 });
    const payment = { ...nothingPaid(3000), balance: -500 };
    const over = shareOf(aBooking({ status: 'cancelled', payment }));
    expect(over.balance).toEqual({ due: 0, refundDue: 500 });
  });
});

describe('a change of a booking', () => {
  it('that is new gives its client all contact fields', () => {
    expect(clientChanges(null, booking, at)).toEqual([
      {
        clientId: 'amina-client',
        bookingId: 'booking-1',
        remove: null,
        at,
        add: shareOf(booking),
        said: contact,
        ifNew: contact,
        hasLeft: false,
      },
    ]);
  });

  it('that is erased is taken off its client, and makes no new client', () => {
    expect(clientChanges(booking, null, at)).toEqual([
      {
        clientId: 'amina-client',
        bookingId: 'booking-1',
        remove: shareOf(booking),
        at,
        add: null,
        said: {},
        ifNew: null,
        hasLeft: false,
      },
    ]);
    expect(clientChanges(null, null, at)).toEqual([]);
  });

  it('that is claimed passes to another client, who keeps their own name and phone', () => {
    const claimed = { ...booking, clientId: 'account-client', clientName: 'A. Otieno' };
    const [gone, joined, ...others] = clientChanges(booking, claimed, at);
    expect(gone).toMatchObject({ clientId: 'amina-client', add: null, remove: shareOf(booking) });
    expect(joined).toMatchObject({ clientId: 'account-client', remove: null });
    expect(joined).toMatchObject({ ifNew: { ...contact, name: 'A. Otieno' }, hasLeft: false });
    expect(joined?.said).toEqual({ clientUserId: 'amina', email: 'amina@example.com' });
    expect(others).toEqual([]);
  });

  it('of fields that the client does not show changes no client', () => {
    const meeting = { googleMeetLink: 'https://meet.google.com/abc-defg-hij', version: 4 };
    expect(clientChanges(booking, { ...booking, ...meeting }, at)).toEqual([]);
  });

  it.each<[string, Partial<Booking>, ClientChange['said']]>([
    ['name', { clientName: 'Amina W.' }, { name: 'Amina W.' }],
    ['language', { language: 'sw' }, { language: 'sw' }],
    ['status', { status: 'confirmed' }, {}],
  ])('of the %s changes only this field of the client', (_, change, said) => {
    expect(changeOf({}, change)).toMatchObject({
      clientId: 'amina-client',
      bookingId: 'booking-1',
      ifNew: { ...contact, ...said },
      remove: shareOf(booking),
      add: shareOf(aBooking(change)),
      hasLeft: false,
      at,
    });
    expect(changeOf({}, change).said).toEqual(said);
  });

  it('marks its client as left once, even when nothing else changes', () => {
    expect(changeOf({}, { leftAt: at })).toMatchObject({ hasLeft: true, said: {} });
    const kept = aBooking({ leftAt: at });
    expect(clientChanges(kept, kept, at)).toEqual([]);
    expect(clientChanges(kept, aBooking(), at)).toEqual([]);
    expect(clientChanges(null, kept, at)).toMatchObject([{ hasLeft: true }]);
  });
});

describe('the last session before', () => {
  const held = shareOf(aBooking({ status: 'completed' }));
  const open = shareOf(aConfirmed());
  const last = { lastSessionAt: startsAt };

  it('has to be found when the last session that was held is taken back', () => {
    expect(needsEarlierSession(last, { remove: held, add: open })).toBe(true);
    expect(needsEarlierSession(last, { remove: held, add: null })).toBe(true);
  });

  it.each([
    ['the client is not there', null, held, open],
    ['a later one was held', { lastSessionAt: startsAt + DAY }, held, open],
    ['it was not held before', last, open, held],
    ['neither was held, and there is no last one', { lastSessionAt: null }, open, held],
    ['it stays held', last, held, held],
    ['the booking is new', last, null, held],
  ])('is not asked for when %s', (_, client, remove, add) => {
    expect(needsEarlierSession(client, { remove, add })).toBe(false);
  });
});

describe('the client after a change', () => {
  const after = (
    client: Client | null,
    before: Booking | null,
    next: Booking | null,
    ...others: Booking[]
  ) => clientAfter(client, clientChanges(before, next, at)[0]!, others.map(shareOf), settings);
  const one = () => after(null, null, booking)!;

  it('is made with the first booking', () => {
    const [empty, first] = [newClient('amina-client', contact, at), one()];
    expect(empty).toMatchObject({ version: 1, createdAt: at, updatedAt: at, leftAt: null });
    expect(empty).toMatchObject({ searchTerms: [], coming: {}, lastSessionAt: null });
    expect(empty.counts).toEqual({ requests: 0, completed: 0, noShows: 0, cancelled: 0 });
    expect(empty.balance).toEqual({ due: 0, refundDue: 0 });
    expect(first).toMatchObject({
      id: 'amina-client',
      ...contact,
      version: 1,
      createdAt: at,
      updatedAt: at,
      counts: { requests: 1 },
      coming: { 'booking-1': { status: 'pending', startsAt } },
      lastSessionAt: null,
      leftAt: null,
    });
    expect(first.searchTerms).toContain('otieno');
  });

  it('counts its changes, and keeps the time of its creation', () => {
    const [change] = clientChanges(booking, aConfirmed({ clientName: 'Amina W.' }), at + DAY);
    expect(clientAfter(one(), change!, [], settings)).toMatchObject({
      version: 2,
      createdAt: at,
      updatedAt: at + DAY,
      name: 'Amina W.',
      coming: { 'booking-1': { status: 'confirmed', startsAt } },
    });
  });

  it('adds a second booking to the first, and keeps the sums of both', () => {
    const second = aBooking({ id: 'booking-2', status: 'completed', startsAt: startsAt + DAY });
    const both = after(one(), null, second)!;
    expect(both).toMatchObject({
      version: 2,
      counts: { requests: 2, completed: 1 },
      lastSessionAt: startsAt + DAY,
      balance: { due: 3000, refundDue: 0 },
    });
    expect(Object.keys(both.coming)).toEqual(['booking-1']);
    const reopened = { ...second, status: 'confirmed' as const };
    const earlier = aBooking({ id: 'first', status: 'completed', startsAt: startsAt - DAY });
    expect(after(both, second, reopened, earlier)).toMatchObject({
      counts: { requests: 2, completed: 0 },
      lastSessionAt: startsAt - DAY,
    });
  });

  it('no longer expects a session that is over, and forgets a booking that is erased', () => {
    const cancelled = { ...booking, status: 'cancelled' as const };
    expect(after(one(), booking, cancelled)?.coming).toEqual({});
    const second = aBooking({ id: 'booking-2', status: 'completed', startsAt: startsAt + DAY });
    const both = after(one(), null, second)!;
    expect(after(both, second, null, booking)).toMatchObject({
      counts: { requests: 1, completed: 0 },
      balance: { due: 0, refundDue: 0 },
      lastSessionAt: null,
      coming: { 'booking-1': { status: 'pending' } },
    });
    expect(after(both, booking, null)?.coming).toEqual({});
  });

  it('is removed with its last booking, and not made for a booking that is erased', () => {
    expect(after(one(), booking, null)).toBeNull();
    expect(after(null, booking, null)).toBeNull();
  });

  it('has left at the first booking that says so, and stays so', () => {
    const kept = aBooking({ leftAt: at + DAY });
    const [leaves] = clientChanges(booking, kept, at + DAY);
    const left = clientAfter(one(), leaves!, [], settings)!;
    expect(left.leftAt).toBe(at + DAY);
    const [again] = clientChanges(null, { ...kept, id: 'booking-2' }, at + 2 * DAY);
    expect(clientAfter(left, again!, [], settings)?.leftAt).toBe(at + DAY);
    const [ordinary] = clientChanges(null, aBooking({ id: 'booking-3' }), at + 2 * DAY);
    expect(clientAfter(left, ordinary!, [], settings)?.leftAt).toBe(at + DAY);
  });
});

describe('the records of a client', () => {
  /** after a change for which the other bookings are looked at only when it asks for them */
  const after = (
    client: Client | null,
    before: Booking | null,
    next: Booking | null,
    ...others: Booking[]
  ) => {
    const change = clientChanges(before, next, at)[0]!;
    const isAsked = needsOthers(client, change, settings);
    const shares = isAsked ? others.map(shareOf) : [];
    return { isAsked, client: clientAfter(client, change, shares, settings) };
  };
  const until = ({ endsAt }: Booking, years = 7) => new Date(endsAt).setUTCFullYear(2026 + years);
  const held = aBooking({ status: 'completed' });
  const later = aBooking({ id: 'later', startsAt: startsAt + 9 * DAY });
  const one = after(null, null, held).client!;

  it('end 7 years after the last session, and a new request moves the end of all of them', () => {
    expect(one.retention).toMatchObject({ until: until(held), bySession: true });
    const lifted = after(one, null, later);
    expect(lifted).toMatchObject({
      isAsked: false,
      client: { retention: { until: until(later) } },
    });
    const confirmed = after(lifted.client, later, { ...later, status: 'confirmed' }, held);
    expect(confirmed).toMatchObject({
      isAsked: false,
      client: { retention: { until: until(later) } },
    });
  });

  it.each(['rejected', 'cancelled'] as const)(
    'end as before when the request comes to nothing: %s',
    (status) => {
      const asked = after(one, null, later).client;
      const { isAsked, client } = after(asked, later, { ...later, status }, held);
      expect(isAsked).toBe(true);
      expect(client?.retention).toMatchObject({ until: until(held), bySession: true });
    },
  );

  it('end 7 years after the requested time when there never was a session', () => {
    const asked = after(null, null, later).client;
    const over = after(asked, later, { ...later, status: 'rejected' }).client!;
    expect(over.retention).toMatchObject({ until: until(later), bySession: false });
    // A session before the requested time decides instead.
    expect(after(over, null, held).client?.retention).toMatchObject({
      until: until(held),
      bySession: true,
    });
  });

  it('end with the longest of all: a session as a minor keeps them longer than a later one as an adult', () => {
    const minor = after(null, null, { ...held, ageBand: 'adolescent' }).client;
    expect(minor?.retention.until).toBe(until(held, 13));
    expect(after(minor, null, later).client?.retention.until).toBe(until(held, 13));
  });

  it('end sooner when the last session is moved forward, and keep the end that a client who left was told', () => {
    const both = after(one, null, later).client;
    const sooner = aBooking({ id: 'later', startsAt: startsAt + DAY });
    const moved = after(both, later, sooner, held);
    expect(moved).toMatchObject({ isAsked: true, client: { retention: { until: until(sooner) } } });
    const told = { ...held, leftAt: at, retainUntil: until(held) + DAY };
    expect(after(one, held, told).client?.retention.until).toBe(until(held) + DAY);
  });

  it('are counted by the next change when they never were, or when the settings have changed', () => {
    for (const retention of [NOT_COUNTED, { ...one.retention, until: 1, policy: 'other' }]) {
      const { isAsked, client } = after({ ...one, retention }, null, later, held);
      expect(isAsked).toBe(true);
      expect(client?.retention).toEqual(after(one, null, later).client?.retention);
    }
  });
});

describe('among sessions', () => {
  const pending = { status: 'pending' as const, startsAt };
  const confirmed = (days: number) => ({
    status: 'confirmed' as const,
    startsAt: startsAt + days * DAY,
  });

  it('the next one is the first confirmed one', () => {
    expect(nextSessionAt({ coming: {} }, at)).toBeNull();
    expect(nextSessionAt({ coming: { a: pending } }, at)).toBeNull();
    const coming = { a: confirmed(3), b: pending, c: confirmed(2) };
    expect(nextSessionAt({ coming }, at)).toBe(startsAt + 2 * DAY);
  });

  it('the next one is still to come, even when earlier ones were not concluded', () => {
    const coming = { a: confirmed(0), b: confirmed(1) };
    expect(nextSessionAt({ coming }, startsAt - 1)).toBe(startsAt);
    expect(nextSessionAt({ coming }, startsAt)).toBe(startsAt + DAY);
    expect(nextSessionAt({ coming }, startsAt + DAY)).toBeNull();
  });

  it('the latest is the last that is known', () => {
    expect(latest([])).toBeNull();
    expect(latest([null])).toBeNull();
    expect(latest([1, null, 3, 2])).toBe(3);
    // before 1970, were a practice as old
    expect(latest([null, -1])).toBe(-1);
  });
});
