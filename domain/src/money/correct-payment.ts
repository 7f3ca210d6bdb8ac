/** A correction takes a wrong entry back as a whole, once; its code is then free for the right entry. */
import { Refusal } from '../refusal';
import type { EntryKind, MoneyEntry } from './entry';
import { keyOf, type EntryIdentity, type Ledger, type LedgerPlan } from './ledger';
import { netPaid, summaryOf } from './summary';

export interface CorrectionInput {
  /** the entry that is taken back: any entry of the same booking that is not a correction */
  entryId: string;
  note: string;
}

/**
 * @throws Refusal not-found; transition-not-allowed when it was taken back before or is a correction;
 * amount-above-paid when more has been refunded than would be left of the payments
 */
export function correctionEntry(
  { claim, entries }: Ledger,
  { entryId, note }: CorrectionInput,
  identity: EntryIdentity,
): LedgerPlan {
  const wrong = requireCorrectable(entries, entryId);
  const { kind: takenBack, amount, method, code } = wrong;
  const entry: MoneyEntry = {
    ...identity,
    kind: 'correction',
    amount,
    method,
    code,
    corrects: entryId,
    note: note.trim(),
  };
  const summary = summaryOf(claim, [...entries, entry]);
  if (netPaid(summary) < 0) {
    const paid = netPaid(summaryOf(claim, entries));
    throw new Refusal('amount-above-paid', { amount, paid });
  }
  return { entry, summary, claim: null, takenBack, release: keyOf(wrong) };
}

function requireCorrectable(
  entries: readonly MoneyEntry[],
  id: string,
): MoneyEntry & { kind: Exclude<EntryKind, 'correction'> } {
  const found = entries.find((entry) => entry.id === id);
  if (found === undefined) throw new Refusal('not-found');
  const isTakenBack = entries.some(({ corrects }) => corrects === id);
  const { kind } = found;
  if (kind !== 'correction' && !isTakenBack) return { ...found, kind };
  const from = isTakenBack ? 'corrected' : kind;
  throw new Refusal('transition-not-allowed', { from, action: 'correct' });
}
