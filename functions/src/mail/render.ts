import { furtherIn } from '@tulia/domain/booking/mails/told-together';
import { mailFacts, TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { amountToPay } from '@tulia/domain/booking/payment';
import type { Booking } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import { Refusal } from '@tulia/domain/refusal';
import type { Instant } from '@tulia/domain/time/instant';
import { domainToASCII } from 'node:url';
import { siteUrl } from '../platform/params';
import { readRecord } from '../platform/stored';
import { guardianLinkOf, manageLinkOf, payLinkOf } from '../links/booking-links';
import { areSeveral } from '../practice/practitioners';
import { readSettings } from '../practice/settings';
import { limitGuardianMail } from '../links/lookup-limits';
import { invitationFile } from './invitation';
import { emailHtml, emailText } from './email';
import { emailFor, type FurtherSession } from './email-for';
import { mailSender } from './mail-account';
import { practiceMailboxes } from './practice-mailboxes';
import type { Message } from './smtp';

/** The message, from the data at the time of sending; null when it is no longer needed. */
export async function render(mailId: string, mail: Mail, now: Instant): Promise<Message | null> {
  const [settings, booking, namesPractitioner] = await Promise.all([
    readSettings(),
    bookingOf(mail),
    mail.bookingId === null ? false : areSeveral(),
  ]);
  const site = siteUrl.value().replace(/\/$/, '');
  const { language } = mail;
  const about = { mail, language, settings, siteUrl: site, namesPractitioner };
  const paths = booking && (await pathsOf(mail, booking, now));
  if (mail.template === 'guardian-consent') {
    if (booking === null || paths?.guardianPath == null) return null;
    if (!(await mayAskGuardian(mailId, booking, now))) return null;
  }
  const email = await emailFor(about, booking, paths ?? {}, await furtherSessions(mail, now));
  if (email === null) return null;
  const [to, ...alsoTo] = mail.to === TO_PRACTICE ? await practiceMailboxes(settings) : [mail.to];
  if (to === undefined) return null;
  const from = await mailSender();
  const message: Message = {
    from,
    to,
    alsoTo,
    replyTo: email.replyTo ?? (settings.email || from.address),
    messageId: `<${mailId}@${domainToASCII(from.address.split('@')[1] ?? '')}>`,
    subject: email.subject,
    text: emailText(email, language, settings),
    html: emailHtml(email, language, settings),
    date: mail.createdAt,
  };
  const organizer = settings.email || from.address;
  const reader = { settings, language, attendee: mail.to, organizer, now };
  const { invitation } = email;
  const single = invitation === undefined || booking === null ? [] : [{ ...invitation, booking }];
  message.calendars = await Promise.all(
    (email.invitations ?? single).map(async (each) => ({
      method: each.method,
      content: await invitationFile(each, { ...reader, booking: each.booking }),
    })),
  );
  return message;
}

const pathsOf = async (mail: Mail, booking: Booking, now: Instant) => ({
  payPath: await payPathOf(mail, booking, now),
  managePath: await managePathOf(mail, booking, now),
  guardianPath: await guardianPathOf(mail, booking, now),
});

async function furtherSessions(mail: Mail, now: Instant): Promise<FurtherSession[]> {
  const found = await Promise.all(
    furtherIn(mail).map(async ({ bookingId, sequence }) => {
      const booking = await readRecord(bookings, bookingPath(bookingId));
      return booking && { booking, sequence, ...(await pathsOf(mail, booking, now)) };
    }),
  );
  return found.filter((each) => each !== null);
}

async function payPathOf(mail: Mail, booking: Booking, now: Instant): Promise<string | null> {
  if (!mailFacts(mail.template).asksToPay || amountToPay(booking) === 0) return null;
  const token = await payLinkOf(booking, now);
  return token === null ? null : `/pay#${token}`;
}

/** Only in emails to the client's present address: anybody with the link can move and cancel the session. */
async function managePathOf(mail: Mail, booking: Booking, now: Instant): Promise<string | null> {
  if (!mailFacts(mail.template).opensBooking || mail.to !== booking.clientEmail) return null;
  const token = await manageLinkOf(booking, now);
  return token === null ? null : `/manage#${token}`;
}

/** This link proves the guardian's address. */
async function guardianPathOf(mail: Mail, booking: Booking, now: Instant): Promise<string | null> {
  if (mail.template !== 'guardian-consent' || mail.to !== booking.guardian?.email) return null;
  const token = await guardianLinkOf(booking, { way: 'mail' }, now);
  return token === null ? null : `/guardian#${token}`;
}

/** Staff see an email that the rate limit left out, and can ask again an hour later. */
async function mayAskGuardian(mailId: string, booking: Booking, now: Instant): Promise<boolean> {
  try {
    await limitGuardianMail(mailId, booking, now);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function bookingOf(mail: Mail): Promise<Booking | null> {
  if (mail.bookingId === null) return null;
  return readRecord(bookings, bookingPath(mail.bookingId));
}
