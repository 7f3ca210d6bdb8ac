import type { BookingChangedWithMeeting } from '@tulia/domain/calls/bookings/decide-booking';
import { adminDecisionsCopy } from '../board/texts/decisions';
import { useCopy } from '../../../platform/language/use-copy';
import { toast } from '../../../ui/toast-store';
import { followMails } from '../board/mails/follow-mails';
import { mailSentence, sentences } from '../board/mails/mail-sentence';
import { problemText } from '../meeting/problem-text';

/**
 * Tells that a booking was confirmed or moved. The meeting and the mails come later: the toast says how far each
 * of them got.
 */
export function useTellDecision(mode: 'confirm' | 'move') {
  const { t, lang } = useCopy(adminDecisionsCopy);
  const confirming = mode === 'confirm';
  return async (bookingId: string, { version, meeting, problem }: BookingChangedWithMeeting) => {
    const fate = await followMails(bookingId, version);
    const all = confirming ? t.confirmedText : t.movedText;
    const ready = confirming ? t.meetCreated : '';
    const reason = problem === null ? t.meetingSoon : t.meetingNotReady(problemText(problem, lang));
    const isReady = meeting === 'ready';
    toast({
      title: confirming ? t.confirmed : t.moved,
      description:
        isReady && fate === 'sent'
          ? all
          : sentences(isReady ? ready : reason, mailSentence(fate, lang)),
      ...(fate === 'trouble' && { variant: 'destructive' }),
    });
  };
}
