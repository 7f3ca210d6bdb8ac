import * as yup from 'yup';
import type { ConfidentialRequest } from '../../booking/booking';
import type { Note, NoteDraft } from '../../booking/note';
import { defineCall } from '../call';
import * as field from '../fields';

export interface Confidential {
  request: ConfidentialRequest | null;
  note: Note | null;
  /** unsaved, of the caller */
  draft: NoteDraft | null;
  /** newest first, with amendments; empty unless requested, or the note is signed */
  versions: Note[];
}

/** For admins and the booking's therapist. The access log (`domain/records/access.ts`) records each reading. */
export const showConfidential = defineCall<Confidential>()('desk', {
  name: 'showConfidential',
  may: 'see-confidential',
  refusals: ['not-found'],
  input: {
    bookingId: field.documentId(),
    /** whether to answer earlier versions too */
    versions: yup.boolean().required(),
  },
});
