import { cancelMeeting, createMeeting } from '@tulia/domain/calls/meeting';
import type { Booking } from '@tulia/domain/records/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { adminMeetingsCopy } from '../../../copy/staff/admin-meetings';
import { useCopy } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { toast } from '../../../ui/toast-store';
import { problemText } from './problem-text';
import { asRefusal, refusalText } from '../refusal-text';
import { useBusy } from '../use-busy';

/** Creating (or trying again) and cancelling the meeting of a booking, with the toasts of specification section 8. */
export function useMeetingActions({ id }: Booking) {
  const { t, lang } = useCopy(adminMeetingsCopy);
  const { busy, run } = useBusy<'create' | 'remove'>();

  const failed = (title: string, description: string) =>
    toast({ variant: 'destructive', title, description });

  const creationText = (refusal: Refusal): string => {
    if (refusal.is('internal')) return t.createFailed;
    if (refusal.is('meeting-failed')) return problemText(refusal.details.reason, lang);
    return refusalText(refusal, lang);
  };

  const create = () =>
    run('create', async () => {
      try {
        const { meeting, problem } = await call(createMeeting, { bookingId: id });
        if (meeting === 'ready') toast({ title: t.createdTitle, description: t.createdText });
        else if (problem !== null) failed(t.createError, problemText(problem, lang));
        else toast({ title: t.createSoon, description: t.createSoonText });
      } catch (error) {
        failed(t.createError, creationText(asRefusal(error)));
      }
    });

  const remove = () =>
    run('remove', async () => {
      try {
        await call(cancelMeeting, { bookingId: id });
        toast({ title: t.cancelledTitle, description: t.cancelledText });
      } catch (error) {
        failed(t.cancelError, refusalText(asRefusal(error), lang));
      }
    });

  return { busy, create, remove };
}
