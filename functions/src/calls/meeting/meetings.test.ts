/**
 * What staff do about a meeting: who may, what is answered, who hears of it, and what becomes of the event that
 * was there.
 */
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { noMeeting, type Booking } from '@tulia/domain/booking/booking';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { HOUR } from '@tulia/domain/time/instant';
import { describe, expect, it, vi } from 'vitest';
import { eventIdFor } from '../../meeting/calendar-events';
import { google, LINK } from '../../meeting/testing/google';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aMember } from '../../platform/testing/callers';
import { emails, putMail } from '../../platform/testing/mails';
import { memory } from '../../platform/testing/memory-database';
import { putContact } from '../../platform/testing/practice';
import { cancelMeeting, createMeeting, pasteMeetingLink } from '../desk';

vi.mock('../../platform/app');
vi.mock('../../platform/log');
vi.mock('../../meeting/calendar-client', () => import('../../meeting/testing/google'));

const PASTED = 'https://zoom.us/j/123456789';
const OWN = 'njeri@group.calendar.google.com';
const plain = aConfirmed();
const { id, version } = plain;
const NOW = plain.createdAt;
const clock = { now: () => NOW };
const admin = aMember('admin');
const withLink = aConfirmed({
  googleMeetLink: LINK,
  googleMeetId: eventIdFor(id, 2),
  calendarSequence: 0,
  meeting: { ...noMeeting, state: 'ready', source: 'google', forVersion: 2 },
});

const create = (caller = admin) => createMeeting.handler({ bookingId: id }, { caller, clock });
const cancel = (caller = admin, seen = version) =>
  cancelMeeting.handler({ bookingId: id, version: seen }, { caller, clock });
const paste = (caller = admin, link = PASTED) =>
  pasteMeetingLink.handler({ bookingId: id, link }, { caller, clock });
const sent = () =>
  emails()
    .map(({ template, to }) => [template, to])
    .sort();
/** The invitation of the client, which waits for a link or has left. */
const putInvitation = (state: 'pending' | 'sent') => {
  const parts = { state, bookingId: id, attempts: 0, notBefore: NOW + HOUR };
  const mail = { ...aMail('booking-confirmed'), ...parts };
  putMail(bookingMailId(id, version, 'booking-confirmed'), mail);
};
const put = (booking: Booking) => {
  memory.clear();
  putBooking(booking);
  putContact({ email: 'njeri@example.com', calendarId: OWN });
};

it.each<[string, Booking, (caller: typeof admin) => Promise<unknown>]>([
  ['made', plain, create],
  ['removed', withLink, cancel],
  ['pasted', plain, paste],
])(
  'a link is %s by the therapist of the session and no other, once it is confirmed',
  async (_, booking, act) => {
    put(booking);
    const another = act(aMember('therapist', 'somebody-else'));
    await expect(another).rejects.toMatchObject({ code: 'forbidden' });
    expect(storedBooking(id).version).toBe(version);
    const own = aMember('therapist', plain.practitionerId);
    await expect(act(own)).resolves.toMatchObject({ version: version + 1 });
    put({ ...aBooking({ version }), meeting: booking.meeting });
    google.asked.length = 0;
    await expect(act(admin)).rejects.toMatchObject({ code: 'meeting-needs-confirmed' });
    expect(google.asked).toEqual([]);
  },
);

describe('a meeting that is made', () => {
  it('is answered when it is there, and stands in the calendar of the practitioner', async () => {
    put(plain);
    const answer = { status: 'confirmed', version: version + 1, meeting: 'ready', problem: null };
    expect(await create()).toEqual(answer);
    expect(google.asked).toEqual([['insert', OWN, eventIdFor(id, version + 1)]]);
    expect(storedBooking(id)).toMatchObject({ googleMeetLink: LINK });
  });

  it('is not made again when it exists already', async () => {
    put(withLink);
    expect(await create()).toMatchObject({ version, meeting: 'ready' });
    expect(google.asked).toEqual([]);
  });

  it.each([
    ['is not connected', { isConnected: false }, { code: 'meeting-not-connected' }],
    ['refuses', { answer: 400 }, { code: 'meeting-failed', details: { reason: 'refused-400' } }],
  ])('fails when Google %s, and the answer says so', async (_, change, refusal) => {
    put(plain);
    Object.assign(google, change);
    await expect(create()).rejects.toMatchObject(refusal);
    expect(storedBooking(id)).toMatchObject({ status: 'confirmed', googleMeetLink: null });
  });
});

it.each([
  ['is made', { hangoutLink: LINK }, create],
  ['cannot be made', 503, create],
  ['is pasted', {}, paste],
])('an invitation that waits for a meeting is sent once the meeting %s', async (_, answer, act) => {
  put(plain);
  putInvitation('pending');
  google.answer = answer;
  await act().catch(() => undefined);
  expect(emails()).toMatchObject([{ template: 'booking-confirmed', notBefore: NOW }]);
});

describe('a meeting that is removed', () => {
  it('leaves the session, and client and practitioner hear of it', async () => {
    put(withLink);
    const answer = { status: 'confirmed', version: version + 1, meeting: 'removed', problem: null };
    expect(await cancel()).toEqual(answer);
    expect(google.asked).toEqual([['delete', OWN, eventIdFor(id, 2)]]);
    expect(sent()).toEqual([
      ['meeting-cancelled', plain.clientEmail],
      ['staff-invitation', 'njeri@example.com'],
    ]);
    expect(storedBooking(id)).toMatchObject({ status: 'confirmed', googleMeetLink: null });
  });
});

describe('a link that is pasted', () => {
  it('is refused unless it is a link of a meeting', async () => {
    put(plain);
    const link = 'https://zoom.us.example.com/j/1';
    await expect(paste(admin, link)).rejects.toMatchObject({ code: 'link-not-allowed' });
    expect(storedBooking(id).googleMeetLink).toBeNull();
  });

  it('is kept as browsers write it, and answered as ready', async () => {
    put(plain);
    const answer = { status: 'confirmed', version: version + 1, meeting: 'ready', problem: null };
    expect(await paste(admin, 'HTTPS://ZOOM.US/j/123456789')).toEqual(answer);
    expect(storedBooking(id)).toMatchObject({
      googleMeetLink: PASTED,
      meeting: { state: 'ready', source: 'pasted' },
    });
    expect(google.asked).toEqual([]);
  });

  it('is emailed to client and practitioner when the invitation was sent before', async () => {
    put(plain);
    putInvitation('sent');
    await paste();
    expect(sent()).toEqual([
      ['booking-confirmed', aMail('booking-confirmed').to],
      ['meeting-link', plain.clientEmail],
      ['staff-invitation', 'njeri@example.com'],
    ]);
  });

  it('replaces Google’s link, and the event is removed from the calendar', async () => {
    put(withLink);
    await paste();
    expect(google.asked).toEqual([['delete', OWN, eventIdFor(id, 2)]]);
    expect(storedBooking(id)).toMatchObject({ googleMeetLink: PASTED, googleMeetId: null });
  });
});
