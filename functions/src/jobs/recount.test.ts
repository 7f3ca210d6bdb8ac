/** What the nightly comparisons look at: a little over a day back, the months ahead, in the practice's zone. */
import type { Booking } from '@tulia/domain/booking/booking';
import { withTerms } from '@tulia/domain/booking/clients/client';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { clientPath } from '@tulia/domain/records/client';
import { monthStatsPath, TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { repairClient } from '../people/clients';
import { logFault } from '../platform/log';
import { putBooking, putClient, putClientOf, storedClient } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putSettings } from '../platform/testing/practice';
import { runRecountBookings, runRecountClients } from './recount';

vi.mock('../platform/app');
vi.mock('../platform/log');

const NOW = toInstant('2026-11-23', '02:00');
const LONG_AGO = NOW - 400 * DAY;
const clock = { now: () => NOW };
const put = (id: string, part: Partial<Booking> = {}) => {
  const own = { id, clientId: `of-${id}`, referenceNumber: id, createdAt: LONG_AGO };
  return putBooking(aBooking({ ...own, updatedAt: LONG_AGO, startsAt: LONG_AGO, ...part }));
};
beforeEach(() => vi.mocked(logFault).mockClear());

describe('the comparison of bookings', () => {
  const run = () => runRecountBookings(clock);

  beforeEach(() => memory.put(TOTAL_STATS_PATH, { statuses: { pending: 9, confirmed: 9 } }));

  it('bookings that changed in the last 25 hours are compared, and corrections are reported', async () => {
    put('today', { updatedAt: NOW - 25 * HOUR + 1 });
    put('before', { updatedAt: NOW - 25 * HOUR });
    expect(await run()).toBe(1);
    expect(Object.keys(memory.all('bookingStatus'))).toEqual(['today']);
    const fault = { where: 'recountBookings', count: 1 };
    expect(logFault).toHaveBeenCalledWith('projections corrected', fault);
    vi.mocked(logFault).mockClear();
    expect(await run()).toBe(0);
    expect(logFault).not.toHaveBeenCalled();
  });

  it('totals that count too few are raised', async () => {
    put('a');
    memory.put(TOTAL_STATS_PATH, { statuses: {} });
    expect(await run()).toBe(1);
    expect(memory.read(TOTAL_STATS_PATH)).toEqual({ statuses: { pending: 1 } });
  });

  it('the reports are compared from yesterday’s month to that in three months, and no further', async () => {
    for (const date of ['2026-10-31', '2026-11-01', '2027-02-24', '2027-03-01']) {
      const startsAt = toInstant(date, '10:00');
      putBooking(aConfirmed({ id: date, startsAt, createdAt: LONG_AGO, updatedAt: LONG_AGO }));
    }
    const compared = () =>
      ['2026-10', '2026-11', '2027-02', '2027-03'].filter((month) =>
        memory.read(monthStatsPath(month, aConfirmed().practitionerId)),
      );
    expect(await run()).toBe(2);
    expect(compared()).toEqual(['2026-11', '2027-02']);
    // The last day of a month is compared once more in the night after it.
    const nightAfter = toInstant('2026-11-01', '02:00');
    await runRecountBookings({ now: () => nightAfter });
    expect(compared()).toEqual(['2026-10', '2026-11', '2027-02']);
    const december = toInstant('2026-12-01', '02:00');
    await runRecountBookings({ now: () => december });
    expect(compared()).toEqual(['2026-10', '2026-11', '2027-02', '2027-03']);
  });
});

describe('the comparison of clients', () => {
  const wrong = (id: string, updatedAt: number) => {
    const counts = { requests: 9, completed: 0, noShows: 0, cancelled: 0 };
    putClientOf([put(id)], { counts, updatedAt });
  };
  const requests = (id: string) => storedClient(`of-${id}`).counts.requests;
  const run = () => runRecountClients(clock);

  it('clients that changed in the last 25 hours are counted anew, and the wrong ones are reported', async () => {
    wrong('today', NOW - 25 * HOUR + 1);
    wrong('before', NOW - 25 * HOUR);
    expect(await run()).toBe(1);
    expect([requests('today'), requests('before')]).toEqual([1, 9]);
    const fault = { where: 'recountClients', count: 1 };
    expect(logFault).toHaveBeenCalledWith('clients corrected', fault);
    vi.mocked(logFault).mockClear();
    expect(await run()).toBe(0);
    expect(logFault).not.toHaveBeenCalled();
  });

  it('a client that cannot be counted is left to the next night, and holds up no other', async () => {
    wrong('newest', NOW);
    wrong('older', NOW - HOUR);
    vi.spyOn(memory, 'runTransaction').mockRejectedValueOnce(new Error('busy'));
    expect(await run()).toBe(1);
    expect([requests('newest'), requests('older')]).toEqual([9, 1]);
  });

  it('the end of their retention is counted by the settings', async () => {
    putSettings({ retentionYears: 10 });
    wrong('today', NOW);
    await run();
    expect(storedClient('of-today').retention.policy).toContain('10 years');
  });
});

it('a record that was merged is passed over, and the one that stays is right as the merging left it', async () => {
  const [one, other] = [put('one', { clientId: 'kept' }), put('other', { clientId: 'kept' })];
  const former = { id: 'gone', name: 'Zawadi', email: '', phone: '', filled: [] };
  putClientOf([one, other], { updatedAt: NOW, mergedFrom: [former] });
  const kept = withTerms(storedClient('kept'));
  putClient(kept);
  memory.put(clientPath('gone'), { mergedInto: 'kept' });
  expect(await runRecountClients(clock)).toBe(0);
  expect(await repairClient('gone', defaultPracticeSettings, NOW)).toBe(false);
  expect(storedClient('kept')).toEqual(kept);
  expect(memory.read(clientPath('gone'))).toEqual({ mergedInto: 'kept' });
});
