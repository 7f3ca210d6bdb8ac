import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../places';
import { portsAt } from '../ports';
import { functionsParameters, LOCAL_SECRETS } from './functions-environment';

const source = readFileSync(path.join(ROOT, 'functions/src/platform/params.ts'), 'utf8');
const defined = (kinds: string) =>
  [...source.matchAll(new RegExp(`define(?:${kinds})\\('([A-Z_]+)'`, 'g'))].map(([, name]) => name);

test('the emulators ask for no parameter and for no secret', () => {
  const parameters = functionsParameters(portsAt(0));
  expect(Object.keys(parameters).sort()).toEqual(defined('String|Int').sort());
  expect(Object.keys(LOCAL_SECRETS).sort()).toEqual(defined('Secret').sort());
});

test('the stand-ins of a world are at the ports of that world', () => {
  expect(functionsParameters({ ...portsAt(300), hosting: 5473 })).toMatchObject({
    SITE_URL: 'http://127.0.0.1:5473',
    SMTP_PORT: '1326',
    GOOGLE_TOKEN_URL: 'http://127.0.0.1:9087/token',
    PAYMENT_WEBHOOK_URL: 'http://127.0.0.1:5301/demo-tulia/africa-south1/paymentWebhook',
    DARAJA_SHORT_CODE: '174379',
  });
});
