/**
 * Limits how often one mailbox and one network address may hold a time, which others cannot book meanwhile. Requests,
 * other times, renewed holds and codes of payments count together. Mailboxes are counted and not accounts, since one
 * mailbox receives every address with a tag. The limit for a day is for holds that are given up at once (threats row
 * 52). Moves have their own limit.
 */
import { mailboxOf } from '@tulia/domain/person/mailbox';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import * as params from '../platform/params';
import { perDay, perHour, type RateLimit } from '../platform/rate-limit';

/** @param email of the account or the guest, lower-case */
export function holdRules(email: string, caller: Pick<Caller, 'proven' | 'address'>): RateLimit[] {
  const subject = mailboxOf(email);
  const ofMailbox = [
    perHour('hold-mailbox', subject, limitFor(params.bookingsPerPerson.value(), caller)),
    perDay('hold-mailbox-day', subject, params.bookingsPerMailboxAndDay.value()),
  ];
  if (caller.address === null) return ofMailbox;
  const limit = limitFor(params.bookingsPerAddress.value(), caller);
  return [...ofMailbox, perHour('hold-address', caller.address, limit)];
}

const SERIES_PER_DAY = 6;

/** A series counts as one request, and holds up to eight times: so few of them a day. */
export const seriesRules = (email: string): RateLimit[] => [
  perDay('series-mailbox-day', mailboxOf(email), SERIES_PER_DAY),
];

/** Each move emails two people and changes a calendar. */
const OWN_MOVES_PER_HOUR = 10;

/**
 * Moves by a link and by the account with the same mailbox count together.
 * @param subject the client's verified address in lower case, or else the account's id
 */
export function moveRules(subject: string): RateLimit[] {
  return [perHour('move-person', mailboxOf(subject), OWN_MOVES_PER_HOUR)];
}
