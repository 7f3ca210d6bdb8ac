/** Short names of `support/environment.ts` for tests of the functions. */
import { mailStatuses, type MailStatus } from '@tulia/domain/records/mail';
import { database } from '../support/actors';
import { calendar, inbox, job, until } from '../support/environment';

export { job };

/** Mails that reached an address, newest first. */
export const mailsTo = inbox.mails;
export const disturbSmtp = inbox.fault;
export const disturbCalendar = calendar.fault;

/** The events, deleted ones too, that belong to a booking. */
export async function eventsOf(bookingId: string) {
  const all = await calendar.events();
  return all.filter((event) => event.extendedProperties?.private?.['bookingId'] === bookingId);
}

export const standingEventsOf = async (bookingId: string) =>
  (await eventsOf(bookingId)).filter((event) => event.status !== 'cancelled');

/** Waits until `look` finds something. */
export function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  what: string,
  patienceMs?: number,
): Promise<T> {
  return until(async () => (await look()) || undefined, what, patienceMs);
}

/** The token of the link to this page that an email to this address has, once one has come. */
export const mailedToken = (to: string, page: 'guardian' | 'manage' | 'pay'): Promise<string> =>
  eventually(async () => {
    const link = new RegExp(`/${page}#([0-9a-f]{32})`);
    return (await mailsTo(to)).flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
  }, `the email with the link to ${page}`);

/** The delivery states of a booking's mails by template. */
export async function mailStates(bookingId: string): Promise<Record<string, MailStatus>> {
  const { docs } = await database()
    .collection(mailStatuses.collection)
    .where('bookingId', '==', bookingId)
    .get();
  return Object.fromEntries(
    docs.map((doc) => {
      const status = mailStatuses.fromStored(doc.data());
      return [status.template, status];
    }),
  );
}
