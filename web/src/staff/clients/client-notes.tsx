import { isOver } from '@tulia/domain/booking/status';
import { actorMay } from '@tulia/domain/booking/transitions';
import type { Booking } from '@tulia/domain/booking/booking';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { nearMoment, practiceMoment } from '../../shared/views/moments';
import { clientPageTexts } from './texts/client-page';
import { useTexts } from '../../platform/language/use-texts';
import { Awaited } from '../parts/awaited';
import type { Live } from '../../platform/live/live';
import { useQueryPart } from '../../platform/hooks/use-query-part';
import { lazyPart } from '../../platform/offline/lazy-part';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { useBoard } from '../bookings/board/board-context';
import { Lines, Panel, PanelHead, Quiet } from '../parts/panel-style';
import { NoteSlot } from './client-style';

const SessionNote = lazyPart(() =>
  import('../bookings/panel/notes/note-part').then((part) => part.SessionNote),
);

/** The notes of sessions that have begun, newest first. Only one is open, so that staff forget no typed text. */
export function ClientNotes({ sessions }: { sessions: Live<Booking[]> }) {
  const { t, lang } = useTexts(clientPageTexts);
  const { now, actorOn } = useBoard();
  const [query] = useQueryPart();
  const [opened, setOpened] = useState<string | null>(null);
  // A booking that is open over the page shows its note, which must not be open here too.
  const isCovered = query.has('open');
  const noted = sessions.data?.filter(
    (session) =>
      session.startsAt <= now &&
      !isOver(session.status) &&
      actorMay(actorOn(session), 'see-confidential'),
  );
  return (
    <Panel aria-labelledby="client-notes">
      <PanelHead>
        <h2 id="client-notes">{t.notes}</h2>
      </PanelHead>
      {sessions.status === 'error' && <Quiet>{t.sessionsFailed}</Quiet>}
      {sessions.status === 'loading' && (
        <Awaited of={[sessions]}>
          <Skeleton label={t.loading} lines={1} height="3rem" />
        </Awaited>
      )}
      {noted?.length === 0 && <Quiet>{t.notesNone}</Quiet>}
      <Lines>
        {noted?.map(({ id, startsAt }) => {
          const open = opened === id && !isCovered;
          return (
            <li key={id}>
              <NoteSlot>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-expanded={open}
                  aria-label={t.noteOf(practiceMoment(startsAt, lang))}
                  onClick={() => setOpened(open ? null : id)}
                >
                  {open ? (
                    <ChevronUp aria-hidden size={18} />
                  ) : (
                    <ChevronDown aria-hidden size={18} />
                  )}
                  <span>{nearMoment(startsAt, now, lang)}</span>
                </Button>
                {open && (
                  <Suspense>
                    <SessionNote bookingId={id} />
                  </Suspense>
                )}
              </NoteSlot>
            </li>
          );
        })}
      </Lines>
    </Panel>
  );
}
