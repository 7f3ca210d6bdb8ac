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
import { problemText } from '../meeting/problem-text';
import { asRefusal, refusalText } from '../refusal-text';
import type { SessionTime } from './session-time';

/**
 * Confirming and moving. Each answers with the refusal, for the dialog to explain, or null when it is done and said.
 * The version sent is the one on screen.
 */
export function useTimeDecisions({ id, version }: Booking) {
  const { t, lang } = useCopy(adminDecisionsCopy);

  const refused = (error: unknown): Refusal => {
    const refusal = asRefusal(error);
    const description = refusal.is('internal') ? t.confirmFailed : refusalText(refusal, lang);
    toast({ variant: 'destructive', title: t.error, description });
    return refusal;
  };

  /** The meeting is a promise of its own: what is said depends on how far it got. */
  const meetingText = ({ meeting, problem }: BookingChangedWithMeeting, ready: string): string => {
    if (meeting === 'ready') return ready;
    return problem === null
      ? t.confirmedMeetingSoon
      : t.confirmedNoMeeting(problemText(problem, lang));
  };

  return {
    confirm: async ({ date, time }: SessionTime): Promise<Refusal | null> => {
      try {
        const done = await call(confirmBooking, { bookingId: id, version, date, time });
        toast({ title: t.confirmed, description: meetingText(done, t.confirmedText) });
        return null;
      } catch (error) {
        return refused(error);
      }
    },
    move: async ({ date, time }: SessionTime): Promise<Refusal | null> => {
      try {
        const done = await call(moveBooking, { bookingId: id, version, date, time });
        toast({ title: t.moved, description: meetingText(done, t.movedText) });
        return null;
      } catch (error) {
        return refused(error);
      }
    },
  };
}
