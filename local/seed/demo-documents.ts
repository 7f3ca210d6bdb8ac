/** All documents of the demo data, as of one moment. Pure: the same moment gives the same data. */
import { lacksNote, noteStanding } from '@tulia/domain/booking/note';
import { articles } from '@tulia/domain/records/article';
import { messagePath, messages, OPEN_MESSAGE_KEPT } from '@tulia/domain/records/message';
import {
  confidentialNotePath,
  confidentialNotes,
  noteVersionPath,
  noteVersions,
} from '@tulia/domain/records/booking';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import { notesDue, notesDuePath, type NotesDue } from '@tulia/domain/records/notes-due';
import { services } from '@tulia/domain/records/service';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { stories, storyPath } from '@tulia/domain/records/site/story';
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import { toWallTime } from '@tulia/domain/time/practice-time';
import { carriedOut, type Document } from './carried-out';
import { consentDocuments } from './consents';
import { demoPractice, type DemoBooking } from './demo-practice';
import type { HowMany } from './demo-practitioners';
import { idFor } from './derive';
import { peopleDocuments } from './demo-people';
import { firstContent } from './first-content';
import { blockDocuments, demoBlocks, practiceDocuments, withBlocks } from './practice-documents';
import { demoStories } from './stories/demo-stories';

/** The whole demo practice at `now`. @param howMany practitioners it has */
export function demoDocuments(now: Instant, howMany: HowMany = 1): Document[] {
  const today = toWallTime(now).date;
  const { bookings, locks: sessions, writes } = demoPractice(now, howMany);
  const all = bookings.map(({ booking }) => booking);
  const blocks = demoBlocks(today, now);
  const locks = withBlocks(sessions, blocks, now);
  return [
    ...peopleDocuments(now, howMany),
    ...practiceDocuments(locks, today, howMany),
    ...[...locks].map(([id, lock]): Document => [slotLockPath(id), slotLocks.toStored(lock)]),
    ...blockDocuments(blocks),
    ...[services, articles].flatMap(({ collection }) => firstContent(now)[collection] ?? []),
    ...demoStories.map((story): Document => [storyPath(story.slug), stories.toStored(story)]),
    ...carriedOut(writes),
    ...bookings.flatMap(({ plan, booking }) =>
      plan.note === undefined ? [] : noteDocuments(booking, plan.note),
    ),
    ...consentDocuments(all),
    ...notesDueDocuments(bookings),
    messageDocument(now),
  ];
}

const messageDocument = (now: Instant): Document => [
  messagePath(idFor('message')),
  messages.toStored({
    name: 'Mercy Wanjala',
    email: 'mercy@example.com',
    subject: 'booking',
    message: 'Do you offer sessions in the evening for people who work until six?',
    language: 'en',
    answered: false,
    answer: null,
    createdAt: now - 5 * HOUR,
    expiresAt: now - 5 * HOUR + OPEN_MESSAGE_KEPT,
  }),
];

/** The note of a session: its text, its one version, and the mark that there is a note. */
function noteDocuments({ id, endsAt }: DemoBooking['booking'], text: string): Document[] {
  const note = {
    text,
    version: 1,
    updatedAt: endsAt,
    updatedBy: 'demo-therapist',
    signedAt: null,
    signedBy: null,
    isAmendment: false,
  };
  return [
    [confidentialNotePath(id), confidentialNotes.toStored(note)],
    [noteVersionPath(id, 1), noteVersions.toStored(note)],
    [noteStatePath(id), noteStates.toStored({ version: 1, standing: noteStanding(note) })],
  ];
}

/** The sessions that took place and have no note, by practitioner. */
const notesDueDocuments = (all: readonly DemoBooking[]): Document[] =>
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
