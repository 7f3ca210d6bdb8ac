/**
 * To whom a mail goes, read when it is sent: what is planned or tried again must not follow a mailbox that its reader
 * has left.
 */
import { MAILS, TO_PRACTICE } from '@tulia/domain/booking/mails/mail-table';
import { bookingPath, bookings } from '@tulia/domain/records/booking';
import type { Mail } from '@tulia/domain/records/mail';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../platform/app';
import { recordOf } from '../platform/stored';
import { readPractitionerOf } from '../practice/practitioners';

/** The address as it is now, or `TO_PRACTICE`; empty when nobody is to have this mail any more. */
export async function addressNow(transaction: Transaction, mail: Mail): Promise<string> {
  const { goesTo } = MAILS[mail.template];
  if (goesTo === 'own-address') return mail.to;
  // Whose address that is, `render` reads (`practice-mailboxes.ts`).
  if (goesTo === 'practice') return TO_PRACTICE;
  if (mail.bookingId === null) return mail.to;
  const booking = recordOf(bookings, await transaction.get(db().doc(bookingPath(mail.bookingId))));
  if (booking === null) return mail.to;
  switch (goesTo) {
    case 'client':
      // Whoever left is told the last things at the address that they had.
      return booking.clientEmail === '' ? mail.to : booking.clientEmail;
    case 'practitioner':
      return (await readPractitionerOf(transaction, booking)).contact.email;
    case 'guardian':
      // Another guardian is asked by a mail of their own.
      return booking.guardian?.email === mail.to ? mail.to : '';
  }
}
