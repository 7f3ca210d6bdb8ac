/**
 * A text to a phone with what it costs: it counts in the month before it leaves, by a price that no text exceeds, and
 * by its own price once the provider has named it. The month's sum is that of its texts.
 */
import { fitsOneText } from '@tulia/domain/text/gsm7';
import * as records from '@tulia/domain/records/texting/text';
import type { MessageOutcome } from '@tulia/domain/practice/message-provider';
import type { Instant } from '@tulia/domain/time/instant';
import { monthOf, toWallTime } from '@tulia/domain/time/practice-time';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { readRecord } from '../platform/stored';
import { noteTextAccount, providerOf, type TextAccount } from './account';

/** Cents of a shilling that a text may cost until its price is known. */
export const RESERVED_CENTS = 200;

interface Told {
  id: string;
  kind: records.Text['kind'];
  bookingId: string | null;
}

/**
 * Reads the month's sum. @returns what writes the text into the outbox and the sum; null when the ceiling is reached
 */
export async function reserveText(
  transaction: Transaction,
  { ceiling }: Pick<TextAccount, 'ceiling'>,
  { id, kind, bookingId }: Told,
  now: Instant,
): Promise<(() => void) | null> {
  const month = monthOf(toWallTime(now).date);
  const sum = db().doc(records.textMonthPath(month));
  const known = await readRecord(records.textMonths, sum.path, transaction);
  if ((known?.cents ?? 0) + RESERVED_CENTS > ceiling * 100) return null;
  const text: records.Text = {
    kind,
    bookingId,
    state: 'sending',
    providerId: null,
    cents: RESERVED_CENTS,
    month,
    problem: null,
    createdAt: now,
    reportedAt: null,
    expiresAt: now + records.TEXT_KEPT,
  };
  return () => {
    transaction.set(db().doc(records.textPath(id)), records.texts.toStored(text));
    count(transaction, month, { texts: 1, cents: RESERVED_CENTS });
  };
}

function count(
  transaction: Transaction,
  month: string,
  { texts, cents }: { texts: number; cents: number },
): void {
  const added = { count: FieldValue.increment(texts), cents: FieldValue.increment(cents) };
  transaction.set(db().doc(records.textMonthPath(month)), added, { merge: true });
}

/** Records what became of a reserved text. @returns its state */
export function settleText(
  transaction: Transaction,
  id: string,
  text: Pick<records.Text, 'month' | 'cents'>,
  outcome: MessageOutcome,
): records.TextState {
  const part = settled(outcome, text.cents);
  const { cents } = part;
  transaction.update(db().doc(records.textPath(id)), records.texts.toStoredPart(part));
  const isFree = cents === 0;
  count(transaction, text.month, { texts: isFree ? -1 : 0, cents: cents - text.cents });
  return part.state;
}

function settled(outcome: MessageOutcome, reserved: number) {
  switch (outcome.kind) {
    case 'sent': {
      const { providerId, cents } = outcome;
      return { state: 'accepted', providerId, cents: cents ?? reserved, problem: null } as const;
    }
    case 'unknown':
      return { state: 'unknown', cents: reserved, problem: outcome.problem } as const;
    default:
      return { state: 'refused', cents: 0, problem: outcome.problem } as const;
  }
}

/** Never throws: what cannot be said in one text is not sent. */
export async function sendByProvider(
  account: TextAccount,
  message: { to: string; text: string },
): Promise<MessageOutcome> {
  if (!fitsOneText(message.text)) return { kind: 'no', problem: 'text-too-long' };
  return providerOf(account).send(message);
}

/** Sends a text that is no reminder, once. @returns what became of it */
export async function sendOnce(
  account: TextAccount,
  kind: 'code' | 'test',
  message: { to: string; text: string },
  clock: Clock,
): Promise<MessageOutcome> {
  const id = `${kind}_${randomUUID()}`;
  const reserved = await db().runTransaction(async (transaction) => {
    const told = { id, kind, bookingId: null };
    const write = await reserveText(transaction, account, told, clock.now());
    write?.();
    return write !== null;
  });
  if (!reserved) return { kind: 'no', problem: 'ceiling' };
  const outcome = await sendByProvider(account, message);
  await db().runTransaction(async (transaction) => {
    const text = await readRecord(records.texts, records.textPath(id), transaction);
    if (text?.state === 'sending') settleText(transaction, id, text, outcome);
  });
  await noteTextAccount(outcome, clock);
  return outcome;
}
