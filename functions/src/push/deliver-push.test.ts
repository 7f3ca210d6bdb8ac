/** To which devices a notification goes, and how often: the client's own, each once, while it has a point. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { pushes, pushPath, pushTokenPath, pushTokens, type Push } from '@tulia/domain/records/push';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { DAY, MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { putBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { deliverPush, duePushes } from './deliver-push';
import type { PushOutcome } from './fcm';
import type { Notice } from './notice';

vi.mock('../platform/app');
vi.mock('../platform/log');
/** What was sent to which token, and what the service answers for each. */
const sent: { token: string; notice: Notice; key: string }[] = [];
const answers = new Map<string, PushOutcome>();
vi.mock(import('./fcm'), async (original) => ({
  ...(await original()),
  sendPush: (token: string, notice: Notice, key: string) => {
    sent.push({ token, notice, key });
    return Promise.resolve(answers.get(token) ?? { kind: 'sent' });
  },
}));

const booking = aConfirmed();
const NOW = booking.startsAt - DAY;
const put = (part: Partial<Booking> = {}) => putBooking({ ...booking, ...part });
const waits = (part: Partial<Push> = {}) => {
  const push: Push = {
    template: 'booking-confirmed',
    language: 'sw',
    bookingId: booking.id,
    startsAt: booking.startsAt,
    attempts: 0,
    dueAt: NOW,
    createdAt: NOW,
    reached: [],
    ...part,
  };
  memory.put(pushPath('m1'), pushes.toStored(push));
};
const device = (id: string, uid = 'amina') =>
  memory.put(
    pushTokenPath(id),
    pushTokens.toStored({ uid, token: id, createdAt: NOW, staff: null }),
  );
const deliver = (now = NOW) => deliverPush('m1', { now: () => now });
const tokens = () => sent.map(({ token }) => token).sort();
const stored = () => pushes.fromStored(memory.read(pushPath('m1')) ?? {});
const later: PushOutcome = { kind: 'not-now', problem: 'fcm-503' };

beforeEach(() => {
  sent.length = 0;
  answers.clear();
  put();
  waits();
  device('phone');
  device('tablet');
  device('of-brian', 'brian');
});

it('a notification goes to every device of its client and to no other, in the client’s language', async () => {
  expect(await deliver()).toBe('sent');
  expect(tokens()).toEqual(['phone', 'tablet']);
  expect(sent[0]?.notice.link).toBe('/sw/my-sessions');
  expect(memory.read(pushPath('m1'))).toBeNull();
  expect(await deliver()).toBe('left');
});

it('a notification is over at once for a client without a device', async () => {
  put({ clientUserId: 'chebet' });
  expect(await deliver()).toBe('sent');
  expect([sent, memory.read(pushPath('m1'))]).toEqual([[], null]);
});

it('a retry skips devices already reached, and sends to the others under the same tag', async () => {
  answers.set('tablet', later);
  expect(await deliver()).toBe('waiting');
  expect(stored()).toMatchObject({ attempts: 1, dueAt: NOW + MINUTE, reached: ['phone'] });
  expect(await deliver(NOW + MINUTE - 1)).toBe('left');
  sent.length = 0;
  expect(await deliver(NOW + MINUTE)).toBe('waiting');
  expect(stored()).toMatchObject({ attempts: 2, dueAt: NOW + 3 * MINUTE });
  answers.clear();
  expect(await deliver(NOW + 3 * MINUTE)).toBe('sent');
  expect(tokens()).toEqual(['tablet', 'tablet']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

const REFUSED: PushOutcome = { kind: 'refused', problem: 'fcm-400' };
it.each<[string, PushOutcome, PushOutcome]>([
  ['that gave up its token', { kind: 'gone' }, REFUSED],
  // Its token is wrong, not the message.
  ['that is refused what another one took', REFUSED, { kind: 'sent' }],
])('a device %s is forgotten, the other is not, nor tried again', async (_, phone, tablet) => {
  answers.set('phone', phone);
  answers.set('tablet', tablet);
  expect(await deliver()).toBe('sent');
  expect(Object.keys(memory.all('pushTokens')).sort()).toEqual(['of-brian', 'tablet']);
});

it.each<[string, Partial<Booking> | null]>([
  ['its booking is gone', null],
  ['its session was cancelled', { status: 'cancelled' }],
  ['its client has left', { clientUserId: null }],
])('is sent to no device once %s, and is gone', async (_, part) => {
  if (part === null) await memory.doc(bookingPath(booking.id)).delete();
  else put(part);
  expect(await deliver()).toBe('over');
  expect(sent).toEqual([]);
  expect(memory.read(pushPath('m1'))).toBeNull();
});

it('a notification that two workers take at once is sent by one', async () => {
  memory.meanwhile(() => deliver());
  expect(await deliver()).toBe('left');
  expect(tokens()).toEqual(['phone', 'tablet']);
});

it('a sweep finds the notifications that are due, the oldest first, fifty at once', async () => {
  memory.clear();
  for (let index = 0; index < 60; index += 1) {
    waits({ dueAt: NOW - index });
    memory.put(pushPath(`p${index}`), memory.read(pushPath('m1')) ?? {});
  }
  waits({ dueAt: NOW + 1 });
  const due = await duePushes(NOW);
  expect([due.length, due[0], due.at(-1)]).toEqual([50, 'p59', 'p10']);
  expect(await duePushes(NOW - 60)).toEqual([]);
});
