/**
 * Workers that are killed in the middle of their work, at moments that are drawn at random, and orders that come
 * twice: a mail is never sent twice and never lost without a trace, and a session has one meeting, or none once it is
 * cancelled.
 */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cancelBooking, confirmBooking } from '@tulia/domain/calls/bookings/decide-booking';
import {
  MAIL_KEPT,
  mailPath,
  mailStatusPath,
  mailStatuses,
  mails,
} from '@tulia/domain/records/mail';
import { aMail } from '@tulia/domain/testing/mail';
import {
  disturbCalendar,
  disturbSmtp,
  eventually,
  job,
  mailsTo,
  standingEventsOf,
} from '../../functions/outside';
import { startInstance, type Instance } from '../../functions/start-instance';
import { call, database, person, type Person } from '../../support/actors';
import { bookingById, openPractice, pendingBooking, type MadeBooking } from '../../support/makers';
import { randomOf } from '../../../local/test-run/random';

const random = randomOf(20_261_125);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let admin: Person;
let spare: Instance;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
  spare = await startInstance();
});
afterEach(async () => {
  await disturbSmtp('ok');
  await disturbCalendar({ kind: 'ok' });
});
afterAll(() => {
  spare.stop();
});

/**
 * A fresh process that can be killed, with all its modules loaded; the one after it is started while this one works.
 */
async function anInstance(): Promise<Instance> {
  const mine = spare;
  spare = await startInstance();
  await orderJob(mine, 'sweepOutbox', Date.now());
  return mine;
}

/** Orders a job from one process; what becomes of it is not heard when the process is killed. */
async function orderJob({ base }: Instance, name: string, at: number): Promise<void> {
  const headers = { 'X-CloudScheduler-ScheduleTime': new Date(at).toISOString() };
  await fetch(`${base}/${name}`, { method: 'POST', headers }).catch(() => undefined);
}

const HOUR = 3_600_000;
/** The emulator keeps what a transaction of a dead process has locked for a little more than a minute. */
const LOCKS_OF_THE_DEAD_MS = 150_000;

/** Mails of the outbox that become due in an hour, so that only a job ordered for then takes them. */
async function outboxOf(count: number): Promise<{ id: string; to: string }[]> {
  const { booking } = await pendingBooking();
  const now = Date.now();
  const batch = database().batch();
  const made = Array.from({ length: count }, (_, index) => {
    const id = `${booking.id}_kill_${index}`;
    const to = `${id.toLowerCase()}@example.com`;
    const kept = { createdAt: now, expiresAt: now + MAIL_KEPT };
    // One that goes to its own address, whatever the booking says.
    const about = { template: 'account-deleted', bookingId: booking.id, to } as const;
    const waits = { state: 'pending', rung: null, attempts: 0 } as const;
    const due = { notBefore: now + HOUR, dueSince: now + HOUR, leaseToken: null, leaseUntil: null };
    const mail = {
      ...aMail('account-deleted'),
      ...about,
      parameters: {},
      ...waits,
      ...due,
      ...kept,
    };
    batch.set(database().doc(mailPath(id)), mails.toStored(mail));
    const none = { text: null, change: null, problem: null };
    const status = { ...about, ...waits, ...none, updatedAt: now, ...kept };
    batch.set(database().doc(mailStatusPath(id)), mailStatuses.toStored(status));
    return { id, to };
  });
  await batch.commit();
  return made;
}

/** How many of these mails still wait or are being sent. */
async function openOf(outbox: { id: string }[]): Promise<number> {
  const refs = outbox.map(({ id }) => database().doc(mailPath(id)));
  const states = (await database().getAll(...refs)).map((each) => String(each.get('state')));
  return states.filter((state) => ['pending', 'sending'].includes(state)).length;
}

it('a mail is sent once, or shown as unknown, when its worker is killed at any moment', async () => {
  const outbox = await outboxOf(18);
  const due = Date.now() + HOUR + 60_000;
  for (let round = 0; round < 3; round += 1) {
    const victim = await anInstance();
    const sweeps = [0, 1].map((later) => orderJob(victim, 'sweepOutbox', due + later));
    await pause(150 + random.number(900));
    victim.stop();
    await Promise.all(sweeps);
  }
  // The leases of the dead run out, and the next sweeps find them; a lock of the dead in the database holds one up.
  let later = 1;
  await eventually(
    async () => {
      later += 1;
      await job('sweepOutbox', due + later * HOUR);
      return (await openOf(outbox)) === 0;
    },
    'an end of every mail',
    LOCKS_OF_THE_DEAD_MS,
  );
  const ends = { sent: 0, unknown: 0 };
  for (const { id, to } of outbox) {
    const status = mailStatuses.fromStored(
      (await database().doc(mailStatusPath(id)).get()).data() ?? {},
    );
    const received = await mailsTo(to);
    if (status.state === 'sent') expect(received).toHaveLength(1);
    else {
      expect(status).toMatchObject({ state: 'unknown', problem: 'interrupted' });
      expect(received.length).toBeLessThanOrEqual(1);
    }
    ends[status.state === 'sent' ? 'sent' : 'unknown'] += 1;
  }
  expect(ends.sent + ends.unknown).toBe(outbox.length);
  expect(ends.sent).toBeGreaterThan(0);
});

/** The mails of the booking itself must not stand before ours when the server begins to hang. */
async function othersAreSent(id: string): Promise<void> {
  const { bookingId } = mails.fromStored((await database().doc(mailPath(id)).get()).data() ?? {});
  await eventually(async () => {
    const all = await database().collection('mail').where('bookingId', '==', bookingId).get();
    return all.docs.every((each) => each.id === id || each.get('state') === 'sent');
  }, 'the other mails to be sent');
}

it('a mail server that never answers leaves the mail unknown when its worker dies, and none twice', async () => {
  const [mail] = await outboxOf(1);
  if (mail === undefined) throw new Error('no mail');
  await othersAreSent(mail.id);
  await disturbSmtp('hang');
  const due = Date.now() + HOUR + 60_000;
  const victim = await anInstance();
  const sweep = orderJob(victim, 'sweepOutbox', due);
  await eventually(
    async () => (await database().doc(mailPath(mail.id)).get()).get('state') === 'sending',
    'the mail to be handed over',
  );
  // From its lease to the end of the message is a matter of milliseconds on the same machine.
  await pause(1500);
  victim.stop();
  await sweep;
  await disturbSmtp('ok');
  // The surviving instance gets the same order again, several times and out of order.
  await Promise.all(
    [3, 1, 2, 2].map((hours) => orderJob(spare, 'sweepOutbox', due + hours * HOUR)),
  );
  const status = await database().doc(mailStatusPath(mail.id)).get();
  expect(status.get('state')).toBe('unknown');
  expect(await mailsTo(mail.to)).toEqual([]);
});

it('a meeting is made once when its worker is killed at any moment, and none stands when cancelled', async () => {
  const made: MadeBooking[] = [];
  while (made.length < 6) made.push(await pendingBooking());
  await disturbCalendar({ kind: 'timeout-after-create', times: 2, method: 'POST' });
  const victim = await anInstance();
  const calls = made.map(({ booking, place }) =>
    call(
      confirmBooking,
      admin,
      { bookingId: booking.id, version: 1, ...place },
      { base: victim.base },
    ).catch(() => null),
  );
  await pause(500 + random.number(1500));
  victim.stop();
  await Promise.all(calls);
  await disturbCalendar({ kind: 'ok' });

  const cancelled = made.slice(0, 3);
  for (const { booking, client } of cancelled) {
    // A lock of the dead in the database may hold the first attempts up; the client presses again.
    await eventually(
      async () => {
        const { version } = await bookingById(booking.id);
        return (await call(cancelBooking, client, { bookingId: booking.id, version })).ok;
      },
      'the cancellation',
      LOCKS_OF_THE_DEAD_MS,
    );
  }
  // Redelivered, twice at once, and again later.
  for (const minutes of [15, 40, 90, 200]) {
    const at = Date.now() + minutes * 60_000;
    await Promise.all([orderJob(spare, 'retryMeetings', at), orderJob(spare, 'retryMeetings', at)]);
  }
  for (const { booking } of cancelled) expect(await standingEventsOf(booking.id)).toEqual([]);
  for (const { booking } of made.slice(3)) {
    const { status, meeting } = await bookingById(booking.id);
    const events = await standingEventsOf(booking.id);
    // Killed before the commit, it is still a request; after it, the meeting is there.
    if (status === 'pending') expect(events).toEqual([]);
    else {
      expect(meeting.state).toBe('ready');
      expect(events).toHaveLength(1);
    }
  }
});
