import { NOTE_MAX, saveNote } from '@tulia/domain/calls/booking-desk';
import type { Note } from '@tulia/domain/records/booking';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { adminDeskCopy } from '../../../copy/staff/bookings/admin-desk';
import { adminEditorCopy, problemSentence } from '../../../copy/staff/admin-editor';
import { adminNotesCopy } from '../../../copy/staff/clients/admin-notes';
import { useCopy } from '../../../copy/use-copy';
import { useContractForm } from '../../../live/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard';
import { TextArea } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { Soft } from '../board-style';
import { refusalText } from '../refusal-text';
import { NoteWords } from './note-style';
import { NoteTemplates } from './note-templates';
import { NoteVersions } from './note-versions';
import { SignButton } from './sign-button';
import { SignedNote } from './signed-note';
import { useConfidential, type ConfidentialRead } from './use-confidential';

/** The staff's private note on a booking; for therapists and admins, never for the client. */
export function NotePart({ bookingId, read }: { bookingId: string; read: ConfidentialRead }) {
  const { t } = useCopy(adminDeskCopy);
  const { t: notes } = useCopy(adminNotesCopy);
  const { status, data, retry } = read;
  if (status === 'error')
    return (
      <div>
        <p role="alert">{t.noteFailed}</p>
        <Button size="sm" variant="secondary" onClick={retry}>
          {notes.retry}
        </Button>
      </div>
    );
  const note = data?.note;
  if (data !== undefined && note && note.signedAt !== null)
    return <SignedNote bookingId={bookingId} note={note} versions={data.versions} />;
  return <DraftNote bookingId={bookingId} data={note} />;
}

/** The note alone, where nothing else of the booking is open. */
export function SessionNote({ bookingId }: { bookingId: string }) {
  return <NotePart bookingId={bookingId} read={useConfidential(bookingId)} />;
}

/** @param data null when none was ever written, undefined while that is not known */
function DraftNote({ bookingId, data }: { bookingId: string; data: Note | null | undefined }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  /** what this page saved last, until it has come back */
  const [saved, setSaved] = useState({ text: '', version: 0 });
  const { text: stored, version } = saved.version > (data?.version ?? 0) ? saved : (data ?? saved);
  /** the version that stood when typing began */
  const [base, setBase] = useState<number | null>(null);
  const form = useContractForm(saveNote, {
    defaultValues: { text: stored },
    values: { text: stored },
    inputOf: ({ text }) => ({ bookingId, version: base ?? version, text }),
    say: (reason) => problemSentence(reason, lang),
    failed: t.error,
    sentence: refusalText,
    onDone: (answer, { text }) => {
      setSaved({ text: text.trim(), version: answer.version });
      toast({ title: text.trim() === '' ? t.noteRemoved : t.noteSaved });
      form.reset({ text: text.trim() });
      setBase(null);
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  const dirty = text.trim() !== stored;
  const overtaken = dirty && base !== null && base < version;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="xs">
        {text.trim() === '' && data !== undefined && (
          <NoteTemplates
            onChoose={(template) => {
              setBase(version);
              form.change('text', template);
            }}
          />
        )}
        <TextArea
          label={t.note}
          hint={t.noteHint}
          maxLength={NOTE_MAX}
          readOnly={data === undefined}
          {...form.field('text', {
            onChange: () => setBase((known) => (dirty && known !== null ? known : version)),
          })}
        />
        {data && (
          <Soft>
            {t.noteBy(
              data.updatedBy,
              `${formatShortDay(data.updatedAt, lang)}, ${formatClock(data.updatedAt, lang)}`,
            )}
          </Soft>
        )}
        {overtaken && data && (
          <Meanwhile
            note={data}
            onGoOn={() => setBase(version)}
            onTake={() => {
              form.reset({ text: stored });
              setBase(null);
            }}
          />
        )}
        <Cluster $gap="xs">
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            disabled={!dirty || overtaken}
            busy={form.action.busy}
            busyLabel={t.saving}
          >
            {t.noteSave}
          </Button>
          {stored !== '' && !dirty && <SignButton bookingId={bookingId} version={version} />}
        </Cluster>
        <NoteVersions bookingId={bookingId} version={version} />
        <LeaveGuard active={dirty} texts={editor.guard} />
      </Stack>
    </form>
  );
}

/** Somebody else's words, beside what is being typed: nothing is saved before they were read. */
function Meanwhile({
  note: { text, updatedBy },
  onGoOn,
  onTake,
}: {
  note: Note;
  onGoOn: () => void;
  onTake: () => void;
}) {
  const { t } = useCopy(adminNotesCopy);
  const title = text === '' ? t.removedMeanwhile(updatedBy) : t.meanwhile(updatedBy);
  return (
    <Banner tone="warning" title={title}>
      <Stack $gap="xs">
        {text !== '' && <NoteWords>{text}</NoteWords>}
        <Cluster $gap="xs">
          <Button size="sm" variant="secondary" onClick={onGoOn}>
            {t.goOn}
          </Button>
          <Button size="sm" variant="quiet" onClick={onTake}>
            {t.takeTheirs}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  );
}
