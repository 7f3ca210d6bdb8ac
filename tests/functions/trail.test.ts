/** The trail of what staff do to the practice's time and to notes (threats row 51). */
import { beforeAll, expect, it } from 'vitest';
import { removeBlock, saveBlocks } from '@tulia/domain/calls/schedule/block-time';
import { saveNote } from '@tulia/domain/calls/bookings/booking-desk';
import type { AuditEntry } from '@tulia/domain/records/audit';
import { oneDay } from '@tulia/domain/slot/block-dates';
import { call, done, person, type Person } from '../support/actors';
import { randomUUID } from '../support/chance';
import { emptyDay, openPractice, pendingBooking, PRACTITIONER } from '../support/makers';
import { historyOf, trailOf } from './look';

beforeAll(openPractice);

/** What this person did; the day may have been opened and closed by others before. */
async function ownTrail(subject: string, { uid }: Person): Promise<AuditEntry[]> {
  return (await trailOf(subject)).filter(({ actor }) => actor.uid === uid);
}

it('time and notes leave entries, which say who and when, and nothing that was written', async () => {
  const therapist = await person({ role: 'therapist' });
  const date = await emptyDay();
  const id = randomUUID();
  const of = { practitionerId: PRACTITIONER, serviceId: null, keepSessions: false };
  const stretch = { start: '12:00', end: '13:00' };
  const blocks = [{ id, ...oneDay(date), ...stretch }];
  done(await call(saveBlocks, therapist, { ...of, blocks, freed: [] }));
  done(await call(removeBlock, therapist, { id }));
  done(await call(saveBlocks, therapist, { ...of, blocks: [], freed: [{ date, ...stretch }] }));
  const { booking } = await pendingBooking();
  for (const [version, text] of ['a secret of hers', ''].entries()) {
    done(await call(saveNote, therapist, { bookingId: booking.id, text, version }));
  }
  const ofBlock = await ownTrail(`blocks/${id}`, therapist);
  const ofDay = await ownTrail(`slots/${date}`, therapist);
  const ofNote = await historyOf(booking.id, 'note');
  const told = [...ofBlock, ...ofDay];
  expect(told.map(({ action }) => action).sort()).toEqual([
    'block-removed',
    'time-blocked',
    'time-freed',
  ]);
  expect(ofNote.map(({ details }) => details.note).sort()).toEqual([1, 2]);
  expect(new Set(ofNote.map(({ actor }) => actor.uid))).toEqual(new Set([therapist.uid]));
  expect(ofBlock[0]?.label).toBe(`${date}, 12:00–13:00`);
  expect(JSON.stringify([...told, ...ofNote])).not.toContain('secret');
});
