/** The practice's payment provider. Another one is a folder beside `daraja`, chosen here. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import { refusedWord } from '@tulia/domain/money/provider/callback-address';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { ADDRESS_REFUSED, darajaProvider } from './daraja/provider';
import { darajaSettings, unsetDarajaSettings } from './daraja/settings';

/** Null until its parameters and secrets are set. */
export function paymentProvider(): PaymentProvider | null {
  const settings = darajaSettings();
  return settings === null ? null : darajaProvider(settings);
}

/** The names of parameters and secrets that it needs and that are not set. */
export function missingSettings(): string[] {
  return unsetDarajaSettings();
}

/** A short code when the provider would send no notice to the address that is set; else null. */
export function addressProblem(): string | null {
  return refusedWord(darajaSettings()?.webhook ?? '') === null ? null : ADDRESS_REFUSED;
}

/** @throws Refusal payments-off while it is not set up, or the practice has not switched STK pushes on */
export function stkPushProvider({ payment }: PracticeSettings): PaymentProvider {
  const provider = payment.promptsOn ? paymentProvider() : null;
  if (provider === null) throw new Refusal('payments-off');
  return provider;
}
