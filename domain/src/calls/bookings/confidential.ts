/** Reading what is confidential about a booking. The browser has no other way to it, and every reading is recorded. */
import * as yup from 'yup';
import type { ConfidentialRequest } from '../../booking/booking';
import type { Note, NoteDraft } from '../../booking/note';
import { defineCall } from '../call';
import * as field from '../fields';

export interface Confidential {
  /** null for a booking without one */
  request: ConfidentialRequest | null;
  /** as it stands; null when none was ever written */
  note: Note | null;
  /** what the caller has typed and not saved; null when there is nothing */
  draft: NoteDraft | null;
  /** versions and amendments, newest first; empty where they were not asked for, unless the note is signed */
  versions: Note[];
}

/**
 * What is confidential about a booking, for admins and the booking's therapist (`see-confidential`). Each reading
 * is written to the access log (`domain/records/access.ts`).
 */
export const showConfidential = defineCall<Confidential>()('desk', {
  name: 'showConfidential',
  may: 'see-confidential',
  refusals: ['not-found'],
  input: {
    bookingId: field.documentId(),
    /** whether earlier versions of the note are wanted too */
    versions: yup.boolean().required(),
  },
});
