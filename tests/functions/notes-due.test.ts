/** The list of sessions without a note loses a session when the night erases its record. */
import { completeBooking } from '@tulia/domain/calls/bookings/decide-booking';
import { noMeeting } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { notesDue, notesDuePath } from '@tulia/domain/records/notes-due';
import { beforeAll, expect, it } from 'vitest';
import { database, done, person } from '../support/actors';
import {
  bookingById,
  confirmedBooking,
  onceBegun,
  openPractice,
  PRACTITIONER,
} from '../support/makers';
import { job } from './outside';
import { ownInstance } from './own-instance';

beforeAll(openPractice);

const { ask } = ownInstance();

async function isDue(bookingId: string): Promise<boolean> {
  const list = await database().doc(notesDuePath(PRACTITIONER)).get();
  return bookingId in notesDue.fromStored(list.data() ?? {}).sessions;
}

it('forgets a session with its record', async () => {
  const admin = await person({ role: 'admin' });
  const { id } = (await confirmedBooking(admin)).booking;
  await onceBegun(id, async () => {
    const { version } = await bookingById(id);
    done(await ask(completeBooking, admin, { bookingId: id, version }));
  });
  expect(await isDue(id)).toBe(true);
  const retainUntil = Date.now() - 1000;
  const part = { retainUntil, meeting: noMeeting };
  await database().doc(bookingPath(id)).update(bookings.toStoredPart(part));
  await job('eraseExpiredRecords', Date.now());
  expect((await database().doc(bookingPath(id)).get()).exists).toBe(false);
  expect(await isDue(id)).toBe(false);
});
