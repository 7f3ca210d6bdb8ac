/**
 * Which meetings a run works on: those that are due, the longest waiting first, and none that is left to staff.
 */
import { noMeeting, type Meeting } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { eventIdFor } from '../meeting/calendar-events';
import { google } from '../meeting/testing/google';
import { putBooking } from '../platform/testing/bookings';
import { putMail, storedMail } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { runRetryMeetings } from './retry-meetings';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock('../meeting/calendar-client', () => import('../meeting/testing/google'));

const NOW = aConfirmed().createdAt;
const clock = { now: () => NOW };
/** The events that Google was asked for. */
const made = () => google.asked.map(([, , eventId]) => eventId);
const put = (id: string, meeting: Partial<Meeting>) => {
  putBooking(aConfirmed({ id, meeting: { ...noMeeting, forVersion: 2, ...meeting } }));
};

it.each<[string, Partial<Meeting>, boolean]>([
  ['wanted and due', { state: 'wanted', nextAttemptAt: NOW }, true],
  ['failed and due again', { state: 'failed', nextAttemptAt: NOW }, true],
  ['to be removed', { state: 'unwanted', nextAttemptAt: NOW }, true],
  ['wanted in a moment', { state: 'wanted', nextAttemptAt: NOW + 1 }, false],
  ['left to a person', { state: 'failed', nextAttemptAt: null }, false],
  ['there', { state: 'ready', nextAttemptAt: null }, false],
  ['not wanted any more', { state: 'removed', nextAttemptAt: null }, false],
])('a meeting that is %s: %s', async (_, meeting, isDue) => {
  put('b1', meeting);
  expect(await runRetryMeetings(clock)).toBe(isDue ? 1 : 0);
  expect(made()).toEqual(isDue ? [eventIdFor('b1', 2)] : []);
});

it('a run takes the twenty that waited longest, and the next run the rest', async () => {
  for (let index = 0; index < 25; index += 1)
    put(`b${index}`, { state: 'wanted', nextAttemptAt: NOW - index * MINUTE });
  expect(await runRetryMeetings(clock)).toBe(20);
  expect(made()[0]).toBe(eventIdFor('b24', 2));
  expect(['b4', 'b5'].map((id) => made().includes(eventIdFor(id, 2)))).toEqual([false, true]);
  expect(await runRetryMeetings(clock)).toBe(5);
  expect(new Set(made()).size).toBe(25);
});

it('a damaged record holds up no other meeting', async () => {
  put('b1', { state: 'wanted', nextAttemptAt: NOW });
  const meeting = { state: 'wanted', nextAttemptAt: NOW - 1, forVersion: 1 };
  memory.put(bookingPath('b0'), { meeting, status: 'confirmed' });
  await runRetryMeetings(clock);
  expect(made()).toContain(eventIdFor('b1', 2));
});

it('a waiting invitation is sent with the next retry of its meeting', async () => {
  const waits = { bookingId: 'b1', state: 'pending', attempts: 0, notBefore: NOW + HOUR } as const;
  putMail('m1', { ...aMail('booking-confirmed'), ...waits });
  put('b1', { state: 'wanted', nextAttemptAt: NOW });
  await runRetryMeetings(clock);
  expect(storedMail('m1').notBefore).toBe(NOW);
});
