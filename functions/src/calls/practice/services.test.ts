/** How the calendar is connected and disconnected: by whom, with which answers of Google, and what is left. */
import { noMeeting } from '@tulia/domain/booking/booking';
import { credentialPath, GOOGLE_CONSENT_PATH } from '@tulia/domain/records/watch/credential';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { ownCalendarPath, ownCalendars } from '@tulia/domain/records/watch/own-calendar';
import { noCalendar } from '@tulia/domain/slot/own-calendar';
import { aConfirmed } from '@tulia/domain/testing/booking';
import { HOUR, MINUTE } from '@tulia/domain/time/instant';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshToken } from '../../meeting/calendar-client';
import type { SignedInCaller } from '../../platform/caller';
import { forgetCredentials } from '../../platform/credentials';
import { putBooking, storedBooking } from '../../platform/testing/bookings';
import { aClient, aGuest, aMember } from '../../platform/testing/callers';
import { memory } from '../../platform/testing/memory-database';
import { putPractitioner } from '../../platform/testing/practice';
import { trail } from '../../platform/testing/trail';
import * as office from '../office';

vi.mock('../../platform/app');
vi.mock('../../payments/provider', () => ({ paymentProvider: () => Promise.resolve(null) }));
const list = vi.hoisted(() => vi.fn());
vi.mock('../../meeting/calendar-client', async (original) => ({
  ...(await original<object>()),
  calendarWith: () => ({ events: { list } }),
}));

const SCOPE = 'https://www.googleapis.com/auth/calendar.events';
const TOKEN = '1//token-of-the-owner';
let now = Date.UTC(2026, 10, 23, 9);
const clock = { now: () => now };
const owner = { ...aMember('super_admin'), authTime: now - MINUTE };
const other = { ...owner, uid: 'another-super-admin' };

type Fields = Record<string, unknown>;
const fetched = vi.fn<(address: string, init: { body: URLSearchParams }) => Promise<Response>>();
const googleSays = (fields: Fields, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json(fields, { status })));
const granted = { access_token: 'a', refresh_token: TOKEN, scope: `openid ${SCOPE}` };
const sent = () => Object.fromEntries(fetched.mock.lastCall?.[1].body ?? []);

const start = (caller: SignedInCaller = owner) =>
  office.startGoogleConnection.handler({}, { caller, clock });
const finish = (input: { code?: string; state: string }, caller: SignedInCaller = owner) =>
  office.finishGoogleConnection.handler({ code: '4/code', ...input }, { caller, clock });
const disconnect = (caller: SignedInCaller = owner) =>
  office.disconnectGoogle.handler({}, { caller, clock });
const show = () => office.showServices.handler({}, { caller: aMember('admin'), clock });
const begun = async (caller?: SignedInCaller) => {
  const { address } = await start(caller);
  const query = new URL(address).searchParams;
  return { address, query, state: query.get('state') ?? '' };
};
const connected = async () => finish(await begun());
const failsWith = (reason: string) => ({ code: 'connection-failed', details: { reason } });

beforeEach(async () => {
  now = Date.UTC(2026, 10, 23, 9);
  vi.stubEnv('CREDENTIALS_KEY', Buffer.alloc(32, 7).toString('base64'));
  vi.stubEnv('GOOGLE_OAUTH_CLIENT_ID', 'its-client');
  vi.stubEnv('GOOGLE_OAUTH_CLIENT_SECRET', 'its-secret');
  vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'none');
  vi.stubEnv('GOOGLE_CONSENT_URL', 'https://accounts.google.test/auth');
  vi.stubEnv('SITE_URL', 'https://tulia.test');
  vi.stubGlobal('fetch', fetched);
  googleSays(granted);
  list.mockReset().mockResolvedValue({ data: {} });
  await forgetCredentials('google', () => undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('what another instance has kept or ended a moment ago is shown', async () => {
  await connected();
  expect((await show()).google.since).toBe(now);
  await memory.doc(credentialPath('google')).delete();
  expect((await show()).google.since).toBeNull();
});

it('the owner is sent to Google with the calendar’s scope, the way back, and a proof that stays here', async () => {
  const { address, query, state } = await begun();
  expect(address).toMatch(/^https:\/\/accounts\.google\.test\/auth\?/);
  const challenge = query.get('code_challenge');
  const said = [...query].filter(([name]) => !['state', 'code_challenge'].includes(name));
  expect(Object.fromEntries(said)).toEqual({
    client_id: 'its-client',
    redirect_uri: 'https://tulia.test/admin/settings',
    response_type: 'code',
    scope: SCOPE,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
  });
  await finish({ state });
  const { code_verifier: verifier = '', ...form } = sent();
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
  expect(form).toMatchObject({ code: '4/code', client_secret: 'its-secret' });
  expect(form['redirect_uri']).toBe(query.get('redirect_uri'));
});

it('the token is kept, every member who manages the practice reads that it is, and the trail names who did it', async () => {
  expect((await show()).google).toEqual({
    hasApp: true,
    isConnected: false,
    since: null,
    problem: null,
    unread: [],
  });
  await connected();
  expect(await refreshToken()).toBe(TOKEN);
  expect((await show()).google).toMatchObject({ isConnected: true, since: now });
  expect(trail()).toMatchObject([
    { action: 'service-connected', actor: { uid: owner.uid }, subject: 'credentials/google' },
  ]);
  const all = [await show(), trail(), memory.all('credentials'), memory.all('stats')];
  expect(JSON.stringify(all)).not.toContain(TOKEN);
});

describe('Google’s answer counts', () => {
  it('once, also for two that come together', async () => {
    const { state } = await begun();
    const both = await Promise.allSettled([finish({ state }), finish({ state })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(finish({ state })).rejects.toMatchObject(failsWith('consent-over'));
    expect([fetched.mock.calls.length, trail().length]).toEqual([1, 1]);
  });

  it.each<[string, (state: string) => [string, SignedInCaller]]>([
    ['for another person', (state) => [state, other]],
    ['with another state', (state) => [`${state}_`, owner]],
    ['after ten minutes', (state) => ((now += 10 * MINUTE), [state, owner])],
  ])('not %s', async (_, spoil) => {
    fetched.mockClear();
    const [state, caller] = spoil((await begun()).state);
    await expect(finish({ state }, caller)).rejects.toMatchObject(failsWith('consent-over'));
    expect([fetched.mock.calls.length, await refreshToken()]).toEqual([0, null]);
  });

  it('not once the owner has begun anew, and never without a question', async () => {
    const { state } = await begun();
    await begun();
    await expect(finish({ state })).rejects.toMatchObject(failsWith('consent-over'));
    await memory.doc(GOOGLE_CONSENT_PATH).delete();
    await expect(finish({ state })).rejects.toMatchObject(failsWith('consent-over'));
  });
});

it.each<[string, () => unknown, string]>([
  ['refuses the code', () => googleSays({ error: 'invalid_grant' }, 400), 'consent-refused'],
  ['refuses the client', () => googleSays({ error: 'invalid_client' }, 401), 'app-refused'],
  ['gives no lasting token', () => googleSays({ scope: SCOPE }), 'token-missing'],
  ['leaves the scope out', () => googleSays({ ...granted, scope: 'openid' }), 'scope-missing'],
  ['is broken', () => googleSays({}, 500), 'no-answer'],
  ['is silent', () => fetched.mockRejectedValue(new TypeError('fetch failed')), 'no-answer'],
  ['opens no calendar', () => list.mockRejectedValue({ status: 401 }), 'calendar-refused'],
])('when Google %s, what was connected before stays', async (_, spoil, reason) => {
  await connected();
  const { state } = await begun();
  spoil();
  await expect(finish({ state })).rejects.toMatchObject(failsWith(reason));
  expect([await refreshToken(), trail().length]).toEqual([TOKEN, 1]);
});

it('a calendar that does not answer at once is connected all the same', async () => {
  list.mockRejectedValue({ status: 503 });
  await connected();
  expect(await refreshToken()).toBe(TOKEN);
});

it('meetings that waited for the connection are made next, those of past sessions never', async () => {
  const failed = { ...noMeeting, state: 'failed' as const, nextAttemptAt: null };
  const put = (id: string, problem: string, startsAt: number) =>
    putBooking(aConfirmed({ id, startsAt, meeting: { ...failed, problem } }));
  const lost = { problem: 'not-authorised', since: 1, toldAt: 1 };
  memory.put(connectionPath('google'), connections.toStoredPart(lost));
  put('lost', 'not-authorised', now + HOUR);
  put('unconnected', 'not-connected', now + HOUR);
  put('past', 'not-connected', now - HOUR);
  put('closed', 'calendar-closed', now + HOUR);
  await connected();
  const due = ['lost', 'unconnected', 'past', 'closed'].map(
    (id) => storedBooking(id).meeting.nextAttemptAt,
  );
  expect(due).toEqual([now, now, null, null]);
  expect((await show()).google.problem).toBeNull();
});

it.each<[string, Fields | null, number, boolean]>([
  ['confirms it', {}, 200, true],
  ['knows the token no more', { error: 'invalid_token' }, 400, true],
  ['is broken', {}, 503, false],
  ['is silent', null, 0, false],
])(
  'a disconnected calendar is forgotten when Google %s, also one of the deployment',
  async (_, says, status, revoked) => {
    vi.stubEnv('GOOGLE_OAUTH_REFRESH_TOKEN', 'of-the-deployment');
    await connected();
    if (says === null) fetched.mockRejectedValue(new TypeError('fetch failed'));
    else googleSays(says, status);
    expect(await disconnect()).toEqual({ revoked });
    expect(sent()).toEqual({ token: TOKEN });
    expect(await refreshToken()).toBeNull();
    expect((await show()).google).toMatchObject({ isConnected: false, since: null });
    expect(trail().at(-1)).toMatchObject({ action: 'service-disconnected' });
    googleSays(granted);
    await connected();
    expect(await refreshToken()).toBe(TOKEN);
  },
);

it('a deployment without key or OAuth client offers no connection', async () => {
  vi.stubEnv('GOOGLE_OAUTH_CLIENT_ID', 'none');
  expect((await show()).google.hasApp).toBe(false);
  await expect(start()).rejects.toMatchObject(failsWith('not-offered'));
  vi.stubEnv('CREDENTIALS_KEY', 'none');
  expect((await show()).canKeep).toBe(false);
  for (const act of [disconnect, () => finish({ state: 'x' })])
    await expect(act()).rejects.toMatchObject(failsWith('not-offered'));
});

describe('who may', () => {
  const roles = (['receptionist', 'therapist', 'admin'] as const).map((role) => aMember(role));
  it.each([...roles, aClient()])('nobody but a super admin connects: $role', async (caller) => {
    const { state } = await begun();
    const recent = { ...caller, authTime: now };
    for (const act of [
      () => start(recent),
      () => finish({ state }, recent),
      () => disconnect(recent),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('a stranger is asked to sign in', async () => {
    const context = { caller: aGuest() as SignedInCaller, clock };
    const state = 'en.x';
    for (const act of [
      () => office.showServices.handler({}, context),
      () => office.startGoogleConnection.handler({}, context),
      () => office.finishGoogleConnection.handler({ code: 'c', state }, context),
      () => office.disconnectGoogle.handler({}, context),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('who signed in long ago is asked for the password, but not on the way back from Google', async () => {
    const longAgo = { ...owner, authTime: now - 16 * MINUTE };
    for (const act of [start, disconnect])
      await expect(act(longAgo)).rejects.toMatchObject({ code: 'recent-login-required' });
    await finish(await begun(), longAgo);
    expect(await refreshToken()).toBe(TOKEN);
  });

  it('connections are begun only so often in an hour', async () => {
    for (let turn = 0; turn < 20; turn += 1) await start(other);
    await expect(start(other)).rejects.toMatchObject({ code: 'rate-limited' });
  });
});

it('an own calendar that closes hours and is not read any more is named, with its last reading', async () => {
  const put = (id: string, readAt: number, closesHours = true) => {
    const calendar = { ...noCalendar, closesHours, readAt };
    memory.put(ownCalendarPath(id), ownCalendars.toStored(calendar));
  };
  putPractitioner({ id: 'njeri', name: 'Njeri' });
  put('njeri', now - HOUR);
  put('read', now - MINUTE);
  put('off', now - HOUR, false);
  const { unread } = (await show()).google;
  expect(unread).toEqual([{ practitionerId: 'njeri', name: 'Njeri', since: now - HOUR }]);
});
