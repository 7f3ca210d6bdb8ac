/** How the system fares, as admins see it, and the repairs they can order. */
import { beforeAll, expect, it } from 'vitest';
import { rebuildProjections, runJobNow, showHealth } from '@tulia/domain/calls/practice/health';
import { recordPayment } from '@tulia/domain/calls/bookings/booking-desk';
import { JOB_NAMES } from '@tulia/domain/practice/jobs';
import { jobRunPath, jobRuns } from '@tulia/domain/records/watch/job-run';
import { audit } from '@tulia/domain/records/audit';
import { availabilityPath } from '@tulia/domain/records/availability';
import { bookingPath, bookingStatusPath } from '@tulia/domain/records/booking';
import { errorKinds } from '@tulia/domain/records/watch/error-kind';
import { slotLockPath, slotLocks } from '@tulia/domain/records/slot-lock';
import { lockId } from '@tulia/domain/slot/granule';
import { TOTAL_STATS_PATH, monthStatsPath } from '@tulia/domain/records/stats';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { callRaw, database, done, person, refused, type Person } from '../support/actors';
import { randomInt, randomUUID } from '../support/chance';
import {
  bookingById,
  confirmedBooking,
  openPractice,
  pendingBooking,
  PRACTITIONER,
} from '../support/makers';
import { job } from './outside';
import { ownInstance } from './own-instance';

const instance = ownInstance();
const { ask } = instance;
let admin: Person;
beforeAll(async () => {
  await openPractice();
  admin = await person({ role: 'admin' });
});

const runNow = (job: (typeof JOB_NAMES)[number], who = admin) =>
  ask(runJobNow, who, { requestId: randomUUID(), job });

it('is for admins', async () => {
  for (const role of ['receptionist', 'therapist'] as const) {
    const who = await person({ role });
    expect(refused(await ask(showHealth, who, {}))).toBe('forbidden');
    expect(refused(await runNow('sweepOutbox', who))).toBe('forbidden');
    const rebuild = await ask(rebuildProjections, who, { requestId: randomUUID() });
    expect(refused(rebuild)).toBe('forbidden');
  }
});

it('names every queue, job and connection, and what looking at them cost', async () => {
  const report = done(await ask(showHealth, admin, {}));
  expect(report.queues.map(({ name }) => name).sort()).toEqual([
    'clients',
    'erasures',
    'holds',
    'mails',
    'meetings',
    'notifications',
    'prompts',
  ]);
  expect(report.jobs.map(({ name }) => name)).toEqual(JOB_NAMES);
  expect(report.connected).toEqual({ google: true, mpesa: true, push: true });
  // The local world has no count of its reads.
  expect(report.usage).toBeNull();
  expect(report.documentsRead).toBeGreaterThan(20);
  expect(report.documentsRead).toBeLessThan(60);
});

it('a lapsed hold that was not freed is in the queue with its age, and the repair frees it', async () => {
  const expiresAt = Date.UTC(2020, 0, 6);
  const place = { practitionerId: PRACTITIONER, date: '2020-01-06', time: '10:00' };
  const lock = database().doc(slotLockPath(lockId(place)));
  const hold = { ...place, kind: 'hold' as const, startsAt: expiresAt, expiresAt };
  await lock.set(slotLocks.toStored({ ...hold, bookingId: null, serviceId: null }));
  const queue = async () =>
    done(await ask(showHealth, admin, {})).queues.find(({ name }) => name === 'holds');
  const before = await queue();
  expect(before?.waiting).toBeGreaterThan(0);
  expect(before?.oldestAt).toBe(expiresAt);
  const { count, problem } = done(await runNow('releaseLapsedHolds'));
  expect(problem).toBeNull();
  expect(count).toBeGreaterThan(0);
  expect((await lock.get()).exists).toBe(false);
  expect((await queue())?.oldestAt ?? Infinity).toBeGreaterThan(expiresAt);
});

it('a run by hand is recorded like one by schedule, and stands in the trail', async () => {
  const began = Date.now();
  done(await runNow('recountClients'));
  const run = (await database().doc(jobRunPath('recountClients')).get()).data() ?? {};
  expect(jobRuns.fromStored(run).endedAt).toBeGreaterThanOrEqual(began);
  const trail = await database()
    .collection(audit.collection)
    .where('subject', '==', jobRunPath('recountClients'))
    .get();
  const own = trail.docs.map((doc) => audit.fromStored(doc.data()));
  expect(own.find(({ actor }) => actor.uid === admin.uid)).toMatchObject({
    action: 'job-run',
    label: 'recountClients',
  });
});

// Each repair looks over months of bookings.
it('repairs are limited for each person', async () => {
  const eager = await person({ role: 'admin' });
  // The same request, sent again and again, is not the same run.
  const requestId = randomUUID();
  const rebuild = () => ask(rebuildProjections, eager, { requestId });
  const answers = [];
  for (let time = 0; time < 7; time += 1) answers.push(await rebuild());
  expect(answers.slice(0, 6).map(({ ok }) => ok)).toEqual(Array(6).fill(true));
  expect(refused(answers[6]!)).toBe('quota-exceeded');
  const runs: string[] = [];
  for (let time = 0; time < 31; time += 1) {
    const answer = await ask(runJobNow, eager, { requestId, job: 'followPayments' });
    runs.push(answer.ok ? 'ok' : answer.code);
  }
  expect(runs).toEqual([...Array<string>(30).fill('ok'), 'quota-exceeded']);
});

it('cards, sums, totals and months that do not agree with their source are corrected, and nothing else', async () => {
  const { booking } = await confirmedBooking(admin);
  const { id: bookingId, version, referenceNumber } = booking;
  const paid = { amount: 1000, method: 'cash', code: '' } as const;
  done(await ask(recordPayment, admin, { requestId: randomUUID(), bookingId, version, ...paid }));
  done(await ask(rebuildProjections, admin, { requestId: randomUUID() }));
  const today = toWallTime(Date.now()).date;
  const card = database().doc(bookingStatusPath(referenceNumber));
  const stats = database().doc(monthStatsPath(monthOf(today), PRACTITIONER));
  const made = `days.${today.slice(-2)}.${booking.serviceId}.made_confirmed`;
  const { date, time } = toWallTime(booking.startsAt);
  const month = database().doc(availabilityPath(PRACTITIONER, monthOf(date)));
  const busy = `days.${date}.busy`;
  const read = async () => ({
    card: (await card.get()).data(),
    sum: (await bookingById(bookingId)).payment,
    confirmed: ((await stats.get()).get(made) as number) > 0,
    busy: ((await month.get()).get(busy) as string[]).includes(time),
  });
  const right = await read();
  expect(right).toMatchObject({ confirmed: true, busy: true, sum: { paid: 1000 } });
  const total = database().doc(TOTAL_STATS_PATH);
  const confirmed = async () => (await total.get()).get('statuses.confirmed') as number;
  const totalBefore = await confirmed();

  await card.update({ status: 'cancelled' });
  await database()
    .doc(bookingPath(bookingId))
    .update({ 'payment.paid': 0, 'payment.state': 'unpaid' });
  await stats.update({ [made]: 0 });
  await total.update({ 'statuses.confirmed': 0 });
  await month.update({ [busy]: [] });
  const found = done(await ask(rebuildProjections, admin, { requestId: randomUUID() }));
  expect(found.cards).toBeGreaterThanOrEqual(1);
  expect(found.sums).toBeGreaterThanOrEqual(1);
  expect(found.totals).toBeGreaterThanOrEqual(1);
  expect(found.reports).toBeGreaterThanOrEqual(1);
  expect(found.months).toBeGreaterThanOrEqual(1);
  expect(await read()).toEqual(right);
  expect(await confirmed()).toBe(totalBefore);
});

it('the nightly comparison finds what a day left behind', async () => {
  const { booking } = await pendingBooking();
  const card = database().doc(bookingStatusPath(booking.referenceNumber));
  await card.delete();
  await job('recountBookings');
  expect((await card.get()).data()).toMatchObject({ status: 'pending' });
});

const told = {
  errorClass: 'TypeError',
  way: 'error',
  browser: 'chrome',
  version: 'local',
  page: 'home',
  frames: [`assets/x-${randomUUID()}.js:1:1`],
} as const;

it('an error that a browser tells of is counted, and shown by version', async () => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await callRaw('reportError', null, told, { base: instance.base });
    expect(answer.ok).toBe(true);
  }
  const { errors } = done(await ask(showHealth, admin, {}));
  const kind = errors.find(({ frames }) => frames[0] === told.frames[0]);
  expect(kind).toMatchObject({ source: 'browser', where: 'home', count: 3, version: 'local' });
});

it('what is no report of an error leaves nothing', async () => {
  const secret = `secret-${randomUUID()}`;
  const huge = Array(1000).fill(told.frames[0]);
  for (const hostile of [
    { ...told, message: secret },
    { ...told, errorClass: secret },
    { ...told, page: `/profile?q=${secret}` },
    { ...told, frames: [secret] },
    { ...told, frames: huge },
    { ...told, frames: [{ toString: secret }] },
    { ...told, version: '../../bookings/x' },
    { ...told, uid: admin.uid },
    [told],
    'x'.repeat(50_000),
    null,
  ]) {
    const answer = await callRaw('reportError', null, hostile as object, { base: instance.base });
    expect(answer).toMatchObject({ ok: false, code: 'invalid-input' });
  }
  const { docs } = await database().collection(errorKinds.collection).get();
  expect(JSON.stringify(docs.map((doc) => doc.data()))).not.toContain(secret);
});

it('a flood from one address is refused, and of one kind there is one document', async () => {
  const frames = [`assets/flood-${randomUUID()}.js:1:1`];
  const address = `198.51.100.${randomInt(1, 250)}`;
  const answers = [];
  for (let time = 0; time < 32; time += 1) {
    answers.push(
      await callRaw('reportError', null, { ...told, frames }, { base: instance.base, address }),
    );
  }
  expect(answers.filter(({ ok }) => ok)).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({ code: 'quota-exceeded' });
  const { docs } = await database()
    .collection(errorKinds.collection)
    .where('frames', '==', frames)
    .get();
  expect(docs.map((doc) => doc.get('count') as number)).toEqual([30]);
});
