/** The client gives another phone number, or another name, by the link in a mail. */
import { changeContactByLink as decide } from '@tulia/domain/booking/commands/change-contact';
import { manageViewOf } from '@tulia/domain/booking/manage-view';
import { changeContactByLink as contract } from '@tulia/domain/calls/bookings/manage-links';
import { mailboxOf } from '@tulia/domain/person/mailbox';
import { HOUR } from '@tulia/domain/time/instant';
import { asClient, byLink } from '../../bookings/actor';
import { changeBooking } from '../../bookings/change-booking';
import { callable } from '../../platform/callable';
import { derivedId } from '../../platform/fingerprint';
import { spendQuota } from '../../platform/quota';
import { bookingOfManageLink } from '../../links/booking-links';
import { spendLook } from '../../links/spend-look';

/** A limit, since each change writes a letter to the client. */
const PER_HOUR = 5;

export const changeContactByLink = callable(contract, async (input, { caller, clock }) => {
  const { token, ...said } = input;
  await spendLook('manage-link', token, caller, clock.now());
  const { id: bookingId, clientEmail } = await bookingOfManageLink(token, clock.now());
  const counted = { subject: mailboxOf(clientEmail), windowMilliseconds: HOUR };
  const spent = derivedId('contact', bookingId, String(said.version));
  await spendQuota([{ kind: 'contact-link', limit: PER_HOUR, ...counted }], spent, clock.now());
  await changeBooking({ bookingId, caller: asClient(caller), clock }, (found) =>
    decide(found, { ...said, ...byLink(caller, found) }, found.now),
  );
  return { view: manageViewOf(await bookingOfManageLink(token, clock.now()), clock.now()) };
});
