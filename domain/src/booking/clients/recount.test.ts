import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../../money/summary';
import { aBooking, aConfirmed } from '../../testing/booking';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { DAY } from '../../time/instant';
import { NOT_COUNTED } from '../retention';
import type { Client } from './client';
import { isSameClient, recount } from './recount';

const { startsAt, createdAt } = aBooking();
const now = startsAt;
const oldest = aBooking({
  id: 'oldest',
  status: 'completed',
  startsAt: startsAt - 9 * DAY,
  clientName: 'A. Otieno',
  createdAt: createdAt - 9 * DAY,
});
const missed = aBooking({ id: 'missed', status: 'no_show', createdAt: createdAt - DAY });
const cancelled = aBooking({
  id: 'cancelled',
  status: 'cancelled',
  createdAt: createdAt - 2 * DAY,
  payment: { ...nothingPaid(3000), balance: -500 },
});
const newest = aConfirmed({ id: 'newest', createdAt, startsAt: startsAt + DAY });
const newCounts = { requests: 0, completed: 0, noShows: 0, cancelled: 0 };
/** Neither the first nor the last in the list is the newest or the oldest. */
const all = [missed, newest, oldest, cancelled];

describe('a client counted from all its bookings', () => {
  // Counted in each test, so that a run over mutants knows which tests see it.
  const count = () => recount('c1', null, all, settings, now)!;

  it('has the sums of all of them', () => {
    const counted = count();
    expect(counted).toMatchObject({
      counts: { requests: 4, completed: 1, noShows: 1, cancelled: 1 },
      lastSessionAt: startsAt - 9 * DAY,
      coming: { newest: { status: 'confirmed', startsAt: startsAt + DAY } },
    });
    expect(Object.keys(counted.coming)).toEqual(['newest']);
    expect(counted.balance.refundDue).toBe(500);
    expect(counted.balance.due).toBe(
      all.reduce(
        (sum, each) => sum + (recount('c1', null, [each], settings, now)?.balance.due ?? 0),
        0,
      ),
    );
    expect(counted.balance.due).toBeGreaterThan(0);
  });

  it('has the contact of the newest booking, and is as old as the oldest', () => {
    const counted = count();
    expect(counted).toMatchObject({
      id: 'c1',
      name: 'Amina Otieno',
      email: 'amina@example.com',
      clientUserId: 'amina',
      createdAt: createdAt - 9 * DAY,
      updatedAt: now,
      version: 1,
    });
    expect(counted.searchTerms).toContain('amina');
    const renamed = { ...newest, clientName: 'Zawadi' };
    expect(recount('c1', null, [missed, renamed, oldest], settings, now)?.name).toBe('Zawadi');
  });

  it('keeps the contact and the history of the stored client', () => {
    const counted = count();
    const stored: Client = {
      ...counted,
      name: 'Said Later',
      version: 8,
      updatedAt: 5,
      counts: newCounts,
    };
    expect(recount('c1', stored, all, settings, now)).toMatchObject({
      name: 'Said Later',
      version: 8,
      updatedAt: 5,
      counts: counted.counts,
    });
    expect(recount('c1', stored, all, settings, now)?.searchTerms).toContain('later');
  });

  it('is null without a booking', () => {
    expect(recount('c1', count(), [], settings, now)).toBeNull();
  });
});

describe('two clients', () => {
  const known = () => recount('c1', null, [newest, aBooking({ id: 'another' })], settings, now)!;

  it('are the same in any order of their fields, and with other versions and times of change', () => {
    const client = known();
    const { newest: first, another: second } = client.coming;
    const other: Client = {
      ...client,
      coming: { another: second!, newest: first! },
      counts: { cancelled: 0, noShows: 0, completed: 0, requests: 2 },
      balance: { refundDue: client.balance.refundDue, due: client.balance.due },
      searchTerms: [...client.searchTerms].reverse(),
      version: 77,
      updatedAt: 0,
      name: 'x',
    };
    expect(isSameClient(client, other)).toBe(true);
    expect(isSameClient(other, client)).toBe(true);
    expect(isSameClient(null, null)).toBe(true);
    const terms = [...client.searchTerms];
    isSameClient(client, other);
    expect(client.searchTerms).toEqual(terms);
  });

  it.each<[string, Partial<Client> | null]>([
    ['one is not there', null],
    ['a count differs', { counts: { ...newCounts, requests: 3 } }],
    ['a balance differs', { balance: { due: 1, refundDue: 0 } }],
    ['a session is missing', { coming: {} }],
    ['the last session differs', { lastSessionAt: 1 }],
    ['the end differs', { retention: NOT_COUNTED }],
    ['a term is missing', { searchTerms: [] }],
  ])('differ when %s', (_, change) => {
    const client = known();
    const other = change === null ? null : { ...client, ...change };
    expect(isSameClient(client, other)).toBe(false);
    expect(isSameClient(other, client)).toBe(false);
  });

  it.each([
    ['status', { status: 'pending' as const, startsAt: startsAt + DAY }],
    ['start', { status: 'confirmed' as const, startsAt }],
    ['origin', { status: 'confirmed' as const, startsAt: startsAt + DAY, byGuest: true as const }],
  ])('differ when the %s of a session does', (_, session) => {
    const client = known();
    const other = { ...client, coming: { ...client.coming, newest: session } };
    expect(isSameClient(client, other)).toBe(false);
  });
});
