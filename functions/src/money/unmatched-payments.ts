/** Stores payments that belong to no booking yet. */
import { codeKey } from '@tulia/domain/money/provider-code';
import { closedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import type { UnmatchedPayment } from '@tulia/domain/money/provider/unmatched-payment';
import * as records from '@tulia/domain/records/money/provider-payment';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { readRecord } from '../platform/stored';
import type { Writer } from '../platform/writer';

type Key = Pick<UnmatchedPayment, 'method' | 'code'>;

const refOf = ({ method, code }: Key) =>
  db().doc(records.unmatchedPaymentPath(codeKey(method, code)));

export async function readUnmatchedPayment(
  transaction: Transaction,
  key: Key,
): Promise<UnmatchedPayment | null> {
  return readRecord(records.unmatchedPayments, refOf(key).path, transaction);
}

export function writeUnmatchedPayment(writer: Writer, item: UnmatchedPayment): void {
  writer.create(refOf(item), records.unmatchedPayments.toStored(item));
}

/** @throws Refusal transition-not-allowed when it is no longer open */
export function closeUnmatchedPayment(
  writer: Writer,
  item: UnmatchedPayment,
  ...[as, who]: Parameters<typeof closedPayment> extends [unknown, ...infer Rest] ? Rest : never
): void {
  writer.update(refOf(item), records.unmatchedPayments.toStoredPart(closedPayment(item, as, who)));
}
