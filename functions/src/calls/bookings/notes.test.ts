/** The private note on a booking: who writes it, which versions are kept, and what of it stands where others read. */
import type { Note } from '@tulia/domain/booking/note';
import type { Booking } from '@tulia/domain/booking/booking';
import {
  bookingEvents,
  bookingPath,
  bookings,
  confidentialNotePath,
  confidentialNotes,
  noteDraftPath,
  noteDrafts,
} from '@tulia/domain/records/booking';
import { notesDue, notesDuePath } from '@tulia/domain/records/notes-due';
import { noteStatePath } from '@tulia/domain/records/note-state';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { amendNote } from './amend-note';
import { cancelBooking } from './cancel-booking';
import { completeBooking } from './complete-booking';
import { markNoShow } from './mark-no-show';
import { reopenBooking } from './reopen-booking';
import { saveNote } from './save-note';
import { saveNoteDraft } from './save-note-draft';
import { signNote } from './sign-note';
import type { SignedInCaller } from '../../platform/caller';
import { aClient, aMember } from '../../platform/testing/callers';
import { storedBooking } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';

vi.mock('../../platform/app');

const { id, practitionerId, startsAt, endsAt } = aConfirmed();
const NOW = endsAt + HOUR;
const clock = { now: () => NOW };
const own = aMember('therapist', practitionerId);
const save = (text: string, version: number, caller = own) =>
  saveNote.handler({ bookingId: id, text, version }, { caller, clock });
const draft = (text: string, caller = own) =>
  saveNoteDraft.handler({ bookingId: id, text, version: 0 }, { caller, clock });
const sign = (version: number, caller = own) =>
  signNote.handler({ bookingId: id, version }, { caller, clock });
const amend = (text: string, version: number, caller = own) =>
  amendNote.handler({ bookingId: id, text, version }, { caller, clock });
const conclude = (call: typeof completeBooking = completeBooking, caller: SignedInCaller = own) =>
  call.handler(seen(), { caller, clock });

const put = (change: Partial<Booking> = {}) => {
  memory.put(bookingPath(id), bookings.toStored(aConfirmed(change)));
};
const stands = () => storedBooking(id);
const seen = () => ({ bookingId: id, version: stands().version });
const note = (): Note | null => {
  const data = memory.read(confidentialNotePath(id));
  return data && confidentialNotes.fromStored(data);
};
const versions = () =>
  Object.entries(memory.all(`${bookingPath(id)}/notes`)).map(([key, each]) => {
    const { text, isAmendment, signedBy } = confidentialNotes.fromStored(each);
    return [key, text, isAmendment, signedBy];
  });
const history = () =>
  Object.values(memory.all(`${bookingPath(id)}/events`)).map((each) =>
    bookingEvents.fromStored(each),
  );
const due = () => notesDue.fromStored(memory.read(notesDuePath(practitionerId)) ?? {}).sessions;

beforeEach(() => {
  memory.clear();
  put();
});

it.each<[string, SignedInCaller, boolean]>([
  ['the therapist of the session', own, true],
  ['an admin', aMember('admin'), true],
  ['another therapist', aMember('therapist', 'somebody-else'), false],
  ['a therapist who is no practitioner', aMember('therapist'), false],
  ['a receptionist', aMember('receptionist', practitionerId), false],
  ['the client', aClient(), false],
])('a note is written by %s, or not: %#', async (_, caller, mayDo) => {
  for (const act of [
    () => draft('Typed.', caller),
    () => save('Said.', 0, caller),
    () => sign(1, caller),
    () => amend('More.', 2, caller),
  ])
    if (mayDo) await expect(act()).resolves.toBeDefined();
    else await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
  expect(note()?.version).toBe(mayDo ? 3 : undefined);
});

it('a note keeps every version with its author and signer, and what was added beside it', async () => {
  expect(await save('One.', 0)).toEqual({ version: 1 });
  expect(await save('Two.', 1, aMember('admin'))).toEqual({ version: 2 });
  expect(await sign(2)).toEqual({ version: 3 });
  expect(await amend('Three.', 3)).toEqual({ version: 4 });
  expect(versions()).toEqual([
    ['000001', 'One.', false, null],
    ['000002', 'Two.', false, null],
    ['000003', 'Two.', false, 'Wanjiru'],
    ['000004', 'Three.', true, 'Wanjiru'],
  ]);
  expect(note()).toMatchObject({ text: 'Two.', version: 4, isAmendment: false, signedAt: NOW });
});

it('a note leaves its version and who did what where others read, and none of its words', async () => {
  await save('A secret.', 0);
  await sign(1);
  expect(memory.read(noteStatePath(id))).toEqual({ version: 2 });
  const { status, version } = stands();
  const actor = { kind: 'staff', uid: own.uid, name: own.name };
  const entry = { at: NOW, actor, from: status, to: status, version };
  expect(history()).toEqual([
    { ...entry, action: 'note', details: { note: 1 } },
    { ...entry, action: 'note-signed', details: { note: 2 } },
  ]);
  const read = [history(), stands(), memory.read(noteStatePath(id))];
  expect(JSON.stringify(read)).not.toContain('secret');
});

it('a note is saved once when it says the same, and is left alone when another staff member has changed it', async () => {
  await save('One.', 0);
  expect(await save(' One. ', 0)).toEqual({ version: 1 });
  expect(versions()).toHaveLength(1);
  await save('Two.', 1, { ...aMember('admin'), name: 'Otieno' });
  await expect(save('Mine.', 1)).rejects.toMatchObject({
    code: 'note-changed',
    details: { by: 'Otieno', version: 2 },
  });
  expect(note()?.text).toBe('Two.');
});

it('a note ends the draft of the staff member who saves it, and leaves the drafts of others', async () => {
  const admin = aMember('admin');
  await draft('Mine.');
  await draft('Yours.', admin);
  await save('Mine.', 0);
  expect(memory.read(noteDraftPath(id, own.uid))).toBeNull();
  const kept = noteDrafts.fromStored(memory.read(noteDraftPath(id, admin.uid)) ?? {});
  expect(kept).toEqual({ text: 'Yours.', version: 0, updatedAt: NOW });
  expect(await draft('', admin)).toEqual({ kept: false });
  expect(memory.read(noteDraftPath(id, admin.uid))).toBeNull();
});

it('a note is due from when the session took place until it is written, and again once it is emptied', async () => {
  expect(await conclude()).toMatchObject({ status: 'completed' });
  expect(due()).toEqual({ [id]: startsAt });
  await save('One.', 0);
  expect(due()).toEqual({});
  await save('', 1);
  expect(due()).toEqual({ [id]: startsAt });
});

it('a note is due beside those of other sessions of the same practitioner', async () => {
  memory.put(notesDuePath(practitionerId), notesDue.toStored({ sessions: { other: 1 } }));
  await conclude();
  expect(due()).toEqual({ other: 1, [id]: startsAt });
});

it.each([
  ['reopened', () => reopenBooking.handler(seen(), { caller: aMember('admin'), clock })],
  ['cancelled', () => cancelBooking.handler(seen(), { caller: aMember('admin'), clock })],
])('a note is due though one was emptied before, until its session is %s', async (_, takeBack) => {
  await save('One.', 0);
  await save('', 1);
  await conclude();
  expect(due()).toEqual({ [id]: startsAt });
  await takeBack();
  expect(due()).toEqual({});
});

it.each([
  ['a note that was written before', completeBooking, 'One.'],
  ['nobody having come', markNoShow, ''],
])('a note is not due after %s', async (_, call, text) => {
  if (text !== '') await save(text, 0);
  await conclude(call);
  expect(due()).toEqual({});
});

it.each<[string, SignedInCaller, string]>([
  ['another therapist', aMember('therapist', 'somebody-else'), 'forbidden'],
  ['a receptionist', aMember('receptionist', practitionerId), 'forbidden'],
  ['the client', aClient(), 'forbidden'],
])('of %s there is no word on how a session ended', async (_, caller, code) => {
  for (const call of [completeBooking, markNoShow])
    await expect(conclude(call, caller)).rejects.toMatchObject({ code });
  expect([stands().status, due()]).toEqual(['confirmed', {}]);
});

it('how a session ended is said of the version that was seen, by name, and once', async () => {
  const { version } = stands();
  const late = completeBooking.handler(
    { bookingId: id, version: version - 1 },
    { caller: own, clock },
  );
  await expect(late).rejects.toMatchObject({ code: 'version-conflict' });
  expect(await conclude()).toEqual({ status: 'completed', version: version + 1 });
  expect(history()).toMatchObject([
    { actor: { uid: own.uid }, from: 'confirmed', to: 'completed' },
  ]);
});
