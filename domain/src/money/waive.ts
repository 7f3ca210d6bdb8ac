/** The practice asks less than the price of a booking, or nothing. */
import { Refusal } from '../refusal';
import {
  planEntry,
  requireAmount,
  type EntryIdentity,
  type Ledger,
  type LedgerPlan,
} from './ledger';
import { summaryOf } from './summary';

export interface WaiverInput {
  /** whole Kenyan shillings */
  amount: number;
  note: string;
  /** true when staff accept that the client has paid more than is then asked, so that the rest is to go back */
  acceptOverpayment?: boolean | undefined;
}

/**
 * At most the price, and no more than is open of a booking that is over. @throws Refusal invalid-input,
 * amount-above-due
 */
export function waiverEntry(
  ledger: Ledger,
  input: WaiverInput,
  identity: EntryIdentity,
): LedgerPlan {
  const { amount, note, acceptOverpayment = false } = input;
  requireAmount(amount);
  const { waived, balance } = summaryOf(ledger.claim, ledger.entries);
  const open = Math.max(0, balance);
  const { price, isOver } = ledger.claim;
  const most = acceptOverpayment && !isOver ? price - waived : open;
  if (amount > most) throw new Refusal('amount-above-due', { amount, due: most });
  return planEntry(ledger, identity, { kind: 'waiver', amount, method: null, code: null, note });
}
