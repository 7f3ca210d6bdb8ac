/**
 * Rate limits for pages opened by a link, for typed digits, and for requested emails. They stop a stranger who guesses
 * tokens or digits or emails others, but not a client who waits for a PIN or comes back.
 */
import { mailboxOf } from '@tulia/domain/person/mailbox';
import type { Booking } from '@tulia/domain/booking/booking';
import type { Instant } from '@tulia/domain/time/instant';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import { countEachCall, enforceRateLimits, perHour } from '../platform/rate-limit';

/** Within an hour. A page that waits for a PIN polls about fifty times, and phones share network addresses. */
const LIMITS = {
  'pay-link': { perSubject: 400, perAddress: 1200 },
  'guardian-link': { perSubject: 60, perAddress: 600 },
  'manage-link': { perSubject: 60, perAddress: 600 },
  'account-email': { perSubject: 5, perAddress: 60 },
};
/** Four digits have ten thousand values. A guardian types them to open the page, to get a code, and for each answer. */
const DIGITS_PER_LINK = 12;
/** Six digits have a million values. */
const CODES_PER_LINK = 8;

/** @throws Refusal rate-limited */
export const limitLookup = (
  kind: 'pay-link' | 'guardian-link' | 'manage-link',
  token: string,
  caller: Caller,
  now: Instant,
): Promise<void> => spend(kind, token, caller, now);

/** A stranger may request emails to any address. @throws Refusal rate-limited */
export const limitAccountEmail = (email: string, caller: Caller, now: Instant): Promise<void> =>
  spend('account-email', mailboxOf(email), caller, now);

async function spend(
  kind: keyof typeof LIMITS,
  subject: string,
  caller: Caller,
  now: Instant,
): Promise<void> {
  const { perSubject, perAddress } = LIMITS[kind];
  const rules = [perHour(kind, subject, limitFor(perSubject, caller))];
  if (caller.address !== null) {
    rules.push(perHour(`${kind}-address`, caller.address, limitFor(perAddress, caller)));
  }
  await countEachCall(rules, now);
}

/** Counts each attempt before the digits are checked. @throws Refusal rate-limited */
export function limitDigits(token: string, now: Instant): Promise<void> {
  return countEachCall([perHour('guardian-digits', token, DIGITS_PER_LINK)], now);
}

/** Counts each attempt before the code is checked. @throws Refusal rate-limited */
export function limitCode(token: string, now: Instant): Promise<void> {
  return countEachCall([perHour('guardian-code', token, CODES_PER_LINK)], now);
}

/** Emails within an hour to one guardian, and for one client, from all calls together. */
const GUARDIAN_EMAILS = 3;

/**
 * Another person typed the guardian's address, which may belong to a stranger.
 * @param mailId retries of one email count once
 * @throws Refusal rate-limited
 */
export function limitGuardianMail(mailId: string, booking: Written, now: Instant): Promise<void> {
  return enforceRateLimits(emailRules('guardian-mail', booking), mailId, now);
}

/** Emails with a code have their own limit: they contain no text that a person wrote. @throws Refusal rate-limited */
export function limitGuardianCode(booking: Written, now: Instant): Promise<void> {
  return countEachCall(emailRules('guardian-code-mail', booking), now);
}

type Written = Pick<Booking, 'clientId' | 'guardian'>;

function emailRules(kind: string, { clientId, guardian }: Written) {
  const mailbox = mailboxOf(guardian?.email ?? '');
  return [
    perHour(kind, mailbox, GUARDIAN_EMAILS),
    perHour(`${kind}-client`, clientId, GUARDIAN_EMAILS),
  ];
}
