import { createMeeting } from '@tulia/domain/calls/meeting';
import type { Booking } from '@tulia/domain/records/booking';
import type { Refusal } from '@tulia/domain/refusal';
import { adminMeetingsCopy } from '../../../copy/staff/admin-meetings';
import { useCopy } from '../../../copy/use-copy';
import { call } from '../../../live/call';
import { toast } from '../../../ui/toast-store';
import { followMails } from '../mails/follow-mails';
import { mailSentence, sentences } from '../mails/mail-sentence';
import { problemText } from './problem-text';
import { asRefusal, refusalText } from '../refusal-text';
import { useBusy } from '../use-busy';

/** Creating the meeting of a booking, or trying again, with the toasts of specification section 8. */
export function useMeetingActions({ id }: Booking) {
  const { t, lang } = useCopy(adminMeetingsCopy);
  const { busy, run } = useBusy<'create'>();

  const failed = (title: string, description: string) =>
    toast({ variant: 'destructive', title, description });

  const creationText = (refusal: Refusal): string => {
    if (refusal.is('internal')) return t.createFailed;
    if (refusal.is('meeting-failed')) return problemText(refusal.details.reason, lang);
    return refusalText(refusal, lang);
  };

  const tell = async (version: number) => {
    const fate = await followMails(id, version);
    const description =
      fate === 'sent' ? t.createdText : sentences(t.createdOnly, mailSentence(fate, lang));
    toast({
      title: t.createdTitle,
      description,
      ...(fate === 'trouble' && { variant: 'destructive' }),
    });
  };

  const create = () =>
    run('create', async () => {
      try {
        const { meeting, problem, version } = await call(createMeeting, { bookingId: id });
        if (meeting === 'ready') void tell(version);
        else if (problem !== null) failed(t.createError, problemText(problem, lang));
        else toast({ title: t.createSoon, description: t.createSoonText });
      } catch (error) {
        failed(t.createError, creationText(asRefusal(error)));
      }
    });

  return { busy, create };
}
