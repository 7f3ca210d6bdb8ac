/** What a booking change asks for its meeting; the worker in `functions/src/meeting` carries it out. */
import { MINUTE, type Instant } from '../../time/instant';
import { noMeeting, type Booking, type Meeting } from '../booking';
import { nextVersion } from '../version';

/** The call that asked for the meeting tries first; the job takes over after this long. */
const CALL_GOES_FIRST = MINUTE;

/** A new meeting; its event id is derived from the version that the change makes. */
export function wantMeeting(booking: Pick<Booking, 'version'>, now: Instant): Meeting {
  return {
    ...noMeeting,
    state: 'wanted',
    forVersion: nextVersion(booking),
    nextAttemptAt: now + CALL_GOES_FIRST,
  };
}

/** After a move: the same event at another time. A pasted link stays as it is; a removed meeting is made anew. */
export function wantMovedMeeting(
  booking: Pick<Booking, 'meeting' | 'version'>,
  now: Instant,
): Meeting {
  const { meeting } = booking;
  if (meeting.source === 'pasted') return meeting;
  if (meeting.forVersion === null || meeting.state === 'removed' || meeting.state === 'unwanted') {
    return wantMeeting(booking, now);
  }
  return {
    ...meeting,
    state: 'wanted',
    problem: null,
    attempts: 0,
    nextAttemptAt: now + CALL_GOES_FIRST,
  };
}

/** A meeting that may exist at Google is to be removed by the worker; any other counts as removed at once. */
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
  return {
    ...meeting,
    state: 'unwanted',
    problem: null,
    attempts: 0,
    nextAttemptAt: now + CALL_GOES_FIRST,
  };
}

/** A meeting that the worker has removed, or that was never made. */
export function meetingRemoved(meeting: Meeting): Meeting {
  return { ...meeting, state: 'removed', problem: null, nextAttemptAt: null, source: null };
}
