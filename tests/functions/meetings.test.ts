import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cancelBooking,
  confirmBooking,
  moveBooking,
} from '@tulia/domain/calls/bookings/decide-booking';
import {
  cancelMeeting,
  createMeeting,
  pasteMeetingLink,
} from '@tulia/domain/calls/meeting/meeting';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { call, database, done, person, refused, type Person } from '../support/actors';
import {
  bookingById,
  confirmedBooking,
  freeSlot,
  openPractice,
  pendingBooking,
} from '../support/makers';
import { startInstance } from './start-instance';
import { disturbCalendar, eventsOf, job, mailsTo, eventually, standingEventsOf } from './outside';

let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});
afterEach(async () => {
  await disturbCalendar({ kind: 'ok' });
});

const later = (minutes: number) => Date.now() + minutes * 60_000;

/** Confirms a new request while Google misbehaves. */
async function confirmDuring(fault: Parameters<typeof disturbCalendar>[0]) {
  const made = await pendingBooking();
  await disturbCalendar(fault);
  const answer = done(
    await call(confirmBooking, admin, { bookingId: made.booking.id, version: 1, ...made.place }),
  );
  return { ...made, answer };
}

describe('making a meeting', () => {
  it('puts a neutral event with the real time and without guests into the calendar', async () => {
    const { booking } = await confirmedBooking(admin);
    const [event, ...more] = await eventsOf(booking.id);
    expect(more).toEqual([]);
    expect(event).toMatchObject({ status: 'confirmed', summary: 'Session (Tulia)' });
    expect(Date.parse(event!.start!.dateTime!)).toBe(booking.startsAt);
    expect(event!.attendees).toBeUndefined();
    expect(JSON.stringify(event)).not.toMatch(/therapy|Amina/i);
    expect(booking.googleMeetLink).toBe(event!.hangoutLink);
    expect(booking.googleCalendarLink).toContain('https://calendar.google.com/calendar/render');
  });

  it.each<[string, Parameters<typeof disturbCalendar>[0]]>([
    ['the answer is lost', { kind: 'timeout-after-create', times: 1, method: 'POST' }],
    ['the request arrives twice', { kind: 'twice', times: 1, method: 'POST' }],
    ['it is said to be there already', { kind: 'conflict-once', method: 'POST' }],
    ['Google is down', { kind: 'error', status: 503, times: 1 }],
    ['Google is busy', { kind: 'rate-limit', status: 403, times: 1 }],
    ['Google is very busy', { kind: 'rate-limit', status: 429, times: 1 }],
    ['Google never answers', { kind: 'hang', times: 1, method: 'POST' }],
    ['the conference takes its time', { kind: 'pending-conference', times: 1 }],
  ])('ends with one event when %s', async (_what, fault) => {
    const { booking, answer } = await confirmDuring(fault);
    expect(answer.status).toBe('confirmed');
    if (answer.meeting !== 'ready') {
      expect(answer.problem).toMatch(/^[a-z-]+$/);
      await job('retryMeetings', later(5));
    }
    expect((await bookingById(booking.id)).meeting).toMatchObject({
      state: 'ready',
      problem: null,
    });
    expect(await standingEventsOf(booking.id)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof disturbCalendar>[0]]>([
    ['authorisation', { kind: 'unauthorised' }],
    ['scope', { kind: 'refused', reason: 'insufficientPermissions' }],
  ])('a refused %s is shown and left to a person, who may try again', async (_, fault) => {
    const { booking, answer } = await confirmDuring(fault);
    expect(answer).toMatchObject({
      status: 'confirmed',
      meeting: 'failed',
      problem: 'not-authorised',
    });
    // It waits for the connection, however long that takes.
    const { attempts, nextAttemptAt } = (await bookingById(booking.id)).meeting;
    expect(attempts).toBe(0);
    expect(nextAttemptAt).toBeGreaterThan(Date.now() + 25 * 60_000);
    expect(refused(await call(createMeeting, admin, { bookingId: booking.id }))).toBe(
      'meeting-failed',
    );
    await disturbCalendar({ kind: 'ok' });
    expect(done(await call(createMeeting, admin, { bookingId: booking.id })).meeting).toBe('ready');
    expect(await standingEventsOf(booking.id)).toHaveLength(1);
  });

  it('a revoked connection is reported once, and the waiting meetings are made once it is back', async () => {
    const google = async () =>
      connections.fromStored((await database().doc(connectionPath('google')).get()).data() ?? {});
    const told = async (since: number | null) =>
      (await database().collection('mail').where('parameters.since', '==', since).get()).docs;
    const { booking: first } = await confirmDuring({ kind: 'unauthorised' });
    const { since, toldAt } = await google();
    const { booking: second } = await confirmDuring({ kind: 'unauthorised' });
    await job('checkConnections');
    expect(await google()).toMatchObject({ problem: 'not-authorised', since, toldAt });
    expect((await told(since)).map((mail) => mail.get('template') as string)).toEqual([
      'connection-lost',
    ]);

    await disturbCalendar({ kind: 'ok' });
    await job('checkConnections');
    expect((await google()).problem).toBeNull();
    await job('retryMeetings', later(1));
    for (const { id } of [first, second]) {
      expect((await bookingById(id)).meeting).toMatchObject({ state: 'ready', problem: null });
    }
  });

  it('a link that comes after the confirmation had to go out alone follows in a mail of its own', async () => {
    const { booking, client } = await confirmDuring({ kind: 'error', status: 500 });
    const confirmation = await eventually(
      async () =>
        (await mailsTo(client.email)).find(({ subject }) => subject.includes('confirmed')),
      'the confirmation',
    );
    expect(confirmation.text).not.toContain('meet.google.com');
    await disturbCalendar({ kind: 'ok' });
    await job('retryMeetings', later(5));
    await job('sweepOutbox', later(6));
    const link = await eventually(
      async () => (await mailsTo(client.email)).find(({ subject }) => subject === 'Your join link'),
      'the link',
    );
    expect(link.text).toContain((await bookingById(booking.id)).googleMeetLink);
    expect((await bookingById(booking.id)).calendarSequence).toBe(1);
  });
});

describe('a practice that has not connected Google', () => {
  it('confirms all the same, says why there is no meeting, and takes a pasted link', async () => {
    const instance = await startInstance({ GOOGLE_OAUTH_REFRESH_TOKEN: 'none' });
    const { base } = instance;
    try {
      const { booking, place } = await pendingBooking();
      const bookingId = booking.id;
      const input = { bookingId, version: 1, ...place };
      expect(done(await call(confirmBooking, admin, input, { base }))).toMatchObject({
        status: 'confirmed',
        meeting: 'failed',
        problem: 'not-connected',
      });
      expect(refused(await call(createMeeting, admin, { bookingId }, { base }))).toBe(
        'meeting-not-connected',
      );
      const { meeting } = await bookingById(bookingId);
      expect(meeting).toMatchObject({ problem: 'not-connected', nextAttemptAt: null });
      const link = 'https://meet.google.com/abc-defg-hij';
      done(await call(pasteMeetingLink, admin, { bookingId, link }, { base }));
      expect(await bookingById(bookingId)).toMatchObject({
        googleMeetLink: link,
        meeting: { state: 'ready', source: 'pasted' },
      });
      expect(await standingEventsOf(bookingId)).toEqual([]);
    } finally {
      instance.stop();
    }
  });
});

describe('changing a meeting', () => {
  it('moves with the booking, as the same event with the same link', async () => {
    const { booking } = await confirmedBooking(admin);
    const to = await freeSlot();
    done(
      await call(moveBooking, admin, { bookingId: booking.id, version: booking.version, ...to }),
    );
    const after = await bookingById(booking.id);
    const events = await eventsOf(booking.id);
    expect(events).toHaveLength(1);
    expect(Date.parse(events[0]!.start!.dateTime!)).toBe(after.startsAt);
    expect(after.googleMeetLink).toBe(booking.googleMeetLink);
  });

  it('goes with a cancelled booking, also when Google is down at first', async () => {
    const { booking } = await confirmedBooking(admin);
    await disturbCalendar({ kind: 'error', status: 500 });
    done(await call(cancelBooking, admin, { bookingId: booking.id, version: booking.version }));
    expect(await standingEventsOf(booking.id)).toHaveLength(1);
    await disturbCalendar({ kind: 'ok' });
    await job('retryMeetings', later(5));
    expect(await standingEventsOf(booking.id)).toEqual([]);
    expect((await bookingById(booking.id)).meeting.state).toBe('removed');
  });

  it('leaves no orphan when the booking is cancelled while the meeting is being made', async () => {
    const { booking, place, client } = await pendingBooking();
    const confirming = call(confirmBooking, admin, { bookingId: booking.id, version: 1, ...place });
    await eventually(
      async () => (await bookingById(booking.id)).status === 'confirmed',
      'the confirmation',
    );
    done(await call(cancelBooking, client, { bookingId: booking.id, version: 2 }));
    await confirming;
    await job('retryMeetings', later(5));
    await job('retryMeetings', later(20));
    expect(await standingEventsOf(booking.id)).toEqual([]);
  });

  it('leaves none when Google makes it only after the cancellation', async () => {
    const { booking, place, client } = await pendingBooking();
    await disturbCalendar({ kind: 'late', times: 1, method: 'POST', about: booking.id });
    const confirming = call(confirmBooking, admin, { bookingId: booking.id, version: 1, ...place });
    await eventually(
      async () => (await bookingById(booking.id)).status === 'confirmed',
      'the confirmation',
    );
    done(await call(cancelBooking, client, { bookingId: booking.id, version: 2 }));
    // Nothing stood there yet: what Google was still making came after it.
    expect(await eventsOf(booking.id)).toEqual([]);
    await confirming;
    expect(await eventsOf(booking.id)).toHaveLength(1);
    expect(await standingEventsOf(booking.id)).toEqual([]);
    await job('retryMeetings', later(5));
    await job('retryMeetings', later(20));
    expect(await standingEventsOf(booking.id)).toEqual([]);
  });

  it('can be removed and made again while the session stands', async () => {
    const { booking, client } = await confirmedBooking(admin);
    expect(
      done(
        await call(cancelMeeting, admin, {
          bookingId: booking.id,
          version: (await bookingById(booking.id)).version,
        }),
      ).meeting,
    ).toBe('removed');
    expect(await bookingById(booking.id)).toMatchObject({
      status: 'confirmed',
      googleMeetLink: null,
    });
    expect(await standingEventsOf(booking.id)).toEqual([]);
    await eventually(
      async () =>
        (await mailsTo(client.email)).find(({ subject }) => subject.includes('no longer')),
      'the news',
    );
    expect(done(await call(createMeeting, admin, { bookingId: booking.id })).meeting).toBe('ready');
    expect(await standingEventsOf(booking.id)).toHaveLength(1);
    expect((await bookingById(booking.id)).googleMeetLink).not.toBe(booking.googleMeetLink);
  });
});

describe('a pasted link', () => {
  it('does when it leads to a known meeting host', async () => {
    const { booking } = await confirmDuring({ kind: 'unauthorised' });
    const paste = (link: string) => call(pasteMeetingLink, admin, { bookingId: booking.id, link });
    expect(refused(await paste('https://meet.google.com.evil.example/x'))).toBe('link-not-allowed');
    expect(refused(await paste('javascript:alert(1)'))).toBe('link-not-allowed');
    expect(done(await paste('https://us02web.zoom.us/j/123')).meeting).toBe('ready');
    expect(await bookingById(booking.id)).toMatchObject({
      googleMeetLink: 'https://us02web.zoom.us/j/123',
      meeting: { state: 'ready', source: 'pasted' },
    });
  });

  it('and every meeting needs a confirmed booking', async () => {
    const { booking } = await pendingBooking();
    expect(refused(await call(createMeeting, admin, { bookingId: booking.id }))).toBe(
      'meeting-needs-confirmed',
    );
    expect(
      refused(
        await call(pasteMeetingLink, admin, { bookingId: booking.id, link: 'https://zoom.us/j/1' }),
      ),
    ).toBe('meeting-needs-confirmed');
  });
});
