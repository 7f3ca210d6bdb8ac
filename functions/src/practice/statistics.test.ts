/** What a commit adds to the counts of the dashboard and of the reports, which it does not read. */
import type { BookingCounts } from '@tulia/domain/booking/figures/booking-counts';
import type { MonthShare } from '@tulia/domain/booking/figures/month-share';
import { dayStatsPath, monthStatsPath, TOTAL_STATS_PATH } from '@tulia/domain/records/stats';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '../platform/app';
import { memory } from '../platform/testing/memory-database';
import { writerOf, type Writer } from '../platform/writer';
import { writeCounts, writeShares } from './statistics';

vi.mock('../platform/app');

const commit = async (write: (writer: Writer) => void) => {
  const batch = db().batch();
  write(writerOf(batch));
  await batch.commit();
};
const count = (counts: BookingCounts) =>
  commit((writer) => {
    writeCounts(writer, counts);
  });
const share = (shares: MonthShare[], into?: 'erased') =>
  commit((writer) => {
    writeShares(writer, shares, into);
  });
const made = {
  day: '2026-11-23',
  created: 1,
  statuses: { pending: 1 },
  hour: '14',
} satisfies BookingCounts;
const held = {
  date: '2026-11-23',
  practitionerId: 'njeri',
  serviceId: 'individual-therapy',
  figures: { confirmed: 1, received: 3000 },
} satisfies MonthShare;

beforeEach(() => {
  memory.clear();
});

it('a booking that is made counts in all and on its day, there by its hour, beside those before', async () => {
  await count(made);
  await count(made);
  await count({ ...made, day: '2026-11-24', hour: '09' });
  expect(memory.read(TOTAL_STATS_PATH)).toEqual({ created: 3, statuses: { pending: 3 } });
  expect(memory.read(dayStatsPath('2026-11-23'))).toEqual({
    date: '2026-11-23',
    created: 2,
    statuses: { pending: 2 },
    hours: { '14': 2 },
  });
  expect(memory.read(dayStatsPath('2026-11-24'))).toMatchObject({ hours: { '09': 1 } });
});

it('a booking that changes moves from one status to the other, and is not made again', async () => {
  await count(made);
  await count({ ...made, created: 0, statuses: { pending: -1, confirmed: 1 }, hour: null });
  const moved = { created: 1, statuses: { pending: 0, confirmed: 1 } };
  expect(memory.read(TOTAL_STATS_PATH)).toEqual(moved);
  expect(memory.read(dayStatsPath(made.day))).toMatchObject({ ...moved, hours: { '14': 1 } });
});

it('what a session adds stands in its month with its practitioner, added to what is there', async () => {
  await share([held]);
  await share([held, { ...held, practitionerId: 'baraka' }, { ...held, date: '2026-12-01' }]);
  await share([{ ...held, figures: { confirmed: -1, cancelled: 1 } }]);
  expect(memory.read(monthStatsPath('2026-11', 'njeri'))).toEqual({
    month: '2026-11',
    practitionerId: 'njeri',
    days: { '23': { 'individual-therapy': { confirmed: 1, received: 6000, cancelled: 1 } } },
  });
  const one = { 'individual-therapy': held.figures };
  expect(memory.read(monthStatsPath('2026-11', 'baraka'))?.['days']).toEqual({ '23': one });
  expect(memory.read(monthStatsPath('2026-12', 'njeri'))?.['days']).toEqual({ '01': one });
});

it('what is erased stays in the figures, and is known as that', async () => {
  await share([held]);
  await share([held], 'erased');
  const figures = { '23': { 'individual-therapy': held.figures } };
  expect(memory.read(monthStatsPath('2026-11', 'njeri'))).toMatchObject({
    days: figures,
    erased: figures,
  });
});
