/**
 * The parameters and secrets that functions read, pointed at the stand-ins of a local world. On a
 * real project they are parameters and secrets of Cloud Functions (see deploy.ts).
 */
import type { Ports } from '../ports';
import { HOST, PROJECT, REGION } from '../places';

/** Parameters: where the outside services are. */
export function functionsParameters(ports: Ports): Record<string, string> {
  return {
    SMTP_HOST: HOST,
    SMTP_PORT: String(ports.smtp),
    MAIL_FROM: 'Tulia <hello@tulia.example>',
    SITE_URL: `http://${HOST}:${ports.hosting}`,
    CALENDAR_ROOT_URL: `http://${HOST}:${ports.calendar}/`,
    GOOGLE_TOKEN_URL: `http://${HOST}:${ports.calendar}/token`,
    PUSH_ROOT_URL: `http://${HOST}:${ports.push}/`,
    DARAJA_ROOT_URL: `http://${HOST}:${ports.daraja}/`,
    DARAJA_SHORT_CODE: LOCAL_DARAJA.shortCode,
    PAYMENT_WEBHOOK_URL: paymentWebhook(ports),
  };
}

/** Where the M-Pesa stand-in tells of money, without the secret. */
const paymentWebhook = ({ functions }: Ports) =>
  `http://${HOST}:${functions}/${PROJECT}/${REGION}/paymentWebhook`;

/** Where it tells of money that came unasked, as if the address had been registered with it. */
export const confirmationUrl = (ports: Ports) =>
  `${paymentWebhook(ports)}/${LOCAL_SECRETS['DARAJA_WEBHOOK_SECRET'] ?? ''}/paid`;

/** The practice's account with the M-Pesa stand-in. */
export const LOCAL_DARAJA = { shortCode: '174379' };

/** Secrets: values that only the stand-ins accept. */
export const LOCAL_SECRETS: Record<string, string> = {
  SMTP_USER: 'local',
  SMTP_PASSWORD: 'local-password',
  GOOGLE_OAUTH_CLIENT_ID: 'local-client-id',
  GOOGLE_OAUTH_CLIENT_SECRET: 'local-client-secret',
  GOOGLE_OAUTH_REFRESH_TOKEN: 'local-refresh-token',
  DARAJA_CONSUMER_KEY: 'local-consumer-key',
  DARAJA_CONSUMER_SECRET: 'local-consumer-secret',
  DARAJA_PASSKEY: 'local-passkey',
  DARAJA_WEBHOOK_SECRET: 'local-webhook-secret-of-32-signs',
};

/** The contents of a `.env` file. Values are quoted, because an address may hold a blank. */
export function envFile(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}
