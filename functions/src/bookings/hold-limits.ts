/**
 * Limits how often one mailbox and one network address may hold a time, which others cannot book meanwhile. Requests,
 * other times, renewed holds and codes of payments count together. Mailboxes are counted and not accounts, since one
 * mailbox receives every address with a tag. The limit for a day is for holds that are given up at once (threats row
 * 52). Moves have their own limit.
 */
import { mailboxOf } from '@tulia/domain/person/mailbox';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import * as params from '../platform/params';
import type { RateLimit } from '../platform/rate-limit';

/** @param email of the account or the guest, lower-case */
export function holdRules(email: string, caller: Pick<Caller, 'proven' | 'address'>): RateLimit[] {
  const subject = mailboxOf(email);
  const ofMailbox = [
    {
      kind: 'hold-mailbox',
      subject,
      windowMilliseconds: HOUR,
      limit: limitFor(params.bookingsPerPerson.value(), caller),
    },
    {
      kind: 'hold-mailbox-day',
      subject,
      windowMilliseconds: DAY,
      limit: params.bookingsPerMailboxAndDay.value(),
    },
  ];
  if (caller.address === null) return ofMailbox;
  const ofAddress = {
    kind: 'hold-address',
    subject: caller.address,
    windowMilliseconds: HOUR,
    limit: limitFor(params.bookingsPerAddress.value(), caller),
  };
  return [...ofMailbox, ofAddress];
}

/** Each move emails two people and changes a calendar. */
const OWN_MOVES_PER_HOUR = 10;

/**
 * Moves by a link and by the account with the same mailbox count together.
 * @param subject the client's verified address in lower case, or else the account's id
 */
export function moveRules(subject: string): RateLimit[] {
  const counted = { subject: mailboxOf(subject), windowMilliseconds: HOUR };
  return [{ kind: 'move-person', limit: OWN_MOVES_PER_HOUR, ...counted }];
}
