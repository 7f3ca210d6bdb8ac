import type { MoneyEntry } from '../money/entry';
import { accountCode } from '../money/provider/account-code';
import type { PaymentAttempt } from '../money/provider/attempt';
import { aBooking } from './booking';

const { id: bookingId, referenceNumber } = aBooking();

/** A payment in cash for `aBooking`, entered by staff. */
export function anEntry(change: Partial<MoneyEntry> = {}): MoneyEntry {
  return {
    id: 'e1',
    kind: 'payment',
    bookingId,
    referenceNumber,
    amount: 1000,
    method: 'cash',
    code: null,
    corrects: null,
    at: 1,
    by: { kind: 'staff', uid: 'u', name: 'Wanjiru' },
    note: '',
    requestHash: 'hash',
    ...change,
  };
}

/** An STK push for `aBooking` that is to be asked for. */
export function anAttempt(change: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    id: 'a1',
    bookingId,
    referenceNumber,
    account: accountCode(referenceNumber),
    amount: 3000,
    phone: '254712345678',
    state: 'asked',
    end: null,
    problem: null,
    reference: null,
    code: null,
    queries: 0,
    nextQueryAt: null,
    createdAt: 1,
    updatedAt: 1,
    ...change,
  };
}
