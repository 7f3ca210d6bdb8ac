/**
 * Which meetings a run works on: those that are due, the longest waiting first, and none that is left to staff.
 */
import { noMeeting, type Meeting } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { putMail, storedMail } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { runRetryMeetings } from './retry-meetings';

vi.mock('../platform/app');
vi.mock('../platform/log');
/** The bookings that Google was asked to make an event for. */
const made: string[] = [];
vi.mock('../meeting/calendar-client', () => ({
  calendarClient: () => Promise.resolve({ events: { insert } }),
}));
interface Asked {
  requestBody: { extendedProperties: { private: { bookingId: string } } };
}
function insert({ requestBody }: Asked) {
  made.push(requestBody.extendedProperties.private.bookingId);
  return Promise.resolve({ data: { hangoutLink: 'https://meet.google.com/abc-defg-hij' } });
}

const NOW = aConfirmed().createdAt;
const clock = { now: () => NOW };
const put = (id: string, meeting: Partial<Meeting>) => {
  putBooking(aConfirmed({ id, meeting: { ...noMeeting, forVersion: 2, ...meeting } }));
};

beforeEach(() => {
  made.length = 0;
});

it.each<[string, Partial<Meeting>, boolean]>([
  ['wanted and due', { state: 'wanted', nextAttemptAt: NOW }, true],
  ['failed and due again', { state: 'failed', nextAttemptAt: NOW }, true],
  ['wanted in a moment', { state: 'wanted', nextAttemptAt: NOW + 1 }, false],
  ['left to a person', { state: 'failed', nextAttemptAt: null }, false],
  ['there', { state: 'ready', nextAttemptAt: null }, false],
  ['not wanted any more', { state: 'removed', nextAttemptAt: null }, false],
])('a meeting that is %s: %s', async (_, meeting, isMade) => {
  put('b1', meeting);
  expect(await runRetryMeetings(clock)).toBe(isMade ? 1 : 0);
  expect(made).toEqual(isMade ? ['b1'] : []);
});

it('a run takes the twenty that waited longest, and the next run the rest', async () => {
  for (let index = 0; index < 25; index += 1)
    put(`b${index}`, { state: 'wanted', nextAttemptAt: NOW - index * MINUTE });
  expect(await runRetryMeetings(clock)).toBe(20);
  expect([made[0], made.includes('b4'), made.includes('b5')]).toEqual(['b24', false, true]);
  expect(await runRetryMeetings(clock)).toBe(5);
  expect(new Set(made).size).toBe(25);
});

it('a damaged record keeps no other meeting waiting', async () => {
  put('b1', { state: 'wanted', nextAttemptAt: NOW });
  const meeting = { state: 'wanted', nextAttemptAt: NOW - 1, forVersion: 1 };
  memory.put(bookingPath('b0'), { meeting, status: 'confirmed' });
  await runRetryMeetings(clock);
  expect(made).toContain('b1');
});

it('an invitation that was left waiting goes with the next look at its meeting', async () => {
  const waits = { bookingId: 'b1', state: 'pending', attempts: 0, notBefore: NOW + HOUR } as const;
  putMail('m1', { ...aMail('booking-confirmed'), ...waits });
  put('b1', { state: 'wanted', nextAttemptAt: NOW });
  await runRetryMeetings(clock);
  expect(storedMail('m1').notBefore).toBe(NOW);
});
