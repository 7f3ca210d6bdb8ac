import { MAILS, type MailTemplate } from '@tulia/domain/booking/mails/mail-table';
import { TROUBLED_MAIL_STATES, type MailState } from '@tulia/domain/records/mail';

/**
 * The state of the emails of one change. `none`: the change caused no email. `trouble`: an email failed or may not have
 * arrived. `others-only`: no email went to the client, who has no address. `unclear`: not known.
 */
export type MailFate = 'sent' | 'waiting' | 'none' | 'others-only' | 'trouble' | 'unclear';

/** The id of an email begins with its booking and the booking's version. */
export function isOfChange(mailId: string, bookingId: string, version: number): boolean {
  return mailId.startsWith(`${bookingId}_${version}_`);
}

/** A email that is not needed any more (`skipped`) does not count. */
export function fateOf(mails: readonly { state: MailState; template: MailTemplate }[]): MailFate {
  const counted = mails.filter(({ state }) => state !== 'skipped');
  if (counted.length === 0) return 'none';
  if (counted.some(({ state }) => TROUBLED_MAIL_STATES.includes(state))) return 'trouble';
  if (counted.every(({ template }) => MAILS[template].goesTo !== 'client')) return 'others-only';
  return counted.every(({ state }) => state === 'sent') ? 'sent' : 'waiting';
}
