import type { Instant } from '../time/instant';
import { defineRecord } from './record';

/** `notesDue/{practitionerId}`: completed sessions without a note, so Today reads one document. */
export interface NotesDue {
  sessions: Record<string, Instant>;
}

export const notesDue = defineRecord<NotesDue>('notesDue', [], { sessions: {} });
export const notesDuePath = (practitionerId: string) => `notesDue/${practitionerId}`;
