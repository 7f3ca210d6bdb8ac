/** Reports and opt-outs at the address of notices: only the first true one changes anything. */
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath } from '@tulia/domain/records/booking';
import { mailPath, mails, mailStatuses, mailStatusPath } from '@tulia/domain/records/mail';
import { textPath, texts, type Text } from '@tulia/domain/records/texting/text';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textAccount } from '../messages/account';
import { db } from '../platform/app';
import { putBooking } from '../platform/testing/bookings';
import { putTextNumber, storedTextNumber, TEXT_ACCOUNT } from '../platform/testing/texts';
import { memory } from '../platform/testing/memory-database';
import { hearOfTexts } from './text-notices';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock(import('../messages/account'), async (original) => ({
  ...(await original()),
  textAccount: vi.fn(),
}));

const { webhookSecret: SECRET } = TEXT_ACCOUNT;
const { startsAt } = mailedBooking;
let now = 0;
const clock = { now: () => now };
const say = (
  fields: Record<string, string>,
  { kind = 'report', secret = SECRET, method = 'POST' } = {},
) => hearOfTexts({ method, path: [secret, kind], raw: String(new URLSearchParams(fields)) }, clock);
const report = (status: string, failureReason = '', id = 'ATPid_1') =>
  say({ id, status, failureReason, phoneNumber: `+${TEXT_NUMBER}`, networkCode: '63902' });
const text = () => texts.fromStored(memory.read(textPath('m1')) ?? {});
const mail = () => mails.fromStored(memory.read(mailPath('m1')) ?? {});
const told = () => mailStatuses.fromStored(memory.read(mailStatusPath('m1')) ?? {});
const everything = () =>
  JSON.stringify(['texts', 'mail', 'mailStatus', 'textNumbers'].map((name) => memory.all(name)));
const put = (part: Partial<Text> = {}, booking: Partial<Booking> = {}) => {
  const kept: Text = {
    kind: 'reminder',
    bookingId: mailedBooking.id,
    state: 'accepted',
    providerId: 'ATPid_1',
    cents: 80,
    month: '2026-11',
    problem: null,
    createdAt: now,
    reportedAt: null,
    expiresAt: now + 1,
    ...part,
  };
  memory.put(textPath('m1'), texts.toStored(kept));
  putBooking({ ...mailedBooking, ...booking });
};

beforeEach(() => {
  vi.mocked(textAccount).mockResolvedValue(TEXT_ACCOUNT);
  now = startsAt - 4 * HOUR;
  put();
  const sent = { ...aMail('session-reminder'), state: 'sent', rung: 'text' } as const;
  memory.put(mailPath('m1'), mails.toStored({ ...sent, leaseToken: null, leaseUntil: null }));
  const seen = { state: 'sent', rung: 'text', text: 'accepted' } as const;
  memory.put(mailStatusPath('m1'), mailStatuses.toStoredPart(seen));
  putTextNumber();
});

it('a text that arrived is shown so, and nothing follows', async () => {
  expect(await report('Success')).toEqual({ status: 200 });
  expect(text()).toMatchObject({ state: 'delivered', reportedAt: now });
  expect(told()).toMatchObject({ state: 'sent', text: 'delivered' });
  expect(mail().state).toBe('sent');
});

it.each([
  ['Failed', 'UserIsInactive'],
  ['Rejected', 'DeliveryFailure'],
  ['AbsentSubscriber', ''],
  ['Expired', ''],
])('after %s %s the email follows at once', async (status, reason) => {
  await report(status, reason);
  const problem = reason || status;
  expect(text()).toMatchObject({ state: 'failed', problem });
  expect(told()).toMatchObject({ state: 'pending', rung: 'email', text: 'failed', problem });
  expect(mail()).toMatchObject({ state: 'pending', rung: 'email', attempts: 0, notBefore: now });
  expect(storedTextNumber().stoppedAt).toBeNull();
});

describe('no email follows a failure', () => {
  it.each<[string, () => unknown]>([
    ['once the session has begun', () => (now = startsAt)],
    ['of a session that was cancelled', () => put({}, { status: 'cancelled' })],
    ['of a session that was moved', () => put({}, { startsAt: startsAt + HOUR })],
    ['whose booking is gone', () => db().doc(bookingPath(mailedBooking.id)).delete()],
  ])('%s', async (_, change) => {
    await change();
    await report('Failed');
    expect([text().state, told().text, mail().state]).toEqual(['failed', 'failed', 'sent']);
  });
});

describe('nothing changes by', () => {
  it.each<[string, () => Promise<{ status: number }>, number]>([
    ['a text that is on its way', () => report('Buffered'), 200],
    ['an id that nobody knows', () => report('Failed', '', 'ATPid_2'), 200],
    ['a report without an id', () => say({ status: 'Failed' }), 200],
    ['an unreadable body', () => say({ '%': '%' }), 200],
    [
      'a forged secret',
      () => say({ id: 'ATPid_1', status: 'Failed' }, { secret: 'f'.repeat(32) }),
      404,
    ],
    ['an empty secret', () => say({ id: 'ATPid_1', status: 'Failed' }, { secret: '' }), 404],
    ['another kind', () => say({ id: 'ATPid_1', status: 'Failed' }, { kind: 'credits' }), 404],
    ['a GET', () => say({ id: 'ATPid_1', status: 'Failed' }, { method: 'GET' }), 404],
    [
      'an opt-out of another number',
      () => say({ phoneNumber: '+254733000000' }, { kind: 'stop' }),
      200,
    ],
  ])('%s', async (_, send, status) => {
    const before = everything();
    expect(await send()).toEqual({ status });
    expect(everything()).toBe(before);
  });

  it('a report that comes twice, or after another one, or about an unknown text', async () => {
    await report('Failed', 'DeliveryFailure');
    const before = everything();
    now += HOUR;
    await report('Failed', 'DeliveryFailure');
    await report('Success');
    expect(everything()).toBe(before);
    put({ state: 'unknown' });
    const unknown = everything();
    await report('Failed');
    expect(everything()).toBe(unknown);
  });

  it('anything while no account is entered', async () => {
    vi.mocked(textAccount).mockResolvedValue(null);
    expect(await report('Failed')).toEqual({ status: 404 });
  });
});

it('an opt-out, and a failure because of one, end the consent of that number', async () => {
  await say({ senderId: 'TULIA', phoneNumber: `+${TEXT_NUMBER}` }, { kind: 'stop' });
  expect(storedTextNumber().stoppedAt).toBe(now);
  putTextNumber();
  await report('Failed', 'UserInBlackList');
  expect(storedTextNumber().stoppedAt).toBe(now);
});

it('a report that could not be recorded is asked for again', async () => {
  vi.spyOn(db(), 'runTransaction').mockRejectedValueOnce(new Error('busy'));
  expect(await report('Failed')).toEqual({ status: 503 });
  expect(await report('Failed')).toEqual({ status: 200 });
});
