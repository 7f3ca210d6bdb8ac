/** The stand-in gives the documented answers, to the same list that the functions' provider is held to. */
import { KEY_REFUSED_ANSWER, TEXT_ANSWERS, TEXT_NUMBER } from '@tulia/domain/testing/text-provider';
import { beforeEach, describe, expect, it } from 'vitest';
import { serve, type Served } from '../http/serve';
import { LOCAL_TEXTS, type PhoneText } from './account';
import { openTexts } from './open';

let service: Served;
let practice: Served;
let heard: Record<string, string>[] = [];
const at = (path: string) => `http://127.0.0.1:${service.port}${path}`;
const post = (path: string, body: Record<string, string>) =>
  fetch(at(path), { method: 'POST', body: new URLSearchParams(body) });
const fails = (fault: object) =>
  fetch(at('/_faults'), { method: 'POST', body: JSON.stringify(fault) });
const misbehave = (kind: string, more = {}) => fails({ kind, to: TEXT_NUMBER, times: 1, ...more });
const send = (change: Record<string, string> = {}, apiKey = LOCAL_TEXTS.apiKey) =>
  fetch(at('/version1/messaging'), {
    method: 'POST',
    headers: { apiKey, accept: 'application/json' },
    body: new URLSearchParams({
      username: LOCAL_TEXTS.username,
      to: `+${TEXT_NUMBER}`,
      message: 'Reminder',
      ...change,
    }),
  });
const received = async () => (await (await fetch(at('/_texts'))).json()) as PhoneText[];

beforeEach(async () => {
  heard = [];
  practice = await serve(0, ({ url, body }) => {
    heard.push({ path: url.pathname, ...Object.fromEntries(new URLSearchParams(body)) });
    return { status: 200 };
  });
  service = await openTexts(0);
  const base = `http://127.0.0.1:${practice.port}`;
  await post('/_urls', { report: `${base}/report`, stop: `${base}/stop` });
  await fails({ kind: 'hold' });
  return () => Promise.all([service.close(), practice.close()]);
});

it.each(TEXT_ANSWERS)('answers $code $status as documented', async ({ code, body }) => {
  await misbehave('code', { code });
  const answer = await send();
  expect(answer.status).toBe(201);
  const said = JSON.stringify(await answer.json()).replace(/ATPid_\w+/, 'ATPid_1');
  expect(JSON.parse(said)).toEqual(body);
  expect(await received()).toHaveLength(code < 400 ? 1 : 0);
});

it.each<[string, Record<string, string>, number]>([
  ['an unknown field', { text: 'x' }, 400],
  ['a number without its plus', { to: TEXT_NUMBER }, 400],
  ['an empty message', { message: '' }, 400],
  ['another account', { username: 'sandbox' }, 401],
])('refuses %s', async (_, change, status) => {
  expect((await send(change)).status).toBe(status);
  expect(await received()).toEqual([]);
});

it('refuses a wrong key in the words of the provider, for texts and for the balance', async () => {
  const answers = [
    await send({}, 'wrong'),
    await fetch(at(`/version1/user?username=${LOCAL_TEXTS.username}`)),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(401);
    expect(await answer.text()).toBe(KEY_REFUSED_ANSWER);
  }
});

it('tells the balance, from which each text takes its price', async () => {
  await send();
  const headers = { apiKey: LOCAL_TEXTS.apiKey };
  const url = at(`/version1/user?username=${LOCAL_TEXTS.username}`);
  const balance = async () => (await (await fetch(url, { headers })).json()) as object;
  expect(await balance()).toEqual({ UserData: { balance: 'KES 999.2000' } });
});

describe('misbehaves on order:', () => {
  it('takes a text and cuts the connection', async () => {
    await misbehave('cut');
    await expect(send()).rejects.toThrow();
    expect(await received()).toHaveLength(1);
  });

  it('refuses with 503 before it takes anything', async () => {
    await misbehave('refuse');
    expect((await send()).status).toBe(503);
    expect(await received()).toEqual([]);
  });

  it('reports before it answers that a text did not arrive', async () => {
    await misbehave('early');
    await send();
    heard.push({ status: 'the answer' });
    expect(heard.map(({ status }) => status)).toEqual(['Failed', 'the answer']);
  });

  it('reports late, and the same twice', async () => {
    await send();
    expect(heard).toEqual([]);
    const [text] = await received();
    const said = { id: text?.id ?? '', status: 'Failed', failureReason: 'UserIsInactive' };
    await post('/_reports', { ...said, times: '2' });
    const report = { path: '/report', ...said, phoneNumber: `+${TEXT_NUMBER}` };
    expect(heard).toEqual([expect.objectContaining(report), expect.anything()]);
  });
});

it('a person who presses STOP on the phone page is reported, and gets no text any more', async () => {
  await send();
  await post('/_stop', { to: TEXT_NUMBER, from: 'TULIA' });
  expect(heard).toEqual([{ path: '/stop', senderId: 'TULIA', phoneNumber: `+${TEXT_NUMBER}` }]);
  expect(JSON.stringify(await (await send()).json())).toContain('UserInBlacklist');
  const page = await (await fetch(at('/'))).text();
  expect(page).toContain('Reminder');
  expect(page).toContain(`<li>+${TEXT_NUMBER}</li>`);
});
