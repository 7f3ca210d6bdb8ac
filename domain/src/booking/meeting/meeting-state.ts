/** How booking changes change the meeting. The worker in `functions/src/meeting` does the work. */
import { MINUTE, type Instant } from '../../time/instant';
import { nextVersion, noMeeting, type Booking, type Meeting } from '../booking';

/** The call tries first; after this time the job does. */
const CALL_GOES_FIRST = MINUTE;
const firstAttempt = (now: Instant) => ({
  problem: null,
  attempts: 0,
  nextAttemptAt: now + CALL_GOES_FIRST,
});

export function wantMeeting(booking: Pick<Booking, 'version'>, now: Instant): Meeting {
  const forVersion = nextVersion(booking);
  return { ...noMeeting, state: 'wanted', forVersion, ...firstAttempt(now) };
}

/** Moves the same event. A pasted link stays; a removed meeting is made again. */
export function wantMovedMeeting(
  booking: Pick<Booking, 'meeting' | 'version'>,
  now: Instant,
): Meeting {
  const { meeting } = booking;
  if (meeting.source === 'pasted') return meeting;
  if (meeting.forVersion === null || meeting.state === 'removed' || meeting.state === 'unwanted') {
    return wantMeeting(booking, now);
  }
  return { ...meeting, state: 'wanted', ...firstAttempt(now) };
}

/** The worker removes a meeting that may exist at Google; any other is removed at once. */
export function unwantMeeting(meeting: Meeting, now: Instant): Meeting {
  switch (meeting.state) {
    case 'none':
    case 'removed':
      return meeting;
    case 'unwanted':
      return { ...meeting, nextAttemptAt: now };
    default:
  }
  if (meeting.source === 'pasted' || meeting.forVersion === null) {
    return { ...noMeeting, state: 'removed' };
  }
  return { ...meeting, state: 'unwanted', ...firstAttempt(now) };
}

export function meetingRemoved(meeting: Meeting): Meeting {
  return { ...meeting, state: 'removed', problem: null, nextAttemptAt: null, source: null };
}
