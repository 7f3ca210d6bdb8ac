/** What Daraja is asked with; null until everything of it is set. */
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import {
  darajaKey,
  darajaNominatedNumber,
  darajaPasskey,
  darajaRootUrl,
  darajaSecret,
  darajaShortCode,
  darajaTill,
  darajaWebhookSecret,
  paymentWebhookUrl,
} from '../../platform/params';

export interface DarajaSettings {
  rootUrl: string;
  shortCode: string;
  /** the till that the money goes to; null for a PayBill */
  till: string | null;
  /** with which the list of payments is registered, as `kenyanMobile` answers; null where none is set */
  nominatedNumber: string | null;
  key: string;
  secret: string;
  passkey: string;
  /** where notices are sent, with the secret, without a slash at the end */
  webhook: string;
  webhookSecret: string;
}

const isSet = (value: string) => value !== '' && value !== 'none';

const nominatedNumber = () => kenyanMobile(darajaNominatedNumber.value());

/** The parameters and secrets that STK pushes and notices need and that are not set, by name. */
function missingDarajaSettings(): string[] {
  return [
    darajaShortCode,
    paymentWebhookUrl,
    darajaKey,
    darajaSecret,
    darajaPasskey,
    darajaWebhookSecret,
  ]
    .filter((each) => !isSet(each.value().trim()))
    .map(({ name }) => name);
}

/** The same, with what the list of payments needs; a number that is none counts as not set. */
export function unsetDarajaSettings(): string[] {
  const unset = nominatedNumber() === null ? [darajaNominatedNumber.name] : [];
  return [...missingDarajaSettings(), ...unset];
}

export function darajaSettings(): DarajaSettings | null {
  const [shortCode, till, webhookUrl] = [darajaShortCode, darajaTill, paymentWebhookUrl].map(
    (each) => each.value().trim(),
  ) as [string, string, string];
  const [key, secret, passkey, webhookSecret] = [
    darajaKey,
    darajaSecret,
    darajaPasskey,
    darajaWebhookSecret,
  ].map((each) => each.value().trim()) as [string, string, string, string];
  if (missingDarajaSettings().length > 0) return null;
  const webhook = `${webhookUrl}/${webhookSecret}`;
  return {
    rootUrl: darajaRootUrl.value(),
    shortCode,
    till: till === '' ? null : till,
    nominatedNumber: nominatedNumber(),
    key,
    secret,
    passkey,
    webhook,
    webhookSecret,
  };
}
