import type { BookingChangedWithMeeting } from '@tulia/domain/calls/bookings/decide-booking';
import { adminDecisionsTexts } from '../board/texts/decisions';
import { useTexts } from '../../../platform/language/use-texts';
import { isFinal, mailSentence, sentences, tellOfChange } from '../board/mails/tell-of-change';
import { problemText } from '../meeting/meeting-view';

/**
 * Shows the toast of a confirmed or moved booking. The specification's sentence appears only once the meeting is made
 * and the emails are sent.
 */
export function useTellDecision(mode: 'confirm' | 'move') {
  const { t, lang } = useTexts(adminDecisionsTexts);
  const confirming = mode === 'confirm';
  return (bookingId: string, { version, meeting: state, problem }: BookingChangedWithMeeting) =>
    tellOfChange(
      { bookingId, version },
      ({ fate, meeting }) => {
        const now = meeting ?? { state, problem };
        const title = confirming ? t.confirmed : t.moved;
        if (now.state !== 'ready') {
          const why = now.problem === null ? null : problemText(now.problem, lang);
          const notReady = why === null ? t.meetingSoon : t.meetingNotReady(why);
          return { title, description: sentences(notReady, mailSentence(fate, lang)) };
        }
        const ready = confirming ? t.meetCreated : '';
        const all = confirming ? t.confirmedText : t.movedText;
        const description = fate === 'sent' ? all : sentences(ready, mailSentence(fate, lang));
        return { title, description };
      },
      ({ fate, meeting }) => isFinal(fate) && (meeting?.state ?? state) === 'ready',
    );
}
