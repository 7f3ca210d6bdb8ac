/**
 * Money went back to the client, all of it or a part. If the booking stands, the refunded sum is owed again, unless
 * it is waived or was paid beyond the price.
 */
import { Refusal } from '../refusal';
import type { PaymentMethod } from './entry';
import {
  planEntry,
  requireAmount,
  type EntryIdentity,
  type Ledger,
  type LedgerPlan,
} from './ledger';
import { typedCode } from './provider-code';
import { netPaid, summaryOf } from './summary';

export interface RefundInput {
  /** whole Kenyan shillings */
  amount: number;
  /** null when staff did not say how it was sent */
  method: PaymentMethod | null;
  /** the provider's code as typed; empty where there is none */
  code: string;
  note?: string | undefined;
}

/** @throws Refusal invalid-input, amount-above-paid, code-already-used */
export function refundEntry(
  ledger: Ledger,
  input: RefundInput,
  identity: EntryIdentity,
): LedgerPlan {
  const { amount, method, code, note = '' } = input;
  requireAmount(amount);
  const paid = netPaid(summaryOf(ledger.claim, ledger.entries));
  if (amount > paid) throw new Refusal('amount-above-paid', { amount, paid });
  const what = { kind: 'refund' as const, amount, method, code: typedCode(method, code), note };
  return planEntry(ledger, identity, what);
}
