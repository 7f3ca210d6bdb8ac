/** The staff's private note on a booking: kept in versions, so that nobody overwrites unseen what somebody else has written. */
import { Refusal } from '../refusal';
import type { Instant } from '../time/instant';

/** One version of a note; an empty text says that the note was removed. */
export interface Note {
  text: string;
  /** counts from 1 */
  version: number;
  updatedAt: Instant;
  /** name of who wrote it */
  updatedBy: string;
}

/**
 * The next version of a note.
 * @param present null when none was ever written
 * @param written `version` is the one that the person saw, 0 for none
 * @returns null when the text says the same
 * @throws Refusal note-changed when somebody else has written meanwhile
 */
export function nextNote(
  present: Note | null,
  written: { text: string; version: number },
  updatedBy: string,
  now: Instant,
): Note | null {
  const {
    version,
    text: before,
    updatedBy: by,
  } = present ?? { version: 0, text: '', updatedBy: '' };
  const text = written.text.trim();
  if (text === before) return null;
  if (version !== written.version) throw new Refusal('note-changed', { version, by });
  return { text, version: version + 1, updatedAt: now, updatedBy };
}
