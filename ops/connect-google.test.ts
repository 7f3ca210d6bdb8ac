import { beforeEach, expect, it } from 'vitest';
import { refreshTokenOf } from './connect-google';
import { openCalendar } from '../local/stand-ins/google-calendar/open';
import type { Served } from '../local/stand-ins/http/serve';
import { LOCAL_SECRETS } from '../local/machine/functions-environment';

let google: Served;
beforeEach(async () => {
  google = await openCalendar(0);
  return () => google.close();
});

const root = () => `http://127.0.0.1:${google.port}`;
const REFRESH_TOKEN = LOCAL_SECRETS['GOOGLE_OAUTH_REFRESH_TOKEN'];

/** @param visit what the owner's browser does with the address that is shown */
const connect = (visit: (address: string) => Promise<unknown>) =>
  new Promise<string>((resolve, reject) => {
    refreshTokenOf({
      clientId: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_ID'] ?? '',
      clientSecret: LOCAL_SECRETS['GOOGLE_OAUTH_CLIENT_SECRET'] ?? '',
      endpoints: { oauth2AuthBaseUrl: `${root()}/auth`, oauth2TokenUrl: `${root()}/token` },
      show: (address) => void visit(address).catch(reject),
    }).then(resolve, reject);
  });
const refuse = (reason: string) =>
  fetch(`${root()}/_faults`, { method: 'POST', body: JSON.stringify({ kind: 'refused', reason }) });

it('an owner who agrees is asked for calendar events alone, gives a token, and is sent back to the terminal', async () => {
  let page = '';
  let asked = new URLSearchParams();
  const token = await connect(async (address) => {
    asked = new URL(address).searchParams;
    page = await (await fetch(address)).text();
  });
  expect([token, page]).toEqual([REFRESH_TOKEN, expect.stringContaining('can be closed')]);
  expect(asked.get('scope')).toBe('https://www.googleapis.com/auth/calendar.events');
});

it.each([
  ['does not agree', 'access_denied', 'Google was told no: access_denied'],
  ['leaves the calendar out', 'insufficientPermissions', 'tick every box'],
])('an owner who %s gives none, and it says so', async (_, reason, said) => {
  await refuse(reason);
  await expect(connect(fetch)).rejects.toThrow(said);
});

it('an answer without the state of the question is ignored', async () => {
  const token = await connect(async (address) => {
    const back = new URL(address).searchParams.get('redirect_uri') ?? '';
    for (const forged of ['?code=4/theirs', '?code=4/theirs&state=guessed', '/favicon.ico'])
      expect((await fetch(`${back}${forged}`)).status).toBe(404);
    await fetch(address);
  });
  expect(token).toBe(REFRESH_TOKEN);
});
