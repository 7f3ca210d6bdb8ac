/** Money came in for a booking. */
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
import { summaryOf } from './summary';

export interface PaymentInput {
  /** whole Kenyan shillings */
  amount: number;
  method: PaymentMethod;
  /** the provider's code as typed; empty where there is none */
  code: string;
  note?: string | undefined;
  /** true when staff accept more than is open; money for a booking that is over is then to go back */
  acceptOverpayment?: boolean | undefined;
}

/** @throws Refusal invalid-input, amount-above-due, code-already-used */
export function paymentEntry(
  ledger: Ledger,
  input: PaymentInput,
  identity: EntryIdentity,
): LedgerPlan {
  const { amount, method, code, note = '', acceptOverpayment = false } = input;
  requireAmount(amount);
  const due = Math.max(0, summaryOf(ledger.claim, ledger.entries).balance);
  if (amount > due && !acceptOverpayment) throw new Refusal('amount-above-due', { amount, due });
  const what = { kind: 'payment' as const, amount, method, code: typedCode(method, code), note };
  return planEntry(ledger, identity, what);
}
