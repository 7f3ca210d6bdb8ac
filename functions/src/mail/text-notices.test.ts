/** Reports and opt-outs at the address of notices: only the first true one changes anything. */
import { textPath, texts, type Text } from '@tulia/domain/records/texting/text';
import { aMail, mailedBooking } from '@tulia/domain/testing/mail';
import { TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { HOUR } from '@tulia/domain/time/instant';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textAccount } from '../messages/account';
import { db } from '../platform/app';
import { putInOutbox, storedMail, storedStatus } from '../platform/testing/mails';
import { putTextNumber, storedTextNumber, TEXT_ACCOUNT } from '../platform/testing/texts';
import { memory } from '../platform/testing/memory-database';
import { hearOfTexts } from './text-notices';

vi.mock('../platform/app');
vi.mock('../platform/log');
vi.mock(import('../messages/account'), async (original) =>
  (await import('../platform/testing/texts')).withSendText(original),
);

const { webhookSecret: SECRET } = TEXT_ACCOUNT;
let now = 0;
const clock = { now: () => now };
const say = (
  fields: Record<string, string>,
  { kind = 'report', secret = SECRET, method = 'POST' } = {},
) => hearOfTexts({ method, path: [secret, kind], raw: String(new URLSearchParams(fields)) }, clock);
const report = (status: string, failureReason = '', id = 'ATPid_1') =>
  say({ id, status, failureReason, phoneNumber: `+${TEXT_NUMBER}`, networkCode: '63902' });
const text = () => texts.fromStored(memory.read(textPath('m1')) ?? {});
const mail = () => storedMail('m1');
const told = () => storedStatus('m1');
const everything = () =>
  JSON.stringify(['texts', 'mail', 'mailStatus', 'textNumbers'].map((name) => memory.all(name)));
const put = (state: Text['state']) => {
  const part = { state, providerId: 'ATPid_1', cents: 80, problem: null, early: [] };
  memory.put(textPath('m1'), texts.toStored({ ...part, createdAt: now, expiresAt: now + 1 }));
};

beforeEach(() => {
  vi.mocked(textAccount).mockResolvedValue(TEXT_ACCOUNT);
  now = mailedBooking.startsAt - 4 * HOUR;
  put('accepted');
  const sent = { ...aMail('session-reminder'), state: 'sent', rung: 'text' } as const;
  putInOutbox('m1', sent, { text: 'accepted' });
  putTextNumber();
});

it('a text that arrived is shown so, and nothing follows', async () => {
  expect(await report('Success')).toEqual({ status: 200 });
  expect(text()).toMatchObject({ state: 'delivered' });
  expect(told()).toMatchObject({ state: 'sent', text: 'delivered' });
  expect(mail().state).toBe('sent');
});

it('after a text that did not arrive the email follows at once', async () => {
  await report('Failed', 'UserIsInactive');
  const problem = 'UserIsInactive';
  expect(text()).toMatchObject({ state: 'failed', problem });
  expect(told()).toMatchObject({ state: 'pending', rung: 'email', text: 'failed', problem });
  const next = { state: 'pending', rung: 'email', attempts: 0, sentAt: null } as const;
  expect(mail()).toMatchObject({ ...next, notBefore: now, dueSince: now });
  expect(storedTextNumber().stoppedAt).toBeNull();
});

it('the reminder that was planned anew meanwhile is left alone', async () => {
  const anew = { ...aMail('session-reminder'), state: 'pending', notBefore: now + 1 } as const;
  putInOutbox('m1', anew);
  await report('Failed');
  expect([text().state, mail().rung, mail().notBefore]).toEqual(['failed', null, now + 1]);
});

describe('nothing changes by', () => {
  it.each<[string, () => Promise<{ status: number }>, number]>([
    ['a text that is on its way', () => report('Buffered'), 200],
    ['an id that nobody knows', () => report('Failed', '', 'ATPid_2'), 200],
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
    put('unknown');
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
