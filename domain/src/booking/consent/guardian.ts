/**
 * The guardian's consent for a client aged 12 to 17: staff can confirm a session only after the guardian agreed by the
 * guardian's own link (specification section 9, design section 8).
 */
import { mailboxOf } from '../../person/mailbox';
import { Refusal } from '../../refusal';
import { DAY, HOUR, type Instant } from '../../time/instant';
import { hasLeft, type Booking, type GuardianConsent } from '../booking';
import { isActive } from '../status';

/**
 * `none`: the client is an adult; `unnamed`: no guardian is named; `open`: no answer yet; `declined`: the guardian
 * refused; `withdrawn`: the guardian agreed and withdrew.
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

export function lacksGuardianConsent(booking: GuardianAsked): boolean {
  return !['none', 'given'].includes(guardianStateOf(booking));
}

/** A booking, or the part of it that a link shows. */
export type GuardianRefusal = GuardianAsked | { guardianRefused: boolean };

/** Whether the guardian refused or withdrew: the client is then asked for no money, and no time is promised. */
export function hasGuardianRefused(booking: GuardianRefusal): boolean {
  if ('guardianRefused' in booking) return booking.guardianRefused;
  return ['declined', 'withdrawn'].includes(guardianStateOf(booking));
}

/** @throws Refusal guardian-required */
export function requireNamedGuardian(asked: Pick<Booking, 'ageBand' | 'guardian'>): void {
  if (asked.ageBand === 'adolescent' && asked.guardian?.consents !== true) {
    throw new Refusal('guardian-required');
  }
}

/** @throws Refusal guardian-required, guardian-consent-due */
export function requireGuardianConsent(booking: GuardianAsked): void {
  requireNamedGuardian(booking);
  if (lacksGuardianConsent(booking)) throw new Refusal('guardian-consent-due');
}

/** A link outlives its session, which may be moved. */
export const GUARDIAN_LINK_KEPT = 60 * DAY;

export const guardianLinkErased = ({ endsAt }: Pick<Booking, 'endsAt'>): Instant =>
  endsAt + GUARDIAN_LINK_KEPT;

/** Until the session is over, cancelled or rejected, or the client deletes the account. */
export function isGuardianLinkOpen(
  booking: GuardianAsked & Pick<Booking, 'endsAt' | 'leftAt' | 'retainUntil' | 'status'>,
  now: Instant,
): boolean {
  const { endsAt, status, guardian, ageBand } = booking;
  if (hasLeft(booking) || guardian === null || ageBand !== 'adolescent') return false;
  return isActive(status) && now < endsAt;
}

/** Whether client and guardian share a mailbox, as when a parent books. */
export function hasGuardiansMailbox(booking: Pick<Booking, 'guardian' | 'clientEmail'>): boolean {
  const { guardian, clientEmail } = booking;
  if (guardian === null || guardian.email === '') return false;
  return mailboxOf(guardian.email) === mailboxOf(clientEmail);
}

/** Whether guardian and client share a mailbox or number, so a link proves little. Staff talk to the guardian first. */
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

/** The digits that open a link from staff. */
export const proofDigits = (phone: string): string => digitsOf(phone).slice(-4);

/** Whether the reader of the page has proved to be the guardian: by the emailed link, or by the last digits. */
export function isGuardianProved(
  guardian: Booking['guardian'],
  way: 'mail' | 'phone',
  digits: string,
): boolean {
  const asked = proofDigits(guardian?.phone ?? '');
  return way === 'mail' || (asked !== '' && digits === asked);
}

export const GUARDIAN_CODE_LIFETIME = HOUR;

/**
 * How strong an answer is. Staff know their own links and the guardian's number, but not a code in the guardian's
 * mailbox. Without a mailbox the answer counts as told to staff (decision 048).
 */
export function guardianProofOf(
  guardian: Booking['guardian'],
  way: 'mail' | 'phone',
): GuardianConsent['proof'] {
  if (way === 'mail') return 'mail';
  return (guardian?.email ?? '') === '' ? 'phone' : 'code';
}

export function isGuardianCode(
  link: { code?: string | undefined; codeUntil?: Instant | undefined },
  typed: string,
  now: Instant,
): boolean {
  return link.code !== undefined && typed === link.code && now < (link.codeUntil ?? 0);
}

/** After so many wrong digits or codes a link closes, against guessing. Staff then make a new one. */
const WRONG_ANSWERS = 20;

export function isGuardianLinkGuessed({ wrong = 0 }: { wrong?: number | undefined }): boolean {
  return wrong >= WRONG_ANSWERS;
}

/** What the guardian's page shows: nothing about the session's subject. */
export interface GuardianView {
  clientName: string;
  guardianName: string;
  isBooker: boolean;
  startsAt: Instant;
  state: Exclude<GuardianState, 'none' | 'unnamed'>;
  consent: Pick<GuardianConsent, 'at' | 'version' | 'withdrawnAt'> | null;
}

/** @throws Refusal not-found without a guardian */
export function guardianViewOf(booking: Booking): GuardianView {
  const state = guardianStateOf(booking);
  const { clientName, guardian, startsAt, guardianConsent: given } = booking;
  if (guardian === null || state === 'none' || state === 'unnamed') throw new Refusal('not-found');
  const consent = given && { at: given.at, version: given.version, withdrawnAt: given.withdrawnAt };
  const isBooker = hasGuardiansMailbox(booking);
  return { clientName, guardianName: guardian.name, isBooker, startsAt, state, consent };
}
