import { projectId } from './app';
import { paymentWebhookUrl, REGION } from './params';

/** The address of the function `paymentWebhook`, which a deployment may name otherwise; without a slash at the end. */
export function webhookAddress(): string {
  const named = paymentWebhookUrl.value().trim();
  const usual = `https://${REGION}-${projectId()}.cloudfunctions.net/paymentWebhook`;
  return named === '' || named === 'none' ? usual : named;
}
