import type { Booking } from '@tulia/domain/booking/booking';
import { adminMeetingsTexts } from '../board/texts/meetings';
import { useTexts } from '../../../platform/language/use-texts';
import { createMeeting } from '../../../platform/live/call-names';
import { useAction } from '../../../platform/live/use-action';
import { toast } from '../../../ui/toast-store';
import { mailSentence, sentences, tellOfChange } from '../board/mails/tell-of-change';
import { meetingView, problemText } from './meeting-view';
import { refusalText } from '../board/refusal-text';

/** Creates the meeting, also at a second try. The toasts are those of specification section 8. */
export function useMeetingActions(booking: Booking) {
  const { id: bookingId } = booking;
  const { t, lang } = useTexts(adminMeetingsTexts);
  const tell = (version: number) =>
    tellOfChange({ bookingId, version }, ({ fate }) => ({
      title: t.createdTitle,
      description:
        fate === 'sent' ? t.createdText : sentences(t.createdOnly, mailSentence(fate, lang)),
    }));
  const creating = useAction(createMeeting, {
    failed: t.createError,
    sentence: (refusal) => {
      if (refusal.is('internal')) return t.createFailed;
      if (refusal.is('meeting-failed')) return problemText(refusal.details.reason, lang);
      return refusalText(refusal, lang);
    },
    onDone: ({ meeting, problem, version }) => {
      if (meeting === 'ready') tell(version);
      else if (problem === null) toast({ title: t.createSoon, description: t.createSoonText });
      else {
        const description = problemText(problem, lang);
        toast({ variant: 'destructive', title: t.createError, description });
      }
    },
  });
  const create = () => {
    if (meetingView(booking).kind === 'undated')
      toast({ variant: 'destructive', title: t.cannotTitle, description: t.cannotText });
    else void creating.run({ bookingId });
  };
  return { creating: creating.busy, create };
}
