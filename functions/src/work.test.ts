/** What the jobs of every few minutes ask when nothing has happened: a question costs one document (decision 026). */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { JOB_NAMES, SCHEDULES } from '@tulia/domain/practice/jobs';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { noCalendar } from '@tulia/domain/slot/own-calendar';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshToken } from './meeting/calendar-client';
import { paymentProvider } from './payments/provider';
import { keepCredentials } from './platform/credentials';
import { fingerprint } from './platform/fingerprint';
import { memory } from './platform/testing/memory-database';
import { putPractice } from './platform/testing/practice';
import { putFeed } from './platform/testing/staff';
import { TEXT_ACCOUNT } from './platform/testing/texts';
import { calendarFeed } from './webhooks/calendar-feed';
import { WORK } from './work';

vi.mock('./platform/app');
vi.mock('./payments/provider');
const list = vi.hoisted(() => vi.fn());
vi.mock(import('./meeting/calendar-client'), async (original) => ({
  ...(await original()),
  calendarClient: async () =>
    ((await refreshToken()) === null ? null : { events: { list } }) as never,
}));

const TOKEN = 'a'.repeat(43);
const DATE = '2026-12-14';
const MIDNIGHT = toInstant(DATE, '00:00');
const queries = vi.spyOn(memory, 'collection');
const documents = vi.spyOn(Object.getPrototypeOf(memory.doc('a/b')) as { get: () => void }, 'get');
const several = vi.spyOn(memory, 'getAll');

beforeEach(() => {
  vi.mocked(paymentProvider).mockResolvedValue({} as PaymentProvider);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('CREDENTIALS_KEY', Buffer.alloc(32, 7).toString('base64'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** @returns the questions of each job, and the documents that were read besides */
async function idleDay() {
  const asked: Record<string, number> = {};
  documents.mockClear();
  several.mockClear();
  for (const name of JOB_NAMES) {
    const period = SCHEDULES[name].minutes * MINUTE;
    if (period === DAY) continue;
    queries.mockClear();
    const run = await WORK[name]();
    for (let now = MIDNIGHT; now < MIDNIGHT + DAY; now += period) {
      vi.setSystemTime(now);
      await run({ now: () => now });
    }
    asked[name] = queries.mock.calls.length;
  }
  const together = several.mock.calls.flat().length;
  return { asked, read: documents.mock.calls.length + together };
}

/** @returns what a feed costs that a calendar fetches each hour */
async function feedOfADay() {
  documents.mockClear();
  queries.mockClear();
  let etag = '';
  for (let now = MIDNIGHT; now < MIDNIGHT + DAY; now += HOUR) {
    const asked = { method: 'GET', path: `/${TOKEN}.ics`, header: () => etag };
    const { headers } = await calendarFeed(asked, { now: () => now });
    etag = headers?.['etag'] ?? '';
  }
  return documents.mock.calls.length + queries.mock.calls.length;
}

it('an idle day of the jobs of every few minutes asks 1,331 questions, and reads nothing else', async () => {
  const { asked, read } = await idleDay();
  expect(asked).toEqual({
    sweepOutbox: 2 * 288,
    // own calendars are read by day only
    retryMeetings: 144 + 96,
    // the waiting list is looked at while an offer can be answered in its time, from 07:00 to 21:00
    releaseLapsedHolds: 144 + 83,
    followPayments: 2 * 144,
  });
  expect(Object.values(asked).reduce((sum, each) => sum + each)).toBe(1331);
  expect(read).toBe(0);
});

it('with texts, a calendar that closes hours, and its feed fetched each hour, it reads at most 1,500 documents', async () => {
  putPractice([DATE]);
  const calendar = { ...noCalendar, closesHours: true, readAt: MIDNIGHT - HOUR, syncToken: 's' };
  memory.put(ownCalendarPath('therapist'), ownCalendars.toStored(calendar));
  const keep = [MIDNIGHT, () => undefined] as const;
  await keepCredentials('texts', TEXT_ACCOUNT, ...keep);
  await keepCredentials('google', { refreshToken: 'r' }, ...keep);
  list.mockResolvedValue({ data: { items: [], nextSyncToken: 's' } });
  putFeed(fingerprint('calendar-feed', TOKEN), 'therapist', 'njeri');
  const { asked, read } = await idleDay();
  expect(list).toHaveBeenCalledTimes(96);
  const ofCalendar = ownCalendars.fromStored(memory.read(ownCalendarPath('therapist')) ?? {});
  expect(ofCalendar).toMatchObject({ readAt: MIDNIGHT + 22 * HOUR - 10 * MINUTE, problem: null });
  // the credentials with each reading; contact, settings and the calendar once
  expect(read).toBe(96 + 3);
  const fetched = await feedOfADay();
  // its address and a sum each time, its sessions once
  expect(fetched).toBe(24 * 2 + 1);
  expect(Object.values(asked).reduce((sum, each) => sum + each) + read + fetched).toBeLessThan(
    1500,
  );
});
