/**
 * How often one mailbox and one network address may have an hour held, which keeps it from others before a shilling is paid:
 * by a request, by choosing another time for one, by having it held again, by the code of a payment. They count together, or
 * whoever has used up the one goes on with the other; and accounts cost nothing where one mailbox takes every address with a tag. Each holds its hour
 * for a while, also one that is given up at once, so that a day has a limit too (threats row 52).
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
import type { QuotaRule } from '../platform/quota';

/** @param email of the account or the guest, lower-case */
export function holdRules(email: string, caller: Pick<Caller, 'proven' | 'address'>): QuotaRule[] {
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
