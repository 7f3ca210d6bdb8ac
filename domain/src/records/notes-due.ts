import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/**
 * `notesDue/{practitionerId}`: the sessions that took place and have no note yet. It changes in the commit of the
 * booking or of the note, so the day's page reads one document for any number of sessions.
 */
export interface NotesDue {
  /** booking id to the start of the session */
  sessions: Record<string, Instant>;
}

export const notesDue = defineRecord<NotesDue>({
  collection: 'notesDue',
  defaults: { sessions: {} },
});
export const notesDuePath = (practitionerId: string) => `notesDue/${practitionerId}`;
