import type { MoneyEntry } from '../money/entry';
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
