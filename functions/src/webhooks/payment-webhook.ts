/**
 * Where the payment provider tells of money: `/{secret}/asked/{attemptId}` about a prompt, `/{secret}/paid` about money that came
 * unasked. Notices are not signed, so the secret is all that a stranger lacks; it is compared in constant time, and what the
 * notice says is held against what was asked for.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { systemClock } from '../platform/clock';
import { describeError, logFault } from '../platform/log';
import { darajaWebhookSecret } from '../platform/params';
import { hearOfAttempt } from '../payments/follow-attempt';
import { paymentProvider } from '../payments/provider';
import { receiveMoney } from '../payments/receive';

export interface WebhookRequest {
  method: string;
  path: string;
  body: unknown;
}

/** HTTP status and, where there is one, the body of the answer. */
export interface WebhookAnswer {
  status: number;
  body?: object;
}

const NOTHING_HERE: WebhookAnswer = { status: 404 };
const HEARD: WebhookAnswer = { status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } };
const ATTEMPT_ID = /^[0-9a-v]{32}$/;

export async function paymentWebhook({
  method,
  path,
  body,
}: WebhookRequest): Promise<WebhookAnswer> {
  const provider = paymentProvider();
  const [secret = '', about = '', attemptId = '', ...rest] = path.split('/').filter(Boolean);
  if (provider === null || !isSame(secret, darajaWebhookSecret.value().trim())) return NOTHING_HERE;
  if (method !== 'POST' || rest.length > 0) return NOTHING_HERE;
  const notice = provider.settle(body, systemClock.now());
  // What cannot be read is answered like everything else: asking again would not make it readable.
  if (notice === null) return HEARD;
  try {
    if (about === 'asked' && notice.about === 'attempt' && ATTEMPT_ID.test(attemptId)) {
      await hearOfAttempt(attemptId, notice, systemClock);
    } else if (about === 'paid' && notice.about === 'money') {
      await receiveMoney(notice.money, null, systemClock);
    }
    return HEARD;
  } catch (error) {
    // Its money is found by the query or the daily look.
    logFault('notice not taken', { where: 'paymentWebhook', ...describeError(error) });
    return { status: 503 };
  }
}

/** Of equal length by way of a fingerprint, so that the comparison tells nothing of the secret's own. */
function isSame(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((each) => createHash('sha256').update(each).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b) && secret !== '';
}
