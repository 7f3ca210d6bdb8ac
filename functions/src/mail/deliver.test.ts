import {
  mailPath,
  mails,
  mailStatuses,
  mailStatusPath,
  type Mail,
} from '@tulia/domain/records/mail';
import { aMail } from '@tulia/domain/testing/mail';
import { MINUTE } from '@tulia/domain/time/instant';
import { beforeEach, expect, it, vi } from 'vitest';
import { memory } from '../platform/testing/memory-database';
import { deliver } from './deliver';
import { sendMessage } from './smtp';

vi.mock('../platform/app');
vi.mock('./render', () => ({ render: () => Promise.resolve({ to: 'amina@example.com' }) }));
vi.mock('./smtp', () => ({ sendMessage: vi.fn() }));

const NOW = 1_800_000_000_000;
let now = NOW;
const clock = { now: () => now };
const stored = () => mails.fromStored(memory.read(mailPath('m1')) ?? {});
const told = () => mailStatuses.fromStored(memory.read(mailStatusPath('m1')) ?? {});
const change = (part: Partial<Mail>) =>
  memory.put(mailPath('m1'), { ...memory.read(mailPath('m1')), ...mails.toStoredPart(part) });

beforeEach(() => {
  now = NOW;
  memory.clear();
  const mail: Mail = {
    ...aMail('booking-confirmed'),
    state: 'pending',
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
  };
  memory.put(mailPath('m1'), mails.toStored(mail));
  memory.put(mailStatusPath('m1'), { state: 'pending', attempts: 0, problem: null });
});

it('writes the outcome of the mail while it holds the lease', async () => {
  vi.mocked(sendMessage).mockResolvedValue({ kind: 'sent' });
  expect(await deliver('m1', clock)).toBe('sent');
  expect(stored()).toMatchObject({ state: 'sent', sentAt: NOW, leaseToken: null });
  expect(told()).toMatchObject({ state: 'sent', attempts: 1 });
});

it('waits for its time', async () => {
  vi.mocked(sendMessage).mockReset();
  vi.mocked(sendMessage).mockResolvedValue({ kind: 'sent' });
  change({ notBefore: NOW + 1 });
  expect(await deliver('m1', clock)).toBe('left');
  expect(sendMessage).not.toHaveBeenCalled();
  expect(stored()).toMatchObject({ state: 'pending', attempts: 0 });
  now = NOW + 1;
  expect(await deliver('m1', clock)).toBe('sent');
});

it.each<[string, Partial<Mail>]>([
  ['another worker has it', { state: 'sending', leaseToken: 'another', leaseUntil: NOW + MINUTE }],
  ['it was shown as unknown', { state: 'unknown', leaseToken: null, leaseUntil: null }],
])('writes no outcome when its lease was taken away meanwhile: %s', async (_case, meanwhile) => {
  vi.mocked(sendMessage).mockImplementation(() => {
    change(meanwhile);
    return Promise.resolve({ kind: 'refused', problem: 'smtp-550' });
  });
  expect(await deliver('m1', clock)).toBe('left');
  expect(stored()).toMatchObject(meanwhile);
  expect(told().state).toBe('sending');
});

it('does not send once the lease is another’s, or has too little time left to hear the answer', async () => {
  const asked: boolean[] = [];
  vi.mocked(sendMessage).mockImplementation(async (_message, mayStillSend) => {
    asked.push(await mayStillSend());
    now = NOW + MINUTE / 2 - 1;
    asked.push(await mayStillSend());
    now = NOW + MINUTE / 2;
    asked.push(await mayStillSend());
    now = NOW;
    change({ leaseToken: 'another' });
    asked.push(await mayStillSend());
    return { kind: 'not-now', problem: 'lease-lost' };
  });
  expect(await deliver('m1', clock)).toBe('left');
  expect(asked).toEqual([true, true, false, false]);
});
