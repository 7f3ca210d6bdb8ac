/**
 * In which calendar a meeting is made, moved, and looked for when it is cancelled: the practitioner's own where
 * there is one.
 */
import { noMeeting, type Meeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { practitionerContactPath, practitionerContacts } from '@tulia/domain/records/practitioner';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { eventIdFor } from './event-id';
import { discardEvent, settleMeeting } from './settle-meeting';

vi.mock('../platform/app');

interface Asked {
  calendarId: string;
  eventId?: string;
  requestBody?: { id?: string };
}
/** The requests to Google, each with its calendar and event. */
const asked: string[][] = [];
const note = (what: string, { calendarId, eventId, requestBody }: Asked) => {
  asked.push([what, calendarId, eventId ?? requestBody?.id ?? '']);
  return Promise.resolve({ data: { hangoutLink: 'https://meet.google.com/abc-defg-hij' } });
};
vi.mock('./calendar-client', () => ({
  calendarClient: () =>
    Promise.resolve({
      events: {
        insert: (request: Asked) => note('insert', request),
        delete: (request: Asked) => note('delete', request),
      },
    }),
}));

const NOW = aConfirmed().createdAt;
const clock = { now: () => NOW };
const OWN = 'njeri@group.calendar.google.com';
const withMeeting = (meeting: Partial<Meeting>) => {
  const booking = aConfirmed({ meeting: { ...noMeeting, forVersion: 2, ...meeting } });
  putBooking(booking);
  return booking;
};
const eventId = eventIdFor(aConfirmed().id, 2);

beforeEach(() => {
  memory.clear();
  asked.length = 0;
});

it.each([
  ['a calendar of their own', OWN],
  ['none', 'primary'],
])('of a practitioner with %s it is made, removed and given up in %s', async (_, calendarId) => {
  const contact = { email: 'njeri@example.com', calendarId };
  const ofOne = practitionerContactPath(aConfirmed().practitionerId);
  memory.put(ofOne, practitionerContacts.toStored(contact));
  memory.put(
    practitionerContactPath('somebody-else'),
    practitionerContacts.toStored({ ...contact, calendarId: 'other@example.com' }),
  );
  const wanted = withMeeting({ state: 'wanted' });
  expect(await settleMeeting(wanted.id, clock)).toMatchObject({ state: 'ready' });
  await discardEvent(wanted, 2);
  const unwanted = withMeeting({ state: 'unwanted' });
  expect(await settleMeeting(unwanted.id, clock)).toMatchObject({ state: 'removed' });
  expect(asked).toEqual([
    ['insert', calendarId, eventId],
    ['delete', calendarId, eventId],
    ['delete', calendarId, eventId],
  ]);
});

it('an event that is not wanted any more once it is there is removed from the calendar it was made in', async () => {
  const contact = practitionerContacts.toStored({ email: '', calendarId: OWN });
  memory.put(practitionerContactPath(aConfirmed().practitionerId), contact);
  const { id } = withMeeting({ state: 'wanted' });
  const off = bookings.toStoredPart({ status: 'cancelled' });
  memory.meanwhile(() => memory.doc(bookingPath(id)).update(off));
  await settleMeeting(id, clock);
  expect(asked).toEqual([
    ['insert', OWN, eventId],
    ['delete', OWN, eventId],
  ]);
});
