/** Money, and what payment providers said of it, in the memory of a test (`memory-database.ts`). */
import type { MoneyEntry } from '@tulia/domain/money/entry';
import type { PaymentAttempt } from '@tulia/domain/money/provider/attempt';
import type { TrayItem } from '@tulia/domain/money/provider/tray-item';
import { codeKey } from '@tulia/domain/money/provider-code';
import {
  paymentAttemptPath,
  paymentAttempts,
  paymentTray,
  paymentTrayPath,
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

/** Money that came and lies in the tray. */
export function putInTray(item: TrayItem): void {
  const path = paymentTrayPath(codeKey(item.method, item.code));
  memory.put(path, paymentTray.toStored(item));
}

/** All that lies in the tray now, or lay there. */
export function storedTray(): TrayItem[] {
  return Object.values(memory.all(paymentTray.collection)).map((each) =>
    paymentTray.fromStored(each),
  );
}

/** M-Pesa has agreed to list what comes. */
export function mpesaLists(): void {
  memory.put(connectionPath('mpesa'), connections.toStoredPart({ listsAt: 1 }));
}
