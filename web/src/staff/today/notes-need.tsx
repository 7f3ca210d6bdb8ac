import type { Instant } from '@tulia/domain/time/instant';
import { ChevronDown, ChevronUp, NotebookPen } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { todayTexts } from './texts';
import { useQueryPart } from '../../platform/hooks/use-query-part';
import { useTexts } from '../../platform/language/use-texts';
import { lazyPart } from '../../platform/offline/lazy-part';
import { nearMoment } from '../../shared/views/moments';
import { useBoard } from '../bookings/board/board-context';
import { useBookingsByIds } from '../bookings/board/use-bookings-by-ids';
import * as Style from '../parts/panel-style';

const NoteLine = lazyPart(() =>
  import('../bookings/panel/notes/note-line').then((part) => part.NoteLine),
);

export interface UnwrittenSession {
  bookingId: string;
  startsAt: Instant;
}

/** All sessions without a note; each note is written below its line. */
export function NotesNeed({ sessions }: { sessions: readonly UnwrittenSession[] }) {
  const { t, lang } = useTexts(todayTexts);
  const { now } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <>
      <Style.NeedLink>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          <NotebookPen aria-hidden size={20} />
          <span>
            <strong>{t.notes(sessions.length)}</strong>
            <small>{t.notesText(nearMoment(sessions[0]?.startsAt ?? now, now, lang))}</small>
          </span>
          <Style.Goes>
            <span>{t.notesOpen}</span>
            {isOpen ? <ChevronUp aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
          </Style.Goes>
        </button>
      </Style.NeedLink>
      <div id={list} hidden={!isOpen}>
        {isOpen && <Unwritten sessions={sessions} />}
      </div>
    </>
  );
}

function Unwritten({ sessions }: { sessions: readonly UnwrittenSession[] }) {
  const [query] = useQueryPart();
  const [opened, setOpened] = useState<UnwrittenSession | null>(null);
  const named = useBookingsByIds(sessions.map(({ bookingId }) => bookingId));
  // A note that was saved leaves the list, and may still be signed in the line that is open.
  const isGone =
    opened !== null && !sessions.some(({ bookingId }) => bookingId === opened.bookingId);
  const lines = (isGone ? [...sessions, opened] : [...sessions]).sort(
    (one, other) => one.startsAt - other.startsAt,
  );
  return (
    <Suspense>
      <Style.Lines>
        {lines.map((line) => {
          const { bookingId, startsAt } = line;
          // A booking that is open over the page shows its note, which must not be open here too.
          const open = opened?.bookingId === bookingId && !query.has('open');
          return (
            <li key={bookingId}>
              <NoteLine
                session={{ id: bookingId, startsAt }}
                who={named.data?.find(({ id }) => id === bookingId)?.clientName}
                open={open}
                onToggle={() => setOpened(open ? null : line)}
              />
            </li>
          );
        })}
      </Style.Lines>
    </Suspense>
  );
}
