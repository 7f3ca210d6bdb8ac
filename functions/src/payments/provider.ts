/** The practice's payment provider. Another one is a folder beside `daraja`, chosen here. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { Refusal } from '@tulia/domain/refusal';
import { darajaProvider } from './daraja/provider';
import { darajaSettings, missingDarajaSettings } from './daraja/settings';

/** Null until its parameters and secrets are set. */
export function paymentProvider(): PaymentProvider | null {
  const settings = darajaSettings();
  return settings === null ? null : darajaProvider(settings);
}

/** The names of parameters and secrets that it needs and that are not set. */
export function missingSettings(): string[] {
  return missingDarajaSettings();
}

/** @throws Refusal payments-off while it is not set up, or the practice has not switched prompts on */
export function promptingProvider({ payment }: PracticeSettings): PaymentProvider {
  const provider = payment.promptsOn ? paymentProvider() : null;
  if (provider === null) throw new Refusal('payments-off');
  return provider;
}
