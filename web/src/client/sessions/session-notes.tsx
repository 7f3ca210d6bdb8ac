import type { Booking } from '@tulia/domain/booking/booking';
import { lacksGuardianConsent } from '@tulia/domain/booking/consent/guardian';
import { guardianSentence } from '@tulia/domain/wording/guardian-sentence';
import { Video } from 'lucide-react';
import { styled } from 'styled-components';
import { sessionsTexts } from './texts';
import { useTexts } from '../../platform/language/use-texts';
import { ReachUs } from '../../shared/views/reach-us';
import { usePractice } from '../../shared/practice/practice';
import { Badge } from '../../ui/badge';
import { Stack } from '../../ui/layout';
import { color, text } from '../../ui/tokens';
import type { SessionView } from './session-view';
import { useMoments } from './use-moments';

const Notes = styled(Stack)`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

/** The notes for the client: where the link to the meeting is, until when the session may be moved. */
export function SessionNotes({ booking, view }: { booking: Booking; view: SessionView }) {
  const { t, lang } = useTexts(sessionsTexts);
  const moments = useMoments();
  const { confirmationHours, movingCutoffHours } = usePractice();
  const notes = [
    guardianSentence(booking, lang) ?? false,
    view.awaiting && !lacksGuardianConsent(booking) && t.answerWithin(confirmationHours),
    view.meeting === 'coming' && t.linkComing,
    view.meeting === 'ready' && view.join === null && t.joinOnTheDay,
    view.moveUntil !== null && t.moveUntil(moments.full(view.moveUntil, booking.timezone)),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0 && view.meeting !== 'ready' && !view.tooLateToMove) return null;
  return (
    <Notes $gap="xs">
      {view.meeting === 'ready' && (
        <div>
          <Badge $tone="primary">
            <Video aria-hidden size={16} />
            {t.meetingReady}
          </Badge>
        </div>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {view.tooLateToMove && (
        <p>
          <span>{t.tooLateToMove(movingCutoffHours)}</span> <ReachUs />
        </p>
      )}
    </Notes>
  );
}
