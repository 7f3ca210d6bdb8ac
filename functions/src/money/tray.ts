/** Money whose owner is not known, as it stands in the database. */
import { codeKey } from '@tulia/domain/money/provider-code';
import { settledItem } from '@tulia/domain/money/provider/tray-item';
import {
  paymentTray,
  paymentTrayPath,
  type TrayItem,
} from '@tulia/domain/records/money/provider-payment';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import type { Writer } from '../platform/writer';

const refOf = (code: string) => db().doc(paymentTrayPath(codeKey('mobile-money', code)));

export async function readTrayItem(
  transaction: Transaction,
  code: string,
): Promise<TrayItem | null> {
  return recordOf(paymentTray, await transaction.get(refOf(code)));
}

export function writeTrayItem(writer: Writer, item: TrayItem): void {
  writer.create(refOf(item.code), paymentTray.toStored(item));
}

/** @throws Refusal transition-not-allowed when it is no longer open */
export function settleTrayItem(
  writer: Writer,
  item: TrayItem,
  ...[as, who]: Parameters<typeof settledItem> extends [unknown, ...infer Rest] ? Rest : never
): void {
  writer.update(refOf(item.code), paymentTray.toStoredPart(settledItem(item, as, who)));
}
