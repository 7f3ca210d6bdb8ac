/** What each queue counts: what its job would take up now, and since when the first entry waits. */
import { QUEUE_NAMES, type QueueName } from '@tulia/domain/practice/queues';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import { mailPath, mails } from '@tulia/domain/records/mail';
import { paymentAttemptPath } from '@tulia/domain/records/money/provider-payment';
import { pushPath } from '@tulia/domain/records/push';
import { slotLockPath } from '@tulia/domain/records/slot-lock';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { aMail } from '@tulia/domain/testing/mail';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { lookAtQueues } from './queues';

vi.mock('../platform/app');

const NOW = 1_800_000_000_000;
const booking = aConfirmed();
const meeting = (id: string, state: string, nextAttemptAt: number | null) => {
  const part = { ...booking.meeting, state, nextAttemptAt };
  memory.put(bookingPath(id), { ...bookings.toStored(booking), meeting: part });
};
const mail = (id: string, state: 'pending' | 'sending' | 'failed', notBefore: number) => {
  const whole = { ...aMail('booking-confirmed'), state, notBefore };
  memory.put(mailPath(id), mails.toStored(whole));
};

beforeEach(() => memory.clear());

it.each<[QueueName, (id: string, at: number) => void, () => void]>([
  ['mails', (id, at) => mail(id, 'pending', at), () => mail('x', 'failed', NOW - HOUR)],
  ['mails', (id, at) => mail(id, 'sending', at), () => undefined],
  ['notifications', (id, at) => memory.put(pushPath(id), { dueAt: new Date(at) }), () => undefined],
  ['meetings', (id, at) => meeting(id, 'wanted', at), () => meeting('x', 'ready', NOW - HOUR)],
  ['meetings', (id, at) => meeting(id, 'failed', at), () => meeting('x', 'failed', null)],
  ['meetings', (id, at) => meeting(id, 'unwanted', at), () => meeting('x', 'removed', NOW)],
  [
    'prompts',
    (id, at) => memory.put(paymentAttemptPath(id), { nextQueryAt: new Date(at) }),
    () => memory.put(paymentAttemptPath('x'), { nextQueryAt: null }),
  ],
  [
    'holds',
    (id, at) => memory.put(slotLockPath(id), { kind: 'hold', expiresAt: new Date(at) }),
    () => memory.put(slotLockPath('x'), { kind: 'session', expiresAt: null }),
  ],
  [
    'erasures',
    (id, at) => memory.put(bookingPath(id), { retainUntil: new Date(at) }),
    () => memory.put(bookingPath('x'), { retainUntil: null }),
  ],
  [
    'clients',
    (id, at) => memory.put(`clients/${id}`, { retention: { until: at } }),
    () => memory.put('clients/x', { retention: { until: null } }),
  ],
])(
  '%s counts entries that are due, and none that is to come or settled',
  async (name, put, arrange) => {
    put('due', NOW);
    put('older', NOW - HOUR);
    put('to-come', NOW + 1);
    arrange();
    const { queues } = await lookAtQueues(NOW);
    expect(queues.map((queue) => queue.name)).toEqual(QUEUE_NAMES);
    for (const queue of queues) {
      const isMeant = queue.name === name;
      expect(queue).toEqual({
        name: queue.name,
        waiting: isMeant ? 2 : 0,
        oldestAt: isMeant ? NOW - HOUR : null,
      });
    }
  },
);
