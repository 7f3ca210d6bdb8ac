/**
 * In which calendar a meeting is made, moved, and looked for when it is cancelled: the practitioner's own where
 * there is one; and what becomes of it where Google fails.
 */
import { noMeeting, type Meeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { MINUTE } from '@tulia/domain/time/instant';
import { describe, expect, it, vi } from 'vitest';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putContact } from '../platform/testing/practice';
import { eventIdFor } from './calendar-events';
import { discardEvent, reconcileMeeting } from './reconcile-meeting';
import { google, LINK } from './testing/google';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock('./calendar-client', () => import('./testing/google'));

const NOW = aConfirmed().createdAt;
const clock = { now: () => NOW };
const OWN = 'njeri@group.calendar.google.com';
const withMeeting = (meeting: Partial<Meeting>) =>
  putBooking(aConfirmed({ meeting: { ...noMeeting, forVersion: 2, ...meeting } }));
const eventId = eventIdFor(aConfirmed().id, 2);

it.each([
  ['a calendar of their own', OWN],
  ['none', 'primary'],
])('of a practitioner with %s it is made, removed and given up in %s', async (_, calendarId) => {
  putContact({ calendarId });
  putContact({ calendarId: 'other@example.com' }, 'somebody-else');
  const wanted = withMeeting({ state: 'wanted' });
  expect(await reconcileMeeting(wanted.id, clock)).toMatchObject({ state: 'ready' });
  await discardEvent(wanted, 2);
  const unwanted = withMeeting({ state: 'unwanted' });
  expect(await reconcileMeeting(unwanted.id, clock)).toMatchObject({ state: 'removed' });
  expect(google.asked).toEqual([
    ['insert', calendarId, eventId],
    ['delete', calendarId, eventId],
    ['delete', calendarId, eventId],
  ]);
});

it('an event that nobody wants once Google has created it is removed from its calendar', async () => {
  putContact({ calendarId: OWN });
  const { id } = withMeeting({ state: 'wanted' });
  const off = bookings.toStoredPart({ status: 'cancelled' });
  memory.meanwhile(() => memory.doc(bookingPath(id)).update(off));
  await reconcileMeeting(id, clock);
  expect(google.asked).toEqual([
    ['insert', OWN, eventId],
    ['delete', OWN, eventId],
  ]);
});

it('an event that a call and the job create at the same time stays in the calendar', async () => {
  const { id } = withMeeting({ state: 'wanted' });
  memory.meanwhile(() => reconcileMeeting(id, clock));
  expect(await reconcileMeeting(id, clock)).toMatchObject({ state: 'ready' });
  expect(google.asked.map(([what]) => what)).toEqual(['insert', 'insert']);
});

const reconcile = (meeting: Partial<Meeting>, answer: object | number) => {
  google.answer = answer;
  const { id } = withMeeting(meeting);
  return reconcileMeeting(id, clock);
};
const [pending, failure] = ['pending', 'failure'].map((statusCode) => ({
  conferenceData: { createRequest: { status: { statusCode } } },
})) as [object, object];
const again = { attempts: 1, nextAttemptAt: NOW + MINUTE };

it.each<[string, object | number, Partial<Meeting>]>([
  ['is down', 503, { state: 'failed', problem: 'provider-error', ...again }],
  ['is busy', 429, { state: 'failed', problem: 'rate-limited', ...again }],
  ['is still at it', pending, { state: 'wanted', problem: 'conference-pending', ...again }],
  ['makes none', failure, { state: 'failed', problem: 'conference-failed', nextAttemptAt: null }],
  ['refuses', 400, { state: 'failed', problem: 'refused-400', nextAttemptAt: null }],
])('a meeting is tried again, or left to a person, where Google %s', async (_, answer, meeting) => {
  expect(await reconcile({ state: 'wanted' }, answer)).toMatchObject(meeting);
  expect(storedBooking(aConfirmed().id)).toMatchObject({ googleMeetLink: null, meeting });
});

it('the job does not retry a meeting while Google is not connected', async () => {
  google.isConnected = false;
  const left = { state: 'failed', problem: 'not-connected', nextAttemptAt: null };
  expect(await reconcile({ state: 'wanted' }, { hangoutLink: LINK })).toMatchObject(left);
});

it('no meeting is created or retried for a session that counts as held', async () => {
  const meeting = { ...noMeeting, state: 'wanted' as const, forVersion: 2, nextAttemptAt: NOW };
  const { id } = putBooking(aConfirmed({ status: 'completed', meeting }));
  const left = { state: 'wanted', nextAttemptAt: null };
  expect(await reconcileMeeting(id, clock)).toMatchObject(left);
  expect([google.asked, storedBooking(id).meeting]).toMatchObject([[], left]);
});

it('a meeting is left to a person after twelve attempts', async () => {
  const failed = { state: 'failed' as const, problem: 'provider-error' };
  const eleventh = { attempts: 11, nextAttemptAt: NOW + 60 * MINUTE };
  expect(await reconcile({ ...failed, attempts: 10 }, 503)).toMatchObject(eleventh);
  const twelfth = { attempts: 12, nextAttemptAt: null };
  expect(await reconcile({ ...failed, attempts: 11 }, 503)).toMatchObject(twelfth);
});

it('a fault of Google does not overwrite a newer decision', async () => {
  const unwanted = { ...noMeeting, state: 'unwanted' as const, forVersion: 2 };
  const off = bookings.toStoredPart({ status: 'cancelled', meeting: unwanted });
  memory.meanwhile(() => memory.doc(bookingPath(aConfirmed().id)).update(off));
  expect(await reconcile({ state: 'wanted' }, 503)).toEqual(unwanted);
  expect(storedBooking(aConfirmed().id).meeting).toEqual(unwanted);
});

describe('an event that is not wanted any more', () => {
  const unwanted = { state: 'unwanted' as const };
  const stays = { ...unwanted, attempts: 1, nextAttemptAt: NOW + MINUTE };

  it('is asked for again where Google is down', async () => {
    expect(await reconcile(unwanted, 500)).toMatchObject({ ...stays, problem: 'provider-error' });
  });

  it('may be in the making where Google has none yet, and is looked for once more', async () => {
    expect(await reconcile(unwanted, 404)).toMatchObject({ ...stays, problem: 'checking' });
    expect(await reconcile({ ...unwanted, attempts: 1 }, 404)).toMatchObject({ state: 'removed' });
  });

  it('is gone where Google has none of it any more', async () => {
    google.answer = 410;
    const { id } = withMeeting(unwanted);
    const made = bookings.toStoredPart({ googleMeetId: 'event-1' });
    await memory.doc(bookingPath(id)).update(made);
    const removed = { state: 'removed', nextAttemptAt: null };
    expect(await reconcileMeeting(id, clock)).toMatchObject(removed);
    expect(storedBooking(id)).toMatchObject({ googleMeetId: null, meeting: removed });
  });
});
