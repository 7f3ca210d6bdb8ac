/** The number of a tax invoice on a receipt. */
import { saveTaxNumber as contract } from '@tulia/domain/calls/payments/payments';
import { receiptPath } from '@tulia/domain/records/money/provider-payment';
import { Refusal } from '@tulia/domain/refusal';
import { callable } from '../../platform/callable';
import { changeWithAudit } from '../../practice/audit';

export const saveTaxNumber = callable(
  contract,
  async ({ receiptNumber, taxNumber }, { caller, clock }) => {
    await changeWithAudit(receiptPath(receiptNumber), caller, clock.now(), (before) => {
      if (before === undefined) throw new Refusal('not-found');
      const data = { taxNumber: taxNumber.trim() };
      return { action: 'tax-number-changed', data, label: receiptNumber };
    });
    return {};
  },
);
