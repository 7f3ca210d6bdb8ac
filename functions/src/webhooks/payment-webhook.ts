/**
 * Where the payment provider tells of money. Whether a notice is the provider's own is for the provider to say
 * (`settle`), by the address or a signature; what it says is held against what was asked for.
 */
import type { IncomingNotice } from '@tulia/domain/money/provider/payment-provider';
import { systemClock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { hearOfAttempt } from '../payments/follow-attempt';
import { paymentProvider } from '../payments/provider';
import { receiveMoney } from '../payments/receive';

export interface WebhookRequest extends Omit<IncomingNotice, 'path'> {
  method: string;
  path: string;
}

/** HTTP status and, where there is one, the body of the answer. */
export interface WebhookAnswer {
  status: number;
  body?: object;
}

const NOTHING_HERE: WebhookAnswer = { status: 404 };

export async function paymentWebhook({
  method,
  path,
  ...sent
}: WebhookRequest): Promise<WebhookAnswer> {
  const provider = paymentProvider();
  if (provider === null || method !== 'POST') return NOTHING_HERE;
  const incoming = { ...sent, path: path.split('/').filter(Boolean) };
  const notice = provider.settle(incoming, systemClock.now());
  if (notice === 'unproved') return NOTHING_HERE;
  const heard = { status: 200, body: provider.heard };
  // What cannot be read is answered like everything else: asking again would not make it readable.
  if (notice === null) return heard;
  try {
    if (notice.about === 'attempt') await hearOfAttempt(notice, systemClock);
    else await receiveMoney(notice.money, null, systemClock);
    return heard;
  } catch (error) {
    // Its money is found by the query or the daily look.
    logFault('notice not taken', { where: 'paymentWebhook', ...describeError(error) });
    return { status: 503 };
  }
}
