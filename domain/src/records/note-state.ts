import type { NoteStanding } from '../booking/note';
import { defineRecord } from './record';

/**
 * `bookings/{id}/noteState/now`: the present version of the private note, without its text. Browsers listen to it and
 * then load the note by `showConfidential`, which logs the reader.
 */
export interface NoteState {
  version: number;
  /** null for a note of before this was kept */
  standing: NoteStanding | null;
}

export const noteStates = defineRecord<NoteState>('noteState', [], { standing: null });
export const noteStatePath = (bookingId: string) => `bookings/${bookingId}/noteState/now`;
