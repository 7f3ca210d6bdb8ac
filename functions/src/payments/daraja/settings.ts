/** The settings for requests to Daraja. */
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

const nominatedNumber = () => kenyanMobile(darajaNominatedNumber.value());

/** The names of unset parameters and secrets that STK pushes and notices need. */
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

/** As above, and what the list of payments needs; an invalid number counts as not set. */
export function unsetDarajaSettings(): string[] {
  const unset = nominatedNumber() === null ? [darajaNominatedNumber.name] : [];
  return [...missingDarajaSettings(), ...unset];
}

/** Null until everything that `missingDarajaSettings` names is set. */
export function darajaSettings(): DarajaSettings | null {
  if (missingDarajaSettings().length > 0) return null;
  const webhookSecret = darajaWebhookSecret.value().trim();
  return {
    rootUrl: darajaRootUrl.value(),
    shortCode: darajaShortCode.value().trim(),
    till: darajaTill.value().trim() || null,
    nominatedNumber: nominatedNumber(),
    key: darajaKey.value().trim(),
    secret: darajaSecret.value().trim(),
    passkey: darajaPasskey.value().trim(),
    webhook: `${paymentWebhookUrl.value().trim()}/${webhookSecret}`,
    webhookSecret,
  };
}
