/** The guardian agrees, refuses or withdraws by a link; client or staff ask the guardian again. */
import { Refusal } from '../../refusal';
import type { Instant } from '../../time/instant';
import type { Booking, BookingEvent, GuardianConsent } from '../booking';
import { guardianMails, answerMails } from '../mails/booking-mails';
import { guardianStateOf, isGuardianLinkOpen } from '../consent/guardian';
import { requireCurrentConsent, type ShownVersions } from './give-consent';
import { planChange, requireVersion, type BookingPlan } from './plan';

export interface GuardianAnswer extends ShownVersions {
  agrees: boolean;
  /** the texts that the page showed, and the proof that the guardian answered */
  shown: Pick<GuardianConsent, 'language' | 'textHash' | 'privacyHash' | 'proof'>;
  handedBy: { uid: string; name: string } | null;
}

/** Null when the same answer stands already. @throws Refusal not-found (the link is over), consent-outdated */
export function answerForGuardian(
  { booking }: { booking: Booking },
  { agrees, shown, handedBy, ...versions }: GuardianAnswer,
  now: Instant,
): BookingPlan | null {
  const { guardian, guardianConsent } = booking;
  if (guardian === null || !isGuardianLinkOpen(booking, now)) throw new Refusal('not-found');
  const ofGuardian: BookingEvent['actor'] = { kind: 'guest', uid: null, name: guardian.name };
  const by = { handedBy: handedBy?.name ?? null };
  const state = guardianStateOf(booking);
  if (!agrees) {
    if (state === 'withdrawn' || state === 'declined') return null;
    const change =
      guardianConsent === null
        ? { fields: { guardianDeclinedAt: now }, action: 'guardian-decline' }
        : {
            fields: { guardianConsent: { ...guardianConsent, withdrawnAt: now } },
            action: 'guardian-withdraw',
          };
    const told = { signedBy: ofGuardian, details: by, mails: answerMails };
    return planChange(booking, now, { ...change, ...told });
  }
  if (state === 'given') return null;
  requireCurrentConsent(versions, 'adolescent');
  const { privacyVersion, agreementVersion: version } = versions;
  const given = { ...shown, ...by, version, privacyVersion, at: now, withdrawnAt: null };
  // Staff can give a `phone` answer themselves, so it is not signed with the guardian's name.
  const isTold = shown.proof === 'phone';
  return planChange(booking, now, {
    fields: { guardianConsent: given },
    action: isTold ? 'guardian-told' : 'guardian-consent',
    signedBy: isTold && handedBy !== null ? { kind: 'staff' as const, ...handedBy } : ofGuardian,
    details: { version, privacyVersion, ...shown, ...by },
    mails: answerMails,
  });
}

/**
 * Staff email the link to the guardian again.
 * @throws Refusal version-conflict, not-found (the link is over), transition-not-allowed (no address, or agreed)
 */
export function askGuardianAgain(
  { booking }: { booking: Booking },
  { version, signedBy }: { version: number; signedBy: BookingEvent['actor'] },
  now: Instant,
): BookingPlan {
  requireVersion(booking, version);
  if (!isGuardianLinkOpen(booking, now)) throw new Refusal('not-found');
  const isMailed = booking.guardian?.email !== '';
  if (!isMailed || guardianStateOf(booking) === 'given') {
    throw new Refusal('transition-not-allowed', { from: booking.status, action: 'ask-guardian' });
  }
  const how = { details: { way: 'mail' }, mails: guardianMails };
  return planChange(booking, now, { fields: {}, action: 'ask-guardian', signedBy, ...how });
}

/**
 * The client has the guardian emailed again, also at another address, because a typing error must not leave the request
 * unanswered. After the guardian's answer the address stays.
 * @throws Refusal version-conflict, not-found (the link is over), transition-not-allowed (answered)
 */
export function askOwnGuardian(
  { booking }: { booking: Booking },
  asked: { version: number; email: string; signedBy: BookingEvent['actor'] },
  now: Instant,
): BookingPlan {
  const { version, email, signedBy } = asked;
  const { guardian, status } = booking;
  requireVersion(booking, version);
  if (guardian === null || !isGuardianLinkOpen(booking, now)) throw new Refusal('not-found');
  if (guardianStateOf(booking) !== 'open') {
    throw new Refusal('transition-not-allowed', { from: status, action: 'ask-guardian' });
  }
  const isSame = guardian.email === email;
  return planChange(booking, now, {
    fields: isSame ? {} : { guardian: { ...guardian, email } },
    action: isSame ? 'ask-guardian' : 'guardian-address',
    signedBy,
    details: { way: 'mail' },
    mails: guardianMails,
  });
}
