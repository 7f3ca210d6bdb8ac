/** What a deployment is told: parameters and secrets of the functions, and what the site is built with. */
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import { readSender } from '@tulia/domain/person/sender';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../local/machine/places';
import { LOCAL_SECRETS } from '../../../local/machine/functions-environment';
import { missing, note, type Finding, type Look } from './finding';

/** Parameters that have no sensible default on a real project, each with an example. */
const PARAMETERS: Record<string, string> = {
  SITE_URL: 'https://tulia.example (the site’s own address, without a slash at the end)',
  MAIL_FROM: '"Tulia <hello@tulia.example>"',
  SMTP_HOST: 'smtp.example.com',
  SMTP_PORT: '465',
};

/** Every name that `functions/.env.<project>` may hold; a misspelled one would do nothing, silently. */
const KNOWN = new Set([
  ...namesIn('functions/src/platform/params.ts'),
  'VITE_APP_CHECK_KEY',
  'VITE_FIREBASE_VAPID_KEY',
  'VITE_SECOND_FACTOR',
  'SCHEDULER_REGION',
]);

/** The parameters that the functions read, found in their source. */
function namesIn(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const names = source.matchAll(/(?:define(?:String|Int)\(|process\.env\[)'([A-Z_]+)'/g);
  return [...names].map(([, name = '']) => name);
}

export const parameters: Look = {
  name: 'parameters',
  look: ({ target }) => Promise.resolve(parameterFindings(target.project, target.parameters)),
};

export function parameterFindings(
  project: string,
  set: Readonly<Record<string, string>>,
): Finding[] {
  const file = `functions/.env.${project}`;
  const absent = Object.entries(PARAMETERS).filter(([name]) => (set[name] ?? '') === '');
  const unknown = Object.keys(set).filter((name) => !KNOWN.has(name));
  const site = set['SITE_URL'] ?? '';
  return [
    ...absent.map(([name, example]) =>
      missing(`The parameter ${name} is not set.`, `Add it to ${file}, e.g. ${name}=${example}`),
    ),
    ...unknown.map((name) =>
      missing(`Nothing reads the parameter ${name}.`, `Look at its spelling in ${file}.`),
    ),
    ...(site === '' || /^https:\/\/[^/]+$/.test(site)
      ? []
      : [
          missing(
            `SITE_URL is “${site}”.`,
            `It begins with https:// and ends without a slash: ${file}`,
          ),
        ]),
    ...payments(set, file),
    ...sender(set['MAIL_FROM'] ?? '', file),
  ];
}

function sender(text: string, file: string): Finding[] {
  if (text === '') return [];
  const address = readSender(text)?.address;
  if (address === undefined)
    return [
      missing(
        `MAIL_FROM is “${text}”, which is no sender.`,
        `It is a name with one address in angle brackets, or one address alone: MAIL_FROM=${PARAMETERS['MAIL_FROM'] ?? ''} in ${file}`,
      ),
    ];
  return /[@.]example(?:\.com|\.org)?$/.test(address)
    ? [missing('MAIL_FROM is an example address.', `Put the practice’s own into ${file}.`)]
    : [];
}

function payments(set: Readonly<Record<string, string>>, file: string): Finding[] {
  const word = refusedWord(set['PAYMENT_WEBHOOK_URL'] ?? '');
  const isConnected = (set['DARAJA_SHORT_CODE'] ?? '') !== '';
  const listed = !isConnected || (set['DARAJA_NOMINATED_NUMBER'] ?? '') !== '';
  return [
    ...(word === null
      ? []
      : [
          missing(
            `M-Pesa sends nothing to an address with “${word}” in it.`,
            `Give PAYMENT_WEBHOOK_URL in ${file} another one: the function’s own address at run.app, or a project with another name.`,
          ),
        ]),
    ...(listed
      ? []
      : [
          note(
            'M-Pesa will give no list of what came in, so a notice that is lost is not entered.',
            `Add DARAJA_NOMINATED_NUMBER, the Safaricom number of the account, to ${file}.`,
          ),
        ]),
  ];
}

const SECRETS = Object.keys(LOCAL_SECRETS);

export const secrets: Look = {
  name: 'secrets',
  look: async ({ tools, target: { project } }) => {
    const there = (await tools.ask('gcloud', ['secrets', 'list', '--project', project])) as {
      name?: string;
    }[];
    const names = new Set(there.map(({ name = '' }) => name.split('/').at(-1)));
    return SECRETS.filter((name) => !names.has(name)).map((name) =>
      missing(
        `The secret ${name} is not set.`,
        `npx firebase functions:secrets:set ${name} --project ${project}${hintFor(name)}`,
      ),
    );
  },
};

/**
 * What is set while the outside service is not connected: a secret has to be there for the functions to be deployed.
 */
function hintFor(name: string): string {
  if (name.startsWith('GOOGLE_')) return ' (`none` until `npm run connect-google`)';
  if (!name.startsWith('DARAJA_')) return '';
  const none = ' (`none` while M-Pesa is not connected';
  return name === 'DARAJA_WEBHOOK_SECRET'
    ? `${none}; later 32 random letters and digits)`
    : `${none})`;
}

const APP_CHECK_MODES = ['off', 'watch', 'on'];

export const appCheck: Look = {
  name: 'App Check',
  look: ({ target, env }) => {
    const mode = target.parameters['APP_CHECK'] ?? 'off';
    const file = `functions/.env.${target.project}`;
    if (!APP_CHECK_MODES.includes(mode)) {
      return Promise.resolve([
        missing(`APP_CHECK is “${mode}”.`, `Set it to off, watch or on in ${file}.`),
      ]);
    }
    const key = env['VITE_APP_CHECK_KEY'] ?? '';
    if (mode !== 'off' && key === '') {
      return Promise.resolve([
        missing(
          `APP_CHECK is ${mode}, and the site would send no tokens.`,
          `Add VITE_APP_CHECK_KEY, the site key of reCAPTCHA Enterprise, to ${file}.`,
        ),
      ]);
    }
    return Promise.resolve(
      mode === 'on'
        ? []
        : [
            note(
              `App Check is ${mode}.`,
              mode === 'off'
                ? `APP_CHECK=watch in ${file} counts calls without a valid token before any is refused.`
                : 'Look at the counts on the health page for a week before it is switched on.',
            ),
          ],
    );
  },
};

export const push: Look = {
  name: 'notifications',
  look: ({ target, env }) => {
    const key = env['VITE_FIREBASE_VAPID_KEY'] ?? '';
    const where = `https://console.firebase.google.com/project/${target.project}/settings/cloudmessaging`;
    if (key === '') {
      return Promise.resolve([
        note(
          'The site will offer no notifications.',
          `Add VITE_FIREBASE_VAPID_KEY, the key of the Web Push certificate, to functions/.env.${target.project}: ${where}`,
        ),
      ]);
    }
    // An uncompressed point of P-256: 65 bytes, the first of them 4.
    const point = Buffer.from(key, 'base64url');
    return Promise.resolve(
      point.length === 65 && point[0] === 4
        ? []
        : [missing('VITE_FIREBASE_VAPID_KEY is no public key of a Web Push certificate.', where)],
    );
  },
};
