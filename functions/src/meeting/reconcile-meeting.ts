/**
 * Creates, moves or removes the Google event of a booking, as its record asks. Runs may overlap or repeat: the event
 * id derives from the booking, and a run records its result, or keeps its event, only while that is still wanted
 * (threats rows 23 and 24).
 */
import { sessionTitle } from '@tulia/domain/booking/mails/add-to-calendar-link';
import { safeMeetingLink } from '@tulia/domain/booking/meeting/meeting-link';
import { meetingRemoved } from '@tulia/domain/booking/meeting/meeting-state';
import type { Booking, Meeting } from '@tulia/domain/booking/booking';
import { bookings, bookingPath } from '@tulia/domain/records/booking';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { db } from '../platform/app';
import { readRecord } from '../platform/stored';
import { describeError, logFault } from '../platform/log';
import { logIfFails } from '../platform/log-if-fails';
import { readContact } from '../practice/practitioners';
import { readSettings } from '../practice/settings';
import { calendarClient } from './calendar-client';
import { conferenceRequestIdFor, ensureEvent, eventIdFor, removeEvent } from './calendar-events';
import type { MadeEvent } from './calendar-events';
import { NOT_AUTHORISED, NOT_CONNECTED, calendarFault, type CalendarFault } from './calendar-fault';
import { googleRefused, googleWorks } from './google-connection';
import { recordLink } from './record-link';

/** After so many failed attempts staff must act. */
const MAX_ATTEMPTS = 12;

/** A meeting is tried at this interval until Google is connected again. */
const UNTIL_CONNECTED = 30 * MINUTE;

const backoff = (attempts: number) => Math.min(MINUTE * 2 ** attempts, 60 * MINUTE);

/** @returns the meeting afterwards; null without a booking */
export async function reconcileMeeting(bookingId: string, clock: Clock): Promise<Meeting | null> {
  const booking = await readRecord(bookings, bookingPath(bookingId));
  if (booking === null) return null;
  const { state } = booking.meeting;
  if (state === 'wanted' || state === 'failed') return make(booking, clock);
  if (state === 'unwanted') return remove(booking, clock);
  return booking.meeting;
}

async function make(booking: Booking, clock: Clock): Promise<Meeting> {
  const version = booking.meeting.forVersion;
  // Without this the job would retry for ever, for example after a session counted as held before the meeting was made.
  if (booking.status !== 'confirmed' || version === null)
    return record(booking, { ...booking.meeting, nextAttemptAt: null });
  const [settings, { calendarId }] = await Promise.all([
    readSettings(),
    readContact(booking.practitionerId),
  ]);
  const eventId = eventIdFor(booking.id, version);
  let made: MadeEvent;
  try {
    const client = await calendarClient();
    if (client === null) {
      return await recordFault(booking, { problem: NOT_CONNECTED, retry: false }, clock.now());
    }
    made = await ensureEvent(client, {
      calendarId,
      eventId,
      conferenceRequestId: conferenceRequestIdFor(booking.id, version),
      bookingId: booking.id,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      title: sessionTitle(settings),
    });
  } catch (error) {
    const fault = calendarFault(error);
    if (fault.problem === NOT_AUTHORISED) await googleRefused(clock);
    else {
      logFault('meeting not made', {
        where: 'reconcileMeeting',
        bookingId: booking.id,
        errorClass: describeError(error).errorClass,
        code: fault.problem,
      });
    }
    return recordFault(booking, fault, clock.now());
  }
  await googleWorks(clock);
  const link = made.link === null ? null : safeMeetingLink(made.link);
  if (made.conference === 'pending') {
    return recordFault(booking, { problem: 'conference-pending', retry: true }, clock.now());
  }
  if (link === null) {
    return recordFault(booking, { problem: 'conference-failed', retry: false }, clock.now());
  }
  const { recorded, meeting, orphan } = await recordLink(
    { booking, link, eventId, source: 'google' },
    settings,
    clock.now(),
  );
  // Staff or the client withdrew the request meanwhile.
  if (!recorded && orphan) await discardEvent(booking, version);
  return meeting;
}

/** Removes an unwanted event; logs a failure. */
export async function discardEvent(
  { id: bookingId, practitionerId }: Booking,
  version: number,
): Promise<void> {
  const about = { where: 'reconcileMeeting', bookingId };
  // The record of a cancelled booking says `unwanted`, so the job tries again.
  await logIfFails('event not discarded', about, async () => {
    const client = await calendarClient();
    if (client === null) return;
    const { calendarId } = await readContact(practitionerId);
    await removeEvent(client, { calendarId, eventId: eventIdFor(bookingId, version) });
  });
}

async function remove(booking: Booking, clock: Clock): Promise<Meeting> {
  const version = booking.meeting.forVersion;
  const now = clock.now();
  if (version === null) return recordRemoved(booking);
  try {
    const client = await calendarClient();
    if (client === null) return await recordRemoved(booking);
    const { calendarId } = await readContact(booking.practitionerId);
    const eventId = eventIdFor(booking.id, version);
    const found = await removeEvent(client, { calendarId, eventId });
    await googleWorks(clock);
    // Another run may be creating the event: check once more before it counts as removed.
    const mayBeInTheMaking =
      !found && booking.googleMeetId === null && booking.meeting.attempts === 0;
    if (mayBeInTheMaking)
      return await recordFault(booking, { problem: 'checking', retry: true }, now);
    return await recordRemoved(booking);
  } catch (error) {
    const fault = calendarFault(error);
    if (fault.problem === NOT_AUTHORISED) await googleRefused(clock);
    return recordFault(booking, fault, now);
  }
}

async function recordFault(booking: Booking, fault: CalendarFault, now: Instant): Promise<Meeting> {
  const waits = fault.problem === NOT_AUTHORISED;
  const attempts = booking.meeting.attempts + (waits ? 0 : 1);
  const retry = fault.retry && attempts < MAX_ATTEMPTS;
  const pause = waits ? UNTIL_CONNECTED : backoff(attempts - 1);
  const stillToDo = fault.problem === 'conference-pending' ? 'wanted' : 'failed';
  return record(booking, {
    ...booking.meeting,
    state: booking.meeting.state === 'unwanted' ? 'unwanted' : stillToDo,
    problem: fault.problem,
    attempts,
    nextAttemptAt: retry ? now + pause : null,
  });
}

function recordRemoved(booking: Booking): Promise<Meeting> {
  return record(booking, meetingRemoved(booking.meeting), {
    googleMeetId: null,
    googleMeetLink: null,
  });
}

/** Records the meeting unless the booking asks for something else by now. */
async function record(
  tried: Booking,
  meeting: Meeting,
  more: Partial<Booking> = {},
): Promise<Meeting> {
  return db().runTransaction(async (transaction) => {
    const current = await readRecord(bookings, bookingPath(tried.id), transaction);
    if (current === null) return meeting;
    const isStillAsked =
      current.meeting.state === tried.meeting.state &&
      current.meeting.forVersion === tried.meeting.forVersion &&
      current.startsAt === tried.startsAt;
    if (!isStillAsked) return current.meeting;
    transaction.update(
      db().doc(bookingPath(tried.id)),
      bookings.toStoredPart({ ...more, meeting }),
    );
    return meeting;
  });
}
