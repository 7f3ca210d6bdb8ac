/** What is confidential about a booking: who reads and writes it, what is kept of it, and when a note is due. */
import type { Note } from '@tulia/domain/booking/note';
import {
  bookingPath,
  confidentialNotePath,
  confidentialNotes,
  confidentialRequestPath,
  noteDraftPath,
  noteDrafts,
} from '@tulia/domain/records/booking';
import { notesDue, notesDuePath } from '@tulia/domain/records/notes-due';
import { noteStatePath } from '@tulia/domain/records/note-state';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amendNote,
  completeBooking,
  markNoShow,
  reopenBooking,
  saveNote,
  saveNoteDraft,
  signNote,
} from '../desk';
import { cancelBooking } from '../client';
import { showConfidential } from './show-confidential';
import type { SignedInCaller } from '../../platform/caller';
import { aMember } from '../../platform/testing/callers';
import { historyOf, putBooking, storedBooking } from '../../platform/testing/bookings';
import { memory } from '../../platform/testing/memory-database';

vi.mock('../../platform/app');

const { id, practitionerId, startsAt, endsAt } = aConfirmed();
const NOW = endsAt + HOUR;
const clock = { now: () => NOW };
const own = aMember('therapist', practitionerId);
const another = aMember('therapist', 'somebody-else');
const admin = aMember('admin');
const save = (text: string, version: number, caller = own) =>
  saveNote.handler({ bookingId: id, text, version }, { caller, clock });
const draft = (text: string, caller = own, version = 0) =>
  saveNoteDraft.handler({ bookingId: id, text, version }, { caller, clock });
const sign = (version: number, caller = own) =>
  signNote.handler({ bookingId: id, version }, { caller, clock });
const amend = (text: string, version: number, caller = own) =>
  amendNote.handler({ bookingId: id, text, version }, { caller, clock });
const conclude = (call: typeof completeBooking = completeBooking, caller: SignedInCaller = own) =>
  call.handler(seen(), { caller, clock });

const show = (caller = own, versions = false, bookingId = id) =>
  showConfidential.handler({ bookingId, versions }, { caller, clock });
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
const history = () => historyOf(id);
const readings = () =>
  Object.values(memory.all('accessLog')).map(({ actor }) => (actor as { uid: string }).uid);
const due = () => notesDue.fromStored(memory.read(notesDuePath(practitionerId)) ?? {}).sessions;

beforeEach(() => putBooking(aConfirmed()));

it.each<[string, SignedInCaller, boolean]>([
  ['the therapist of the session', own, true],
  ['an admin', admin, true],
  ['another therapist', another, false],
  ['a therapist who is no practitioner', aMember('therapist'), false],
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

describe('what is confidential', () => {
  it.each([
    ['its therapist', own],
    ['an admin', admin],
  ])('is shown to %s, whose reading is written down', async (_, caller) => {
    memory.put(confidentialRequestPath(id), { specialRequests: 'a quiet room' });
    expect(await show(caller, true)).toMatchObject({ note: null, draft: null, versions: [] });
    await save('Calm.', 0);
    const { request, note } = await show(caller);
    expect(request).toMatchObject({ specialRequests: 'a quiet room' });
    expect(note).toMatchObject({ text: 'Calm.', version: 1, updatedBy: 'Wanjiru' });
    expect(readings()).toEqual([caller.uid]);
  });

  it('is not shown to another therapist, and is not-found without a booking', async () => {
    await expect(show(another)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(show(admin, false, 'none')).rejects.toMatchObject({ code: 'not-found' });
    expect(readings()).toEqual([]);
  });

  it('is not shown when the access log cannot be written', async () => {
    vi.spyOn(memory, 'creation').mockImplementationOnce(() => () => {
      throw Object.assign(new Error('out of reach'), { code: 14 });
    });
    await expect(show()).rejects.toThrow('out of reach');
  });

  it('is shown with the note’s versions, newest first, on demand or when the note is signed', async () => {
    const texts = async (asked: boolean) =>
      (await show(own, asked)).versions.map(({ text }) => text);
    await save('First.', 0);
    await save('Second.', 1);
    expect(await texts(false)).toEqual([]);
    expect(await texts(true)).toEqual(['Second.', 'First.']);
    await sign(2);
    await amend('Added.', 3);
    expect(await texts(false)).toEqual(['Added.', 'Second.', 'Second.', 'First.']);
  });

  it('includes a draft for its author alone until it is saved, also beside a signed note', async () => {
    const draftShown = async (caller = own) => (await show(caller)).draft?.text;
    await draft('She said ');
    expect([await draftShown(), await draftShown(admin)]).toEqual(['She said ', undefined]);
    await save('Calm.', 0);
    expect(await draftShown()).toBeUndefined();
    await draft('Calm, and late', own, 1);
    await sign(1, admin);
    expect(await draftShown()).toBe('Calm, and late');
    await amend('Late.', 2);
    expect(await draftShown()).toBeUndefined();
  });
});

it('a note keeps every version with its author and signer, and its amendments', async () => {
  expect(await save('One.', 0)).toEqual({ version: 1 });
  expect(await save('Two.', 1, admin)).toEqual({ version: 2 });
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

it('the history names a note’s version and author, and contains no word of the note', async () => {
  await save('A secret.', 0);
  await sign(1);
  expect(memory.read(noteStatePath(id))).toEqual({ version: 2, standing: 'signed' });
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

it('an unchanged note is not saved again; the refusal names the staff member who changed it meanwhile', async () => {
  await save('One.', 0);
  expect(await save(' One. ', 0)).toEqual({ version: 1 });
  expect(versions()).toHaveLength(1);
  await save('Two.', 1, { ...admin, name: 'Otieno' });
  const details = { by: 'Otieno', version: 2 };
  await expect(save('Mine.', 1)).rejects.toMatchObject({ code: 'note-changed', details });
  expect(note()?.text).toBe('Two.');
});

it('a note ends the draft of the staff member who saves it, and leaves the drafts of others', async () => {
  await draft('Mine.');
  await draft('Yours.', admin);
  await save('Mine.', 0);
  expect(memory.read(noteDraftPath(id, own.uid))).toBeNull();
  const kept = noteDrafts.fromStored(memory.read(noteDraftPath(id, admin.uid)) ?? {});
  expect(kept).toEqual({ text: 'Yours.', version: 0, updatedAt: NOW });
  expect(await draft('', admin)).toEqual({ kept: false });
  expect(memory.read(noteDraftPath(id, admin.uid))).toBeNull();
});

it('a note is listed as due until it is written, and again when it is emptied', async () => {
  memory.put(notesDuePath(practitionerId), notesDue.toStored({ sessions: { other: 1 } }));
  expect(await conclude()).toEqual({ status: 'completed', version: aConfirmed().version + 1 });
  expect(history()).toMatchObject([
    { actor: { uid: own.uid }, from: 'confirmed', to: 'completed' },
  ]);
  expect(due()).toEqual({ other: 1, [id]: startsAt });
  await save('One.', 0);
  expect(due()).toEqual({ other: 1 });
  await save('', 1);
  expect(due()).toEqual({ other: 1, [id]: startsAt });
});

it.each([
  ['reopened', () => reopenBooking.handler(seen(), { caller: admin, clock })],
  ['cancelled', () => cancelBooking.handler(seen(), { caller: admin, clock })],
])('a note that was emptied is due until its session is %s', async (_, takeBack) => {
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

it('another therapist, or a caller with an old version, cannot record how a session ended', async () => {
  const old = { bookingId: id, version: stands().version - 1 };
  for (const call of [completeBooking, markNoShow]) {
    await expect(conclude(call, another)).rejects.toMatchObject({ code: 'forbidden' });
    const late = call.handler(old, { caller: own, clock });
    await expect(late).rejects.toMatchObject({ code: 'version-conflict' });
  }
  expect([stands().status, due()]).toEqual(['confirmed', {}]);
});
