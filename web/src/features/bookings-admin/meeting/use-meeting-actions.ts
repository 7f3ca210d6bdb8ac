import { cancelMeeting, createMeeting } from '@tulia/domain/calls/meeting';
import type { Booking } from '@tulia/domain/records/booking';
import type { Refusal } from '@tulia/domain/refusal';
import type { Language } from '../../../copy/catalogue';
import { adminMeetingsCopy } from '../../../copy/staff/admin-meetings';
import { useCopy } from '../../../copy/use-copy';
import { useAction } from '../../../live/use-action';
import { toast } from '../../../ui/toast-store';
import { problemText } from './problem-text';
import { refusalText } from '../refusal-text';

function creationText(refusal: Refusal, lang: Language): string {
  if (refusal.is('internal')) return adminMeetingsCopy[lang].createFailed;
  if (refusal.is('meeting-failed')) return problemText(refusal.details.reason, lang);
  return refusalText(refusal, lang);
}

/** Creating (or trying again) and cancelling the meeting of a booking, with the toasts of specification section 8. */
export function useMeetingActions({ id: bookingId }: Booking) {
  const { t, lang } = useCopy(adminMeetingsCopy);
  const creating = useAction(createMeeting, {
    failed: t.createError,
    sentence: creationText,
    onDone: ({ meeting, problem }) => {
      if (meeting === 'ready') toast({ title: t.createdTitle, description: t.createdText });
      else if (problem === null) toast({ title: t.createSoon, description: t.createSoonText });
      else {
        const description = problemText(problem, lang);
        toast({ variant: 'destructive', title: t.createError, description });
      }
    },
  });
  const removing = useAction(cancelMeeting, {
    failed: t.cancelError,
    sentence: refusalText,
    onDone: () => void toast({ title: t.cancelledTitle, description: t.cancelledText }),
  });
  return {
    creating: creating.busy,
    removing: removing.busy,
    create: () => void creating.run({ bookingId }),
    remove: () => void removing.run({ bookingId }),
  };
}
