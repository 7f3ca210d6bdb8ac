import { defineRecord } from './record';

/**
 * `bookings/{id}/noteState/now`: which version the private note has, and nothing of what it says. Browsers listen to it and ask
 * for the note itself by `showConfidential`, which records who reads.
 */
export interface NoteState {
  /** of the note as it stands */
  version: number;
}

export const noteStates = defineRecord<NoteState>({ collection: 'noteState' });
export const noteStatePath = (bookingId: string) => `bookings/${bookingId}/noteState/now`;
