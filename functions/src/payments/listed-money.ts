/** The provider's list of what came, where it is one. */
import type { PaymentProvider } from '@tulia/domain/money/provider/payment-provider';
import type { ReceivedMoney } from '@tulia/domain/money/provider/received';
import type { Instant } from '@tulia/domain/time/instant';
import { readConnection } from '../platform/connections';

/**
 * What came between two moments; null when the provider does not say, or never agreed to keep a list. Daraja answers a
 * number that is not registered like one that nobody paid: 1001, "No records found or Organization Name not
 * available" (github.com/navariltd/frappe-mpsa-payments, api/test_pull_transactions.py). Whoever took that for an
 * empty list would free the time of a client who has paid.
 */
export async function listedMoney(
  provider: Pick<PaymentProvider, 'received'>,
  from: Instant,
  to: Instant,
): Promise<ReceivedMoney[] | null> {
  const list = await provider.received(from, to);
  if (list?.length !== 0) return list;
  return (await readConnection('mpesa')).listsAt === null ? null : list;
}
