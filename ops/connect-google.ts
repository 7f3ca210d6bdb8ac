/**
 * `npm run connect-google -- --project <id>`: the owner agrees in a browser that the product makes meetings in their
 * Google calendar, and the refresh token goes into the project's secret, shown on no terminal. Beforehand the secrets
 * GOOGLE_OAUTH_CLIENT_ID and GOOGLE_OAUTH_CLIENT_SECRET hold an OAuth client of the type “Desktop app”. Source:
 * developers.google.com/identity/protocols/oauth2/native-app
 */
import { auth } from '@googleapis/calendar';
import { spawnSync } from 'node:child_process';
import { command } from './command';
import { projectOf } from './deploy/target';
import { toolsOn } from './deploy/tools';
import { serve } from '../local/stand-ins/http/serve';
import { HOST, ROOT } from '../local/machine/places';

/** Allows making and removing events, not reading the settings of calendars or sharing them. */
const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar.events';

interface Connecting {
  clientId: string;
  clientSecret: string;
  /** Google's addresses by default */
  endpoints?: { oauth2AuthBaseUrl: string; oauth2TokenUrl: string };
  /** shows the address at which the owner agrees */
  show: (address: string) => void;
}

/** Waits for the owner's consent. @returns the refresh token @throws Error without consent to all of it */
export async function refreshTokenOf({ show, ...of }: Connecting): Promise<string> {
  const state = crypto.randomUUID();
  let hear: (said: URLSearchParams) => void;
  const heard = new Promise<URLSearchParams>((resolve) => (hear = resolve));
  const server = await serve(0, ({ url: { searchParams } }) => {
    if (searchParams.get('state') !== state) return { status: 404 };
    hear(searchParams);
    return { status: 200, body: 'The terminal goes on. This page can be closed.' };
  });
  try {
    const client = new auth.OAuth2({ ...of, redirectUri: `http://${HOST}:${server.port}` });
    const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
    const wish = { access_type: 'offline', prompt: 'consent', scope: CALENDAR_SCOPE, state };
    const proof = `code_challenge=${codeChallenge ?? ''}&code_challenge_method=S256`;
    show(`${client.generateAuthUrl(wish)}&${proof}`);
    const said = await heard;
    const code = said.get('code');
    if (code === null) throw new Error(`Google was told no: ${said.get('error') ?? ''}`);
    const { tokens } = await client.getToken({ code, codeVerifier });
    if (tokens.scope?.split(' ').includes(CALENDAR_SCOPE) !== true || !tokens.refresh_token)
      throw new Error('The calendar was not allowed: run it again and tick every box.');
    return tokens.refresh_token;
  } finally {
    await server.close();
  }
}

async function connect(project: string): Promise<void> {
  const tools = toolsOn(process.env, () => undefined);
  const secret = (name: string) =>
    tools.read('firebase', ['functions:secrets:access', name, '--project', project]);
  const token = await refreshTokenOf({
    clientId: await secret('GOOGLE_OAUTH_CLIENT_ID'),
    clientSecret: await secret('GOOGLE_OAUTH_CLIENT_SECRET'),
    show: (address) =>
      console.log(`Open this on this machine, as the owner of the calendar:\n\n${address}\n`),
  });
  const set = ['firebase', 'functions:secrets:set', 'GOOGLE_OAUTH_REFRESH_TOKEN'];
  const { status } = spawnSync('npx', [...set, '--data-file', '-', '--project', project], {
    cwd: ROOT,
    input: token,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The secret was not set. Run it again.');
  console.log('Connected. Deploy, then State of the system, “Check now”.');
}

if (import.meta.main) await command(() => connect(projectOf(process.argv.slice(2))));
