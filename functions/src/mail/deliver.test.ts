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
import { deliver } from './deliver';
import { sendMessage } from './smtp';

/** The outbox as documents by path: what a transaction reads and updates. */
const documents = new Map<string, Record<string, unknown>>();
const snapshot = (path: string) => ({ data: () => documents.get(path) });
/** Instants are read as Firestore gives them back. */
const asRead = (part: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      value instanceof Date ? { toMillis: () => value.getTime() } : value,
    ]),
  );
const update = (path: string, part: Record<string, unknown>) =>
  documents.set(path, { ...documents.get(path), ...asRead(part) });

vi.mock('../platform/app', () => ({
  db: () => ({
    doc: (path: string) => ({ path, get: () => Promise.resolve(snapshot(path)) }),
    runTransaction: (work: (transaction: unknown) => Promise<unknown>) =>
      work({
        get: ({ path }: { path: string }) => Promise.resolve(snapshot(path)),
        update: ({ path }: { path: string }, part: Record<string, unknown>) => update(path, part),
      }),
  }),
}));
vi.mock('./render', () => ({ render: () => Promise.resolve({ to: 'amina@example.com' }) }));
vi.mock('./smtp', () => ({ sendMessage: vi.fn() }));

const NOW = 1_800_000_000_000;
let now = NOW;
const clock = { now: () => now };
const stored = () => mails.fromStored(documents.get(mailPath('m1'))!);
const told = () => mailStatuses.fromStored(documents.get(mailStatusPath('m1'))!);
const change = (part: Partial<Mail>) => update(mailPath('m1'), mails.toStoredPart(part));

beforeEach(() => {
  now = NOW;
  documents.clear();
  const mail: Mail = {
    ...aMail('booking-confirmed'),
    ...{ state: 'pending', attempts: 0, leaseToken: null, leaseUntil: null },
  };
  update(mailPath('m1'), mails.toStored(mail));
  documents.set(mailStatusPath('m1'), { state: 'pending', attempts: 0, problem: null });
});

it('writes what became of the mail while it holds the lease', async () => {
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
