import {
  confirmBooking,
  moveBooking,
  type BookingChangedWithMeeting,
} from '@tulia/domain/calls/decide-booking';
import type { Booking } from '@tulia/domain/records/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { adminDecisionsCopy } from '../../../copy/staff/admin-decisions';
import { useCopy } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { toast } from '../../../ui/toast-store';
import { followMails } from '../mails/follow-mails';
import { mailSentence, sentences } from '../mails/mail-sentence';
import { problemText } from '../meeting/problem-text';
import { asRefusal, refusalText } from '../refusal-text';
import type { SessionTime } from './session-time';

/**
 * Confirming and moving. Each answers with the refusal, for the dialog to explain, or null when it is done; what is said then
 * waits until it is known what became of the mails. The version sent is the one on screen.
 */
export function useTimeDecisions({ id, version }: Booking) {
  const { t, lang } = useCopy(adminDecisionsCopy);

  const refused = (error: unknown): Refusal => {
    const refusal = asRefusal(error);
    // A time that cannot be had is told in the dialog, with the times that can.
    if (refusal.is('slot-taken') || refusal.is('slot-unavailable')) return refusal;
    const description = refusal.is('internal') ? t.confirmFailed : refusalText(refusal, lang);
    toast({ variant: 'destructive', title: t.error, description });
    return refusal;
  };

  /** The meeting and the mails are promises of their own: what is said depends on how far each got. */
  const tell = async (
    { version: made, meeting, problem }: BookingChangedWithMeeting,
    { title, all, ready }: { title: string; all: string; ready: string },
  ) => {
    const fate = await followMails(id, made);
    const reason = problem === null ? t.meetingSoon : t.meetingNotReady(problemText(problem, lang));
    const description =
      meeting === 'ready' && fate === 'sent'
        ? all
        : sentences(meeting === 'ready' ? ready : reason, mailSentence(fate, lang));
    toast({ title, description, ...(fate === 'trouble' && { variant: 'destructive' }) });
  };

  return {
    confirm: async ({ date, time }: SessionTime): Promise<Refusal | null> => {
      try {
        const done = await call(confirmBooking, { bookingId: id, version, date, time });
        void tell(done, { title: t.confirmed, all: t.confirmedText, ready: t.meetCreated });
        return null;
      } catch (error) {
        return refused(error);
      }
    },
    move: async ({ date, time }: SessionTime): Promise<Refusal | null> => {
      try {
        const done = await call(moveBooking, { bookingId: id, version, date, time });
        void tell(done, { title: t.moved, all: t.movedText, ready: '' });
        return null;
      } catch (error) {
        return refused(error);
      }
    },
  };
}
