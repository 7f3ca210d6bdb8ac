import { lacksNote, type NoteStanding } from '@tulia/domain/booking/note';
import type { BookingStatus } from '@tulia/domain/booking/status';
import { noteStatePath, noteStates } from '@tulia/domain/records/note-state';
import type { Instant } from '@tulia/domain/time/instant';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { useDocument } from '../../../../platform/live/use-document';
import { lazyPart } from '../../../../platform/offline/lazy-part';
import { nearMoment, practiceMoment } from '../../../../shared/views/moments';
import { Badge, type Tone } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Cluster, Soft } from '../../../../ui/layout';
import { space } from '../../../../ui/tokens';
import { useBoard } from '../../board/board-context';

const SessionNote = lazyPart(() => import('./note-part').then((part) => part.SessionNote));

const Slot = styled.div`
  padding: ${space.xxs} ${space.md};
`;

interface NoteLineProps {
  session: { id: string; startsAt: Instant; status?: BookingStatus };
  /** the client, where the page does not name one */
  who?: string;
  open: boolean;
  onToggle: () => void;
}

/** A session whose note opens below it, with what is known of the note before it is read. */
export function NoteLine({ session, who, open, onToggle }: NoteLineProps) {
  const { t, lang } = useTexts(adminNotesTexts);
  const { now } = useBoard();
  const standing = useStanding(session);
  const state = standing === null ? null : t.standings[standing];
  const name = [t.noteOf(practiceMoment(session.startsAt, lang)), who, state].filter(Boolean);
  return (
    <Slot>
      <Cluster $gap="xs">
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={open}
          aria-label={name.join(', ')}
          onClick={onToggle}
        >
          {open ? <ChevronUp aria-hidden size={18} /> : <ChevronDown aria-hidden size={18} />}
          <span>{nearMoment(session.startsAt, now, lang)}</span>
        </Button>
        {who !== undefined && <Soft>{who}</Soft>}
        {standing !== null && (
          <Badge $tone={TONES[standing]} aria-hidden>
            {state}
          </Badge>
        )}
      </Cluster>
      {open && (
        <Suspense>
          <SessionNote bookingId={session.id} />
        </Suspense>
      )}
    </Slot>
  );
}

type Standing = NoteStanding | 'written';

const TONES: Record<Standing, Tone> = {
  none: 'warning',
  draft: 'neutral',
  written: 'neutral',
  signed: 'success',
};

/** Null while unknown, without a status, and where no note is missing. */
function useStanding({ id, status }: NoteLineProps['session']): Standing | null {
  const { status: read, data } = useDocument(
    status === undefined ? null : noteStatePath(id),
    noteStates,
  );
  if (status === undefined || read !== 'ready' || data === undefined) return null;
  const standing = data === null ? 'none' : (data.standing ?? 'written');
  return standing === 'none' && !lacksNote(status, null) ? null : standing;
}
