/** The calls of visitors and clients: booking, and what is their own. */
import * as decide from '@tulia/domain/calls/bookings/decide-booking';
import * as manage from '@tulia/domain/calls/bookings/manage-links';
import * as own from '@tulia/domain/calls/bookings/own-request';
import * as contact from '@tulia/domain/calls/bookings/update-booking-contact';
import * as guardian from '@tulia/domain/calls/guardian/guardian';
import * as emails from '@tulia/domain/calls/people/account-emails';
import * as myData from '@tulia/domain/calls/people/my-data';
import * as devices from '@tulia/domain/calls/people/push-token';
import * as commands from '@tulia/domain/booking/commands/change-contact';
import { holdAgain as decideHoldAgain } from '@tulia/domain/booking/commands/time/hold-again';
import { guardianViewOf, isGuardianProved } from '@tulia/domain/booking/consent/guardian';
import { manageViewOf } from '@tulia/domain/booking/manage-view';
import { isRequest } from '@tulia/domain/booking/status';
import { mailboxOf } from '@tulia/domain/person/mailbox';
import { isStaffRole } from '@tulia/domain/person/role';
import { Refusal } from '@tulia/domain/refusal';
import { DAY, HOUR } from '@tulia/domain/time/instant';
import { randomUUID } from 'node:crypto';
import { asClient, byLink, owns, requireOwn } from '../bookings/actor';
import { cancelSession } from '../bookings/cancel';
import { changeBooking } from '../bookings/change-booking';
import { claimFor } from '../bookings/claim';
import { holdRules, moveRules } from '../bookings/hold-limits';
import { readOwnLocks } from '../bookings/reading';
import { chooseTime, moveSession } from '../bookings/take-time';
import {
  bookingOfManageLink,
  guardianPayOf,
  openGuardianLink,
  refuseAnswer,
} from '../links/booking-links';
import { limitDigits, limitLookup } from '../links/lookup-limits';
import { queueAccountEmail } from '../mail/account-email';
import { ownAccount } from '../platform/account-records';
import { callable } from '../platform/callable';
import { derivedId } from '../platform/fingerprint';
import { enforceRateLimits, type RateLimit } from '../platform/rate-limit';
import { addDevice, forgetToken } from '../push/devices';

const perHour = (kind: string, subject: string, limit: number): RateLimit => {
  return { kind, subject, limit, windowMilliseconds: HOUR };
};

export { answerGuardianLink } from './guardian/answer-guardian-link';
export { askOwnGuardian } from './guardian/ask-own-guardian';
export { createBooking } from './bookings/create-booking';
export { exportMyData } from './people/export-my-data';
export { giveConsent } from './bookings/give-consent';
export { sendMessage } from './practice/send-message';

export const cancelBooking = callable(decide.cancelBooking, cancelSession);

export const cancelByLink = callable(
  manage.cancelByLink,
  async ({ token, version }, { caller, clock }) => {
    await limitLookup('manage-link', token, caller, clock.now());
    const { id: bookingId } = await bookingOfManageLink(token, clock.now());
    await cancelSession({ bookingId, version }, { caller: asClient(caller), clock }, byLink);
    return { view: manageViewOf(await bookingOfManageLink(token, clock.now()), clock.now()) };
  },
);

/** Each change sends an email to the client. */
const CHANGES_BY_LINK_PER_HOUR = 5;

export const changeContactByLink = callable(
  manage.changeContactByLink,
  async (input, { caller, clock }) => {
    const { token, ...said } = input;
    await limitLookup('manage-link', token, caller, clock.now());
    const { id: bookingId, clientEmail } = await bookingOfManageLink(token, clock.now());
    const rule = perHour('contact-link', mailboxOf(clientEmail), CHANGES_BY_LINK_PER_HOUR);
    const spent = derivedId('contact', bookingId, String(said.version));
    await enforceRateLimits([rule], spent, clock.now());
    await changeBooking({ bookingId, caller: asClient(caller), clock }, (found) =>
      commands.changeContactByLink(found, { ...said, ...byLink(caller, found) }, found.now),
    );
    return { view: manageViewOf(await bookingOfManageLink(token, clock.now()), clock.now()) };
  },
);

export const chooseAnotherTime = callable(
  own.chooseAnotherTime,
  async (input, { caller, clock }) => {
    const token = derivedId('choose-time', input.bookingId, String(input.version));
    await enforceRateLimits(holdRules(caller.email ?? caller.uid, caller), token, clock.now());
    return chooseTime(input, { caller, clock });
  },
);

const CLAIMS_PER_HOUR = 60;

export const claimMyBookings = callable(
  myData.claimMyBookings,
  async (_input, { caller, clock }) => {
    const rule = perHour('claim', caller.uid, CLAIMS_PER_HOUR);
    await enforceRateLimits([rule], randomUUID(), clock.now());
    return { claimed: await claimFor({ caller, clock }) };
  },
);

/** Otherwise a client could hold a time for hours without paying. */
const HOLDS_PER_DAY = 2;

export const holdAgain = callable(
  own.holdAgain,
  async ({ bookingId, version }, { caller, clock }) => {
    const token = derivedId('hold', bookingId, String(version));
    const ofBooking = {
      kind: 'hold-again',
      subject: `${caller.uid} ${bookingId}`,
      limit: HOLDS_PER_DAY,
    };
    const rules = [
      { ...ofBooking, windowMilliseconds: DAY },
      ...holdRules(caller.email ?? caller.uid, caller),
    ];
    const { after } = await changeBooking({ bookingId, caller, clock }, async (found) => {
      requireOwn(caller, found.booking);
      // Only after the check that the booking is the client's: a counter is written for each booking.
      await enforceRateLimits(rules, token, found.now);
      const input = { version, signedBy: found.signedBy };
      return decideHoldAgain(await readOwnLocks(found), input, found.settings, found.now);
    });
    return { version: after.version, until: after.holdExpiresAt ?? clock.now() };
  },
);

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
  const token = derivedId('move', input.bookingId, String(input.version));
  const { uid, role, email, emailVerified } = caller;
  // Staff have no limit. An address that is not verified may be another person's, whose limit must not be used up.
  if (!isStaffRole(role)) {
    const subject = emailVerified && email !== null ? email : uid;
    await enforceRateLimits(moveRules(subject), token, clock.now());
  }
  return moveSession(input, { caller, clock });
});

export const moveByLink = callable(
  manage.moveByLink,
  async ({ token, ...to }, { caller, clock }) => {
    await limitLookup('manage-link', token, caller, clock.now());
    const { id: bookingId, status, clientEmail } = await bookingOfManageLink(token, clock.now());
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
    return { view: manageViewOf(await bookingOfManageLink(token, clock.now()), clock.now()) };
  },
);

const TOKENS_REMOVED_PER_HOUR = 120;

export const removePushToken = callable(
  devices.removePushToken,
  async ({ token }, { caller, clock }) => {
    if (caller.address !== null) {
      const rule = perHour('push-token-address', caller.address, TOKENS_REMOVED_PER_HOUR);
      await enforceRateLimits([rule], derivedId('push-token', token), clock.now());
    }
    await forgetToken(token);
    return {};
  },
);

const TOKENS_SAVED_PER_HOUR = 30;

export const savePushToken = callable(
  devices.savePushToken,
  async ({ token }, { caller, clock }) => {
    const now = clock.now();
    const rule = perHour('push-token', caller.uid, TOKENS_SAVED_PER_HOUR);
    await enforceRateLimits([rule], derivedId('push-token', token), now);
    return { wasKnown: await addDevice(caller.uid, token, now) };
  },
);

export const showGuardianLink = callable(
  guardian.showGuardianLink,
  async ({ token, digits }, context) => {
    const now = context.clock.now();
    await limitLookup('guardian-link', token, context.caller, now);
    const { booking, link } = await openGuardianLink(token, now);
    if (link.way === 'phone') {
      if (digits === '') return { view: null, pay: null };
      await limitDigits(token, now);
    }
    if (!isGuardianProved(booking.guardian, link.way, digits))
      await refuseAnswer(token, 'digits-wrong');
    return { view: guardianViewOf(booking), pay: await guardianPayOf(booking, now) };
  },
);

export const showManageLink = callable(
  manage.showManageLink,
  async ({ token }, { caller, clock }) => {
    await limitLookup('manage-link', token, caller, clock.now());
    const booking = await bookingOfManageLink(token, clock.now());
    return { view: manageViewOf(booking, clock.now()) };
  },
);

/** Each change stays in the history of the booking for years. */
const CONTACT_CHANGES_PER_HOUR = 20;

export const updateBookingContact = callable(
  contact.updateBookingContact,
  async (input, { caller, clock }) => {
    const rule = perHour('contact', caller.uid, CONTACT_CHANGES_PER_HOUR);
    await enforceRateLimits([rule], randomUUID(), clock.now());
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
