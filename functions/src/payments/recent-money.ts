/**
 * The provider's list of the last two days, for the calls that look for a code: however many ask, the provider is
 * asked once a minute.
 */
import { LOOK_BACK } from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { listedMoney } from './listed-money';

/** The list has up to fifty pages, each of them a request. */
const LIST_KEPT = MINUTE;

let kept: { askedAt: Instant; list: Promise<ReceivedMoney[] | null> } | null = null;

/** What came in the last two days; null when the provider does not say, and the next one asks it again. */
export async function recentMoney(
  provider: Pick<PaymentProvider, 'received'>,
  clock: Clock,
): Promise<ReceivedMoney[] | null> {
  const now = clock.now();
  // The clock of a job may be ahead of that of a call.
  if (kept === null || Math.abs(now - kept.askedAt) >= LIST_KEPT) {
    kept = { askedAt: now, list: listedMoney(provider, now - LOOK_BACK, now) };
  }
  const asked = kept;
  const list = await asked.list;
  if (list === null && kept === asked) kept = null;
  return list;
}
