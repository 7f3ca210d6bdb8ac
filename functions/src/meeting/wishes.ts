/** What a booking change wishes for its meeting; the worker in `settle-meeting` brings it home. */
import { noMeeting, type Booking, type Meeting } from '@tulia/domain/records/booking';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';

/** The call that wished for the meeting tries first; the job takes over after this long. */
const CALL_GOES_FIRST = MINUTE;

/** @param version the booking version for which the event id is derived */
export function wantMeeting(version: number, now: Instant): Meeting {
  return {
    ...noMeeting,
    state: 'wanted',
    forVersion: version,
    nextAttemptAt: now + CALL_GOES_FIRST,
  };
}

/** After a move: the same event at another time; a pasted link stays as it is; a removed meeting comes back. */
export function wantMovedMeeting(booking: Booking, version: number, now: Instant): Meeting {
  const { meeting } = booking;
  if (meeting.source === 'pasted') return meeting;
  if (meeting.forVersion === null || meeting.state === 'removed' || meeting.state === 'unwanted') {
    return wantMeeting(version, now);
  }
  return {
    ...meeting,
    state: 'wanted',
    problem: null,
    attempts: 0,
    nextAttemptAt: now + CALL_GOES_FIRST,
  };
}

/** A meeting that may exist at Google is to be removed; one that cannot is simply gone. */
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
