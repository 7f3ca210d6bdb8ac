/** Money, and what payment providers said of it, in the memory of a test (`memory-database.ts`). */
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import type { UnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import { codeKey } from '@tulia/domain/money/provider-code';
import {
  paymentAttemptPath,
  paymentAttempts,
  unmatchedPayments,
  unmatchedPaymentPath,
} from '@tulia/domain/records/money/provider-payment';
import { paymentPath, payments } from '@tulia/domain/records/payment';
import { connectionPath, connections } from '@tulia/domain/records/watch/connection';
import { memory } from './memory-database';

export function putEntry(entry: MoneyEntry): MoneyEntry {
  memory.put(paymentPath(entry.id), payments.toStored(entry));
  return entry;
}

export function storedEntries(): MoneyEntry[] {
  return memory.records(payments);
}

export function putAttempt(attempt: PaymentAttempt): PaymentAttempt {
  memory.put(paymentAttemptPath(attempt.id), paymentAttempts.toStored(attempt));
  return attempt;
}

export function storedAttempt(id: string): PaymentAttempt {
  return paymentAttempts.fromStored(memory.read(paymentAttemptPath(id)) ?? {});
}

export function putUnmatched(item: UnmatchedPayment): void {
  const path = unmatchedPaymentPath(codeKey(item.method, item.code));
  memory.put(path, unmatchedPayments.toStored(item));
}

/** All unmatched payments, also closed ones. */
export function storedUnmatched(): UnmatchedPayment[] {
  return memory.records(unmatchedPayments);
}

/** M-Pesa has agreed to list payments. */
export function mpesaLists(): void {
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ listsAt: 1 }));
}
