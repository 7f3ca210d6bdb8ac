/** A reminder on its ladder: which rungs are tried, what is never sent again, and what the texts cost. */
import type { Booking } from '@tulia/domain/booking/booking';
import {
  newProfile,
  type CommunicationMethod,
  type ReminderLead,
} from '@tulia/domain/person/profile';
import {
  mailPath,
  mails,
  mailStatuses,
  mailStatusPath,
  type Mail,
} from '@tulia/domain/records/mail';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { pushTokenPath, pushTokens } from '@tulia/domain/records/push';
import { textMonthPath, textMonths, textPath, texts } from '@tulia/domain/records/texting/text';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import type { MessageOutcome } from '@tulia/domain/practice/message-provider';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textAccount } from '../messages/account';
import { putBooking } from '../platform/testing/bookings';
import { putTextNumber, storedTextNumber, TEXT_ACCOUNT } from '../platform/testing/texts';
import { memory } from '../platform/testing/memory-database';
import { sendPush, type PushOutcome } from '../push/fcm';
import { deliver } from './deliver';
import { queueAgain } from './resend';
import { aMember } from '../platform/testing/callers';
import { sendMessage } from './smtp';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock('./smtp', () => ({ sendMessage: vi.fn() }));
vi.mock('./render', () => ({ render: (_: string, { to }: Mail) => Promise.resolve({ to }) }));
vi.mock(import('../push/fcm'), async (original) => ({ ...(await original()), sendPush: vi.fn() }));
const send = vi.fn<(message: { to: string; text: string }) => Promise<MessageOutcome>>();
vi.mock(import('../messages/account'), async (original) => ({
  ...(await original()),
  textAccount: vi.fn(),
  providerOf: () => ({ send, report: vi.fn(), account: vi.fn() }),
}));

const uid = 'amina';
/** At 14:00 in Nairobi. */
const startsAt = toInstant('2026-11-23', '14:00');
let now = 0;
const clock = { now: () => now };
const accepted: MessageOutcome = { kind: 'sent', providerId: 'ATPid_1', cents: 80 };

const booked = (part: Partial<Booking> = {}) =>
  putBooking({ ...mailedBooking, startsAt, clientUserId: uid, ...part });
const wishes = (
  communicationMethod: CommunicationMethod,
  lead: ReminderLead = '4h',
  phone = '',
) => {
  const profile = newProfile({ fullName: 'Amina' }, 0);
  const preferences = {
    ...profile.profile.preferences,
    communicationMethod,
    reminderFrequency: lead,
  };
  const details = { ...(phone && { phone }), preferences };
  memory.put(profilePath(uid), profiles.toStored({ ...profile, profile: details }));
};
const device = () =>
  memory.put(
    pushTokenPath('phone'),
    pushTokens.toStored({ uid, token: 'phone', createdAt: 1, staff: null }),
  );
const stored = () => mails.fromStored(memory.read(mailPath('m1')) ?? {});
const told = () => mailStatuses.fromStored(memory.read(mailStatusPath('m1')) ?? {});
const text = () => texts.fromStored(memory.read(textPath('m1')) ?? {});
const month = () => textMonths.fromStored(memory.read(textMonthPath('2026-11')) ?? {});
const pushed = (outcome: PushOutcome) => vi.mocked(sendPush).mockResolvedValue(outcome);
const planned = (at = startsAt) => {
  const mail: Mail = {
    ...aMail('session-reminder', { startsAt: at }),
    state: 'pending',
    attempts: 0,
    createdAt: at - 10 * DAY,
    leaseToken: null,
    leaseUntil: null,
  };
  memory.put(mailPath('m1'), mails.toStored(mail));
  memory.put(mailStatusPath('m1'), { state: 'pending', attempts: 0, problem: null });
};

beforeEach(() => {
  vi.mocked(textAccount).mockReset().mockResolvedValue(TEXT_ACCOUNT);
  vi.mocked(sendMessage).mockReset().mockResolvedValue({ kind: 'sent' });
  vi.mocked(sendPush).mockReset().mockResolvedValue({ kind: 'sent' });
  send.mockReset().mockResolvedValue(accepted);
  memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings));
  now = startsAt - 4 * HOUR;
  booked();
  wishes('message');
  putTextNumber();
  planned();
});

const counts = () => [
  vi.mocked(sendPush).mock.calls.length,
  send.mock.calls.length,
  vi.mocked(sendMessage).mock.calls.length,
];

it('a client who wants messages gets a notification, and then neither a text nor an email', async () => {
  device();
  expect(await deliver('m1', clock)).toBe('sent');
  expect(counts()).toEqual([1, 0, 0]);
  expect(stored()).toMatchObject({ state: 'sent', rung: 'push', sentAt: now });
  expect(told()).toMatchObject({ state: 'sent', rung: 'push', text: null });
});

it.each<[string, () => void]>([
  ['there is no device', () => undefined],
  ['the device is gone', () => (device(), pushed({ kind: 'gone' }))],
  ['the device is refused', () => (device(), pushed({ kind: 'refused', problem: 'fcm-400' }))],
  ['the service refuses', () => (device(), pushed({ kind: 'not-now', problem: 'fcm-503' }))],
])('a text follows at once where %s', async (_, spoil) => {
  spoil();
  expect(await deliver('m1', clock)).toBe('sent');
  expect(counts().slice(1)).toEqual([1, 0]);
  const [{ to, text: words } = { to: '', text: '' }] = send.mock.calls[0] ?? [];
  expect(to).toBe(TEXT_NUMBER);
  expect(words).toContain('Mon 23 Nov 14:00');
  expect(stored()).toMatchObject({ state: 'sent', rung: 'text' });
  expect(told()).toMatchObject({ rung: 'text', text: 'accepted', problem: null });
  expect(text()).toMatchObject({
    state: 'accepted',
    providerId: 'ATPid_1',
    cents: 80,
    kind: 'reminder',
  });
  expect(month()).toEqual({ count: 1, cents: 80 });
  expect(JSON.stringify([memory.all('texts'), memory.all('stats')])).not.toContain(TEXT_NUMBER);
});

it('a notification without an answer is tried again under its tag, and then nobody knows', async () => {
  device();
  pushed({ kind: 'not-now', problem: 'no-answer' });
  for (const state of ['pending', 'pending', 'unknown']) {
    expect(await deliver('m1', clock)).toBe(state);
    now = stored().notBefore;
  }
  now += HOUR;
  expect(await deliver('m1', clock)).toBe('left');
  expect(counts()).toEqual([3, 0, 0]);
});

describe('the email goes, and no text', () => {
  it.each<[string, () => unknown]>([
    ['the booking belongs to no account', () => booked({ clientUserId: null })],
    ['nobody entered an account', () => vi.mocked(textAccount).mockResolvedValue(null)],
    ['no number was proved', () => putTextNumber({ number: '' })],
    ['the client stopped texts', () => putTextNumber({ stoppedAt: 2 })],
    ['the profile has another number by now', () => wishes('message', '4h', '0733 000 000')],
    [
      'the ceiling of the month is reached',
      () => vi.mocked(textAccount).mockResolvedValue({ ...TEXT_ACCOUNT, ceiling: 1 }),
    ],
  ])('where %s', async (_, spoil) => {
    spoil();
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 0, 1]);
    expect(memory.all('texts')).toEqual({});
    expect(memory.read(textMonthPath('2026-11'))).toBeNull();
  });

  it('where the provider refuses, and costs nothing', async () => {
    send.mockResolvedValue({ kind: 'no', problem: 'no-route' });
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 1]);
    expect(stored()).toMatchObject({ state: 'sent', rung: 'email' });
    expect(text()).toMatchObject({ state: 'refused', problem: 'no-route', cents: 0 });
    expect(told().text).toBe('refused');
    expect(month()).toEqual({ count: 0, cents: 0 });
  });

  it('where the balance is empty, and the practice is told once', async () => {
    send.mockResolvedValue({ kind: 'no', problem: 'balance-empty' });
    await deliver('m1', clock);
    planned();
    await deliver('m1', clock);
    const stands = connections.fromStored(memory.read(connectionPath('texts')) ?? {});
    expect(stands.problem).toBe('balance-empty');
    const mailed = Object.values(memory.all('mail')).map((data) => mails.fromStored(data).template);
    expect(mailed.filter((each) => each === 'connection-lost')).toHaveLength(1);
  });

  it('where the number is blacklisted, whose consent ends', async () => {
    send.mockResolvedValue({ kind: 'no', problem: 'stopped', stopped: true });
    await deliver('m1', clock);
    expect(storedTextNumber().stoppedAt).toBe(now);
  });
});

it('a text that the provider cannot take now is tried three times, and then the email goes', async () => {
  send.mockResolvedValue({ kind: 'not-now', problem: 'http-503' });
  for (const state of ['pending', 'pending', 'sent']) {
    expect(await deliver('m1', clock)).toBe(state);
    now = stored().notBefore;
  }
  expect(counts()).toEqual([0, 3, 1]);
  expect(month()).toEqual({ count: 0, cents: 0 });
});

describe('what may have reached the client', () => {
  it('is never sent again, on no rung, until a person asks for it; then by email', async () => {
    send.mockResolvedValue({ kind: 'unknown', problem: 'no-answer' });
    expect(await deliver('m1', clock)).toBe('unknown');
    expect(told()).toMatchObject({ state: 'unknown', text: 'unknown', problem: 'no-answer' });
    expect(month()).toEqual({ count: 1, cents: 200 });
    now += HOUR;
    expect(await deliver('m1', clock)).toBe('left');
    expect(counts()).toEqual([0, 1, 0]);
    await queueAgain('m1', aMember('receptionist'), now);
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 1]);
  });

  it('and a worker that died is unknown too', async () => {
    send.mockImplementation(async () => {
      memory.put(mailPath('m1'), { ...memory.read(mailPath('m1')), leaseToken: 'another' });
      return Promise.resolve(accepted);
    });
    expect(await deliver('m1', clock)).toBe('left');
    now += 2 * MINUTE;
    expect(await deliver('m1', clock)).toBe('unknown');
    expect(told()).toMatchObject({ state: 'unknown', text: 'unknown', problem: 'interrupted' });
    expect(text().state).toBe('unknown');
    expect(counts()).toEqual([0, 1, 0]);
  });
});

it('a session that was cancelled meanwhile is neither pushed nor texted', async () => {
  booked({ status: 'cancelled' });
  expect(await deliver('m1', clock)).toBe('skipped');
  expect(counts()).toEqual([0, 0, 0]);
});

describe('at night', () => {
  it('a text waits for the morning, after the notification was tried', async () => {
    const early = toInstant('2026-11-23', '10:00');
    booked({ startsAt: early });
    planned(early);
    now = early - 4 * HOUR;
    expect(await deliver('m1', clock)).toBe('left');
    expect(stored()).toMatchObject({ rung: 'text', notBefore: toInstant('2026-11-23', '07:00') });
    now = stored().notBefore;
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 0]);
  });

  it('a text for an early session leaves the evening before', async () => {
    const early = toInstant('2026-11-23', '07:30');
    booked({ startsAt: early });
    wishes('message', '1h');
    planned(early);
    now = early - 12 * HOUR;
    expect(await deliver('m1', clock)).toBe('left');
    expect(stored().notBefore).toBe(toInstant('2026-11-22', '20:45'));
    now = stored().notBefore;
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 0]);
  });
});

describe('a client who wants a call', () => {
  beforeEach(() => wishes('phone'));

  it('waits for staff until two hours before, and then the ladder goes on', async () => {
    expect(await deliver('m1', clock)).toBe('left');
    expect(told()).toMatchObject({ state: 'pending', rung: 'call' });
    expect(stored()).toMatchObject({ rung: 'call', notBefore: startsAt - 2 * HOUR });
    expect(counts()).toEqual([0, 0, 0]);
    now = startsAt - 2 * HOUR;
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 0]);
  });
});
