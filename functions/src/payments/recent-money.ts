/**
 * The provider's list of payments. Daraja answers an unregistered number like a number without payments: 1001, "No
 * records found or Organization Name not available" (github.com/navariltd/frappe-mpsa-payments,
 * api/test_pull_transactions.py). Reading that as an empty list would free the time of a client who has paid.
 */
import { LOOK_BACK } from '@tulia/domain/money/provider/attempt';
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import { MINUTE, type Instant } from '@tulia/domain/time/instant';
import type { Clock } from '../platform/clock';
import { readConnection } from '../platform/connections';

type Provider = Pick<PaymentProvider, 'received'>;

/** The payments between two moments; null when the provider gives no list, or never agreed to keep one. */
export async function listedMoney(
  provider: Provider,
  from: Instant,
  to: Instant,
): Promise<ReceivedMoney[] | null> {
  const list = await provider.received(from, to);
  if (list?.length !== 0) return list;
  return (await readConnection('mpesa')).listsAt === null ? null : list;
}

/** All calls share one list for so long: it has up to fifty pages, each of them a request. */
const LIST_KEPT = MINUTE;

let kept: { askedAt: Instant; list: Promise<ReceivedMoney[] | null> } | null = null;

/** The payments of the last two days. null, when the provider gives no list, is not kept. */
export async function recentMoney(
  provider: Provider,
  clock: Clock,
): Promise<ReceivedMoney[] | null> {
  const now = clock.now();
  // The clock of a job may be ahead of the clock of a call.
  if (kept === null || Math.abs(now - kept.askedAt) >= LIST_KEPT) {
    kept = { askedAt: now, list: listedMoney(provider, now - LOOK_BACK, now) };
  }
  const asked = kept;
  const list = await asked.list;
  if (list === null && kept === asked) kept = null;
  return list;
}
