/** The settings for requests to Daraja. */
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import { readCredentials, type Credentials } from '../../platform/credentials';
import * as params from '../../platform/params';
import { webhookAddress } from '../../platform/webhook-address';

export interface DarajaSettings {
  rootUrl: string;
  shortCode: string;
  /** null for a PayBill */
  till: string | null;
  /** registers the list of payments; as `kenyanMobile` returns it */
  nominatedNumber: string | null;
  key: string;
  secret: string;
  passkey: string;
  /** address for notices, with the secret, without a slash at the end */
  webhook: string;
  webhookSecret: string;
}

const isSet = (value: string) => value !== '' && value !== 'none';

const PARAMETERS = {
  shortCode: params.darajaShortCode,
  till: params.darajaTill,
  nominatedNumber: params.darajaNominatedNumber,
  key: params.darajaKey,
  secret: params.darajaSecret,
  passkey: params.darajaPasskey,
  webhookUrl: params.paymentWebhookUrl,
  webhookSecret: params.darajaWebhookSecret,
} as const;
const NEEDED = ['shortCode', 'webhookUrl', 'key', 'secret', 'passkey', 'webhookSecret'] as const;

type Values = Record<keyof typeof PARAMETERS, string>;

/** What the owner has entered, or else the deployment's parameters and secrets. */
async function find(): Promise<Values> {
  const kept = await readCredentials('mpesa');
  if (kept !== null) return { ...kept, webhookUrl: webhookAddress() };
  const entries = Object.entries(PARAMETERS).map(([name, each]) => [name, each.value().trim()]);
  return Object.fromEntries(entries) as Values;
}

/** The names of unset parameters and secrets, also of the list of payments; an invalid number counts as not set. */
export async function unsetDarajaSettings(): Promise<string[]> {
  const values = await find();
  const needed = NEEDED.filter((name) => !isSet(values[name]));
  const all =
    kenyanMobile(values.nominatedNumber) === null ? [...needed, 'nominatedNumber'] : needed;
  return all.map((name) => PARAMETERS[name as keyof typeof PARAMETERS].name);
}

/** Null until everything that STK pushes and notices need is set. */
export async function darajaSettings(): Promise<DarajaSettings | null> {
  const values = await find();
  return NEEDED.every((name) => isSet(values[name])) ? settingsOf(values) : null;
}

/** The settings for what the owner has typed, before it is kept. */
export const typedSettings = (typed: Credentials['mpesa']): DarajaSettings =>
  settingsOf({ ...typed, webhookUrl: webhookAddress() });

/** A webhook's secret of the deployment; null without one. */
export function deployedWebhookSecret(): string | null {
  const secret = params.darajaWebhookSecret.value().trim();
  return isSet(secret) ? secret : null;
}

function settingsOf({ webhookUrl: url, ...values }: Values): DarajaSettings {
  return {
    ...values,
    rootUrl: params.darajaRootUrl.value(),
    till: values.till || null,
    nominatedNumber: kenyanMobile(values.nominatedNumber),
    webhook: `${url}/${values.webhookSecret}`,
  };
}
