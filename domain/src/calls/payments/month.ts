import * as yup from 'yup';
import type { EntrySigner } from '../../money/entry';
import type { LedgerLine } from '../../money/month';
import { defineCall } from '../call';

export interface MonthLine extends LedgerLine {
  by: Pick<EntrySigner, 'kind' | 'name'>;
  receiptNumber: string | null;
  clientId: string;
  /** the present name; empty when the booking is erased */
  clientName: string;
}

/** An unmatched payment of this month, which is not in the ledger. */
export interface UnownedMoney {
  code: string;
  /** shillings, with cents if the payment had some */
  amount: number;
  /** epoch milliseconds */
  at: number;
  state: 'open' | 'returned';
}

interface OwedSum {
  /** number of bookings */
  count: number;
  /** whole shillings */
  amount: number;
}

/** What all clients owe: due by now, and for sessions of later days (`dueBefore`). */
export const showOwed = defineCall<{ due: OwedSum; ahead: OwedSum }>()('money', {
  name: 'showOwed',
  may: 'record-payments',
  input: {},
});

export const MOST_OF_A_MONTH = 2000;

/** All entries of a month of practice time, oldest first. `isWhole` is false beyond `MOST_OF_A_MONTH`. */
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
