import { MAILS, type MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import { TROUBLED_MAIL_STATES, type MailState } from '@tulia/domain/records/mail';

/**
 * What became of the mails of one change of a booking. `none`: it caused none. `trouble`: one failed or may not
 * have arrived. `others-only`: they went to the therapist, the practice or a guardian; the client has no address.
 * `unclear`: it could not be found out.
 */
export type MailFate = 'sent' | 'waiting' | 'none' | 'others-only' | 'trouble' | 'unclear';

/** Whether a mail belongs to one change of a booking: the ids of its mails begin with its version. */
export function isOfChange(mailId: string, bookingId: string, version: number): boolean {
  return mailId.startsWith(`${bookingId}_${version}_`);
}

/** The fate of these mails. A mail that is not needed any more does not count. */
export function fateOf(mails: readonly { state: MailState; template: MailTemplate }[]): MailFate {
  const counted = mails.filter(({ state }) => state !== 'skipped');
  if (counted.length === 0) return 'none';
  if (counted.some(({ state }) => TROUBLED_MAIL_STATES.includes(state))) return 'trouble';
  if (counted.every(({ template }) => MAILS[template].goesTo !== 'client')) return 'others-only';
  return counted.every(({ state }) => state === 'sent') ? 'sent' : 'waiting';
}
