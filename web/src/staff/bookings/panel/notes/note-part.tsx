import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { Button } from '../../../../ui/button';
import { Stack } from '../../../../ui/layout';
import { NoteForm, NoteOutline } from './note-form';
import { SignedNote } from './signed-note';
import { useConfidential, type ConfidentialRead } from '../use-confidential';

/** The staff's private note and the staff member's own draft; never for the client. */
export function NotePart({ bookingId, read }: { bookingId: string; read: ConfidentialRead }) {
  const { t, common } = useTexts(adminNotesTexts);
  const { status, data, retry } = read;
  if (status === 'error')
    return (
      <div>
        <p role="alert">{t.noteFailed}</p>
        <Button size="sm" variant="secondary" onClick={retry}>
          {common.retry}
        </Button>
      </div>
    );
  if (data === undefined) return <NoteOutline />;
  const { note, draft, versions } = data;
  return (
    <Stack key={bookingId}>
      {note !== null && note.signedAt !== null ? (
        <SignedNote bookingId={bookingId} note={note} draft={draft} versions={versions} />
      ) : (
        <NoteForm bookingId={bookingId} note={note} draft={draft} />
      )}
    </Stack>
  );
}

export function SessionNote({ bookingId }: { bookingId: string }) {
  return <NotePart bookingId={bookingId} read={useConfidential(bookingId)} />;
}
