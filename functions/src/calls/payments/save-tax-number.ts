/** The number of a tax invoice on a receipt. Contract in domain/calls/money/payments.ts. */
import { saveTaxNumber as contract } from '@tulia/domain/calls/money/payments';
import { receiptPath, receipts } from '@tulia/domain/records/money/provider-payment';
import { Refusal } from '@tulia/domain/refusal';
import { db } from '../../platform/app';
import { callable } from '../../platform/callable';
import { requirePermission } from '../../platform/caller';

export const saveTaxNumber = callable(
  contract,
  async ({ receiptNumber, taxNumber }, { caller }) => {
    requirePermission(caller, 'record-payments');
    const ref = db().doc(receiptPath(receiptNumber));
    await db().runTransaction(async (transaction) => {
      if (!(await transaction.get(ref)).exists) throw new Refusal('not-found');
      transaction.update(ref, receipts.toStoredPart({ taxNumber: taxNumber.trim() }));
    });
    return {};
  },
);
