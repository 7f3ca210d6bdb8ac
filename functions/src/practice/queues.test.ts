/** What each queue counts: what its job would take up now, and since when the first entry waits. */
import { QUEUE_NAMES, type QueueName } from '@tulia/domain/practice/queues';
import { HOUR } from '@tulia/domain/time/instant';
import { expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { lookAtQueues } from './queues';

vi.mock('../platform/app');

const NOW = 1_800_000_000_000;
const oldMail = { state: 'failed', notBefore: new Date(NOW - HOUR) };
const meeting = (state: string, nextAttemptAt: number | null) => ({
  meeting: { state, nextAttemptAt },
});
const session = { kind: 'session', expiresAt: null };

it.each<[QueueName, string, (at: number) => object, settled?: object]>([
  ['mails', 'mail', (at) => ({ state: 'pending', notBefore: new Date(at) }), oldMail],
  ['mails', 'mail', (at) => ({ state: 'sending', notBefore: new Date(at) })],
  ['notifications', 'pushes', (at) => ({ dueAt: new Date(at) })],
  ['meetings', 'bookings', (at) => meeting('wanted', at), meeting('ready', NOW - HOUR)],
  ['meetings', 'bookings', (at) => meeting('failed', at), meeting('failed', null)],
  ['meetings', 'bookings', (at) => meeting('unwanted', at), meeting('removed', NOW)],
  ['prompts', 'paymentAttempts', (at) => ({ nextQueryAt: new Date(at) }), { nextQueryAt: null }],
  ['holds', 'slots', (at) => ({ kind: 'hold', expiresAt: new Date(at) }), session],
  ['erasures', 'bookings', (at) => ({ retainUntil: new Date(at) }), { retainUntil: null }],
  ['clients', 'clients', (until) => ({ retention: { until } }), { retention: { until: null } }],
])(
  '%s counts entries that are due, and none that is to come or settled',
  async (name, collection, waits, settled) => {
    memory.put(`${collection}/due`, waits(NOW));
    memory.put(`${collection}/older`, waits(NOW - HOUR));
    memory.put(`${collection}/to-come`, waits(NOW + 1));
    if (settled !== undefined) memory.put(`${collection}/settled`, settled);
    const { queues } = await lookAtQueues(NOW);
    const others = QUEUE_NAMES.map((each) => ({ name: each, waiting: 0, oldestAt: null }));
    const own = { name, waiting: 2, oldestAt: NOW - HOUR };
    expect(queues).toEqual(others.map((each) => (each.name === name ? own : each)));
  },
);
