/** The sessions without a note, as they are kept for each practitioner. */
import { lacksNote } from '@tulia/domain/booking/note';
import { notesDue, notesDuePath, type NotesDue } from '@tulia/domain/records/notes-due';
import type { Document } from './booking-documents';
import type { DemoBooking } from './demo-practice';

/** The sessions that took place and have no note, by practitioner. */
export const notesDueDocuments = (all: readonly DemoBooking[]): Document[] =>
  [
    ...Map.groupBy(
      all.filter(({ plan, booking }) => plan.note === undefined && lacksNote(booking.status, null)),
      ({ booking }) => booking.practitionerId,
    ),
  ].map(([practitionerId, found]) => {
    const sessions = found.map(({ booking }) => [booking.id, booking.startsAt]);
    return [
      notesDuePath(practitionerId),
      notesDue.toStored({ sessions: Object.fromEntries(sessions) as NotesDue['sessions'] }),
    ];
  });
