/** The code of a payment that a client has typed: whether the provider knows it. */
import { codeKey } from '@tulia/domain/money/provider-code';
import { paymentTray, paymentTrayPath } from '@tulia/domain/records/money/provider-payment';
import type { Clock } from '../platform/clock';
import { readRecord } from '../platform/stored';
import { paymentProvider } from './provider';
import { receiveMoney } from './receive';
import { recentMoney } from './recent-money';

/**
 * Enters the money of a code, from the tray or from the provider's list.
 * @returns the booking that it was entered for, null when there is none; `unanswered` when nobody could be asked
 */
export async function lookForCode(
  code: string,
  clock: Clock,
): Promise<{ bookingId: string | null } | 'unanswered'> {
  const key = codeKey('mobile-money', code);
  const lying = await readRecord(paymentTray, paymentTrayPath(key));
  const provider = paymentProvider();
  if (lying === null && provider === null) return 'unanswered';
  const list = lying === null && provider !== null ? await recentMoney(provider, clock) : [];
  if (list === null) return 'unanswered';
  const money = lying ?? list.find((each) => each.code === code);
  return money === undefined ? { bookingId: null } : receiveMoney(money, null, clock);
}
