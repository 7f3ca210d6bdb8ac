/** The calls of visitors and clients: to book, and about their own bookings and data. */
import * as onBehalf from '@tulia/domain/calls/bookings/book-on-behalf';
import * as decide from '@tulia/domain/calls/bookings/decide-booking';
import * as manage from '@tulia/domain/calls/bookings/manage-links';
import * as onTheDay from '@tulia/domain/calls/bookings/on-the-day';
import * as contact from '@tulia/domain/calls/bookings/update-booking-contact';
import * as guardian from '@tulia/domain/calls/guardian/guardian';
import * as emails from '@tulia/domain/calls/people/account-emails';
import * as myData from '@tulia/domain/calls/people/my-data';
import * as devices from '@tulia/domain/calls/people/push-token';
import * as answers from '@tulia/domain/booking/commands/answer-for-guardian';
import * as commands from '@tulia/domain/booking/commands/change-contact';
import * as ownConsent from '@tulia/domain/booking/commands/give-consent';
import { tellWord } from '@tulia/domain/booking/commands/tell-word';
import { holdAgain as decideHoldAgain } from '@tulia/domain/booking/commands/time/hold-time';
import * as consent from '@tulia/domain/booking/consent/guardian';
import { bookingMailId } from '@tulia/domain/booking/mails/booking-mails';
import { manageViewOf } from '@tulia/domain/booking/manage-view';
import { isRequest } from '@tulia/domain/booking/status';
import { mailboxOf, maskedAddress } from '@tulia/domain/person/mailbox';
import { isStaffRole } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import { asClient, byLink, owns, requireOwn } from '../bookings/actor';
import { cancelSession, cancelSessions } from '../bookings/cancel';
import { changeBooking } from '../bookings/change-booking';
import { claimFor } from '../bookings/claim';
import { holdRules, moveRules } from '../bookings/hold-limits';
import { readOwnLocks, requireBooking } from '../bookings/reading';
import { chooseTime, moveSession, moveSessions } from '../bookings/take-time';
import * as links from '../links/booking-links';
import { limitCode, limitDigits, limitGuardianMail, limitLookup } from '../links/lookup-limits';
import { queueAccountEmail } from '../mail/account-email';
import { mailGuardianCode } from '../mail/guardian-code';
import { keptText, newConsents, writeConsents } from '../people/consents';
import { ownAccount } from '../platform/account-records';
import { callable, type SignedInContext } from '../platform/callable';
import { derivedId } from '../platform/fingerprint';
import { countEachCall, enforceRateLimits, perDay, perHour } from '../platform/rate-limit';
import { readSettings } from '../practice/settings';
import { addDevice, forgetToken } from '../push/devices';

export { createBooking } from './bookings/create-booking';
export { answerOffer, joinWaitingList, leaveWaitingList } from './bookings/waiting';
export { proveEmail } from './people/client-email';
export { exportMyData } from './people/export-my-data';
export { agreeToTexts, sendTextCode, showOwnTexts, stopTexts } from './people/own-texts';
export { sendMessage } from './practice/send-message';

export const answerGuardianLink = callable(guardian.answerGuardianLink, async (input, context) => {
  const { caller, clock } = context;
  const { token, digits, code, agrees, language, privacyVersion, agreementVersion } = input;
  await limitLookup('guardian-link', token, caller, clock.now());
  const { booking, link } = await links.openGuardianLink(token, clock.now());
  if (link.way === 'phone') await limitDigits(token, clock.now());
  if (!consent.isGuardianProved(booking.guardian, link.way, digits))
    await links.refuseAnswer(token, 'digits-wrong');
  const proof = consent.guardianProofOf(booking.guardian, link.way);
  // To decline or withdraw needs no code: it only delays a session, and staff get an email.
  if (proof === 'code' && agrees && consent.guardianStateOf(booking) !== 'given') {
    if (code === '') {
      await mailGuardianCode({ token, booking, language }, clock.now());
      const codeSentTo = maskedAddress(booking.guardian?.email ?? '');
      return { view: consent.guardianViewOf(booking), codeSentTo, pay: null };
    }
    await limitCode(token, clock.now());
    if (!consent.isGuardianCode(link, code, clock.now()))
      await links.refuseAnswer(token, 'code-wrong');
  }
  const settings = await readSettings();
  const [agreement, privacy] = await Promise.all([
    keptText('adolescent', language, settings),
    keptText('privacy', language, settings),
  ]);
  const shown = { language, proof, textHash: agreement.textHash, privacyHash: privacy.textHash };
  const { handedBy = null } = link;
  const answer = { agrees, shown, handedBy, privacyVersion, agreementVersion };
  const { after } = await changeBooking(
    { bookingId: booking.id, caller, clock },
    ({ booking: present, now }) => answers.answerForGuardian({ booking: present }, answer, now),
  );
  const pay = await links.guardianPayOf(after, clock.now());
  return { view: consent.guardianViewOf(after), codeSentTo: null, pay };
});

export const askOwnGuardian = callable(guardian.askOwnGuardian, async (input, context) => {
  const { caller, clock } = context;
  const { bookingId, version, email } = input;
  const seen = await requireBooking(bookingId);
  requireOwn(caller, seen);
  if (seen.guardian === null) throw new Refusal('not-found');
  // Counts for the new address, and once: the worker counts the email under the same id.
  const written = { ...seen, guardian: { ...seen.guardian, email } };
  const mailId = bookingMailId(bookingId, version + 1, 'guardian-consent');
  await limitGuardianMail(mailId, written, clock.now());
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    async ({ booking, now, signedBy, transaction }) => {
      requireOwn(caller, booking);
      const plan = answers.askOwnGuardian({ booking }, { version, email, signedBy }, now);
      const isOther = plan.after.guardian?.email !== booking.guardian?.email;
      if (!isOther) return plan;
      return { plan, also: await links.closingMailedLinks(transaction, bookingId, now) };
    },
  );
  return { version: after.version };
});

export const cancelBooking = callable(decide.cancelBooking, cancelSession);

export const cancelSeries = callable(decide.cancelSeries, cancelSessions);

export const cancelByLink = callable(manage.cancelByLink, async (input, { caller, clock }) => {
  const { token, version } = input;
  await limitLookup('manage-link', token, caller, clock.now());
  const { id: bookingId } = await links.bookingOfManageLink(token, clock.now());
  await cancelSession({ bookingId, version }, { caller: asClient(caller), clock }, byLink);
  return { view: manageViewOf(await links.bookingOfManageLink(token, clock.now()), clock.now()) };
});

/** Each change sends an email to the client. */
const CHANGES_BY_LINK_PER_HOUR = 5;

export const changeContactByLink = callable(manage.changeContactByLink, async (input, context) => {
  const { caller, clock } = context;
  const { token, ...said } = input;
  await limitLookup('manage-link', token, caller, clock.now());
  const { id: bookingId, clientEmail } = await links.bookingOfManageLink(token, clock.now());
  const rule = perHour('contact-link', mailboxOf(clientEmail), CHANGES_BY_LINK_PER_HOUR);
  const spent = derivedId('contact', bookingId, String(said.version));
  await enforceRateLimits([rule], spent, clock.now());
  await changeBooking({ bookingId, caller: asClient(caller), clock }, (found) =>
    commands.changeContactByLink(found, { ...said, ...byLink(caller, found) }, found.now),
  );
  return { view: manageViewOf(await links.bookingOfManageLink(token, clock.now()), clock.now()) };
});

export const chooseAnotherTime = callable(decide.chooseAnotherTime, async (input, context) => {
  const { caller, clock } = context;
  const token = derivedId('choose-time', input.bookingId, String(input.version));
  await enforceRateLimits(holdRules(caller.email ?? caller.uid, caller), token, clock.now());
  return chooseTime(input, { caller, clock });
});

const CLAIMS_PER_HOUR = 60;

export const claimMyBookings = callable(myData.claimMyBookings, async (_input, context) => {
  const { caller, clock } = context;
  await countEachCall([perHour('claim', caller.uid, CLAIMS_PER_HOUR)], clock.now());
  return { claimed: await claimFor({ caller, clock }) };
});

export const giveConsent = callable(onBehalf.giveConsent, async (input, { caller, clock }) => {
  const { bookingId, language } = input;
  const seen = await requireBooking(bookingId);
  if (!owns(caller, seen)) throw new Refusal('not-found');
  const { ageBand, guardian } = seen;
  ownConsent.requireCurrentConsent(input, ageBand);
  const records = await newConsents({
    uid: caller.uid,
    ageBand,
    language,
    guardianName: guardian?.name ?? null,
    settings: await readSettings(),
    now: clock.now(),
  });
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, now, signedBy }) => {
      if (!owns(caller, booking)) throw new Refusal('not-found');
      const plan = ownConsent.giveConsent({ booking }, { ...input, signedBy }, now);
      return { plan, also: (writer) => writeConsents(writer, records) };
    },
  );
  return { version: after.version };
});

/** Otherwise a client could hold a time for hours without paying. */
const HOLDS_PER_DAY = 2;

export const holdAgain = callable(decide.holdAgain, async (input, { caller, clock }) => {
  const { bookingId, version } = input;
  const token = derivedId('hold', bookingId, String(version));
  const ofBooking = perDay('hold-again', `${caller.uid} ${bookingId}`, HOLDS_PER_DAY);
  const rules = [ofBooking, ...holdRules(caller.email ?? caller.uid, caller)];
  const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
    requireOwn(caller, found.booking);
    // Only after the check that the booking is the client's: a counter is written for each booking.
    await enforceRateLimits(rules, token, found.now);
    const given = { version, signedBy: found.signedBy };
    return decideHoldAgain(await readOwnLocks(found), given, found.settings, found.now);
  });
  return { version: after.version, until: after.holdExpiresAt ?? clock.now() };
});

/** Does the same whether the address has an account or not (threats row 33). */
export const mailPasswordReset = callable(
  emails.mailPasswordReset,
  async ({ email, language, target }, { caller, clock }) => {
    const to = email.toLowerCase();
    const message = { template: 'password-reset', to, language, target } as const;
    await queueAccountEmail(message, caller, clock.now());
    return {};
  },
  // New staff may have lost the email with their first link.
  { beforeOwnPassword: true },
);

export const mailVerification = callable(
  emails.mailVerification,
  async ({ language, target }, { caller, clock }) => {
    // The caller's token may be an hour old.
    const { email: to, emailVerified } = await ownAccount(caller.uid);
    if (emailVerified || to === undefined) return { isOnItsWay: false };
    const message = { template: 'email-verification', to, language, target } as const;
    await queueAccountEmail(message, caller, clock.now());
    return { isOnItsWay: true };
  },
);

export const moveBooking = callable(decide.moveBooking, async (input, { caller, clock }) => {
  await limitOwnMove(input, { caller, clock });
  return moveSession(input, { caller, clock });
});

/** Staff have no limit. */
async function limitOwnMove(
  { bookingId, version }: { bookingId: string; version: number },
  { caller: { uid, role, email, emailVerified }, clock }: SignedInContext,
): Promise<void> {
  if (isStaffRole(role)) return;
  // An unverified address may belong to another person: it must not use up that person's limit.
  const subject = emailVerified && email !== null ? email : uid;
  await enforceRateLimits(
    moveRules(subject),
    derivedId('move', bookingId, String(version)),
    clock.now(),
  );
}

export const moveSeries = callable(decide.moveSeries, async (input, context) => {
  const [first] = input.sessions;
  if (first !== undefined) await limitOwnMove(first, context);
  return moveSessions(input, context);
});

export const moveByLink = callable(manage.moveByLink, async (input, { caller, clock }) => {
  const { token, ...to } = input;
  await limitLookup('manage-link', token, caller, clock.now());
  const {
    id: bookingId,
    status,
    clientEmail,
  } = await links.bookingOfManageLink(token, clock.now());
  const asked = { bookingId, ...to };
  const context = { caller: asClient(caller), clock };
  // These limits count together with those of the client's account.
  if (isRequest(status)) {
    const spent = derivedId('choose-time', bookingId, String(to.version));
    await enforceRateLimits(holdRules(clientEmail, caller), spent, clock.now());
    await chooseTime(asked, context, byLink);
  } else {
    const spent = derivedId('move', bookingId, String(to.version));
    await enforceRateLimits(moveRules(clientEmail), spent, clock.now());
    await moveSession(asked, context, byLink);
  }
  return { view: manageViewOf(await links.bookingOfManageLink(token, clock.now()), clock.now()) };
});

const TOKENS_REMOVED_PER_HOUR = 120;

export const removePushToken = callable(devices.removePushToken, async ({ token }, context) => {
  const { caller, clock } = context;
  if (caller.address !== null) {
    const rule = perHour('push-token-address', caller.address, TOKENS_REMOVED_PER_HOUR);
    await enforceRateLimits([rule], derivedId('push-token', token), clock.now());
  }
  await forgetToken(token);
  return {};
});

const TOKENS_SAVED_PER_HOUR = 30;

export const savePushToken = callable(devices.savePushToken, async (input, { caller, clock }) => {
  const { token, staff } = input;
  const now = clock.now();
  if (staff !== null && caller.staffSessionOver) throw new Refusal('recent-login-required');
  if (staff !== null && !isStaffRole(caller.role)) throw new Refusal('forbidden');
  const rule = perHour('push-token', caller.uid, TOKENS_SAVED_PER_HOUR);
  await enforceRateLimits([rule], derivedId('push-token', token), now);
  return { wasKnown: await addDevice({ uid: caller.uid, token, staff }, now) };
});

export const showGuardianLink = callable(guardian.showGuardianLink, async (input, context) => {
  const { token, digits } = input;
  const now = context.clock.now();
  await limitLookup('guardian-link', token, context.caller, now);
  const { booking, link } = await links.openGuardianLink(token, now);
  if (link.way === 'phone') {
    if (digits === '') return { view: null, pay: null };
    await limitDigits(token, now);
  }
  if (!consent.isGuardianProved(booking.guardian, link.way, digits))
    await links.refuseAnswer(token, 'digits-wrong');
  return { view: consent.guardianViewOf(booking), pay: await links.guardianPayOf(booking, now) };
});

export const showManageLink = callable(manage.showManageLink, async (input, { caller, clock }) => {
  const { token } = input;
  await limitLookup('manage-link', token, caller, clock.now());
  const booking = await links.bookingOfManageLink(token, clock.now());
  return { view: manageViewOf(booking, clock.now()) };
});

/** Each word rings on the practitioner's device. */
const WORDS_PER_HOUR = 12;

export const tellByLink = callable(onTheDay.tellByLink, async (input, { caller, clock }) => {
  const { token, ...said } = input;
  await limitLookup('manage-link', token, caller, clock.now());
  const { id: bookingId } = await links.bookingOfManageLink(token, clock.now());
  await countEachCall([perHour('word', bookingId, WORDS_PER_HOUR)], clock.now());
  await changeBooking({ bookingId, caller: asClient(caller), clock }, (found) =>
    tellWord(found, { ...said, ...byLink(caller, found) }, found.now),
  );
  return { view: manageViewOf(await links.bookingOfManageLink(token, clock.now()), clock.now()) };
});

export const tellPractice = callable(onTheDay.tellPractice, async (input, { caller, clock }) => {
  const { bookingId, ...said } = input;
  // Only after the check that the booking is the client's: a counter is written for each booking.
  if (!owns(caller, await requireBooking(bookingId))) throw new Refusal('not-found');
  await countEachCall([perHour('word', bookingId, WORDS_PER_HOUR)], clock.now());
  const { after } = await changeBooking(
    { bookingId, caller, clock },
    ({ booking, now, signedBy }) => {
      if (!owns(caller, booking)) throw new Refusal('not-found');
      return tellWord({ booking }, { ...said, signedBy }, now);
    },
  );
  return { version: after.version };
});

/** Each change stays in the history of the booking for years. */
const CONTACT_CHANGES_PER_HOUR = 20;

export const updateBookingContact = callable(
  contact.updateBookingContact,
  async (input, { caller, clock }) => {
    await countEachCall([perHour('contact', caller.uid, CONTACT_CHANGES_PER_HOUR)], clock.now());
    const { after } = await changeBooking(
      { bookingId: input.bookingId, caller, clock },
      ({ booking, now, signedBy }) => {
        // A stranger learns nothing, not even that the booking exists.
        if (!owns(caller, booking)) throw new Refusal('not-found');
        return commands.changeContact({ booking }, { ...input, signedBy }, now);
      },
    );
    return { version: after.version };
  },
);
