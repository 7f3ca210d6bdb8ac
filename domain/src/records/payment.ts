import type { MoneyEntry } from '../money/entry';
import type { CodeLock } from '../money/provider-code';
import { defineRecord } from './record';

/**
 * `payments/{id}`: the ledger. Entries are created in the commit of the booking that counts them, and never changed.
 */
export const payments = defineRecord<MoneyEntry>('payments', ['at']);
export const paymentPath = (id: string) => `payments/${id}`;

export const paymentCodes = defineRecord<CodeLock>('paymentCodes');
export const paymentCodePath = (key: string) => `paymentCodes/${key}`;
