import type { Language } from '../../../../platform/language/catalogue';
import { toast, type ToastInput } from '../../../../ui/toast-store';
import { adminMailsTexts } from '../../../parts/texts/mails';
import { followMails, type BookingChange, type Course } from './follow-mails';
import type { MailFate } from './mail-fate';

/** The sentence of a toast about the emails of a change; empty for `unclear`. */
export const mailSentence = (fate: MailFate, lang: Language): string =>
  adminMailsTexts[lang].fates[fate];

export const sentences = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

export const isFinal = (fate: MailFate) => fate !== 'waiting' && fate !== 'unclear';

/**
 * Shows a toast at once and updates it with each step of the meeting and the emails. After the toast has gone, only the
 * last step is shown, and only while no other toast is on screen.
 * @param isAll whether no further step comes; a failed email is always the last step
 */
export function tellOfChange(
  change: BookingChange,
  say: (course: Course) => ToastInput,
  isAll: (course: Course) => boolean = ({ fate }) => isFinal(fate),
): void {
  const said = (course: Course): ToastInput => ({
    ...say(course),
    ...(course.fate === 'trouble' && { variant: 'destructive' }),
  });
  const told = toast(said({ fate: 'unclear', meeting: null }));
  void followMails(change, (course) => {
    const isLast = course.fate === 'trouble' || isAll(course);
    told.becomes(said(course), isLast);
    return isLast;
  });
}
