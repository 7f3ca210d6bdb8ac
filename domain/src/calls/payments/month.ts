/** The ledger of a month, for the practice's books. */
import * as yup from 'yup';
import type { EntrySigner } from '../../money/entry';
import type { LedgerLine } from '../../money/month';
import { defineCall } from '../call';

export interface MonthLine extends LedgerLine {
  by: Pick<EntrySigner, 'kind' | 'name'>;
  /** of its receipt; null for what has none */
  receiptNumber: string | null;
  clientId: string;
  /** as it stands today; empty where the booking is erased */
  clientName: string;
}

/** Unmatched payments of this month: they belong to no booking yet and are no part of the ledger. */
export interface UnownedMoney {
  code: string;
  /** shillings, with cents where they came with some */
  amount: number;
  /** epoch milliseconds */
  at: number;
  /** `returned` when it went back to the payer */
  state: 'open' | 'returned';
}

/** A month has no more entries than this; a practice that makes more takes its books to an accountant's program. */
export const MOST_OF_A_MONTH = 2000;

/**
 * All entries that were made in a month of practice time, oldest first. `isWhole` is false when there are more than
 * `MOST_OF_A_MONTH`, and the rest is left out.
 */
export const showMonth = defineCall<{
  lines: MonthLine[];
  unowned: UnownedMoney[];
  isWhole: boolean;
}>()('money', {
  name: 'showMonth',
  may: 'manage-practice',
  input: {
    /** `YYYY-MM` */
    month: yup
      .string()
      .required('month-required')
      .matches(/^20\d{2}-(0[1-9]|1[0-2])$/, 'month-invalid'),
  },
});
