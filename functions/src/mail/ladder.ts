/** The rungs of a reminder above its email: which one is tried now, and what came of it (decision 110). */
import { stepAfter, type Rung, type RungAnswer } from '@tulia/domain/booking/mails/ladder';
import { textMoment } from '@tulia/domain/booking/mails/quiet-hours';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { textPath, texts, type TextState } from '@tulia/domain/records/texting/text';
import type { MessageOutcome } from '@tulia/domain/practice/message-provider';
import type { Instant } from '@tulia/domain/time/instant';
import { reminderText } from '@tulia/domain/wording/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { noteTextAccount, type TextAccount } from '../messages/account';
import { readTextNumber, stopNumber } from '../messages/text-number';
import { reserveText, sendByProvider, settleText } from '../messages/send-text';
import { db } from '../platform/app';
import type { Clock } from '../platform/clock';
import { siteUrl } from '../platform/params';
import { readRecord } from '../platform/stored';
import { pushOnce } from '../push/deliver-push';
import { tellOfTrouble } from './connection-mail';

/** What a rung of a leased reminder answered. */
export interface Climbed {
  state: Mail['state'];
  rung: Rung;
  problem: string | null;
  notBefore?: Instant;
  /** the attempts on the rung that follows */
  attempts?: number;
  /** of a text that was reserved */
  outcome?: MessageOutcome;
}

type TextPlan =
  | { kind: 'go'; number: string; reserve: () => void }
  | { kind: 'wait'; until: Instant }
  | { kind: 'no'; problem: string };

interface Reminder {
  mailId: string;
  mail: Mail;
  booking: Booking;
}

/** Whether a text may leave now; reads only, so that the lease can write. */
export async function planText(
  transaction: Transaction,
  { mailId, mail, booking }: Reminder,
  account: TextAccount | null,
  now: Instant,
): Promise<TextPlan> {
  if (account === null) return { kind: 'no', problem: 'texts-off' };
  const number = await readTextNumber(booking.clientUserId, transaction);
  if (number === null) return { kind: 'no', problem: 'no-consent' };
  const moment = textMoment(now, booking.startsAt, account);
  if (moment.kind === 'wait') return moment;
  if (moment.kind === 'too-late') return { kind: 'no', problem: 'quiet-hours' };
  // A text that was refused for a while is reserved anew.
  const told = { id: mailId, kind: 'reminder', bookingId: mail.bookingId } as const;
  const reserve = await reserveText(transaction, account, told, now);
  return reserve === null ? { kind: 'no', problem: 'ceiling' } : { kind: 'go', number, reserve };
}

/** @param mayStillSend asked last, so that a worker without its lease sends nothing */
export async function climb(
  mailId: string,
  { mail, number, account }: { mail: Mail; number: string | null; account: TextAccount | null },
  mayStillSend: () => Promise<boolean>,
  clock: Clock,
): Promise<Climbed> {
  const booking =
    mail.bookingId === null ? null : await readRecord(bookings, bookingPath(mail.bookingId));
  const stands =
    booking?.status === 'confirmed' && booking.startsAt === mail.parameters['startsAt'];
  if (!stands) return withdrawn(mail);
  if (mail.rung === 'push') {
    const answer = (await mayStillSend())
      ? await pushOnce({ ...mail, template: 'session-reminder', mailId }, booking, clock)
      : 'not-now';
    return after(
      mail,
      { rung: 'push', answer, problem: answer === 'sent' ? null : 'no-push' },
      clock,
    );
  }
  if (account === null || number === null) return withdrawn(mail);
  const text = reminderText(booking, mail.language, siteUrl.value().replace(/\/$/, ''));
  const outcome: MessageOutcome = (await mayStillSend())
    ? await sendByProvider(account, { to: number, text })
    : { kind: 'not-now', problem: 'lease-over' };
  if (await noteTextAccount(outcome, clock)) await tellOfTrouble('texts', clock);
  if (outcome.kind === 'no' && outcome.stopped) await stopNumber(number, clock.now());
  const problem = outcome.kind === 'sent' ? null : outcome.problem;
  return { ...after(mail, { rung: 'text', answer: outcome.kind, problem }, clock), outcome };
}

/** The session was cancelled or moved between the lease and the sending. */
const withdrawn = ({ rung }: Mail): Climbed => ({
  state: 'skipped',
  rung: rung ?? 'email',
  problem: null,
  ...(rung === 'text' && { outcome: { kind: 'no', problem: 'withdrawn' } as const }),
});

function after(
  mail: Mail,
  { rung, answer, problem }: { rung: 'push' | 'text'; answer: RungAnswer; problem: string | null },
  clock: Clock,
): Climbed {
  const step = stepAfter(rung, answer, mail.attempts);
  if (step.state !== 'pending') return { state: step.state, rung, problem };
  const attempts = step.rung === rung ? mail.attempts : 0;
  const notBefore = clock.now() + step.after;
  return { state: 'pending', rung: step.rung, problem, notBefore, attempts };
}

/** Records a text's outcome in the commit that ends the lease. @returns the text's state; null without a text */
export async function planSettling(
  transaction: Transaction,
  mailId: string,
  outcome: MessageOutcome | undefined,
): Promise<(() => TextState) | null> {
  if (outcome === undefined) return null;
  const text = await readRecord(texts, textPath(mailId), transaction);
  return text === null ? null : () => settleText(transaction, mailId, text, outcome);
}

/** A worker died while its text was on the way. */
export function leaveTextUnknown(transaction: Transaction, mailId: string): void {
  const part = texts.toStoredPart({ state: 'unknown', problem: 'interrupted' });
  transaction.update(db().doc(textPath(mailId)), part);
}
