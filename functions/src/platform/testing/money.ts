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

/** An entry of the ledger. */
export function putEntry(entry: MoneyEntry): MoneyEntry {
  memory.put(paymentPath(entry.id), payments.toStored(entry));
  return entry;
}

/** All entries that stand there now. */
export function storedEntries(): MoneyEntry[] {
  return Object.values(memory.all(payments.collection)).map((each) => payments.fromStored(each));
}

/** An STK push. */
export function putAttempt(attempt: PaymentAttempt): PaymentAttempt {
  memory.put(paymentAttemptPath(attempt.id), paymentAttempts.toStored(attempt));
  return attempt;
}

/** The STK push as it stands there now. */
export function storedAttempt(id: string): PaymentAttempt {
  return paymentAttempts.fromStored(memory.read(paymentAttemptPath(id)) ?? {});
}

/** Money that came and is among the unmatched payments. */
export function putUnmatched(item: UnmatchedPayment): void {
  const path = unmatchedPaymentPath(codeKey(item.method, item.code));
  memory.put(path, unmatchedPayments.toStored(item));
}

/** All that is among the unmatched payments now, or lay there. */
export function storedUnmatched(): UnmatchedPayment[] {
  return Object.values(memory.all(unmatchedPayments.collection)).map((each) =>
    unmatchedPayments.fromStored(each),
  );
}

/** M-Pesa has agreed to list what comes. */
export function mpesaLists(): void {
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ listsAt: 1 }));
}
