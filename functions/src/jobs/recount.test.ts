/** What the nightly comparisons look at: a little over a day back, the months ahead, in the practice's zone. */
import { recount } from '@tulia/domain/booking/clients/recount';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Client } from '@tulia/domain/booking/clients/client';
import { clientPath, clients } from '@tulia/domain/records/client';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { monthStatsPath, TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logFault } from '../platform/log';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { runRecountBookings } from './recount-bookings';
import { runRecountClients } from './recount-clients';

vi.mock('../platform/app');
vi.mock('../platform/log');

const NOW = toInstant('2026-11-23', '02:00');
const LONG_AGO = NOW - 400 * DAY;
const clock = { now: () => NOW };
const put = (id: string, part: Partial<Booking> = {}) => {
  const own = { id, clientId: `of-${id}`, referenceNumber: id, createdAt: LONG_AGO };
  const booking = aBooking({ ...own, updatedAt: LONG_AGO, startsAt: LONG_AGO, ...part });
  memory.put(bookingPath(id), bookings.toStored(booking));
  return booking;
};
beforeEach(() => {
  memory.clear();
  vi.mocked(logFault).mockClear();
});

describe('the comparison of bookings', () => {
  const run = () => runRecountBookings(clock);

  beforeEach(() => memory.put(TOTAL_STATS_PATH, { statuses: { pending: 9, confirmed: 9 } }));

  it('bookings that changed in the last 25 hours are compared, and corrections are reported', async () => {
    put('today', { updatedAt: NOW - 25 * HOUR + 1 });
    put('before', { updatedAt: NOW - 25 * HOUR });
    expect(await run()).toBe(1);
    expect(Object.keys(memory.all('bookingStatus'))).toEqual(['today']);
    expect(logFault).toHaveBeenCalledWith('projections corrected', {
      where: 'recountBookings',
      count: 1,
    });
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
    const session = (id: string, date: string) => {
      const startsAt = toInstant(date, '10:00');
      const { practitionerId } = aConfirmed();
      const booking = aConfirmed({ id, startsAt, createdAt: LONG_AGO, updatedAt: LONG_AGO });
      memory.put(bookingPath(id), bookings.toStored(booking));
      return monthStatsPath(date.slice(0, 7), practitionerId);
    };
    const [past, ...compared] = ['2026-10-31', '2026-11-01', '2027-02-24'].map((date, index) =>
      session(`b${index}`, date),
    );
    const beyond = session('b9', '2027-03-01');
    expect(await run()).toBe(2);
    expect(compared.map((path) => memory.read(path) !== null)).toEqual([true, true]);
    expect([memory.read(past!), memory.read(beyond)]).toEqual([null, null]);
    const first = toInstant('2026-12-01', '02:00');
    await runRecountBookings({ now: () => first });
    expect(memory.read(beyond)).not.toBeNull();
  });

  it('the last day of a month is compared once more in the night after it', async () => {
    const startsAt = toInstant('2026-10-31', '18:00');
    const booking = aConfirmed({ startsAt, createdAt: LONG_AGO, updatedAt: LONG_AGO });
    putBooking(booking);
    const night = toInstant('2026-11-01', '02:00');
    expect(await runRecountBookings({ now: () => night })).toBe(1);
  });
});

describe('the comparison of clients', () => {
  const wrong = (id: string, updatedAt: number) => {
    const booking = put(id);
    const client = recount(booking.clientId, null, [booking], defaultPracticeSettings, 0);
    const counts = { ...client!.counts, requests: 9 };
    const whole: Client = { ...client!, counts, updatedAt };
    memory.put(clientPath(booking.clientId), clients.toStored(whole));
  };
  const requests = (id: string) =>
    clients.fromStored(memory.read(clientPath(`of-${id}`)) ?? {}).counts.requests;
  const run = () => runRecountClients(clock);

  it('clients that changed in the last 25 hours are counted anew, and the wrong ones are reported', async () => {
    wrong('today', NOW - 25 * HOUR + 1);
    wrong('before', NOW - 25 * HOUR);
    expect(await run()).toBe(1);
    expect([requests('today'), requests('before')]).toEqual([1, 9]);
    expect(logFault).toHaveBeenCalledWith('clients corrected', {
      where: 'recountClients',
      count: 1,
    });
    vi.mocked(logFault).mockClear();
    expect(await run()).toBe(0);
    expect(logFault).not.toHaveBeenCalled();
  });

  it('a client that fails is left to the next night, and holds up no other', async () => {
    wrong('newest', NOW);
    wrong('older', NOW - HOUR);
    vi.spyOn(memory, 'runTransaction').mockRejectedValueOnce(new Error('busy'));
    expect(await run()).toBe(1);
    expect([requests('newest'), requests('older')]).toEqual([9, 1]);
  });

  it('the end of their retention is counted by the settings', async () => {
    const settings = { ...defaultPracticeSettings, retentionYears: 10 };
    memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(settings));
    wrong('today', NOW);
    await run();
    const { retention } = clients.fromStored(memory.read(clientPath('of-today')) ?? {});
    expect(retention.policy).toContain('10 years');
  });
});
