import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `notesDue/{practitionerId}`: the sessions that took place and have no note yet. It is kept in the commit of the booking or of
 * the note, so that the day's page reads one document however many sessions there were.
 */
export interface NotesDue {
  /** booking id to the beginning of the session */
  sessions: Record<string, Instant>;
}

export const notesDue = defineRecord<NotesDue>({
  collection: 'notesDue',
  defaults: { sessions: {} },
});
export const notesDuePath = (practitionerId: string) => `notesDue/${practitionerId}`;
