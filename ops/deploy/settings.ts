/** Checks `functions/.env.<project>`: a wrong value there would show only when a person needs it. */
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import { readSender } from '@tulia/domain/person/sender';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/machine/places';
import type { Check, Missing } from './check';

/** Parameters without a sensible default, each with an example. */
const EXAMPLES: Record<string, string> = {
  SITE_URL: 'https://tulia.example (the site’s own address, without a slash at the end)',
  MAIL_FROM: '"Tulia <hello@tulia.example>"',
  SMTP_HOST: 'smtp.example.com',
  SMTP_PORT: '465',
};

/** Names that the site or the deployment reads; the functions' source shows the others. */
const OTHERS = [
  'VITE_APP_CHECK_KEY',
  'VITE_FIREBASE_VAPID_KEY',
  'VITE_SECOND_FACTOR',
  'SCHEDULER_REGION',
];

function knownNames(): Set<string> {
  const source = readFileSync(path.join(ROOT, 'functions/src/platform/params.ts'), 'utf8');
  const found = source.matchAll(/(?:define(?:String|Int)\(|process\.env\[)'([A-Z_]+)'/g);
  return new Set([...OTHERS, ...[...found].map(([, name = '']) => name)]);
}

export const settingsAreSet: Check = ({ target: { project, parameters } }) => {
  const file = `functions/.env.${project}`;
  const known = knownNames();
  const absent = Object.keys(EXAMPLES).filter((name) => (parameters[name] ?? '') === '');
  const unknown = Object.keys(parameters).filter((name) => !known.has(name));
  return [
    ...absent.map((name) => ({
      what: `The parameter ${name} is not set.`,
      how: `Add it to ${file}, e.g. ${name}=${EXAMPLES[name] ?? ''}`,
    })),
    ...unknown.map((name) => ({
      what: `Nothing reads the parameter ${name}.`,
      how: `Check its spelling in ${file}.`,
    })),
    ...wrongValues(parameters, file),
  ];
};

function wrongValues(set: Readonly<Record<string, string>>, file: string): Missing[] {
  const value = (name: string) => set[name] ?? '';
  const site = value('SITE_URL');
  const from = value('MAIL_FROM');
  const sender = readSender(from)?.address;
  const word = refusedWord(value('PAYMENT_WEBHOOK_URL'));
  const appCheck = value('APP_CHECK') || 'off';
  const pushKey = value('VITE_FIREBASE_VAPID_KEY');
  // An uncompressed point of P-256: 65 bytes, the first of them 4.
  const point = Buffer.from(pushKey, 'base64url');
  const rows: [boolean, string, string][] = [
    [
      site !== '' && !/^https:\/\/[^/]+$/.test(site),
      `SITE_URL is “${site}”.`,
      `It begins with https:// and ends without a slash: ${file}`,
    ],
    [
      from !== '' && sender === undefined,
      `MAIL_FROM is “${from}”, which is no sender.`,
      `It is one address, alone or in angle brackets behind a name: ${file}`,
    ],
    [
      /[@.]example(?:\.com|\.org)?$/.test(sender ?? ''),
      'MAIL_FROM is an example address.',
      `Put the practice’s own into ${file}.`,
    ],
    [
      word !== null,
      `M-Pesa sends nothing to an address with “${word ?? ''}” in it.`,
      `Give PAYMENT_WEBHOOK_URL in ${file} the function’s own address at run.app.`,
    ],
    [
      !['off', 'watch', 'on'].includes(appCheck),
      `APP_CHECK is “${appCheck}”.`,
      `Set it to off, watch or on in ${file}.`,
    ],
    [
      appCheck !== 'off' && value('VITE_APP_CHECK_KEY') === '',
      `APP_CHECK is ${appCheck}, and the site would send no tokens.`,
      `Add VITE_APP_CHECK_KEY, the site key of reCAPTCHA Enterprise, to ${file}.`,
    ],
    [
      pushKey !== '' && (point.length !== 65 || point[0] !== 4),
      'VITE_FIREBASE_VAPID_KEY is no public key of a Web Push certificate.',
      'Copy it from the Firebase console: project settings, Cloud Messaging.',
    ],
  ];
  return rows.filter(([isWrong]) => isWrong).map(([, what, how]) => ({ what, how }));
}
