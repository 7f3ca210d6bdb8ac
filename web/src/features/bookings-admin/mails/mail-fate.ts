import { TROUBLED_MAIL_STATES, type MailState } from '@tulia/domain/records/mail';

/**
 * What became of the mails that one change of a booking caused: `none` caused none, `trouble` has one that failed or may not
 * have arrived, `unclear` could not be found out.
 */
export type MailFate = 'sent' | 'waiting' | 'none' | 'trouble' | 'unclear';

/** Of all mails about a booking those of one change: their ids begin with its version. */
export function isOfChange(mailId: string, bookingId: string, version: number): boolean {
  return mailId.startsWith(`${bookingId}_${version}_`);
}

/** The fate of mails in these states; a mail that is not needed any more counts for nothing. */
export function fateOf(states: readonly MailState[]): MailFate {
  const counted = states.filter((state) => state !== 'skipped');
  if (counted.length === 0) return 'none';
  if (counted.some((state) => TROUBLED_MAIL_STATES.includes(state))) return 'trouble';
  return counted.every((state) => state === 'sent') ? 'sent' : 'waiting';
}
