/** The world around the functions, as their tests see and disturb it; short names over `support/world.ts`. */
import { mails, mailStatuses, type MailStatus } from '@tulia/domain/records/mail';
import { database } from '../support/actors';
import { calendar, inbox, job, until } from '../support/world';

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

/** One sweep takes so many; the mails of other tests wait in the same outbox. */
const MOST_SWEEPS = 40;

/**
 * Sweeps the outbox as it would be at that instant, until nothing is due then: one sweep takes a part of what waits.
 * @param at epoch milliseconds
 */
export async function sweepUntilEmpty(at: number): Promise<void> {
  const due = database()
    .collection(mails.collection)
    .where('state', 'in', ['pending', 'sending'])
    .where('notBefore', '<=', new Date(at));
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    await job('sweepOutbox', at);
    if ((await due.limit(1).get()).empty) return;
  }
}

/** Waits until `look` finds something. */
export function eventually<T>(
  look: () => Promise<T | null | undefined | false>,
  what: string,
): Promise<T> {
  return until(async () => (await look()) || undefined, what);
}

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
