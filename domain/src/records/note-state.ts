import { defineRecord } from './record';

/**
 * `bookings/{id}/noteState/now`: the version of the private note, without its text. Browsers listen to it and then
 * ask for the note by `showConfidential`, which records the reader.
 */
export interface NoteState {
  /** of the present note */
  version: number;
}

export const noteStates = defineRecord<NoteState>({ collection: 'noteState' });
export const noteStatePath = (bookingId: string) => `bookings/${bookingId}/noteState/now`;
