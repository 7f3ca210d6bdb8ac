/**
 * Limits how often one mailbox and one network address may hold an hour, which keeps it from others before
 * anything is paid. A request holds an hour, and so does choosing another time, holding it once more, and typing
 * the code of a payment. All of these count together, so that the end of one limit is not the start of another.
 * Mailboxes are counted and not accounts, since one mailbox takes every address with a tag. Each hold lasts a
 * while, also when it is given up at once, so a day has a limit too (threats row 52). Moves of sessions are counted
 * by themselves.
 */
import { mailboxOf } from '@tulia/domain/person/mailbox';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import {
  bookingsPerAddress,
  bookingsPerMailboxAndDay,
  bookingsPerPerson,
} from '../platform/params';
import type { RateLimit } from '../platform/rate-limit';

/** @param email of the account or the guest, lower-case */
export function holdRules(email: string, caller: Pick<Caller, 'proven' | 'address'>): RateLimit[] {
  const subject = mailboxOf(email);
  const ofMailbox = [
    {
      kind: 'hold-mailbox',
      subject,
      windowMilliseconds: HOUR,
      limit: limitFor(bookingsPerPerson.value(), caller),
    },
    {
      kind: 'hold-mailbox-day',
      subject,
      windowMilliseconds: DAY,
      limit: bookingsPerMailboxAndDay.value(),
    },
  ];
  if (caller.address === null) return ofMailbox;
  const ofAddress = {
    kind: 'hold-address',
    subject: caller.address,
    windowMilliseconds: HOUR,
    limit: limitFor(bookingsPerAddress.value(), caller),
  };
  return [...ofMailbox, ofAddress];
}

/** A limit, since each move mails two people and changes a calendar. */
const OWN_MOVES_PER_HOUR = 10;

/**
 * Moves by a link and by the account with the same mailbox count together.
 * @param subject the client's address in lower case, proved by the session or by the link in a mail to it; of a session
 * that proved none its account
 */
export function moveRules(subject: string): RateLimit[] {
  const counted = { subject: mailboxOf(subject), windowMilliseconds: HOUR };
  return [{ kind: 'move-person', limit: OWN_MOVES_PER_HOUR, ...counted }];
}
