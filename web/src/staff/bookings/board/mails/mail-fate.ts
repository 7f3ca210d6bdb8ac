import { MAILS, type MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import { TROUBLED_MAIL_STATES, type MailState } from '@tulia/domain/records/mail';

/**
 * What became of the mails that one change of a booking caused: `none` caused none, `trouble` has one that failed or may not
 * have arrived, `others-only` went to the therapist, the practice or a guardian and not to the client, who has no address, `unclear` could
 * not be found out.
 */
export type MailFate = 'sent' | 'waiting' | 'none' | 'others-only' | 'trouble' | 'unclear';

/** Of all mails about a booking those of one change: their ids begin with its version. */
export function isOfChange(mailId: string, bookingId: string, version: number): boolean {
  return mailId.startsWith(`${bookingId}_${version}_`);
}

/** The fate of these mails; one that is not needed any more counts for nothing. */
export function fateOf(mails: readonly { state: MailState; template: MailTemplate }[]): MailFate {
  const counted = mails.filter(({ state }) => state !== 'skipped');
  if (counted.length === 0) return 'none';
  if (counted.some(({ state }) => TROUBLED_MAIL_STATES.includes(state))) return 'trouble';
  if (counted.every(({ template }) => MAILS[template].toOthers)) return 'others-only';
  return counted.every(({ state }) => state === 'sent') ? 'sent' : 'waiting';
}
