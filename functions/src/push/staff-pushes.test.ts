/** Which notifications of staff are queued, on whose devices they ring, and when. */
import type { Booking } from '@tulia/domain/booking/booking';
import type { BookingPlan } from '@tulia/domain/booking/commands/plan';
import type { StaffWishes } from '@tulia/domain/booking/staff-notices';
import { pushes, pushPath, pushTokenPath, pushTokens, type Push } from '@tulia/domain/records/push';
import type { Staff } from '@tulia/domain/records/staff';
import { aBooking, aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import type { Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { putStaff } from '../platform/testing/staff';
import { writerOf } from '../platform/writer';
import { deliverPush, duePushes } from './deliver-push';
import type { PushOutcome } from './fcm';
import type { Notice } from './notice';
import { queueStaffPushes } from './staff-pushes';

vi.mock('../platform/app');
vi.mock('../platform/log');
const sent: { token: string; notice: Notice; key: string }[] = [];
const answers = new Map<string, PushOutcome>();
vi.mock(import('./fcm'), async (original) => ({
  ...(await original()),
  sendPush: (token: string, notice: Notice, key: string) => {
    sent.push({ token, notice, key });
    return Promise.resolve(answers.get(token) ?? { kind: 'sent' });
  },
}));

/** Monday 14:00, of the practitioner `therapist`. */
const session = aConfirmed();
const { startsAt } = session;
const SOON = startsAt - 10 * MINUTE;
const NOW = toInstant('2026-11-22', '10:00');
const ALL: StaffWishes['kinds'] = ['staff-request', 'staff-cancelled', 'staff-session'];

const device = (id: string, uid: string, wishes: Partial<StaffWishes> | null = {}) => {
  const hours = { quietFrom: '21:00', quietUntil: '07:00' };
  const staff = wishes && { kinds: ALL, ...hours, language: 'en' as const, ...wishes };
  memory.put(pushTokenPath(id), pushTokens.toStored({ uid, token: id, createdAt: NOW, staff }));
};
const waits = (template: Push['template'], part: Partial<Push> = {}) => {
  const push: Push = {
    template,
    language: 'en',
    bookingId: session.id,
    startsAt,
    attempts: 0,
    dueAt: NOW,
    createdAt: NOW,
    reached: [],
    ...part,
  };
  memory.put(pushPath('p'), pushes.toStored(push));
};
const deliver = (now = NOW) => deliverPush('p', { now: () => now });
const rung = () => sent.map(({ token }) => token).sort();
const therapist = (change: Partial<Staff> = {}) =>
  putStaff('njeri', { practitionerId: 'therapist', ...change });

/** A change of staff at `at`, in its commit. */
async function changed(part: Partial<Booking> = {}, at = NOW, before: Booking | null = null) {
  const after = { ...session, ...before, ...part, updatedAt: at };
  const actor = { kind: 'staff', uid: 'wambui', name: '' } as const;
  const event = { actor, from: null, to: after.status } as BookingPlan['event'];
  putBooking(after);
  await memory.runTransaction((transaction) => {
    const writer = writerOf(transaction as unknown as Transaction);
    queueStaffPushes(writer, { before, after, event } as BookingPlan);
    return Promise.resolve();
  });
  return after;
}

/** One sweep: what is due and delivered at `now`. */
async function sweep(now: number) {
  for (const id of await duePushes(now)) await deliverPush(id, { now: () => now });
}

beforeEach(() => {
  sent.length = 0;
  answers.clear();
  putBooking(aBooking());
  therapist();
  putStaff('otieno', { practitionerId: 'otieno' });
  putStaff('wambui', { role: 'receptionist' });
  device('of-njeri', 'njeri', { language: 'sw' });
  device('of-njeri-too', 'njeri');
  device('silent', 'njeri', { kinds: ['staff-cancelled'] });
  device('of-otieno', 'otieno');
  device('of-wambui', 'wambui');
  device('of-amina', 'amina', null);
});

it('a request rings once on each device of its practitioner and of reception that asked for it', async () => {
  waits('staff-request');
  expect(await deliver()).toBe('sent');
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too', 'of-wambui']);
  const noticeOf = (token: string) => sent.find((each) => each.token === token)?.notice;
  expect(noticeOf('of-wambui')).toMatchObject({
    title: 'New request for Monday 14:00',
    link: `/staff?open=${session.id}`,
    isUrgent: false,
  });
  expect(noticeOf('of-njeri')).toMatchObject({
    title: 'Ombi jipya la Jumatatu 14:00',
    link: `/sw/staff?open=${session.id}`,
  });
  expect(memory.all('pushes')).toEqual({});
});

it('no words on a locked screen name a client or a service', async () => {
  for (const [template, booking] of [
    ['staff-request', aBooking()],
    ['staff-cancelled', aBooking({ status: 'cancelled' })],
    ['staff-session', session],
    ['staff-late', { ...session, lineWord: { lateAt: NOW, callAt: null } }],
    ['staff-call', { ...session, lineWord: { lateAt: null, callAt: NOW } }],
  ] as const) {
    putBooking(booking);
    waits(template);
    await deliver();
  }
  expect(sent.length).toBeGreaterThan(10);
  for (const { notice } of sent)
    expect(`${notice.title} ${notice.body}`).not.toMatch(
      /amina|otieno|therap|tiba|individual|wanj|\+254|700/i,
    );
});

it.each<[string, () => unknown]>([
  ['whose access has ended', () => therapist({ active: false })],
  ['whose password is not their own', () => therapist({ mustChangePassword: true })],
  ['who is another practitioner by now', () => therapist({ practitionerId: 'other' })],
  ['who is gone', () => memory.doc('staff/njeri').delete()],
  ['whose session was handed over', () => putBooking(aBooking({ practitionerId: 'other' }))],
])('the devices of a therapist %s stay silent, however new their tokens', async (_, happens) => {
  await happens();
  waits('staff-request');
  expect(await deliver()).toBe('sent');
  expect(rung()).toEqual(['of-wambui']);
});

it.each<[string, Partial<Booking>]>([
  ['decided', { status: 'confirmed' }],
  ['moved', { startsAt: startsAt + HOUR }],
])('a request that was %s meanwhile does not ring', async (_, part) => {
  putBooking(aBooking(part));
  waits('staff-request');
  expect(await deliver()).toBe('over');
  expect([sent, memory.all('pushes')]).toEqual([[], {}]);
});

it('in quiet hours a device waits for their end, and others ring at once', async () => {
  const evening = toInstant('2026-11-22', '22:30');
  device('of-wambui', 'wambui', { quietFrom: '23:00', quietUntil: '06:00' });
  device('of-njeri-too', 'njeri', { quietUntil: '08:00' });
  waits('staff-request', { dueAt: evening, createdAt: evening });
  expect(await deliver(evening)).toBe('waiting');
  expect(rung()).toEqual(['of-wambui']);
  const morning = toInstant('2026-11-23', '07:00');
  expect(await duePushes(morning - 1)).toEqual([]);
  expect(await deliver(morning)).toBe('waiting');
  expect(await deliver(morning + HOUR)).toBe('sent');
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too', 'of-wambui']);
});

it('a device that is not reached now is tried again, the others are not', async () => {
  answers.set('of-wambui', { kind: 'not-now', problem: 'fcm-503' });
  waits('staff-request');
  expect(await deliver()).toBe('waiting');
  answers.clear();
  expect(await deliver(NOW + MINUTE)).toBe('sent');
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too', 'of-wambui', 'of-wambui']);
});

it('a session about to begin rings once for its practitioner, also in quiet hours', async () => {
  await changed();
  device('of-njeri-too', 'njeri', { quietFrom: '00:00', quietUntil: '23:59' });
  await sweep(SOON - 1);
  expect(sent).toEqual([]);
  await sweep(SOON);
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too']);
  expect(sent[0]?.notice).toMatchObject({ isUrgent: true, timeToLive: 600 });
  expect(sent.map(({ notice }) => notice.title).sort()).toEqual([
    'Kikao chako kinaanza baada ya dakika 10',
    'Your session begins in 10 minutes',
  ]);
  for (const later of [5, 9, 10]) await sweep(SOON + later * MINUTE);
  expect([sent.length, memory.all('pushes')]).toEqual([2, {}]);
});

it('a word of the client rings on each device of the practitioner at once, until the session is over', async () => {
  const at = startsAt + 5 * MINUTE;
  const word = { dueAt: at, createdAt: at } as const;
  const told = { ...session, lineWord: { lateAt: at, callAt: null } };
  putBooking(told);
  device('of-njeri-too', 'njeri', { quietFrom: '00:00', quietUntil: '23:59' });
  waits('staff-late', word);
  expect(await deliver(at)).toBe('sent');
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too']);
  expect(sent[0]?.notice).toMatchObject({ isUrgent: true, timeToLive: 45 * 60 });
  expect(sent.map(({ notice }) => notice.title).sort()).toEqual([
    'Anachelewa: Jumatatu 14:00',
    'Late for Monday 14:00',
  ]);
  for (const taken of [
    { ...told, lineWord: null },
    { ...told, status: 'no_show' as const },
  ]) {
    putBooking(taken);
    waits('staff-late', word);
    expect(await deliver(at)).toBe('over');
  }
  putBooking(told);
  waits('staff-late', word);
  expect(await deliver(session.endsAt)).toBe('over');
  expect(sent).toHaveLength(2);
});

it('a late sweep says the minutes that are left, and one after the start nothing', async () => {
  await changed();
  await sweep(startsAt - 30_000);
  expect(sent[1]?.notice.title).toBe('Your session begins in 1 minute');
  sent.length = 0;
  await changed();
  await sweep(startsAt);
  expect([sent, memory.all('pushes')]).toEqual([[], {}]);
});

it.each([SOON - HOUR, SOON + 5 * MINUTE])(
  'a session that is handed over rings only for who has it now',
  async (at) => {
    const before = await changed();
    await sweep(at);
    sent.length = 0;
    await changed({ practitionerId: 'otieno' }, at, before);
    await sweep(at + 1);
    await sweep(SOON + 5 * MINUTE);
    expect(rung()).toEqual(['of-otieno']);
  },
);

it('a moved session rings before its new time alone', async () => {
  const before = await changed();
  await changed({ startsAt: startsAt + DAY }, NOW, before);
  await sweep(SOON);
  expect(sent).toEqual([]);
  await sweep(SOON + DAY);
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too']);
});

it('a cancelled session is not announced, and is again once it is confirmed again', async () => {
  const before = await changed();
  const cancelled = await changed({ status: 'cancelled' }, NOW, before);
  await sweep(SOON);
  expect([sent, memory.all('pushes')]).toEqual([[], {}]);
  await changed({ status: 'confirmed' }, SOON, cancelled);
  await sweep(SOON + MINUTE);
  expect(rung()).toEqual(['of-njeri', 'of-njeri-too']);
});
