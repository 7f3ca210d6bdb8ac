/** The settings for requests to Daraja. */
import { kenyanMobile } from '@tulia/domain/money/provider/kenyan-phone';
import * as params from '../../platform/params';

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

const nominatedNumber = () => kenyanMobile(params.darajaNominatedNumber.value());

/** The names of unset parameters and secrets that STK pushes and notices need. */
function missingDarajaSettings(): string[] {
  return [
    params.darajaShortCode,
    params.paymentWebhookUrl,
    params.darajaKey,
    params.darajaSecret,
    params.darajaPasskey,
    params.darajaWebhookSecret,
  ]
    .filter((each) => !isSet(each.value().trim()))
    .map(({ name }) => name);
}

/** As above, and the setting of the list of payments; an invalid number counts as not set. */
export function unsetDarajaSettings(): string[] {
  const unset = nominatedNumber() === null ? [params.darajaNominatedNumber.name] : [];
  return [...missingDarajaSettings(), ...unset];
}

/** Null until everything that `missingDarajaSettings` names is set. */
export function darajaSettings(): DarajaSettings | null {
  if (missingDarajaSettings().length > 0) return null;
  const webhookSecret = params.darajaWebhookSecret.value().trim();
  return {
    rootUrl: params.darajaRootUrl.value(),
    shortCode: params.darajaShortCode.value().trim(),
    till: params.darajaTill.value().trim() || null,
    nominatedNumber: nominatedNumber(),
    key: params.darajaKey.value().trim(),
    secret: params.darajaSecret.value().trim(),
    passkey: params.darajaPasskey.value().trim(),
    webhook: `${params.paymentWebhookUrl.value().trim()}/${webhookSecret}`,
    webhookSecret,
  };
}
