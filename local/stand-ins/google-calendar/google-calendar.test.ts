// The stand-in is met by the official client, as the functions meet it.
import { auth, calendar } from '@googleapis/calendar';
import type { calendar_v3 } from '@googleapis/calendar';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Served } from '../http/serve';
import { PATIENCE_MS } from '../../test-run/patience';
import { LOCAL_SECRETS } from '../../machine/functions-environment';
import { meetLink } from './calendar';
import { openCalendar, type CalendarFault } from './open';

let server: Served;
let client: calendar_v3.Calendar;

beforeEach(async () => {
  server = await openCalendar(0);
  client = clientWith(LOCAL_SECRETS['GOOGLE_OAUTH_REFRESH_TOKEN'] ?? '');
  return () => server.close();
});

function clientWith(refreshToken: string): calendar_v3.Calendar {
  const root = `http://127.0.0.1:${server.port}/`;
  const oauth = new auth.OAuth2({
    clientId: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] ?? '',
    clientSecret: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_SECRET'] ?? '',
    endpoints: { oauth2TokenUrl: `${root}token` },
  });
  oauth.setCredentials({ refresh_token: refreshToken });
  return calendar({ version: 'v3', auth: oauth, rootUrl: root });
}

const EVENT: calendar_v3.Schema$Event = {
  id: 'abc123',
  summary: 'Appointment',
  start: { dateTime: '2026-01-05T10:00:00+03:00', timeZone: 'Africa/Nairobi' },
  end: { dateTime: '2026-01-05T10:50:00+03:00', timeZone: 'Africa/Nairobi' },
  extendedProperties: { private: { bookingId: 'b1' } },
  conferenceData: {
    createRequest: { requestId: 'r1', conferenceSolutionKey: { type: 'hangoutsMeet' } },
  },
};

const AT = { calendarId: 'primary', eventId: 'abc123' };
const insert = async (
  more: calendar_v3.Schema$Event = {},
  conferenceDataVersion = 1,
  timeout = PATIENCE_MS,
) => {
  const requestBody = { ...EVENT, ...more };
  const asked = { calendarId: 'primary', conferenceDataVersion, requestBody };
  return (await client.events.insert(asked, { timeout })).data;
};
const get = async () => (await client.events.get(AT)).data;
const remove = () => client.events.delete(AT);
const patch = async (requestBody: calendar_v3.Schema$Event) =>
  (await client.events.patch({ ...AT, conferenceDataVersion: 1, requestBody })).data;

const fault = async (kind: string, more: Partial<CalendarFault> = {}) => {
  const body = JSON.stringify({ kind, ...more });
  return (await fetch(`http://127.0.0.1:${server.port}/_faults`, { method: 'POST', body })).status;
};

async function stored(): Promise<{ id: string; status: string }[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/_events`);
  return (await answer.json()) as { id: string; status: string }[];
}

const statusCode = (event: calendar_v3.Schema$Event) =>
  event.conferenceData?.createRequest?.status?.statusCode;

test('an event is made with a meeting, and the meeting’s link derives from the request', async () => {
  const made = await insert();
  expect(made.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
  expect([made.hangoutLink, statusCode(made)]).toEqual([meetLink('r1'), 'success']);
  expect((await get()).summary).toBe('Appointment');
});

test('without conferenceDataVersion=1 the conference is ignored', async () => {
  expect((await insert({}, 0)).hangoutLink).toBeUndefined();
});

test('an id can be used once, also after deletion, and an event can be deleted once', async () => {
  await expect(remove()).rejects.toMatchObject({ status: 404 });
  await insert();
  const message = 'The requested identifier already exists.';
  await expect(insert()).rejects.toMatchObject({ status: 409, message });
  expect((await remove()).status).toBe(204);
  await expect(remove()).rejects.toMatchObject({ status: 410 });
  await expect(insert()).rejects.toMatchObject({ status: 409 });
  expect((await get()).status).toBe('cancelled');
});

test('a patch changes the fields that it names', async () => {
  await insert();
  await patch({ summary: 'Moved' });
  expect(await get()).toMatchObject({ summary: 'Moved', hangoutLink: meetLink('r1') });
});

test('an event that is brought back has no conference until another one is asked for', async () => {
  await insert();
  await remove();
  const bringBack = async (requestId: string) =>
    (await patch({ status: 'confirmed', conferenceData: { createRequest: { requestId } } }))
      .hangoutLink;
  expect(await bringBack('r1')).toBeUndefined();
  expect(await bringBack('r2')).toBe(meetLink('r2'));
});

test.each<[string, calendar_v3.Schema$Event]>([
  ['id with letters outside base32hex', { id: 'xyz-1' }],
  ['end before start', { end: { dateTime: '2026-01-05T09:00:00+03:00' } }],
  ['time without zone', { start: { dateTime: '2026-01-05T10:00:00' } }],
  ['unknown field', { title: 'x' } as calendar_v3.Schema$Event],
  ['conference without request id', { conferenceData: { createRequest: {} } }],
])('refuses with 400: %s', async (_name, wrong) => {
  await expect(insert(wrong)).rejects.toMatchObject({ status: 400 });
  expect(await stored()).toEqual([]);
});

test('faults: of one booking, others are served', async () => {
  await fault('error', { about: 'of-another-booking' });
  await insert();
  await fault('error', { about: 'abc123' });
  await expect(get()).rejects.toMatchObject({ status: 500 });
  await expect(insert()).rejects.toMatchObject({ status: 500 });
});

test.each<[string, number]>([
  ['timeout-after-create', 1],
  ['hang', 0],
  ['twice', 1],
])('faults: of %s the caller hears no success, and %i event is there', async (kind, count) => {
  // The token is asked for before.
  await get().catch(() => undefined);
  await fault(kind, { times: 1 });
  await expect(insert({}, 1, kind === 'hang' ? 300 : PATIENCE_MS)).rejects.toThrow();
  expect(await stored()).toHaveLength(count);
});

describe('an owner who is asked for consent', () => {
  const verifier = 'a'.repeat(43);
  const asked = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      client_id: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] ?? '',
      redirect_uri: 'http://127.0.0.1:5000/admin/settings',
      response_type: 'code',
      scope: 'https://www.googleapis.com/auth/calendar.events',
      access_type: 'offline',
      prompt: 'consent',
      state: 'en.state',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }).toString();
  const at = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', ...init });
  const backFrom = async (path: string) =>
    new URL((await at(path)).headers.get('location') ?? 'none:').searchParams;
  const exchange = async (code: string, changes: Record<string, string> = {}) => {
    const body = new URLSearchParams({
      client_id: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] ?? '',
      client_secret: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_SECRET'] ?? '',
      redirect_uri: 'http://127.0.0.1:5000/admin/settings',
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      ...changes,
    });
    return (await (await at('/token', { method: 'POST', body })).json()) as Record<string, string>;
  };
  const allow = async () => (await backFrom(`/auth/allow?${asked()}`)).get('code') ?? '';

  test('sees both choices, and comes back with the state and a code, or with a refusal', async () => {
    const shown = await (await at(`/auth?${asked()}`)).text();
    expect(shown).toMatch(/href="\/auth\/allow\?client_id=[^"]+">Allow</);
    const back = await backFrom(`/auth/allow?${asked()}`);
    expect([back.get('state'), back.get('error')]).toEqual(['en.state', null]);
    const denied = await backFrom(`/auth/deny?${asked()}`);
    expect([denied.get('error'), denied.get('code')]).toEqual(['access_denied', null]);
  });

  test.each<Record<string, string>>([
    { client_id: 'another' },
    { redirect_uri: 'https://evil.example/admin/settings' },
    { redirect_uri: 'http://127.0.0.1:5000/login' },
    { code_challenge_method: 'plain' },
  ])('is not asked for %j', async (changes) => {
    for (const path of ['/auth', '/auth/allow'])
      expect((await at(`${path}?${asked(changes)}`)).status).toBe(400);
  });

  test('gives a token that lasts for a code, once and for its verifier, until it is revoked', async () => {
    const code = await allow();
    const { refresh_token: token = '' } = await exchange(code);
    expect(await exchange(code)).toMatchObject({ error: 'invalid_grant' });
    const other = { code_verifier: 'b'.repeat(43) };
    expect(await exchange(await allow(), other)).toMatchObject({ error: 'invalid_grant' });
    client = clientWith(token);
    await insert();
    const body = new URLSearchParams({ token });
    const revoke = async () => (await at('/revoke', { method: 'POST', body })).status;
    expect([await revoke(), await revoke()]).toEqual([200, 400]);
    client = clientWith(token);
    await expect(insert()).rejects.toThrow('invalid_grant');
  });

  test.each<[string, { reason?: string }, object]>([
    ['refused', { reason: 'scope-missing' }, { scope: 'openid' }],
    ['refused', { reason: 'token-missing' }, { token_type: 'Bearer' }],
    ['unauthorised', {}, { error: 'invalid_grant' }],
  ])('faults: %s %j', async (kind, more, answer) => {
    const code = await allow();
    await fault(kind, more);
    const said = await exchange(code);
    expect(said).toMatchObject(answer);
    if (more.reason === 'token-missing') expect(said).not.toHaveProperty('refresh_token');
  });
});

describe('a calendar that is listed', () => {
  const hour = (clock: string) => ({ dateTime: `2026-01-05T${clock}:00+03:00` });
  const lay = (id: string, more: object = {}) => {
    const event = { calendarId: 'primary', status: 'confirmed', summary: 'Dentist' };
    const body = { id, ...event, start: hour('10:00'), end: hour('11:00'), ...more };
    const asked = { method: 'POST', body: JSON.stringify(body) };
    return fetch(`http://127.0.0.1:${server.port}/_events`, asked);
  };
  const list = async (more: object = {}) =>
    (await client.events.list({ calendarId: 'primary', singleEvents: true, ...more })).data;
  const ids = async (more: object) => (await list(more)).items?.map(({ id }) => id);
  const window = { timeMin: '2026-01-05T00:00:00Z', timeMax: '2026-01-06T00:00:00Z' };

  test('shows what touches the window, whole days too, and only the fields that are asked for', async () => {
    await lay('timed');
    await lay('days', { start: { date: '2026-01-05' }, end: { date: '2026-01-06' } });
    await lay('before', { start: hour('02:00'), end: hour('03:00') });
    await lay('elsewhere', { calendarId: 'njeri@example.com' });
    await lay('deleted', { status: 'cancelled' });
    expect(await ids(window)).toEqual(['timed', 'days']);
    const asked = { ...window, fields: 'items(id,start/date),nextSyncToken' };
    expect((await list(asked)).items).toEqual([
      { id: 'timed', start: {} },
      { id: 'days', start: { date: '2026-01-05' } },
    ]);
    await expect(list({ fields: 'items(id' })).rejects.toMatchObject({ status: 400 });
  });

  test('has pages, and a sync token at the last, by which changes and deletions are learnt', async () => {
    await lay('one');
    await lay('two');
    const first = await list({ ...window, maxResults: 1 });
    expect([first.items?.length, first.nextSyncToken]).toEqual([1, undefined]);
    const pageToken = first.nextPageToken ?? '';
    const { nextSyncToken: syncToken, items } = await list({ ...window, maxResults: 1, pageToken });
    expect(items?.map(({ id }) => id)).toEqual(['two']);
    expect(await ids({ syncToken })).toEqual([]);
    await lay('one', { status: 'cancelled' });
    expect((await list({ syncToken })).items).toMatchObject([{ id: 'one', status: 'cancelled' }]);
    await expect(list({ syncToken, ...window })).rejects.toMatchObject({ status: 400 });
    await expect(list({ syncToken: 'of-old' })).rejects.toMatchObject({
      response: { status: 410 },
    });
  });
});
