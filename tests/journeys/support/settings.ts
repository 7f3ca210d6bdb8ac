/** The practice's settings as a journey needs them for a while; the other journeys find them as they were. */
import type { PracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH } from '@tulia/domain/records/practice-settings';
import { database } from '../../support/actors';
import { test } from './journey';

const change = (fields: object) => database().doc(PRACTICE_SETTINGS_PATH).update(fields);

/** Runs `work` while the practice asks for the account at another moment than first. */
export async function whileEntryIs<T>(
  bookingEntry: PracticeSettings['bookingEntry'],
  work: () => Promise<T>,
): Promise<T> {
  await change({ bookingEntry });
  try {
    return await work();
  } finally {
    await change({ bookingEntry: 'account-first' });
  }
}

/** For the journeys of a file the practice has a PayBill. */
export function takesMobileMoney(): void {
  const setPaybill = (number: string) => change({ 'payment.mobileMoneyPaybill': number });
  test.beforeAll(() => setPaybill('400200'));
  test.afterAll(() => setPaybill(''));
}
