/** What staff do about the meeting of a session, state by state. */
import { describe, expect, it } from 'vitest';
import { defaultPracticeSettings as settings } from '../../practice/settings';
import { aBooking, aConfirmed } from '../../testing/booking';
import { byStaff, contact, templatesOf } from '../../testing/decision';
import { codeOf } from '../../testing/refusal';
import { MINUTE } from '../../time/instant';
import { noMeeting, type Booking, type MeetingState } from '../booking';
import { askForMeeting, cancelMeeting, pasteLink } from './meeting';
import { recordLink, type MadeMeeting } from './record-link';

const LINK = 'https://meet.google.com/abc-defg-hij';
const now = aBooking().startsAt - 100 * MINUTE;
const { signedBy } = byStaff;
const withMeeting = (state: MeetingState, change: Partial<Booking> = {}) =>
  aConfirmed({
    calendarSequence: 0,
    googleMeetLink: state === 'ready' ? LINK : null,
    meeting: { ...noMeeting, state, source: 'google', forVersion: 2, attempts: 4, problem: 'x' },
    ...change,
  });

describe('asking for a meeting', () => {
  const ask = (booking: Booking) => askForMeeting({ booking }, byStaff, now);

  it.each(['none', 'removed', 'unwanted'] as const)('asks for one in state %s', (state) => {
    const plan = ask(withMeeting(state));
    expect(plan?.after.meeting).toEqual({
      ...noMeeting,
      state: 'wanted',
      forVersion: 4,
      nextAttemptAt: now + MINUTE,
    });
    expect(plan?.event).toMatchObject({ action: 'meeting-create', actor: signedBy });
    expect(plan?.mails).toEqual([]);
  });

  it.each(['ready', 'wanted', 'failed'] as const)('changes nothing in state %s', (state) => {
    expect(ask(withMeeting(state))).toBeNull();
  });

  it('is refused without a confirmed session that has a date', () => {
    for (const booking of [aBooking(), withMeeting('none', { confirmedDate: null })])
      expect(codeOf(() => ask(booking))).toBe('meeting-needs-confirmed');
  });
});

describe('cancelling a meeting', () => {
  const cancel = (booking: Booking, version = booking.version) =>
    cancelMeeting({ booking, contact }, { ...byStaff, version }, settings, now);

  it('removes its link and emails client and therapist a new revision', () => {
    const plan = cancel(withMeeting('ready'))!;
    expect(plan.after).toMatchObject({
      status: 'confirmed',
      googleMeetLink: null,
      calendarSequence: 1,
      meeting: { state: 'unwanted', nextAttemptAt: now + MINUTE },
    });
    expect(plan.after.googleCalendarLink).not.toContain('meet.google.com');
    expect(templatesOf(plan)).toEqual(['meeting-cancelled', 'staff-invitation']);
    expect(plan.event).toMatchObject({ action: 'meeting-cancel', actor: signedBy });
  });

  it('sends no email when there was no link', () => {
    for (const state of ['wanted', 'failed'] as const) {
      const plan = cancel(withMeeting(state))!;
      expect(plan.mails).toEqual([]);
      expect(plan.after).toMatchObject({ calendarSequence: 0, meeting: { state: 'unwanted' } });
    }
  });

  it.each(['none', 'removed', 'unwanted'] as const)('changes nothing in state %s', (state) => {
    expect(cancel(withMeeting(state))).toBeNull();
  });

  it('is refused for an older version, and for a session that is not confirmed', () => {
    expect(codeOf(() => cancel(withMeeting('ready'), 2))).toBe('version-conflict');
    expect(codeOf(() => cancel(aBooking()))).toBe('meeting-needs-confirmed');
  });
});

describe('a pasted link', () => {
  const paste = (booking: Booking, invitationsHaveLeft = true) =>
    pasteLink({ booking, contact, invitationsHaveLeft }, { ...byStaff, link: LINK }, settings, now);

  it('replaces the meeting, which is no longer Google’s', () => {
    const plan = paste(withMeeting('failed', { googleMeetId: 'event' }));
    expect(plan.after).toMatchObject({
      googleMeetLink: LINK,
      googleMeetId: null,
      calendarSequence: 1,
      meeting: { ...noMeeting, state: 'ready', source: 'pasted' },
    });
    expect(plan.after.googleCalendarLink).toContain('meet.google.com');
    expect(plan.event).toMatchObject({ action: 'meeting-paste', actor: signedBy });
    expect(plan.mails.map(({ id }) => id)).toEqual([
      'booking-1_4_meeting-link_pasted',
      'booking-1_4_staff-invitation_pasted',
    ]);
  });

  it('is not emailed when waiting invitations hold it, or when it was emailed before', () => {
    const plan = paste(withMeeting('wanted'), false);
    expect(plan).toMatchObject({ mails: [], after: { calendarSequence: 0 } });
    expect(paste(paste(withMeeting('failed')).after).mails).toEqual([]);
  });

  it('is refused for a session that is not confirmed', () => {
    expect(codeOf(() => paste(aBooking()))).toBe('meeting-needs-confirmed');
  });
});

it('a meeting is managed by the practitioner of the session, and by no other', () => {
  const booking = withMeeting('none');
  const all = (isOwn: boolean) => {
    const by = { actor: { kind: 'staff', role: 'therapist', isOwn }, signedBy } as const;
    const given = { ...by, version: 3, link: LINK };
    return [
      () => askForMeeting({ booking }, by, now),
      () => cancelMeeting({ booking, contact }, given, settings, now),
      () => pasteLink({ booking, contact, invitationsHaveLeft: false }, given, settings, now),
    ];
  };
  expect(all(true).map(codeOf)).toEqual([null, null, null]);
  expect(all(false).map(codeOf)).toEqual(['forbidden', 'forbidden', 'forbidden']);
});

describe('the link of a meeting that was made', () => {
  const made: MadeMeeting = {
    booking: withMeeting('wanted'),
    link: LINK,
    eventId: 'event',
    source: 'google',
  };
  const record = (booking: Booking, invitationsHaveLeft = true) =>
    recordLink({ booking, invitationsHaveLeft }, made, settings);
  const orphan = { recorded: false, orphan: true };
  const kept = { recorded: false, orphan: false };

  it.each(['wanted', 'failed'] as const)('is recorded in state %s', (state) => {
    const plan = record(withMeeting(state));
    expect(plan).toMatchObject({ recorded: true, tell: true });
    expect(plan.recorded && plan.after).toMatchObject({
      googleMeetLink: LINK,
      googleMeetId: 'event',
      calendarSequence: 1,
      meeting: { state: 'ready', problem: null, nextAttemptAt: null, source: 'google' },
    });
    expect(plan.recorded && plan.fields.googleCalendarLink).toContain('meet.google.com');
  });

  it('is emailed once', () => {
    expect(record(withMeeting('wanted'), false)).toMatchObject({ tell: false });
    const known = withMeeting('wanted', { googleMeetLink: LINK });
    const plan = record(known);
    expect(plan).toMatchObject({ recorded: true, tell: false, after: { calendarSequence: 0 } });
    const another = withMeeting('wanted', { googleMeetLink: 'https://meet.google.com/old' });
    expect(record(another)).toMatchObject({ recorded: true, tell: true });
  });

  const ofLater = (state: MeetingState) =>
    withMeeting(state, { meeting: { ...noMeeting, state, forVersion: 9 } });
  it.each<[string, Booking]>([
    ['the session is not confirmed any more', withMeeting('wanted', { status: 'cancelled' })],
    ['it is removed', withMeeting('removed')],
    ['it is no longer wanted', withMeeting('unwanted')],
    ['it is wanted for a later version', ofLater('wanted')],
    ['another is there for a later version', ofLater('ready')],
  ])('is not recorded when %s', (_, booking) => {
    expect(record(booking)).toEqual(orphan);
  });

  it('is ignored when an earlier attempt made it, or after a move', () => {
    expect(record(withMeeting('ready'))).toEqual(kept);
    expect(record(withMeeting('wanted', { startsAt: now + 999 * MINUTE }))).toEqual(kept);
  });
});
