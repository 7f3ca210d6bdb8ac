/**
 * Limits how often a page is opened by its link, digits are tried, and an email is asked for: it stops a stranger who
 * guesses tokens or digits or writes to others, and not a client who waits for a PIN or comes back.
 */
import { mailboxOf } from '@tulia/domain/person/mailbox';
import type { Booking } from '@tulia/domain/booking/booking';
import { HOUR, type Instant } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { limitFor } from '../platform/app-check';
import type { Caller } from '../platform/caller';
import { enforceRateLimits } from '../platform/rate-limit';

/**
 * Looks at a link, and emails with a link of the account to a mailbox, within an hour. A page that waits for a PIN
 * asks about fifty times, and every new client needs an email; phones share addresses.
 */
const LIMITS = {
  'pay-link': { perSubject: 400, perAddress: 1200 },
  'guardian-link': { perSubject: 60, perAddress: 600 },
  'manage-link': { perSubject: 60, perAddress: 600 },
  'account-email': { perSubject: 5, perAddress: 60 },
};
/**
 * Four digits have ten thousand values. A guardian types them to open the page, to get a code, to answer, and to
 * answer differently.
 */
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

/**
 * A stranger may ask for emails to any address: their number ends, and each of them still holds its link.
 * @throws Refusal rate-limited
 */
export const limitAccountEmail = (email: string, caller: Caller, now: Instant): Promise<void> =>
  spend('account-email', mailboxOf(email), caller, now);

async function spend(
  kind: keyof typeof LIMITS,
  subject: string,
  caller: Caller,
  now: Instant,
): Promise<void> {
  const { perSubject, perAddress } = LIMITS[kind];
  const rules = [rule(kind, subject, limitFor(perSubject, caller))];
  if (caller.address !== null) {
    rules.push(rule(`${kind}-address`, caller.address, limitFor(perAddress, caller)));
  }
  await enforceRateLimits(rules, randomUUID(), now);
}

/** Digits that are tried count before they are looked at, right ones too. @throws Refusal rate-limited */
export function limitDigits(token: string, now: Instant): Promise<void> {
  return enforceRateLimits([rule('guardian-digits', token, DIGITS_PER_LINK)], randomUUID(), now);
}

/** Codes that are tried count before they are looked at, right ones too. @throws Refusal rate-limited */
export function limitCode(token: string, now: Instant): Promise<void> {
  return enforceRateLimits([rule('guardian-code', token, CODES_PER_LINK)], randomUUID(), now);
}

/** Most emails within an hour to one guardian, and for one client, from all calls together. */
const GUARDIAN_LETTERS = 3;

/**
 * Another person typed the guardian's address, which may belong to a stranger.
 * @param mailId of the email, which counts once however often it is tried
 * @throws Refusal rate-limited
 */
export function limitGuardianMail(mailId: string, booking: Written, now: Instant): Promise<void> {
  return enforceRateLimits(emailRules('guardian-mail', booking), mailId, now);
}

/**
 * Emails with a code have a count of their own: they carry no text that a person wrote. @throws Refusal
 * rate-limited
 */
export function limitGuardianCode(booking: Written, now: Instant): Promise<void> {
  return enforceRateLimits(emailRules('guardian-code-mail', booking), randomUUID(), now);
}

type Written = Pick<Booking, 'clientId' | 'guardian'>;

function emailRules(kind: string, { clientId, guardian }: Written) {
  const mailbox = mailboxOf(guardian?.email ?? '');
  return [
    rule(kind, mailbox, GUARDIAN_LETTERS),
    rule(`${kind}-client`, clientId, GUARDIAN_LETTERS),
  ];
}

const rule = (kind: string, subject: string, limit: number) => ({
  kind,
  subject,
  limit,
  windowMilliseconds: HOUR,
});
