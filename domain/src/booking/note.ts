/** The staff's private note, in versions, so that no text is overwritten unseen. A signed note gets only amendments. */
import type { BookingStatus } from './status';
import { Refusal } from '../refusal';
import type { Instant } from '../time/instant';

/** One version. An empty text means that the note was removed. */
export interface Note {
  text: string;
  /** counts from 1, including amendments */
  version: number;
  updatedAt: Instant;
  updatedBy: string;
  signedAt: Instant | null;
  signedBy: string | null;
  /** an addition to a signed note */
  isAmendment: boolean;
}

/**
 * Null when the text is the same. @param written.version that the person saw, 0 for none
 * @throws Refusal note-changed (another staff member wrote), note-signed
 */
export function nextNote(
  present: Note | null,
  written: { text: string; version: number },
  updatedBy: string,
  now: Instant,
): Note | null {
  const text = written.text.trim();
  if (text === (present?.text ?? '')) return null;
  requireDraft(present);
  requireSeen(present, written.version);
  const version = written.version + 1;
  const draft = { signedAt: null, signedBy: null, isAmendment: false };
  return { text, version, updatedAt: now, updatedBy, ...draft };
}

/** What a staff member has typed but not saved. Only the writer sees it, and it is no version. */
export interface NoteDraft {
  text: string;
  /** the version when they began to type; 0 for none */
  version: number;
  updatedAt: Instant;
}

/** Null when the text is empty or that of the note. */
export function keptDraft(
  present: Note | null,
  { text, version }: { text: string; version: number },
  now: Instant,
): NoteDraft | null {
  const words = text.trim();
  return words === '' || words === present?.text ? null : { text, version, updatedAt: now };
}

/** Makes a signed version. Null when the note is signed already. @throws Refusal note-changed, note-empty */
export function signedNote(
  present: Note | null,
  seen: { version: number },
  signedBy: string,
  now: Instant,
): Note | null {
  if (present !== null && present.signedAt !== null) return null;
  requireSeen(present, seen.version);
  if (present === null || present.text === '') throw new Refusal('note-empty');
  return { ...present, version: present.version + 1, signedAt: now, signedBy };
}

/** The note and the amendment beside it. @throws Refusal note-changed, note-empty, not-found (no signed note) */
export function amendedNote(
  present: Note | null,
  written: { text: string; version: number },
  updatedBy: string,
  now: Instant,
): { note: Note; amendment: Note } {
  if (present === null || present.signedAt === null) throw new Refusal('not-found');
  requireSeen(present, written.version);
  const text = written.text.trim();
  if (text === '') throw new Refusal('note-empty');
  const version = present.version + 1;
  const amendment = { ...present, text, version, updatedAt: now, updatedBy, isAmendment: true };
  return { note: { ...present, version }, amendment };
}

/** What a list says of a note that it does not read. */
export type NoteStanding = 'none' | 'draft' | 'signed';

export function noteStanding(note: Note | null): NoteStanding {
  if (note === null || note.text === '') return 'none';
  return note.signedAt === null ? 'draft' : 'signed';
}

export const lacksNote = (status: BookingStatus, note: Note | null): boolean =>
  status === 'completed' && noteStanding(note) === 'none';

function requireSeen(present: Note | null, seen: number): void {
  const { version, updatedBy: by } = present ?? { version: 0, updatedBy: '' };
  if (version !== seen) throw new Refusal('note-changed', { version, by });
}

function requireDraft(present: Note | null): void {
  if (present !== null && present.signedAt !== null) {
    throw new Refusal('note-signed', { by: present.signedBy ?? '' });
  }
}
