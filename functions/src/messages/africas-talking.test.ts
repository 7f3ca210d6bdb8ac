/** What each answer and each report of Africa's Talking means, and what it is sent. */
import { KEY_REFUSED_ANSWER, TEXT_ANSWERS, TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as africa from './africas-talking';

const settings = { rootUrl: 'https://texts.test/', username: 'tulia', apiKey: 'key', senderId: '' };
const message = { to: TEXT_NUMBER, text: 'Reminder: 1 & 2' };
const asked: { url: URL; init: RequestInit }[] = [];
const answering = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve(answer());
  });
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

describe('a text', () => {
  it.each(TEXT_ANSWERS)('answered $code $status', async ({ body, outcome }) => {
    answering(() => Response.json(body, { status: 201 }));
    expect(await africa.africasTalking(settings).send(message)).toEqual(outcome);
  });

  it('every code of the provider has a meaning', () => {
    const known = Object.keys(africa.STATUS_CODES).map(Number);
    expect(known).toEqual(TEXT_ANSWERS.map(({ code }) => code));
  });

  const said = (SMSMessageData: object) => JSON.stringify({ SMSMessageData });
  const refused = (Message: string) => said({ Message, Recipients: [] });
  const one = (statusCode: number, messageId: string) =>
    said({ Recipients: [{ statusCode, messageId }] });
  it.each<[number, string, object]>([
    [401, KEY_REFUSED_ANSWER, { kind: 'no', problem: 'keys-refused' }],
    [400, 'bad', { kind: 'no', problem: 'http-400' }],
    [429, '', { kind: 'not-now', problem: 'http-429' }],
    [503, '', { kind: 'not-now', problem: 'http-503' }],
    [500, '', { kind: 'unknown', problem: 'http-500' }],
    [504, '', { kind: 'unknown', problem: 'http-504' }],
    [201, 'no JSON', { kind: 'unknown', problem: 'answer-unread' }],
    [201, '{"SMSMessageData":{}}', { kind: 'unknown', problem: 'answer-unread' }],
    [201, refused('InvalidSenderId'), { kind: 'no', problem: 'sender-refused' }],
    [201, refused('InsufficientBalance'), { kind: 'no', problem: 'balance-empty' }],
    [201, one(999, 'None'), { kind: 'unknown', problem: 'code-unknown' }],
    [201, one(101, 'None'), { kind: 'unknown', problem: 'id-missing' }],
    [201, one(500, 'ATPid_2'), { kind: 'unknown', problem: 'provider-error' }],
  ])('answered with HTTP %i and %s', (status, body, outcome) => {
    expect(africa.outcomeOf(status, body)).toEqual(outcome);
  });

  it('that met no answer is unknown, and one that met no server may be tried again', async () => {
    answering(() => Promise.reject(new TypeError('cut')));
    const provider = africa.africasTalking(settings);
    expect(await provider.send(message)).toEqual({ kind: 'unknown', problem: 'no-answer' });
    const cause = { code: 'ECONNREFUSED' };
    answering(() => Promise.reject(new TypeError('fetch failed', { cause })));
    expect(await provider.send(message)).toEqual({ kind: 'not-now', problem: 'unreachable' });
  });

  it('that is longer than one text is not sent', async () => {
    answering(() => Response.error());
    const long = { ...message, text: 'x'.repeat(161) };
    const refused = { kind: 'no', problem: 'text-too-long' };
    expect(await africa.africasTalking(settings).send(long)).toEqual(refused);
    expect(asked).toEqual([]);
  });

  it('is sent in the documented form, with a sender only where there is one', async () => {
    answering(() => Response.json(TEXT_ANSWERS[1]?.body, { status: 201 }));
    await africa.africasTalking(settings).send(message);
    await africa.africasTalking({ ...settings, senderId: 'TULIA' }).send(message);
    const [first, second] = asked;
    expect(String(first?.url)).toBe('https://texts.test/version1/messaging');
    expect(first?.init).toMatchObject({
      method: 'POST',
      headers: { apiKey: 'key', accept: 'application/json' },
    });
    const form = 'username=tulia&to=%2B254712345678&message=Reminder%3A+1+%26+2';
    expect([first, second].map((each) => String(each?.init.body as URLSearchParams))).toEqual([
      form,
      `${form}&from=TULIA`,
    ]);
  });
});

it.each<[unknown, number | null]>([
  ['KES 0.8000', 80],
  ['KES 0.8001', 81],
  ['KES 1', 100],
  ['KES 0', 0],
  ['USD 0.0200', null],
  ['0', null],
  [undefined, null],
])('the cost %s is %s cents', (cost, cents) => {
  expect(africa.centsOf(cost)).toBe(cents);
});

describe('a report', () => {
  const read = (fields: Record<string, string>, kind: 'report' | 'stop' = 'report') =>
    africa.noticeOf(kind, String(new URLSearchParams(fields)));
  const of = (status: string, failureReason = '') =>
    read({ id: 'ATPid_1', status, phoneNumber: `+${TEXT_NUMBER}`, failureReason });
  const failed = (problem: string) => ({
    report: { providerId: 'ATPid_1', state: 'failed', problem },
  });
  const stopped = (problem: string) => ({ ...failed(problem), stops: TEXT_NUMBER });

  it.each<[string, string, object]>([
    ['Sent', '', {}],
    ['Submitted', '', {}],
    ['Buffered', '', {}],
    ['Success', '', { report: { providerId: 'ATPid_1', state: 'delivered', problem: null } }],
    ['Rejected', 'UserIsInactive', failed('UserIsInactive')],
    ['Failed', 'DeliveryFailure', failed('DeliveryFailure')],
    ['Failed', 'UserInBlackList', stopped('UserInBlackList')],
    ['Failed', 'DoNotDisturbRejection', stopped('DoNotDisturbRejection')],
    ['Failed', '', failed('Failed')],
    ['Failed', '<b>0712 345 678</b>', failed('Failed')],
    ['AbsentSubscriber', '', failed('AbsentSubscriber')],
    ['Expired', '', failed('Expired')],
    ['Whatever', '', {}],
    ['', '', {}],
  ])('%s %s', (status, reason, notice) => {
    expect(of(status, reason)).toEqual(notice);
  });

  it('without an id, or with a strange one, says nothing, and an opt-out names its number', () => {
    for (const id of ['', 'x'.repeat(101), 'a/b'])
      expect(read({ id, status: 'Failed' })).toEqual({});
    const said = { senderId: 'TULIA', phoneNumber: '+254 712 345678' };
    expect(read(said, 'stop')).toEqual({ stops: TEXT_NUMBER });
    expect(read({ senderId: 'TULIA' }, 'stop')).toEqual({});
  });
});

describe('the account', () => {
  it.each<[number, string, object]>([
    [200, '{"UserData":{"balance":"KES 120.5000"}}', { problem: null, balance: 'KES 120.5000' }],
    [
      200,
      '{"UserData":{"balance":"KES 0.0000"}}',
      { problem: 'balance-empty', balance: 'KES 0.0000' },
    ],
    [200, '{"UserData":{"balance":"KES -1.2"}}', { problem: 'balance-empty', balance: 'KES -1.2' }],
    [401, KEY_REFUSED_ANSWER, { problem: 'keys-refused', balance: null }],
    [200, '{}', { problem: 'no-answer', balance: null }],
    [500, 'gone', { problem: 'no-answer', balance: null }],
  ])('answered with %i %s', async (status, body, account) => {
    answering(() => new Response(body, { status }));
    expect(await africa.africasTalking(settings).account()).toEqual(account);
    expect(String(asked[0]?.url)).toBe('https://texts.test/version1/user?username=tulia');
  });
});
