import { defineRecord } from './record';

/**
 * `bookings/{id}/noteState/now`: the present version of the private note, without its text. Browsers listen to it and
 * then load the note by `showConfidential`, which logs the reader.
 */
export const noteStates = defineRecord<{ version: number }>('noteState');
export const noteStatePath = (bookingId: string) => `bookings/${bookingId}/noteState/now`;
