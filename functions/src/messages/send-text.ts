/**
 * A text to a phone with what it costs: it counts in the month before it leaves, by a price that no text exceeds, and
 * by its own price once the provider has named it. The month's sum is that of its texts.
 */
import * as records from '@tulia/domain/records/texting/text';
import type { MessageOutcome } from '@tulia/domain/practice/message-provider';
import type { Instant } from '@tulia/domain/time/instant';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { readRecord } from '../platform/stored';
import { noteTextAccount, providerOf, type TextAccount } from './account';

/** Cents of a shilling that a text may cost until its price is known. */
const RESERVED_CENTS = 200;

/**
 * Reads the month's sum. @returns what writes the text into the outbox and the sum; null when the ceiling is reached
 */
export async function reserveText(
  transaction: Transaction,
  { ceiling }: Pick<TextAccount, 'ceiling'>,
  id: string,
  now: Instant,
): Promise<(() => void) | null> {
  const known = await readRecord(records.textMonths, records.textMonthPath(now), transaction);
  if ((known?.cents ?? 0) + RESERVED_CENTS > ceiling * 100) return null;
  const text: records.Text = {
    state: 'sending',
    providerId: null,
    cents: RESERVED_CENTS,
    problem: null,
    early: [],
    createdAt: now,
    expiresAt: now + records.TEXT_KEPT,
  };
  return () => {
    transaction.set(db().doc(records.textPath(id)), records.texts.toStored(text));
    addToMonth(transaction, now, 1, RESERVED_CENTS);
  };
}

function addToMonth(transaction: Transaction, at: Instant, count: number, cents: number): void {
  const added = { count: FieldValue.increment(count), cents: FieldValue.increment(cents) };
  transaction.set(db().doc(records.textMonthPath(at)), added, { merge: true });
}

/** Records what became of a reserved text. @returns what is known of it now; null for one that is over, or gone */
export async function settleText(
  transaction: Transaction,
  id: string,
  outcome: MessageOutcome,
): Promise<Pick<records.Text, 'state' | 'problem'> | null> {
  const text = await readRecord(records.texts, records.textPath(id), transaction);
  if (text?.state !== 'sending') return null;
  const part = settled(text, outcome);
  const { state, problem, cents } = part;
  const stored = records.texts.toStoredPart({ ...part, early: [] });
  transaction.update(db().doc(records.textPath(id)), stored);
  addToMonth(transaction, text.createdAt, cents === 0 ? -1 : 0, cents - text.cents);
  return { state, problem };
}

function settled({ cents: reserved, early }: records.Text, outcome: MessageOutcome) {
  switch (outcome.kind) {
    case 'sent': {
      const { providerId, cents } = outcome;
      const accepted = { state: 'accepted', problem: null } as const;
      const known = early.find((report) => report.providerId === providerId) ?? accepted;
      return { ...known, providerId, cents: cents ?? reserved };
    }
    case 'unknown':
      return { state: 'unknown', cents: reserved, problem: outcome.problem } as const;
    default:
      return { state: 'refused', cents: 0, problem: outcome.problem } as const;
  }
}

/** Sends a text that is no reminder, once. @returns what became of it */
export async function sendOnce(
  account: TextAccount,
  message: { to: string; text: string },
  clock: Clock,
): Promise<MessageOutcome> {
  const id = randomUUID();
  const reserved = await db().runTransaction(async (transaction) => {
    const write = await reserveText(transaction, account, id, clock.now());
    write?.();
    return write !== null;
  });
  if (!reserved) return { kind: 'no', problem: 'ceiling' };
  const outcome = await providerOf(account).send(message);
  await db().runTransaction((transaction) => settleText(transaction, id, outcome));
  await noteTextAccount(outcome, clock);
  return outcome;
}
