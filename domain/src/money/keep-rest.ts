/** The practice keeps what was to go back, with a reason. No money moves, and no refund is due any more. */
import { Refusal } from '../refusal';
import { correctionEntry } from './correct-payment';
import { standingEntries } from './entry';
import { planEntry, type EntryIdentity, type Ledger, type LedgerPlan } from './ledger';
import { summaryOf } from './summary';

export interface KeepingInput {
  note: string;
}

/** Keeps all that is still to go back. @throws Refusal transition-not-allowed when nothing is */
export function keepingEntry(
  ledger: Ledger,
  { note }: KeepingInput,
  identity: EntryIdentity,
): LedgerPlan {
  const { balance, state } = summaryOf(ledger.claim, ledger.entries);
  if (balance >= 0) throw new Refusal('transition-not-allowed', { from: state, action: 'keep' });
  return planEntry(ledger, identity, {
    kind: 'kept',
    amount: -balance,
    method: null,
    code: null,
    note,
  });
}

/**
 * Takes back all entries of money that was kept: the session takes place after all, and the payments count for it
 * again.
 */
export function keptTakenBack(
  { claim, entries }: Ledger,
  given: Pick<EntryIdentity, 'at' | 'by'>,
): LedgerPlan[] {
  const all = [...entries];
  return standingEntries(entries)
    .filter(({ kind }) => kind === 'kept')
    .map(({ id: entryId, bookingId, referenceNumber }) => {
      const about = { id: `${entryId}-back`, requestHash: '', bookingId, referenceNumber };
      const plan = correctionEntry(
        { claim, entries: all },
        { entryId, note: '' },
        { ...given, ...about },
      );
      all.push(plan.entry);
      return plan;
    });
}
