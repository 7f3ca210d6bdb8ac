import { describe, expect, it } from 'vitest';
import { nothingPaid } from '../../money/summary';
import { aBooking, aConfirmed } from '../../testing/booking';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { DAY } from '../../time/instant';
import { NOT_COUNTED } from '../retention';
import type { Client, ComingSession } from './client';
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
const rejected = aBooking({ id: 'rejected', status: 'rejected', createdAt: createdAt - 3 * DAY });
const newest = aConfirmed({ id: 'newest', createdAt, startsAt: startsAt + DAY });
const newCounts = { requests: 0, completed: 0, noShows: 0, cancelled: 0 };
/** Neither the first nor the last in the list is the newest or the oldest. */
const all = [missed, newest, oldest, cancelled, rejected];

describe('a client counted from all its bookings', () => {
  // Counted in each test, so that a run over mutants knows which tests see it.
  const count = (stored: Client | null = null, of = all) =>
    recount('c1', stored, of, settings, now)!;

  it('has the sums of all of them, and is as old as the oldest', () => {
    const { coming, ...counted } = count();
    expect(counted).toMatchObject({
      id: 'c1',
      clientUserId: 'amina',
      counts: { requests: 5, completed: 1, noShows: 1, cancelled: 1 },
      balance: { due: 9000, refundDue: 500 },
      lastSessionAt: startsAt - 9 * DAY,
      createdAt: createdAt - 9 * DAY,
      updatedAt: now,
      version: 1,
    });
    const later = startsAt + DAY;
    expect(coming).toEqual({ newest: { status: 'confirmed', startsAt: later, owed: 3000 } });
    expect(count(null, [])).toBeNull();
  });

  it('has the contact of the newest booking, unless another is stored', () => {
    const renamed = { ...newest, clientName: 'Zawadi' };
    const counted = count(null, [missed, renamed, oldest]);
    expect(counted).toMatchObject({ name: 'Zawadi', email: 'amina@example.com' });
    expect(counted.searchTerms).toContain('zawadi');
    const stored = { name: 'Said Later', version: 8, updatedAt: 5 };
    const again = count({ ...counted, ...stored, counts: newCounts }, all);
    expect(again).toMatchObject({ ...stored, counts: count().counts });
    expect(again.searchTerms).toContain('later');
  });
});

describe('two clients', () => {
  const known = () => recount('c1', null, [newest, aBooking({ id: 'another' })], settings, now)!;

  it('are the same with another order of fields, other versions and other times of change', () => {
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
    expect(isSameClient(null, null)).toBe(true);
    expect(client).toEqual(known());
  });

  const coming = (change: Partial<ComingSession>) => {
    const session = { status: 'confirmed' as const, startsAt: startsAt + DAY, ...change };
    return { coming: { ...known().coming, newest: session } };
  };
  it.each<[string, Partial<Client> | null]>([
    ['one is not there', null],
    ['a count differs', { counts: { ...newCounts, requests: 3 } }],
    ['a balance differs', { balance: { due: 1, refundDue: 0 } }],
    ['a session is missing', { coming: {} }],
    ['the last session differs', { lastSessionAt: 1 }],
    ['the end differs', { retention: NOT_COUNTED }],
    ['a term is missing', { searchTerms: [] }],
    ['the status of a session differs', coming({ status: 'pending' })],
    ['the start of a session differs', coming({ startsAt })],
    ['the origin of a session differs', coming({ byGuest: true })],
    ['what is owed for a session differs', coming({ owed: 1 })],
  ])('differ when %s', (_, change) => {
    const client = known();
    const other = change === null ? null : { ...client, ...change };
    expect(isSameClient(client, other)).toBe(false);
    expect(isSameClient(other, client)).toBe(false);
  });
});
