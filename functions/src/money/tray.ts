/** Money without a known owner, as it stands in the database. */
import { codeKey } from '@tulia/domain/money/provider-code';
import { settledItem, type TrayItem } from '@tulia/domain/money/provider/tray-item';
import { paymentTray, paymentTrayPath } from '@tulia/domain/records/money/provider-payment';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

type Key = Pick<TrayItem, 'method' | 'code'>;

const refOf = ({ method, code }: Key) => db().doc(paymentTrayPath(codeKey(method, code)));

export async function readTrayItem(transaction: Transaction, key: Key): Promise<TrayItem | null> {
  return recordOf(paymentTray, await transaction.get(refOf(key)));
}

export function writeTrayItem(writer: Writer, item: TrayItem): void {
  writer.create(refOf(item), paymentTray.toStored(item));
}

/** @throws Refusal transition-not-allowed when it is no longer open */
export function settleTrayItem(
  writer: Writer,
  item: TrayItem,
  ...[as, who]: Parameters<typeof settledItem> extends [unknown, ...infer Rest] ? Rest : never
): void {
  writer.update(refOf(item), paymentTray.toStoredPart(settledItem(item, as, who)));
}
