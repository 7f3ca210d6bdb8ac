/** What the stand-in does beyond what our own client asks of it (tests/functions/payments.test.ts). */
import { beforeEach, expect, test } from 'vitest';
import { json, serve, type Served } from '../http/serve';
import { typedReceiptCode } from '@tulia/domain/money/provider-code';
import { randomOf } from '../../test-run/random';
import { receiptCode } from './account';
import { openDaraja } from './open';

let daraja: Served;
let client: Served;
let heardAnswer: object = {};
let heard: { path: string; body: Record<string, unknown> }[] = [];
let base = '';

beforeEach(async () => {
  heard = [];
  heardAnswer = {};
  client = await serve(0, ({ url, body }) => {
    heard.push({ path: url.pathname, body: JSON.parse(body) as Record<string, unknown> });
    return json(heardAnswer);
  });
  base = `http://127.0.0.1:${client.port}`;
  daraja = await openDaraja(0);
  return () => Promise.all([daraja.close(), client.close()]);
});

test('every receipt code is one that people can type', () => {
  const random = randomOf('receipts');
  const codes = Array.from({ length: 2000 }, () => receiptCode(random));
  expect(codes.filter((code) => typedReceiptCode(code) !== code)).toEqual([]);
  expect(new Set(codes).size).toBe(2000);
});

const at = (path: string) => `http://127.0.0.1:${daraja.port}${path}`;
const BASIC = `Basic ${Buffer.from('local-consumer-key:local-consumer-secret').toString('base64')}`;

const token = (authorization = BASIC) =>
  fetch(at('/oauth/v1/generate?grant_type=client_credentials'), { headers: { authorization } });

async function ask(path: string, body: unknown) {
  const { access_token: bearer } = (await (await token()).json()) as { access_token: string };
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await fetch(at(path), { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const read = async (path: string) => (await fetch(at(path))).text();
const post = async (path: string, body: unknown) =>
  (await fetch(at(path), { method: 'POST', body: JSON.stringify(body) })).status;

const Timestamp = '20261122143005';
const password = Buffer.from(`174379local-passkey${Timestamp}`).toString('base64');
const signed = { BusinessShortCode: '174379', Password: password, Timestamp };
const push = (changes: object = {}) =>
  ask('/mpesa/stkpush/v1/processrequest', {
    ...signed,
    TransactionType: 'CustomerPayBillOnline',
    Amount: 3000,
    PartyA: '254712345678',
    PartyB: '174379',
    PhoneNumber: '254712345678',
    CallBackURL: `${base}/hook/secret/asked`,
    AccountReference: 'TL7QF2M0',
    TransactionDesc: 'Session',
    ...changes,
  });
const enlist = (changes: object = {}) =>
  ask('/pulltransactions/v1/register', {
    ShortCode: '174379',
    RequestType: 'Pull',
    NominatedNumber: '254700000000',
    CallBackURL: `${base}/paid`,
    ...changes,
  });
const list = () =>
  ask('/pulltransactions/v1/query', {
    ShortCode: '174379',
    StartDate: '2020-01-01 00:00:00',
    EndDate: '2099-01-01 00:00:00',
    OffSetValue: 0,
  });
const stkPushId = async () => (await push()).body['CheckoutRequestID'] as string;
const end = (id: string, result: number) => post(`/_prompts/${id}`, { result });
const fault = (kind: string) => post('/_faults', { kind, times: 1 });
const till = () => post('/_till', { phone: '254712345678', amount: 500, account: '' });

test('lists nothing before it was registered, says so like an empty list, and registers once', async () => {
  await till();
  expect(await list()).toMatchObject({ status: 200, body: { ResponseCode: '1001' } });
  expect((await enlist({ NominatedNumber: '0712345678' })).status).toBe(400);
  expect((await enlist({ CallBackURL: `${base}/My-SQL/paid` })).status).toBe(400);
  expect((await enlist()).body).toMatchObject({ 'Response Status': '1000' });
  expect((await enlist()).body).toMatchObject({ 'Response Status': '1001' });
  expect((await list()).body).toMatchObject({ ResponseCode: '1000' });
});

test.each([
  ['a number that is not in the form 2547…', { PhoneNumber: '0712345678' }],
  ['half a shilling', { Amount: 1.5 }],
  ['an account code of more than 12 signs', { AccountReference: 'A'.repeat(13) }],
  ['a description that is too long', { TransactionDesc: 'A session of Tulia' }],
  ['a wrong password', { Password: 'x' }],
  ['an unknown field', { Callback: 'x' }],
])('refuses %s', async (_, changes) => {
  const errorCode: unknown = expect.any(String);
  expect(await push(changes)).toMatchObject({ status: 400, body: { errorCode } });
});

test('a phone has one STK push at a time', async () => {
  await stkPushId();
  expect((await push()).status).toBe(500);
});

const register = () =>
  ask('/mpesa/c2b/v2/registerurl', {
    ShortCode: '174379',
    ResponseType: 'Completed',
    ConfirmationURL: `${base}/paid`,
    ValidationURL: `${base}/check`,
  });

test('a payment made unasked gives a notice; with validation on, M-Pesa asks first and obeys the answer', async () => {
  await register();
  await till();
  expect(heard.splice(0)).toMatchObject([
    { path: '/paid', body: { OrgAccountBalance: '500.00', MSISDN: '2547 ***** 678' } },
  ]);
  expect(await post('/_agreed', { validates: true })).toBe(200);
  heardAnswer = { ResultCode: '0' };
  await till();
  expect(heard).toMatchObject([
    { path: '/check', body: { TransAmount: '500.00', OrgAccountBalance: '' } },
    { path: '/paid', body: { TransAmount: '500.00', OrgAccountBalance: '1000.00' } },
  ]);
  expect(heard[1]?.body['TransID']).toBe(heard[0]?.body['TransID']);
  heardAnswer = { ResultCode: 'C2B00012' };
  await till();
  expect(heard.map(({ path }) => path)).toEqual(['/check', '/paid', '/check']);
  expect(JSON.parse(await read('/_account'))).toMatchObject({ balance: 1000 });
});

test('with the fault "early" the notice comes before the answer, and with an unknown one nothing', async () => {
  await fault('early');
  await push();
  expect(heard).toHaveLength(1);
  expect(await fault('explode')).toBe(400);
});

test.each([
  ['drop', 0],
  ['double', 2],
  ['forge', 2],
])('with the fault "%s" %i notices arrive', async (kind, count) => {
  const id = await stkPushId();
  await fault(kind);
  await end(id, 0);
  expect(heard).toHaveLength(count);
});
