/** Whether the provider takes the practice's credentials: written where it changes, for the banner that staff see. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import {
  PAYMENT_HEALTH_PATH,
  paymentHealth,
  type PaymentHealth,
} from '@tulia/domain/records/money/payment-health';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { recordOf } from '../platform/stored';

const ref = () => db().doc(PAYMENT_HEALTH_PATH);

export async function readHealth(): Promise<PaymentHealth> {
  return recordOf(paymentHealth, await ref().get()) ?? paymentHealth.fromStored({});
}

/** Asks the provider whether it takes the credentials, and writes it down. @returns the problem; null when there is none */
export async function lookAtHealth(
  provider: PaymentProvider,
  clock: Clock,
): Promise<string | null> {
  const problem = await provider.problem();
  await noteHealth(problem, clock);
  return problem;
}

/** A provider that is silent for a moment is no news: only what it says of the credentials is. */
export async function noteHealth(problem: string | null, clock: Clock): Promise<void> {
  if (problem === 'no-answer') return;
  try {
    const before = await readHealth();
    if (before.problem === problem) return;
    const part = paymentHealth.toStoredPart({ problem, since: clock.now() });
    await ref().set(part, { merge: true });
  } catch (error) {
    // What was asked of the provider is done all the same.
    logFault('health not written', { where: 'noteHealth', ...describeError(error) });
  }
}

export async function noteRegistered(clock: Clock): Promise<void> {
  await ref().set(paymentHealth.toStoredPart({ registeredAt: clock.now() }), { merge: true });
}
