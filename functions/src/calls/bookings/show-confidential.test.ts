/** What is confidential about a booking: who is answered, with what, and that reading it is written down first. */
import { bookingPath, bookings, confidentialRequestPath } from '@tulia/domain/records/booking';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SignedInCaller } from '../../platform/caller';
import { aClient, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { amendNote } from './amend-note';
import { saveNote } from './save-note';
import { saveNoteDraft } from './save-note-draft';
import { showConfidential } from './show-confidential';
import { signNote } from './sign-note';

vi.mock('../../platform/app');

const { id: bookingId, practitionerId, endsAt } = aConfirmed();
const clock = { now: () => endsAt };
const own = aMember('therapist', practitionerId);
const admin = aMember('admin');
const show = (caller: SignedInCaller = own, versions = false, id = bookingId) =>
  showConfidential.handler({ bookingId: id, versions }, { caller, clock });
const save = (text: string, version: number) =>
  saveNote.handler({ bookingId, text, version }, { caller: own, clock });
const draft = (text: string, version = 0) =>
  saveNoteDraft.handler({ bookingId, text, version }, { caller: own, clock });
const sign = (version: number) =>
  signNote.handler({ bookingId, version }, { caller: admin, clock });
const readings = () =>
  Object.values(memory.all('accessLog')).map(({ actor }) => (actor as { uid: string }).uid);
const versionsShown = async (asked: boolean) =>
  (await show(own, asked)).versions.map(({ text }) => text);

beforeEach(() => {
  memory.clear();
  memory.put(bookingPath(bookingId), bookings.toStored(aConfirmed()));
  memory.put(confidentialRequestPath(bookingId), { specialRequests: 'a quiet room' });
});

it.each([
  ['its therapist', own],
  ['an admin', admin],
])('what is confidential is shown to %s, whose reading is written down', async (_, caller) => {
  const nothing = { note: null, draft: null, versions: [] };
  expect(await show(caller, true)).toMatchObject(nothing);
  await save('Calm.', 0);
  const { request, note } = await show(caller);
  expect(request).toMatchObject({ specialRequests: 'a quiet room' });
  expect(note).toMatchObject({ text: 'Calm.', version: 1, updatedBy: 'Wanjiru' });
  expect(readings()).toEqual([caller.uid]);
});

it.each<[string, SignedInCaller]>([
  ['another therapist', aMember('therapist', 'somebody-else')],
  ['a receptionist', aMember('receptionist', practitionerId)],
  ['the client', aClient()],
])('nothing confidential is shown to %s', async (_, caller) => {
  await expect(show(caller)).rejects.toMatchObject({ code: 'forbidden' });
  expect(readings()).toEqual([]);
});

it('of a booking that is not there nothing is shown or written down', async () => {
  await expect(show(admin, false, 'none')).rejects.toMatchObject({ code: 'not-found' });
  expect(readings()).toEqual([]);
});

it('nothing confidential is shown where the reading could not be written down', async () => {
  vi.spyOn(memory, 'creation').mockImplementationOnce(() => () => {
    throw Object.assign(new Error('out of reach'), { code: 14 });
  });
  await expect(show()).rejects.toThrow('out of reach');
});

it('the versions of a note are shown, newest first, where they are asked for or the note is signed', async () => {
  await save('First.', 0);
  await save('Second.', 1);
  expect(await versionsShown(false)).toEqual([]);
  expect(await versionsShown(true)).toEqual(['Second.', 'First.']);
  await sign(2);
  await amendNote.handler({ bookingId, version: 3, text: 'Added.' }, { caller: own, clock });
  expect(await versionsShown(false)).toEqual(['Added.', 'Second.', 'Second.', 'First.']);
});

it('what is being typed comes back to its writer alone, beside a signed note too, until it is added', async () => {
  await draft('She said ');
  expect((await show()).draft?.text).toBe('She said ');
  expect((await show(admin)).draft).toBeNull();
  await save('Calm.', 0);
  expect((await show()).draft).toBeNull();
  await draft('Calm, and late', 1);
  await sign(1);
  expect((await show()).draft?.text).toBe('Calm, and late');
  await amendNote.handler({ bookingId, version: 2, text: 'Late.' }, { caller: own, clock });
  expect((await show()).draft).toBeNull();
});
