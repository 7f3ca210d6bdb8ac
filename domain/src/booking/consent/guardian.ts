/**
 * The consent of the parent or guardian of a client aged 12 to 17: a session with them is confirmed only once the
 * guardian has given it by the guardian's own link (specification section 9, design section 8).
 */
import { mailboxOf } from '../../person/mailbox';
import { Refusal } from '../../refusal';
import { DAY, HOUR, type Instant } from '../../time/instant';
import { hasLeft, type Booking, type GuardianConsent } from '../booking';
import { isActive } from '../status';

/**
 * `none`: the client is an adult; `unnamed`: the client named no guardian; `open`: the guardian was not asked or
 * has not answered; `declined`: the guardian said no; `withdrawn`: the guardian agreed and withdrew the consent.
 */
export type GuardianState = 'none' | 'unnamed' | 'open' | 'declined' | 'given' | 'withdrawn';
export type GuardianAsked = Pick<
  Booking,
  'ageBand' | 'guardian' | 'guardianConsent' | 'guardianDeclinedAt'
>;

export function guardianStateOf(booking: GuardianAsked): GuardianState {
  const { ageBand, guardian, guardianConsent, guardianDeclinedAt = null } = booking;
  if (ageBand !== 'adolescent') return 'none';
  if (guardian === null) return 'unnamed';
  if (guardianConsent === null) return guardianDeclinedAt === null ? 'open' : 'declined';
  return guardianConsent.withdrawnAt === null ? 'given' : 'withdrawn';
}

/** Whether a session may not be confirmed yet: its guardian has not agreed, or no longer does. */
export function lacksGuardianConsent(booking: GuardianAsked): boolean {
  return !['none', 'given'].includes(guardianStateOf(booking));
}

/** From which it is known whether the guardian refuses: a booking, or what a link tells of one. */
export type GuardianRefusal = GuardianAsked | { guardianRefused: boolean };

/**
 * Whether the guardian has said no, or has taken the consent back: the client is then asked for no money, and
 * promised no time.
 */
export function hasGuardianRefused(booking: GuardianRefusal): boolean {
  if ('guardianRefused' in booking) return booking.guardianRefused;
  return ['declined', 'withdrawn'].includes(guardianStateOf(booking));
}

/** A request for a client of 12 to 17 names a guardian who knows of it. @throws Refusal guardian-required */
export function requireNamedGuardian({
  ageBand,
  guardian,
}: Pick<Booking, 'ageBand' | 'guardian'>): void {
  if (ageBand === 'adolescent' && guardian?.consents !== true) {
    throw new Refusal('guardian-required');
  }
}

/** Before a session takes place. @throws Refusal guardian-required, guardian-consent-due */
export function requireGuardianConsent(booking: GuardianAsked): void {
  requireNamedGuardian(booking);
  if (lacksGuardianConsent(booking)) throw new Refusal('guardian-consent-due');
}

/** How long after its session a link stays in the database, in case the session is moved. */
export const GUARDIAN_LINK_KEPT = 60 * DAY;

/** When a link is erased, as the booking's time stands now. */
export const guardianLinkErased = ({ endsAt }: Pick<Booking, 'endsAt'>): Instant =>
  endsAt + GUARDIAN_LINK_KEPT;

/**
 * Whether the guardian may still answer by the link: until the session is over, is cancelled or rejected, or the
 * client's account is deleted.
 */
export function isGuardianLinkOpen(
  booking: GuardianAsked & Pick<Booking, 'endsAt' | 'leftAt' | 'retainUntil' | 'status'>,
  now: Instant,
): boolean {
  const { endsAt, status, guardian, ageBand } = booking;
  if (hasLeft(booking) || guardian === null || ageBand !== 'adolescent') return false;
  return isActive(status) && now < endsAt;
}

/** Whether the guardian reads the client's mails, as when a parent books from an own account. */
export function hasGuardiansMailbox({
  guardian,
  clientEmail,
}: Pick<Booking, 'guardian' | 'clientEmail'>): boolean {
  if (guardian === null || guardian.email === '') return false;
  return mailboxOf(guardian.email) === mailboxOf(clientEmail);
}

/**
 * Whether a link proves less than it seems: guardian and client have the same mailbox or phone number. Staff are
 * told to talk to the guardian first.
 */
export function isReachedLikeClient(
  booking: Pick<Booking, 'guardian' | 'clientEmail' | 'clientPhone'>,
): boolean {
  const { guardian, clientPhone } = booking;
  if (guardian === null) return false;
  return (
    hasGuardiansMailbox(booking) ||
    (digitsOf(guardian.phone) !== '' && isSamePhone(guardian.phone, clientPhone))
  );
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '');
const isSamePhone = (one: string, other: string) =>
  digitsOf(one).slice(-9) === digitsOf(other).slice(-9);

/**
 * The last four digits of the guardian's number, which the guardian types to open a link that staff handed over.
 */
export const proofDigits = (phone: string): string => digitsOf(phone).slice(-4);

/**
 * Whether it was shown that the guardian reads this: a mailed link shows it by itself, a link that staff handed
 * over by the last digits of the guardian's number.
 */
export function isGuardianProved(
  guardian: Booking['guardian'],
  way: 'mail' | 'phone',
  digits: string,
): boolean {
  const asked = proofDigits(guardian?.phone ?? '');
  return way === 'mail' || (asked !== '' && digits === asked);
}

/** How long the code that went to the guardian's mailbox is valid; mails may take a while. */
export const GUARDIAN_CODE_LIFETIME = HOUR;

/**
 * What an answer by a link of this way proves. Staff have the links that they hand over and see the guardian's
 * number, but not a code that goes to the guardian's own mailbox. Without a mailbox the answer counts as told to
 * staff (decision 048).
 */
export function guardianProofOf(
  guardian: Booking['guardian'],
  way: 'mail' | 'phone',
): GuardianConsent['proof'] {
  if (way === 'mail') return 'mail';
  return (guardian?.email ?? '') === '' ? 'phone' : 'code';
}

/** Whether the typed code is the one that went to the guardian's mailbox. */
export function isGuardianCode(
  link: { code?: string | undefined; codeUntil?: Instant | undefined },
  typed: string,
  now: Instant,
): boolean {
  return link.code !== undefined && typed === link.code && now < (link.codeUntil ?? 0);
}

/** Wrong digits and codes after which a link is closed; staff then make another one. */
const WRONG_ANSWERS = 20;

/** Whether a link was answered wrongly too often: the person who has it may be guessing. */
export function isGuardianLinkGuessed({ wrong = 0 }: { wrong?: number | undefined }): boolean {
  return wrong >= WRONG_ANSWERS;
}

/** What the guardian's page shows: who and when, but nothing about the session's subject. */
export interface GuardianView {
  clientName: string;
  guardianName: string;
  /** whether the guardian reads the client's mails, as a parent who has booked */
  isBooker: boolean;
  startsAt: Instant;
  state: Exclude<GuardianState, 'none' | 'unnamed'>;
  consent: Pick<GuardianConsent, 'at' | 'version' | 'withdrawnAt'> | null;
}

/** @throws Refusal not-found when there is no guardian to be asked */
export function guardianViewOf(booking: Booking): GuardianView {
  const state = guardianStateOf(booking);
  const { clientName, guardian, startsAt, guardianConsent: given } = booking;
  if (guardian === null || state === 'none' || state === 'unnamed') throw new Refusal('not-found');
  const consent = given && { at: given.at, version: given.version, withdrawnAt: given.withdrawnAt };
  const isBooker = hasGuardiansMailbox(booking);
  return { clientName, guardianName: guardian.name, isBooker, startsAt, state, consent };
}
