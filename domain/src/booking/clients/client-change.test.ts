/** What a change of a booking does to its client, by example; `practice-histories.test.ts` plays thousands. */
import { describe, expect, it } from 'vitest';
import { aBooking, aConfirmed } from '../../testing/booking';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { DAY } from '../../time/instant';
import type { Booking } from '../booking';
import { NOT_COUNTED } from '../retention';
import {
  nextSessionAt,
  clientAfter,
  clientChanges,
  latest,
  needsEarlierSession,
  needsOthers,
  shareOf,
  type Client,
  type ClientChange,
} from './client';

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

describe('the share of one booking', () => {
  it('is marked as a guest’s, also once an account has claimed it, since the guest may be a stranger', () => {
    const of = (part: Partial<Booking>) =>
      shareOf(aBooking({ createdBy: 'guest', ...part })).coming;
    const asked = { status: 'pending', startsAt, byGuest: true };
    expect([of({ clientUserId: null }), of({ clientUserId: 'amina' })]).toEqual([asked, asked]);
  });
});

describe('a change of a booking', () => {
  const about = {
    clientId: 'amina-client',
    bookingId: 'booking-1',
    account: 'amina',
    byGuest: false,
    hasLeft: false,
    at,
  };

  it('moves a claimed booking to another client, who keeps name and phone', () => {
    const claimed = { ...booking, clientId: 'account-client', clientName: 'A. Otieno' };
    const [gone, joined, ...others] = clientChanges(booking, claimed, at);
    expect(gone).toMatchObject({ clientId: 'amina-client', add: null, remove: shareOf(booking) });
    expect(joined).toMatchObject({ clientId: 'account-client', remove: null });
    expect(joined).toMatchObject({ ifNew: { ...contact, name: 'A. Otieno' }, hasLeft: false });
    expect(joined?.said).toEqual({ clientUserId: 'amina', email: 'amina@example.com' });
    expect(others).toEqual([]);
  });

  it('does not change the client when only other fields change', () => {
    const meeting = { googleMeetLink: 'https://meet.google.com/abc-defg-hij', version: 4 };
    expect(clientChanges(booking, { ...booking, ...meeting }, at)).toEqual([]);
  });

  it.each<[string, Partial<Booking>, ClientChange['said']]>([
    ['name', { clientName: 'Amina W.' }, { name: 'Amina W.' }],
    ['language', { language: 'sw' }, { language: 'sw' }],
    ['status', { status: 'confirmed' }, {}],
  ])('changes only this field of the client: %s', (_, change, said) => {
    expect(changeOf({}, change)).toEqual({
      ...about,
      said,
      ifNew: { ...contact, ...said },
      remove: shareOf(booking),
      add: shareOf(aBooking(change)),
    });
  });

  it('marks its client as left once, even when nothing else changes', () => {
    expect(changeOf({}, { leftAt: at })).toMatchObject({ hasLeft: true, said: {} });
    const kept = aBooking({ leftAt: at });
    expect(clientChanges(kept, kept, at)).toEqual([]);
    expect(clientChanges(kept, aBooking(), at)).toEqual([]);
    expect(clientChanges(null, kept, at)).toMatchObject([{ hasLeft: true }]);
  });
});

describe('the session before the last one is needed', () => {
  const held = shareOf(aBooking({ status: 'completed' }));
  const open = shareOf(aConfirmed());
  const last = { lastSessionAt: startsAt };
  const later = { lastSessionAt: startsAt + DAY };

  it.each([
    ['is looked for when the last one held is taken back', last, held, open, true],
    ['is not while a later one was held', later, held, open, false],
    ['is not while it stays held', last, held, held, false],
  ])('%s', (_, client, remove, add, isNeeded) => {
    expect(needsEarlierSession(client, { remove, add })).toBe(isNeeded);
  });
});

describe('the client after a change', () => {
  const after = (client: Client | null, before: Booking | null, next: Booking | null) =>
    clientAfter(client, clientChanges(before, next, at)[0]!, [], settings);
  const one = () => after(null, null, booking)!;

  it('exists from its first booking on', () => {
    const made = one();
    expect(made).toMatchObject({
      id: 'amina-client',
      ...contact,
      version: 1,
      createdAt: at,
      updatedAt: at,
      counts: { requests: 1, completed: 0, noShows: 0, cancelled: 0 },
      balance: { due: 0, refundDue: 0 },
      coming: { 'booking-1': { status: 'pending', startsAt } },
      lastSessionAt: null,
      leftAt: null,
    });
    expect(made.searchTerms).toContain('otieno');
  });

  it('counts its changes, keeps its creation time, and lists its coming sessions', () => {
    const [change] = clientChanges(booking, aConfirmed({ clientName: 'Amina W.' }), at + DAY);
    expect(clientAfter(one(), change!, [], settings)).toMatchObject({
      version: 2,
      createdAt: at,
      updatedAt: at + DAY,
      name: 'Amina W.',
      coming: { 'booking-1': { status: 'confirmed', startsAt, owed: 3000 } },
    });
    expect(after(one(), booking, { ...booking, status: 'cancelled' })?.coming).toEqual({});
  });

  it('keeps what the practice noted until the client leaves, and counts only new contact as a change of it', () => {
    const emergencyContact = { name: 'Juma', phone: '0700 111 222', relationship: '' };
    const noted = { ...one(), address: 'Moi Avenue 1', emergencyContact, contactBy: 'Rose' };
    const confirmed = after(noted, booking, aConfirmed())!;
    expect(confirmed).toMatchObject({
      address: 'Moi Avenue 1',
      contactVersion: 1,
      contactBy: 'Rose',
    });
    const renamed = after(noted, booking, aBooking({ clientName: 'Amina W.' }));
    expect(renamed).toMatchObject({ emergencyContact, contactVersion: 2, contactBy: '' });
    const left = after(noted, booking, aBooking({ leftAt: at }));
    expect(left).toMatchObject({ address: '', emergencyContact: null });
  });

  it('counts as left after the first unlinked booking, and stays so', () => {
    const kept = aBooking({ leftAt: at + DAY });
    const [leaves] = clientChanges(booking, kept, at + DAY);
    const left = clientAfter(one(), leaves!, [], settings)!;
    expect(left.leftAt).toBe(at + DAY);
    for (const next of [{ ...kept, id: 'booking-2' }, aBooking({ id: 'booking-3' })]) {
      const [change] = clientChanges(null, next, at + 2 * DAY);
      expect(clientAfter(left, change!, [], settings)?.leftAt).toBe(at + DAY);
    }
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
    const moved = { isAsked: false, client: { retention: { until: until(later) } } };
    const lifted = after(one, null, later);
    expect(lifted).toMatchObject(moved);
    const confirmed = after(lifted.client, later, { ...later, status: 'confirmed' }, held);
    expect(confirmed).toMatchObject(moved);
  });

  it('are counted again by the next change after the settings change, or when they were never counted', () => {
    for (const retention of [NOT_COUNTED, { ...one.retention, until: 1, policy: 'other' }]) {
      const { isAsked, client } = after({ ...one, retention }, null, later, held);
      expect(isAsked).toBe(true);
      expect(client?.retention).toEqual(after(one, null, later).client?.retention);
    }
  });
});

describe('among sessions', () => {
  const pending = { status: 'pending' as const, startsAt };
  const confirmed = (startsAt: number) => ({ status: 'confirmed' as const, startsAt });

  it('the next session is the first coming confirmed one, even when earlier sessions were not concluded', () => {
    expect(nextSessionAt({ coming: { a: pending } }, at)).toBeNull();
    const coming = { a: confirmed(startsAt + DAY), b: pending, c: confirmed(startsAt) };
    expect(nextSessionAt({ coming }, startsAt - 1)).toBe(startsAt);
    expect(nextSessionAt({ coming }, startsAt)).toBe(startsAt + DAY);
    expect(nextSessionAt({ coming }, startsAt + DAY)).toBeNull();
  });

  it('the latest instant is the last one that is known', () => {
    expect(latest([])).toBeNull();
    expect(latest([null])).toBeNull();
    expect(latest([1, null, 3, 2])).toBe(3);
    // before 1970, were a practice as old
    expect(latest([null, -1])).toBe(-1);
  });
});
