/**
 * The staff's private note on a booking. It is kept in versions, so that no staff member overwrites unseen what
 * another one has written. A signed note never changes again; additions stand beside it as amendments.
 */
import type { BookingStatus } from './status';
import { Refusal } from '../refusal';
import type { Instant } from '../time/instant';

/** One version of a note; an empty text means that the note was removed. */
export interface Note {
  text: string;
  /** counts from 1, amendments too */
  version: number;
  updatedAt: Instant;
  /** name of the writer */
  updatedBy: string;
  /** since when the text is final; null for a draft */
  signedAt: Instant | null;
  /** name of the signer */
  signedBy: string | null;
  /** true for a version that says only what was added to a signed note, and not the note */
  isAmendment: boolean;
}

/**
 * The next version of a note.
 * @param present null when none was ever written
 * @param written `version` is the one that the person saw, 0 for none
 * @returns null when the text is the same
 * @throws Refusal note-changed when another staff member has written meanwhile, note-signed when it is signed
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
  return {
    text,
    version: written.version + 1,
    updatedAt: now,
    updatedBy,
    signedAt: null,
    signedBy: null,
    isAmendment: false,
  };
}

/**
 * What a staff member has typed into a note and not saved yet. Only the writer sees it; it is no version of the
 * note.
 */
export interface NoteDraft {
  text: string;
  /** version of the note when they began to type; 0 for none */
  version: number;
  updatedAt: Instant;
}

/**
 * The draft to keep of what a staff member is typing, as typed.
 * @returns null when there is nothing to keep: an empty text, or the text of the note
 */
export function keptDraft(
  present: Note | null,
  { text, version }: { text: string; version: number },
  now: Instant,
): NoteDraft | null {
  const words = text.trim();
  return words === '' || words === present?.text ? null : { text, version, updatedAt: now };
}

/**
 * Signs the note as it stands, which makes it a version of its own.
 * @returns null when it is signed already
 * @throws Refusal note-changed when it is not the version that was seen, note-empty when there is nothing to sign
 */
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

/** A signed note after an addition: the note itself, and the amendment. */
export interface AmendedNote {
  /** as before but for its version */
  note: Note;
  amendment: Note;
}

/** @throws Refusal note-changed, note-empty (nothing to add), not-found (no signed note: a draft is changed instead) */
export function amendedNote(
  present: Note | null,
  written: { text: string; version: number },
  updatedBy: string,
  now: Instant,
): AmendedNote {
  if (present === null || present.signedAt === null) throw new Refusal('not-found');
  requireSeen(present, written.version);
  const text = written.text.trim();
  if (text === '') throw new Refusal('note-empty');
  const version = present.version + 1;
  const amendment = { ...present, text, version, updatedAt: now, updatedBy, isAmendment: true };
  return { note: { ...present, version }, amendment };
}

/** Whether the session took place and has no note. */
export const lacksNote = (status: BookingStatus, note: Note | null): boolean =>
  status === 'completed' && (note === null || note.text === '');

function requireSeen(present: Note | null, seen: number): void {
  const { version, updatedBy: by } = present ?? { version: 0, updatedBy: '' };
  if (version !== seen) throw new Refusal('note-changed', { version, by });
}

function requireDraft(present: Note | null): void {
  if (present !== null && present.signedAt !== null) {
    throw new Refusal('note-signed', { by: present.signedBy ?? '' });
  }
}
