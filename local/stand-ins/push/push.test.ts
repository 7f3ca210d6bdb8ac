import { beforeEach, expect, test } from 'vitest';
import type { Served } from '../http/serve';
import { openPush } from './open';

let server: Served;
beforeEach(async () => {
  server = await openPush(0);
  return () => server.close();
});

const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;

const send = (message: unknown, authorization = 'Bearer owner') =>
  fetch(at('/v1/projects/demo-tulia/messages:send'), {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({ message }),
  });

const fault = (kind: string, token: string, times?: number) =>
  fetch(at('/_faults'), { method: 'POST', body: JSON.stringify({ kind, token, times }) });

const isOrdered = async (token: string) => (await fetch(at(`/_faults?token=${token}`))).text();

const messages = async (token: string) =>
  (await (await fetch(at(`/_messages?token=${token}`))).json()) as { data: object }[];

const whole = {
  token: 'device-a',
  data: { title: 'Your booking is confirmed' },
  webpush: { headers: { TTL: '60', Topic: 'a'.repeat(32) } },
};

test('the push stand-in keeps sent messages by device', async () => {
  expect((await send(whole)).status).toBe(200);
  expect(await messages('device-a')).toMatchObject([{ data: whole.data }]);
  expect(await messages('device-b')).toEqual([]);
});

test.each<[string, object, string, number]>([
  ['no recipient', { data: {} }, 'owner', 400],
  ['a value that is no text', { ...whole, data: { count: 1 } }, 'owner', 400],
  ['an unknown field', { ...whole, title: 'x' }, 'owner', 400],
  ['a long topic', { ...whole, webpush: { headers: { Topic: 'a'.repeat(33) } } }, 'owner', 400],
  ['a token of no project', whole, 'mine', 401],
])('refuses %s', async (_, message, token, status) => {
  expect((await send(message, `Bearer ${token}`)).status).toBe(status);
});

test('a lost answer takes the message of one device without an answer, as often as ordered', async () => {
  await fault('lost-answer', 'device-a', 1);
  expect((await send({ ...whole, token: 'device-b' })).status).toBe(200);
  await expect(send(whole)).rejects.toThrow();
  expect(await isOrdered('device-a')).toBe('false');
  expect((await send(whole)).status).toBe(200);
  expect(await messages('device-a')).toHaveLength(2);
  expect((await fault('explode', 'device-a')).status).toBe(400);
});
