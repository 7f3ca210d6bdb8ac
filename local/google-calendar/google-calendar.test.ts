// The stand-in is met by the official client, as the functions meet it.
import { auth, calendar } from '@googleapis/calendar';
import type { calendar_v3 } from '@googleapis/calendar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Served } from '../http/serve';
import { PATIENCE_MS } from '../patience';
import { LOCAL_SECRETS } from '../world/functions-environment';
import { meetLink } from './conference';
import { openCalendar } from './open';

let server: Served;
let client: calendar_v3.Calendar;

beforeEach(async () => {
  server = await openCalendar(0);
  client = clientWith(LOCAL_SECRETS['GOOGLE_OAUTH_REFRESH_TOKEN'] ?? '');
});

afterEach(() => server.close());

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
  attendees: [{ email: 'amina@example.com' }],
  extendedProperties: { private: { bookingId: 'b1' } },
  conferenceData: {
    createRequest: { requestId: 'r1', conferenceSolutionKey: { type: 'hangoutsMeet' } },
  },
};

async function insert(
  more: calendar_v3.Schema$Event = {},
  conferenceDataVersion = 1,
  timeout = PATIENCE_MS,
) {
  const { data } = await client.events.insert(
    { calendarId: 'primary', conferenceDataVersion, requestBody: { ...EVENT, ...more } },
    { timeout },
  );
  return data;
}

const get = async () =>
  (await client.events.get({ calendarId: 'primary', eventId: 'abc123' })).data;
const remove = () => client.events.delete({ calendarId: 'primary', eventId: 'abc123' });

async function fault(
  kind: string,
  more: {
    status?: number;
    reason?: string;
    milliseconds?: number;
    times?: number;
    about?: string;
  } = {},
) {
  const answer = await fetch(`http://127.0.0.1:${server.port}/_faults`, {
    method: 'POST',
    body: JSON.stringify({ kind, ...more }),
  });
  return answer.status;
}

async function stored(): Promise<{ id: string; status: string }[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/_events`);
  return (await answer.json()) as { id: string; status: string }[];
}

test('an event is made with a meeting, and the meeting’s link derives from the request', async () => {
  const made = await insert();
  expect(made.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/);
  expect(made.hangoutLink).toBe(meetLink('r1'));
  expect(made.conferenceData?.createRequest?.status?.statusCode).toBe('success');
  expect((await get()).summary).toBe('Appointment');
});

test('without conferenceDataVersion=1 the conference is ignored', async () => {
  const made = await insert({}, 0);
  expect(made.hangoutLink).toBeUndefined();
});

test('a second event of the same id is refused with 409, also after deletion', async () => {
  await insert();
  await expect(insert()).rejects.toMatchObject({
    status: 409,
    message: 'The requested identifier already exists.',
  });
  await remove();
  await expect(insert()).rejects.toMatchObject({ status: 409 });
});

test('deleting twice is refused with 410; an unknown event with 404', async () => {
  await expect(remove()).rejects.toMatchObject({ status: 404 });
  await insert();
  expect((await remove()).status).toBe(204);
  await expect(remove()).rejects.toMatchObject({ status: 410 });
  expect((await get()).status).toBe('cancelled');
});

test('patch changes the fields it names; list finds by private property', async () => {
  await insert();
  await client.events.patch({
    calendarId: 'primary',
    eventId: 'abc123',
    requestBody: { summary: 'Moved' },
  });
  expect(await get()).toMatchObject({ summary: 'Moved', hangoutLink: meetLink('r1') });
  const find = async (property: string) => {
    const { data } = await client.events.list({
      calendarId: 'primary',
      privateExtendedProperty: [property],
    });
    return data.items?.map(({ id }) => id);
  };
  expect(await find('bookingId=b1')).toEqual(['abc123']);
  expect(await find('bookingId=b2')).toEqual([]);
});

test('an event that is brought back has no conference until another one is asked for', async () => {
  await insert();
  await remove();
  const bringBack = async (requestId: string) => {
    const requestBody = { status: 'confirmed', conferenceData: { createRequest: { requestId } } };
    const at = { calendarId: 'primary', eventId: 'abc123', conferenceDataVersion: 1 };
    return (await client.events.patch({ ...at, requestBody })).data.hangoutLink;
  };
  expect(await bringBack('r1')).toBeUndefined();
  expect(await bringBack('r2')).toBe(meetLink('r2'));
});

test.each<[string, calendar_v3.Schema$Event]>([
  ['id with letters outside base32hex', { id: 'xyz-1' }],
  ['id too short', { id: 'ab' }],
  ['end before start', { end: { dateTime: '2026-01-05T09:00:00+03:00' } }],
  ['time without date', { start: { dateTime: '10:00' } }],
  ['time without zone', { start: { dateTime: '2026-01-05T10:00:00' } }],
  ['unknown zone', { start: { dateTime: '2026-01-05T10:00:00', timeZone: 'Mars/Base' } }],
  ['attendee without address', { attendees: [{ email: 'amina' }] }],
  ['unknown field', { title: 'x' } as calendar_v3.Schema$Event],
  ['conference without request id', { conferenceData: { createRequest: {} } }],
])('refuses with 400: %s', async (_name, wrong) => {
  await expect(insert(wrong)).rejects.toMatchObject({ status: 400 });
  expect(await stored()).toEqual([]);
});

test('an unknown refresh token gets invalid_grant', async () => {
  client = clientWith('stolen');
  await expect(insert()).rejects.toThrow(/invalid_grant/);
});

test('faults: error, rate-limit and unauthorised do nothing and say why', async () => {
  await fault('error', { status: 503, times: 1 });
  await expect(insert()).rejects.toMatchObject({ status: 503 });
  await fault('rate-limit', { times: 1 });
  await expect(insert()).rejects.toMatchObject({ status: 403, message: 'Rate Limit Exceeded' });
  await fault('unauthorised');
  await expect(insert()).rejects.toThrow();
  await fault('ok');
  expect(await stored()).toEqual([]);
  await insert();
});

test('faults: refused says in the body what for', async () => {
  await fault('refused', { reason: 'accessNotConfigured', times: 1 });
  await expect(insert()).rejects.toMatchObject({
    response: { status: 403, data: { error: { errors: [{ reason: 'accessNotConfigured' }] } } },
  });
  expect(await stored()).toEqual([]);
});

test('faults: of one booking, others are served', async () => {
  await fault('error', { about: 'of-another-booking' });
  await insert();
  await fault('error', { about: 'abc123' });
  await expect(get()).rejects.toMatchObject({ status: 500 });
  await expect(insert()).rejects.toMatchObject({ status: 500 });
});

test('faults: a lost answer leaves the event behind', async () => {
  await fault('timeout-after-create', { times: 1 });
  await expect(insert()).rejects.toThrow();
  expect(await stored()).toMatchObject([{ id: 'abc123' }]);
  await expect(insert()).rejects.toMatchObject({ status: 409 });
});

test('faults: hang does nothing and never answers', async () => {
  await get().catch(() => undefined);
  await fault('hang', { times: 1 });
  await expect(insert({}, 1, 300)).rejects.toThrow();
  expect(await stored()).toEqual([]);
});

test('faults: late begins only after a while', async () => {
  await get().catch(() => undefined);
  await fault('late', { times: 1, milliseconds: 200 });
  const inserted = insert();
  await expect(get()).rejects.toMatchObject({ status: 404 });
  await inserted;
  expect((await get()).hangoutLink).toBe(meetLink('r1'));
});

test('faults: conflict-once and twice answer 409 for an event that is there', async () => {
  await fault('conflict-once');
  await expect(insert()).rejects.toMatchObject({ status: 409 });
  expect((await get()).hangoutLink).toBe(meetLink('r1'));
  await fault('twice', { times: 1 });
  await expect(insert({ id: 'def456' })).rejects.toMatchObject({ status: 409 });
  expect(await stored()).toHaveLength(2);
});

test('faults: a pending conference is there at the next look', async () => {
  await fault('pending-conference', { times: 1 });
  const made = await insert();
  expect(made.hangoutLink).toBeUndefined();
  expect(made.conferenceData?.createRequest?.status?.statusCode).toBe('pending');
  expect((await get()).hangoutLink).toBe(meetLink('r1'));
});

test('faults: an unknown kind is refused', async () => {
  expect(await fault('explode')).toBe(400);
});
