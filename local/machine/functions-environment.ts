/**
 * The parameters and secrets of the functions of a local environment: the files that `firebase emulators:start` reads,
 * with the addresses of the stand-ins. On a real project they are parameters and secrets of Cloud Functions.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { HOST, PROJECT, ROOT } from './places';
import { portsAt, type PortName, type Ports } from './ports';

const read = (name: string) => readFileSync(path.join(ROOT, 'functions', name), 'utf8');
const valuesOf = (text: string) => parseEnv(text) as Record<string, string>;

// As the Firebase CLI reads them: the last value counts.
const PARAMETERS = `${read('.env')}\n${read(`.env.${PROJECT}`)}`;
const PORT = new RegExp(`(?<=${HOST}:|SMTP_PORT=)\\d+`, 'g');
const NAMES = new Map(
  Object.entries(portsAt(0)).map(([name, port]) => [String(port), name as PortName]),
);

/** The text of `functions/.env` and `.env.demo-tulia`, with the ports of this environment. */
export const parametersFile = (ports: Ports): string =>
  PARAMETERS.replaceAll(PORT, (port) => {
    const name = NAMES.get(port);
    if (name === undefined) throw new Error(`functions/.env.${PROJECT}: nothing is at ${port}.`);
    return String(ports[name]);
  });

export const functionsParameters = (ports: Ports) => valuesOf(parametersFile(ports));

/** Holds secrets that only the stand-ins accept. */
export const SECRETS_FILE = '.secret.local';
export const LOCAL_SECRETS = valuesOf(read(SECRETS_FILE));

export const LOCAL_DARAJA = { shortCode: valuesOf(PARAMETERS)['DARAJA_SHORT_CODE'] ?? '' };

/** The addresses to which the M-Pesa stand-in sends notices of payments, and questions before them, from the start. */
export const paymentUrls = (ports: Ports) => {
  const url = functionsParameters(ports)['PAYMENT_WEBHOOK_URL'] ?? '';
  const secret = LOCAL_SECRETS['DARAJA_WEBHOOK_SECRET'] ?? '';
  return {
    ConfirmationURL: `${url}/${secret}/confirmed`,
    ValidationURL: `${url}/${secret}/asking`,
  };
};
