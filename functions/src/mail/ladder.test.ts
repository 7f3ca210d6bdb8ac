/** A reminder on its ladder: which rungs are tried, what is never sent again, and what the texts cost. */
import type { Booking } from '@tulia/domain/booking/booking';
import { newProfile, type Profile } from '@tulia/domain/person/profile';
import { mailPath, type Mail } from '@tulia/domain/records/mail';
import { profilePath, profiles } from '@tulia/domain/records/profile';
import { pushTokenPath, pushTokens } from '@tulia/domain/records/push';
import { textMonthPath, textMonths, textPath, texts } from '@tulia/domain/records/texting/text';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { DAY, HOUR, MINUTE } from '@tulia/domain/time/instant';
import { toInstant } from '@tulia/domain/time/practice-time';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textAccount } from '../messages/account';
import { putBooking } from '../platform/testing/bookings';
import { aMember } from '../platform/testing/callers';
import { emails, putInOutbox, storedMail, storedStatus } from '../platform/testing/mails';
import * as testing from '../platform/testing/texts';
import { memory } from '../platform/testing/memory-database';
import { sendPush, type PushOutcome } from '../push/fcm';
import { deliver } from './deliver';
import { queueAgain } from './resend';
import { sendMessage } from './smtp';
import { hearOfTexts } from './text-notices';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock('./smtp', () => ({ sendMessage: vi.fn() }));
vi.mock('./render', () => ({ render: (_: string, { to }: Mail) => Promise.resolve({ to }) }));
vi.mock(import('../push/fcm'), async (original) => ({ ...(await original()), sendPush: vi.fn() }));
vi.mock(import('../messages/account'), async (original) =>
  (await import('../platform/testing/texts')).withSendText(original),
);
const { sendText, TEXT_ACCOUNT } = testing;

const uid = 'amina';
/** At 14:00 in Nairobi. */
const startsAt = toInstant('2026-11-23', '14:00');
let now = 0;
const clock = { now: () => now };
const accepted = { kind: 'sent', providerId: 'ATPid_1', cents: 80 } as const;

const booked = (part: Partial<Booking> = {}) =>
  putBooking({ ...mailedBooking, startsAt, clientUserId: uid, ...part });
type Details = Profile['profile'];
const wishes = (wish: Partial<Details['preferences']>, details: Partial<Details> = {}) => {
  const { profile, ...rest } = newProfile({ fullName: 'Amina' }, 0);
  const preferences = { ...profile.preferences, reminderFrequency: '4h', ...wish } as const;
  memory.put(
    profilePath(uid),
    profiles.toStored({ ...rest, profile: { ...details, preferences } }),
  );
};
const device = (outcome: PushOutcome) => {
  const token = { uid, token: 'phone', createdAt: 1, staff: null };
  memory.put(pushTokenPath('phone'), pushTokens.toStored(token));
  vi.mocked(sendPush).mockResolvedValue(outcome);
};
const stored = () => storedMail('m1');
const told = () => storedStatus('m1');
const text = () => texts.fromStored(memory.read(textPath('m1')) ?? {});
const month = () => textMonths.fromStored(memory.read(textMonthPath(startsAt)) ?? {});
const planned = (at = startsAt) => {
  const mail = aMail('session-reminder', { startsAt: at });
  putInOutbox('m1', { ...mail, state: 'pending', attempts: 0, createdAt: at - 10 * DAY });
};

beforeEach(() => {
  vi.mocked(textAccount).mockReset().mockResolvedValue(TEXT_ACCOUNT);
  vi.mocked(sendMessage).mockReset().mockResolvedValue({ kind: 'sent' });
  vi.mocked(sendPush).mockReset();
  sendText.mockReset().mockResolvedValue(accepted);
  memory.put(PRACTICE_SETTINGS_PATH, practiceSettings.toStored(defaultPracticeSettings));
  now = startsAt - 4 * HOUR;
  booked();
  wishes({ communicationMethod: 'message' });
  testing.putTextNumber();
  planned();
});

/** How often a notification, a text and an email were sent. */
const counts = () =>
  [sendPush, sendText, sendMessage].map((each) => vi.mocked(each).mock.calls.length);

it('a client who wants messages gets a notification, and then neither a text nor an email', async () => {
  device({ kind: 'sent' });
  expect(await deliver('m1', clock)).toBe('sent');
  expect(counts()).toEqual([1, 0, 0]);
  expect(stored()).toMatchObject({ state: 'sent', rung: 'push', sentAt: now });
  expect(told()).toMatchObject({ state: 'sent', rung: 'push', text: null });
});

it.each<[string, PushOutcome | null]>([
  ['there is no device', null],
  ['the device is gone', { kind: 'gone' }],
  ['the device is refused', { kind: 'refused', problem: 'fcm-400' }],
  ['the service refuses', { kind: 'not-now', problem: 'fcm-503' }],
])('a text follows at once where %s', async (_, outcome) => {
  if (outcome !== null) device(outcome);
  expect(await deliver('m1', clock)).toBe('sent');
  expect(counts().slice(1)).toEqual([1, 0]);
  const words = expect.stringContaining('Mon 23 Nov 14:00') as string;
  expect(sendText).toHaveBeenCalledWith({ to: TEXT_NUMBER, text: words });
  expect(stored()).toMatchObject({ state: 'sent', rung: 'text' });
  expect(told()).toMatchObject({ rung: 'text', text: 'accepted', problem: null });
  expect(text()).toMatchObject({ state: 'accepted', providerId: 'ATPid_1', cents: 80 });
  expect(month()).toEqual({ count: 1, cents: 80 });
  expect(JSON.stringify([memory.all('texts'), memory.all('stats')])).not.toContain(TEXT_NUMBER);
});

it('a notification without an answer is tried again under its tag, and then nobody knows', async () => {
  device({ kind: 'not-now', problem: 'no-answer' });
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
    ['no number was proved', () => testing.putTextNumber({ number: '' })],
    ['the client stopped texts', () => testing.putTextNumber({ stoppedAt: 2 })],
    [
      'the profile has another number by now',
      () => wishes({ communicationMethod: 'message' }, { phone: '0733 000 000' }),
    ],
    [
      'the ceiling of the month is reached',
      () => vi.mocked(textAccount).mockResolvedValue({ ...TEXT_ACCOUNT, ceiling: 1 }),
    ],
  ])('where %s', async (_, spoil) => {
    spoil();
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 0, 1]);
    expect(memory.all('texts')).toEqual({});
    expect(memory.read(textMonthPath(startsAt))).toBeNull();
  });

  it('where the provider refuses, and costs nothing', async () => {
    sendText.mockResolvedValue({ kind: 'no', problem: 'no-route' });
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 1]);
    expect(stored()).toMatchObject({ state: 'sent', rung: 'email' });
    expect(text()).toMatchObject({ state: 'refused', problem: 'no-route', cents: 0 });
    expect(told().text).toBe('refused');
    expect(month()).toEqual({ count: 0, cents: 0 });
  });

  it('where the balance is empty, and the practice is told once', async () => {
    sendText.mockResolvedValue({ kind: 'no', problem: 'balance-empty' });
    await deliver('m1', clock);
    planned();
    await deliver('m1', clock);
    const stands = connections.fromStored(memory.read(connectionPath('texts')) ?? {});
    expect(stands.problem).toBe('balance-empty');
    expect(emails().filter(({ template }) => template === 'connection-lost')).toHaveLength(1);
  });

  it('where the number is blacklisted, whose consent ends', async () => {
    sendText.mockResolvedValue({ kind: 'no', problem: 'stopped', stopped: true });
    await deliver('m1', clock);
    expect(testing.storedTextNumber().stoppedAt).toBe(now);
  });
});

it('a text that the provider cannot take now costs nothing, and before the next try all is decided anew', async () => {
  sendText.mockResolvedValue({ kind: 'not-now', problem: 'http-503' });
  expect(await deliver('m1', clock)).toBe('pending');
  expect(month()).toEqual({ count: 0, cents: 0 });
  now = stored().notBefore;
  expect(await deliver('m1', clock)).toBe('pending');
  expect(stored().notBefore - now).toBe(2 * MINUTE);
  booked({ status: 'cancelled' });
  now = stored().notBefore;
  expect(await deliver('m1', clock)).toBe('skipped');
  expect(counts()).toEqual([0, 2, 0]);
});

describe('what may have reached the client', () => {
  it('is never sent again, on no rung, until a person asks for it; then by email', async () => {
    sendText.mockResolvedValue({ kind: 'unknown', problem: 'no-answer' });
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
    sendText.mockImplementation(() => {
      memory.put(mailPath('m1'), { ...memory.read(mailPath('m1')), leaseToken: 'another' });
      return Promise.resolve(accepted);
    });
    expect(await deliver('m1', clock)).toBe('left');
    now += 2 * MINUTE;
    expect(await deliver('m1', clock)).toBe('unknown');
    expect(told()).toMatchObject({ state: 'unknown', text: 'unknown', problem: 'interrupted' });
    expect(text()).toMatchObject({ state: 'unknown', problem: 'interrupted', cents: 200 });
    expect(counts()).toEqual([0, 1, 0]);
  });
});

describe('a report of the provider', () => {
  const report = (status: string, failureReason = '', id = 'ATPid_1') => {
    const fields = { id, status, failureReason, phoneNumber: `+${TEXT_NUMBER}` };
    const raw = String(new URLSearchParams(fields));
    const path = [TEXT_ACCOUNT.webhookSecret, 'report'];
    return hearOfTexts({ method: 'POST', path, raw }, clock);
  };
  /** The text leaves, and its report comes before the answer. */
  const deliverDuring = (...reports: Parameters<typeof report>[]) => {
    sendText.mockImplementation(async () => {
      for (const each of reports) expect(await report(...each)).toEqual({ status: 200 });
      expect(text().early.length).toBeLessThanOrEqual(50);
      return accepted;
    });
    return deliver('m1', clock);
  };

  it('that comes before the answer counts: the email follows a text that did not arrive', async () => {
    const failed = ['Failed', 'UserIsInactive'] as const;
    expect(await deliverDuring([...failed], [...failed], ['Success'])).toBe('sent');
    expect(counts()).toEqual([0, 1, 1]);
    expect(told()).toMatchObject({ state: 'sent', rung: 'email', text: 'failed' });
    expect(text()).toMatchObject({ state: 'failed', problem: 'UserIsInactive', early: [] });
    expect(month()).toEqual({ count: 1, cents: 80 });
  });

  it('that comes before the answer is shown, or ends a consent', async () => {
    await deliverDuring(['Success']);
    expect([told().text, counts()]).toEqual(['delivered', [0, 1, 0]]);
    planned();
    await deliverDuring(['Failed', 'UserInBlackList']);
    expect(testing.storedTextNumber().stoppedAt).toBe(now);
  });

  it('changes nothing, where it is about a text of somebody else', async () => {
    const strange = Array.from({ length: 60 }, (_, index) => `ATPid_other${index}`);
    await deliverDuring(...strange.map((id): [string, string, string] => ['Failed', '', id]));
    expect([told().text, counts(), text().early]).toEqual(['accepted', [0, 1, 0], []]);
  });

  it.each<[string, () => unknown]>([
    ['has begun', () => (now = startsAt)],
    ['was cancelled', () => booked({ status: 'cancelled' })],
    ['was moved', () => booked({ startsAt: startsAt + HOUR })],
  ])('of a failure is followed by no email once the session %s', async (_, change) => {
    await deliver('m1', clock);
    change();
    await report('Failed');
    expect(await deliver('m1', clock)).toBe('skipped');
    expect(told()).toMatchObject({ state: 'skipped', text: 'failed' });
    expect(counts()).toEqual([0, 1, 0]);
  });
});

describe('at night', () => {
  it.each([
    ['waits for the morning, after the notification was tried', '10:00', '4h', 4, '23', '07:00'],
    ['for an early session leaves the evening before', '07:30', '1h', 12, '22', '20:45'],
  ] as const)('a text %s', async (_, time, reminderFrequency, hours, day, leaves) => {
    const early = toInstant('2026-11-23', time);
    booked({ startsAt: early });
    wishes({ communicationMethod: 'message', reminderFrequency });
    planned(early);
    now = early - hours * HOUR;
    expect(await deliver('m1', clock)).toBe('left');
    expect(stored().notBefore).toBe(toInstant(`2026-11-${day}`, leaves));
    now = stored().notBefore;
    expect(await deliver('m1', clock)).toBe('sent');
    expect(counts()).toEqual([0, 1, 0]);
  });
});

it('a client who wants a call waits for staff until two hours before, and then the ladder goes on', async () => {
  wishes({ communicationMethod: 'phone' });
  expect(await deliver('m1', clock)).toBe('left');
  expect(told()).toMatchObject({ state: 'pending', rung: 'call' });
  expect(stored()).toMatchObject({ rung: 'call', notBefore: startsAt - 2 * HOUR });
  expect(counts()).toEqual([0, 0, 0]);
  now = startsAt - 2 * HOUR;
  expect(await deliver('m1', clock)).toBe('sent');
  expect(counts()).toEqual([0, 1, 0]);
});
