import { toast, type ToastInput } from '../../../../ui/toast-store';
import { followMails, type BookingChange, type Course } from './follow-mails';
import type { MailFate } from './mail-fate';

/** Whether nothing more is to come of the mails of a change. */
export const isFinal = (fate: MailFate) => fate !== 'waiting' && fate !== 'unclear';

/**
 * Says at once that a change was made, then how far its meeting and its mails have come, as each step is true. Once the
 * toast has gone only the last words are said, when nothing else is on screen.
 * @param isAll whether nothing more is to come; a mail that failed ends it in any case
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
