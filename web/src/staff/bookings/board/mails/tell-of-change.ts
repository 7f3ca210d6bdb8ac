import { toast, type ToastInput } from '../../../../ui/toast-store';
import { followMails, type BookingChange, type Course } from './follow-mails';
import type { MailFate } from './mail-fate';

export const isFinal = (fate: MailFate) => fate !== 'waiting' && fate !== 'unclear';

/**
 * Shows a toast at once, and changes it with each step of the meeting and the mails. Once the toast is gone, only the
 * last step is shown, when no other toast is on screen.
 * @param isAll whether no further step comes; a failed mail ends it in any case
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
