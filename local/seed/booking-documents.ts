/** The documents beside what the commits of the demo bookings wrote: locks, and the notes of the therapist. */
import type { Booking } from '@tulia/domain/booking/booking';
import {
  confidentialNotePath,
  confidentialNotes,
  noteVersionPath,
  noteVersions,
} from '@tulia/domain/records/booking';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import type { SlotLock } from '@tulia/domain/slot/lock';

/** A document to be written: its path and its stored form. */
export type Document = readonly [path: string, data: Record<string, unknown>];

/** The locks on the therapist's time. */
export function lockDocuments(locks: ReadonlyMap<string, SlotLock>): Document[] {
  return [...locks].map(([id, lock]): Document => [slotLockPath(id), slotLocks.toStored(lock)]);
}

/** The note of a session: as it stands, its one version, and that there is one. */
export function noteDocuments({ id, endsAt }: Booking, text: string): Document[] {
  const note = {
    text,
    version: 1,
    updatedAt: endsAt,
    updatedBy: 'demo-therapist',
    signedAt: null,
    signedBy: null,
    isAmendment: false,
  };
  return [
    [confidentialNotePath(id), confidentialNotes.toStored(note)],
    [noteVersionPath(id, 1), noteVersions.toStored(note)],
    [noteStatePath(id), noteStates.toStored({ version: 1 })],
  ];
}
