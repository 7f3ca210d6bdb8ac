/**
 * Receives the payment provider's notices. The provider's `readNotice` checks by the address or a signature that a
 * notice is genuine; its content is compared with our request.
 */
import type { IncomingNotice, ProviderNotice } from '@tulia/domain/money/provider/payment-provider';
import { systemClock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { hearOfTexts } from '../mail/text-notices';
import { hearOfAttempt } from '../payments/follow-attempt';
import { paymentProvider } from '../payments/provider';
import { keepUnmatched, receiveMoney } from '../payments/receive';
import { findCode } from '../payments/said-code';

interface WebhookRequest extends Omit<IncomingNotice, 'path'> {
  method: string;
  path: string;
}

interface WebhookAnswer {
  status: number;
  body?: object;
}

const NOTHING_HERE: WebhookAnswer = { status: 404 };

export async function paymentWebhook({
  method,
  path,
  ...sent
}: WebhookRequest): Promise<WebhookAnswer> {
  const [first, ...rest] = path.split('/').filter(Boolean);
  // No function fits besides, so reports about texts come here too (decision 110).
  if (first === 'texts') return hearOfTexts({ method, path: rest, raw: sent.raw }, systemClock);
  const provider = await paymentProvider();
  if (provider === null || method !== 'POST') return NOTHING_HERE;
  const incoming = { ...sent, path: path.split('/').filter(Boolean) };
  const notice = provider.readNotice(incoming, systemClock.now());
  if (notice === 'unproved') return NOTHING_HERE;
  if (notice?.about === 'question') return { status: 200, body: notice.answer };
  try {
    if (notice !== null) await take(notice);
    // An unreadable notice gets the same answer: a repeated one would be unreadable too.
    return { status: 200, body: provider.heard };
  } catch (error) {
    // A query or the daily poll finds the payment.
    logFault('notice not taken', { where: 'paymentWebhook', ...describeError(error) });
    return { status: 503 };
  }
}

async function take(notice: Exclude<ProviderNotice, { about: 'question' }>): Promise<void> {
  switch (notice.about) {
    case 'attempt':
      return hearOfAttempt(notice, systemClock);
    case 'money':
      await receiveMoney(notice.money, null, systemClock);
      return;
    case 'perhaps': {
      logFault('notice not certain', { where: 'paymentWebhook' });
      // The provider's list shows whether the payment arrived; without a list, staff check their statement.
      const found = await findCode(notice.money.code, systemClock);
      if (found === 'unanswered') await keepUnmatched(notice.money, systemClock);
      return;
    }
    case 'unread':
      logFault('notice not read', { where: 'paymentWebhook', code: notice.part });
      if (notice.money !== null) await keepUnmatched(notice.money, systemClock);
  }
}
