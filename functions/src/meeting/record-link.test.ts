/** Which link of a meeting is kept, by the booking as it stands then, and which people get a mail about it. */
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { noMeeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { MailState } from '@tulia/domain/records/mail';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { emails, putMail, storedMail } from '../platform/testing/mails';
import { memory } from '../platform/testing/memory-database';
import { putContact } from '../platform/testing/practice';
import { releaseInvitations } from '../mail/invitations';
import { recordLink } from './record-link';

vi.mock('../platform/app');

const LINK = 'https://meet.google.com/abc-defg-hij';
const OTHER = 'https://meet.google.com/klm-nopq-rst';
const wanted = { ...noMeeting, state: 'wanted', forVersion: 2, nextAttemptAt: 1 } as const;
const booking = aConfirmed({ meeting: wanted });
const { id, version, clientEmail } = booking;
const NOW = booking.createdAt;
const record = (link = LINK) =>
  recordLink({ booking, link, eventId: 'event-1', source: 'google' }, defaultPracticeSettings, NOW);
const putInvitation = (state: MailState, ofBooking = id) => {
  const mailId = bookingMailId(ofBooking, version, 'booking-confirmed');
  putMail(mailId, { ...aMail('booking-confirmed'), bookingId: ofBooking, state });
};
const further = () => emails().filter(({ template }) => template !== 'booking-confirmed');

beforeEach(() => {
  putBooking(booking);
  putContact({ email: 'njeri@example.com', calendarId: 'primary' });
});

it('recordLink stores the link of a meeting, and changes nothing else of the booking', async () => {
  putInvitation('pending');
  memory.meanwhile(() => memory.doc(bookingPath(id)).update({ clientPhone: '+254 700 000 009' }));
  const ready = { ...wanted, state: 'ready', source: 'google', nextAttemptAt: null };
  expect(await record()).toEqual({ recorded: true, meeting: ready, orphan: false });
  expect(storedBooking(id)).toMatchObject({
    clientPhone: '+254 700 000 009',
    version,
    googleMeetLink: LINK,
    googleMeetId: 'event-1',
    meeting: ready,
  });
  expect(further()).toEqual([]);
});

it('a link that arrives after the invitation was sent is emailed to client and practitioner separately', async () => {
  putInvitation('sent');
  putInvitation('pending', 'another-booking');
  await record();
  expect(further()).toMatchObject([
    { template: 'meeting-link', to: clientEmail, createdAt: NOW, notBefore: NOW },
    { template: 'staff-invitation', to: 'njeri@example.com', parameters: { change: 'link' } },
  ]);
});

it('a link of a session booked with others is in their email while it waits, and has an email of its own later', async () => {
  const series = { ...booking, seriesId: 'first' };
  putBooking(series);
  const putTogether = (state: MailState, ids: string) =>
    putMail('together', {
      ...aMail('booking-confirmed', { further: ids }),
      bookingId: 'first',
      state,
      attempts: 0,
      notBefore: NOW + HOUR,
    });
  putTogether('pending', `another,${id}`);
  await releaseInvitations('first', NOW);
  expect(storedMail('together').notBefore).toBe(NOW + HOUR);
  await record();
  expect(further()).toEqual([]);

  putBooking(series);
  putTogether('pending', 'another');
  await record();
  expect(further()).toHaveLength(2);
});

it('a link of a later session is in the email about the sessions that were confirmed with it', async () => {
  putBooking({ ...booking, seriesId: 'first' });
  putBooking({ ...booking, id: 'second', seriesId: 'first' });
  const mail = aMail('booking-confirmed', { further: `${id}:0` });
  putMail('together', { ...mail, bookingId: 'second', state: 'pending' });
  await record();
  expect(further()).toEqual([]);
});

it.each([
  ['another link', OTHER],
  ['the same link once more', LINK],
])('%s of one version has emails beside those of the first', async (_, link) => {
  putInvitation('sent');
  await record();
  const again = bookings.toStoredPart({ meeting: wanted, googleMeetLink: null });
  await memory.doc(bookingPath(id)).update(again);
  await record(link);
  expect(further().filter(({ to }) => to === clientEmail)).toHaveLength(2);
  expect(storedBooking(id).googleMeetLink).toBe(link);
});

it('a link that staff pasted meanwhile stays, and the new event is an orphan', async () => {
  const meeting = { ...noMeeting, state: 'ready', source: 'pasted' } as const;
  const pasted = bookings.toStoredPart({ googleMeetLink: OTHER, meeting });
  memory.meanwhile(() => memory.doc(bookingPath(id)).update(pasted));
  expect(await record()).toEqual({ recorded: false, orphan: true, meeting });
  expect([storedBooking(id).googleMeetLink, further()]).toEqual([OTHER, []]);
});

it('a link of a session that was moved meanwhile is not stored, and its event stays for the new time', async () => {
  const moved = bookings.toStoredPart({ startsAt: booking.startsAt + HOUR });
  memory.meanwhile(() => memory.doc(bookingPath(id)).update(moved));
  expect(await record()).toEqual({ recorded: false, orphan: false, meeting: wanted });
  expect(storedBooking(id).googleMeetLink).toBeNull();
});

it('a link of a deleted booking makes its event an orphan, and writes nothing', async () => {
  memory.clear();
  expect(await record()).toEqual({ recorded: false, orphan: true, meeting: wanted });
  expect([memory.all('bookings'), further()]).toEqual([{}, []]);
});
