/** The practice's payment provider. Another provider gets a folder beside `daraja`, and is chosen here. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { ADDRESS_REFUSED, darajaProvider } from './daraja/provider';
import { darajaSettings } from './daraja/settings';

/** Null until the owner has connected it, or its parameters and secrets are set. */
export async function paymentProvider(): Promise<PaymentProvider | null> {
  const settings = await darajaSettings();
  return settings === null ? null : darajaProvider(settings);
}

/** The names of the parameters and secrets that the provider needs and that are not set. */
export { unsetDarajaSettings as missingSettings } from './daraja/settings';

/** A short code when the provider would send no notice to our address; else null. */
export async function addressProblem(): Promise<string | null> {
  const settings = await darajaSettings();
  return refusedWord(settings?.webhook ?? '') === null ? null : ADDRESS_REFUSED;
}

/** @throws Refusal payments-off until the provider is set up and the practice has switched STK pushes on */
export async function stkPushProvider({ payment }: PracticeSettings): Promise<PaymentProvider> {
  const provider = payment.promptsOn ? await paymentProvider() : null;
  if (provider === null) throw new Refusal('payments-off');
  return provider;
}
