/** The rungs of a reminder above its email: which one is tried now, and what came of it (decision 110). */
import { stepAfter } from '@tulia/domain/booking/mails/ladder';
import { textMoment } from '@tulia/domain/booking/mails/quiet-hours';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Mail } from '@tulia/domain/records/mail';
import type { MessageOutcome } from '@tulia/domain/practice/message-provider';
import type { Instant } from '@tulia/domain/time/instant';
import { reminderText } from '@tulia/domain/wording/texts';
import type { Transaction } from 'firebase-admin/firestore';
import { noteTextAccount, providerOf, type TextAccount } from '../messages/account';
import { readTextNumber, stopNumber } from '../messages/text-number';
import { reserveText } from '../messages/send-text';
import type { Clock } from '../platform/clock';
import { siteUrl } from '../platform/params';
import { pushOnce } from '../push/deliver-push';
import { tellOfTrouble } from './connection-mail';
import type { Result } from './outbox';

/** A reminder that is leased for a rung above its email. */
export interface Climbing {
  booking: Booking;
  /** null for a notification */
  text: { account: TextAccount; number: string } | null;
}

type TextPlan =
  | { kind: 'go'; text: Climbing['text']; reserve: () => void }
  | { kind: 'wait'; until: Instant }
  | { kind: 'no'; problem: string };

/** Whether a text may leave now; reads only, so that the lease can write. */
export async function planText(
  transaction: Transaction,
  { mailId, booking }: { mailId: string; booking: Booking },
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
  const reserve = await reserveText(transaction, account, mailId, now);
  if (reserve === null) return { kind: 'no', problem: 'ceiling' };
  return { kind: 'go', text: { account, number }, reserve };
}

/**
 * @param mayStillSend asked last, so that a worker without its lease sends nothing
 * @returns what the rung came to, and the outcome of its text
 */
export async function climb(
  { mailId, mail }: { mailId: string; mail: Mail },
  { booking, text }: Climbing,
  mayStillSend: () => Promise<boolean>,
  clock: Clock,
): Promise<{ result: Result; outcome?: MessageOutcome }> {
  if (text === null) {
    const push = { ...mail, template: 'session-reminder', mailId } as const;
    const answer = (await mayStillSend()) ? await pushOnce(push, booking, clock) : 'not-now';
    const problem = answer === 'sent' ? null : 'no-push';
    return { result: { ...stepAfter('push', answer, mail.attempts, clock.now()), problem } };
  }
  const { account, number } = text;
  const words = reminderText(booking, mail.language, siteUrl.value().replace(/\/$/, ''));
  const outcome: MessageOutcome = (await mayStillSend())
    ? await providerOf(account).send({ to: number, text: words })
    : { kind: 'not-now', problem: 'lease-over' };
  if (await noteTextAccount(outcome, clock)) await tellOfTrouble('texts', clock);
  if (outcome.kind === 'no' && outcome.stopped) await stopNumber(number, clock.now());
  const problem = outcome.kind === 'sent' ? null : outcome.problem;
  const step = stepAfter('text', outcome.kind, mail.attempts, clock.now());
  return { result: { ...step, problem }, outcome };
}
