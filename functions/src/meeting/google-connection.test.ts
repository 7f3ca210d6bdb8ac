/** What a look at the Google connection finds, and whom it tells. */
import { noMeeting } from '@tulia/domain/booking/booking';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { expect, it, vi } from 'vitest';
import { putBooking, storedBooking } from '../platform/testing/bookings';
import { memory } from '../platform/testing/memory-database';
import { probeGoogle } from './google-connection';

vi.mock('../platform/app');
vi.mock('../platform/log');
const list = vi.fn();
vi.mock('./calendar-client', () => ({
  calendarClient: () => Promise.resolve({ events: { list } }),
}));

const clock = { now: () => 1_800_000_000_000 };
const look = () => probeGoogle(clock);
const google = () => connections.fromStored(memory.read(connectionPath('google')) ?? {});

const refusal = (reason: string) => {
  const data = { error: { errors: [{ reason }] } };
  return Object.assign(new Error(), { response: { status: 403, data } });
};

it('a probe that Google refuses emails the practice once that the connection is lost', async () => {
  list.mockRejectedValue(refusal('accessNotConfigured'));
  expect([await look(), await look()]).toEqual(['not-authorised', 'not-authorised']);
  expect(google().problem).toBe('not-authorised');
  expect(Object.values(memory.all('mail'))).toMatchObject([{ template: 'connection-lost' }]);
});

it('a probe that meets a rate limit of Google does not change the connection', async () => {
  list.mockRejectedValue(refusal('quotaExceeded'));
  expect(await look()).toBe('rate-limited');
  expect(google().problem).toBeNull();
});

const wasLost = () => {
  const lost = { problem: 'not-authorised', since: 1, toldAt: 1 };
  memory.put(connectionPath('google'), connections.toStoredPart(lost));
  list.mockResolvedValue({ data: {} });
};

it('a probe requests the calendar without events, and records that the connection works again', async () => {
  wasLost();
  expect(await look()).toBe('ready');
  expect(list).toHaveBeenLastCalledWith({ calendarId: 'primary', maxResults: 1, fields: 'kind' });
  expect(google().problem).toBeNull();
});

it('the practice gets another email when the connection is lost again', async () => {
  wasLost();
  await look();
  list.mockRejectedValue(refusal('accessNotConfigured'));
  await look();
  expect(Object.values(memory.all('mail'))).toMatchObject([{ template: 'connection-lost' }]);
});

it('only meetings that waited for the connection become due when Google is connected again', async () => {
  wasLost();
  const failed = { ...noMeeting, state: 'failed' as const, nextAttemptAt: clock.now() + 1 };
  for (const problem of ['not-authorised', 'provider-error'])
    putBooking(aConfirmed({ id: problem, meeting: { ...failed, problem } }));
  await look();
  const dueAt = (id: string) => storedBooking(id).meeting.nextAttemptAt;
  const due = [dueAt('not-authorised'), dueAt('provider-error')];
  expect(due).toEqual([clock.now(), clock.now() + 1]);
});
