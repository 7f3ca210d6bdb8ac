import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { RetryBanner } from '../../../../shared/views/retry-banner';
import { Stack } from '../../../../ui/layout';
import { NoteForm, NoteOutline } from './note-form';
import { SignedNote } from './signed-note';
import { useConfidential, type ConfidentialRead } from '../use-confidential';

/** The staff's private note and the staff member's own draft; never for the client. */
export function NotePart({ bookingId, read }: { bookingId: string; read: ConfidentialRead }) {
  const { t } = useTexts(adminNotesTexts);
  const { status, data, retry } = read;
  if (status === 'error') return <RetryBanner onRetry={retry}>{t.noteFailed}</RetryBanner>;
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
