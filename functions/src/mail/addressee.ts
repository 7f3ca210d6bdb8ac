import { MAILS, TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { hasLeft } from '@tulia/domain/booking/booking';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import type { Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../platform/stored';
import { readPractitionerOf } from '../practice/practitioners';

/**
 * The present address, or `TO_PRACTICE`; empty when the email is no longer needed. Read when the email is sent, because
 * the reader's address may have changed.
 */
export async function addressNow(transaction: Transaction, mail: Mail): Promise<string> {
  const { goesTo } = MAILS[mail.template];
  if (goesTo === 'own-address') return mail.to;
  // `render` reads the address (`practice-mailboxes.ts`).
  if (goesTo === 'practice') return TO_PRACTICE;
  if (mail.bookingId === null) return mail.to;
  const booking = await readRecord(bookings, bookingPath(mail.bookingId), transaction);
  if (booking === null) return mail.to;
  switch (goesTo) {
    case 'client':
      // A client who deleted the account gets the last emails at the former address.
      return hasLeft(booking) ? mail.to : booking.clientEmail;
    case 'practitioner':
      return (await readPractitionerOf(transaction, booking)).contact.email;
    case 'guardian':
      // Another guardian gets another email.
      return booking.guardian?.email === mail.to ? mail.to : '';
  }
}
