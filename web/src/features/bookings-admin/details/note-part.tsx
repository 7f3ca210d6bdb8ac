import { NOTE_MAX, saveNote } from '@tulia/domain/calls/booking-desk';
import { confidentialNotePath, confidentialNotes, type Note } from '@tulia/domain/records/booking';
import { formatClock, formatShortDay } from '@tulia/domain/wording/moments';
import { useState } from 'react';
import { styled } from 'styled-components';
import { adminDeskCopy } from '../../../copy/staff/admin-desk';
import { adminEditorCopy } from '../../../copy/staff/admin-editor';
import { adminNotesCopy } from '../../../copy/staff/admin-notes';
import { useCopy } from '../../../copy/use-copy';
import { useCall } from '../../../live/use-call';
import { useDocument } from '../../../live/use-document';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Cluster, Stack } from '../../../ui/layout';
import { LeaveGuard } from '../../../ui/dialogs/leave-guard';
import { TextArea } from '../../../ui/fields/text-field';
import { toast } from '../../../ui/toast-store';
import { Soft } from '../board-style';
import { refusalText } from '../refusal-text';
import { NoteVersions } from './note-versions';

/** What is being typed, and the version of the note that stood below it. */
interface Draft {
  text: string;
  version: number;
}

/** The staff's private note on a booking; for therapists and admins, never for the client. */
export function NotePart({ bookingId }: { bookingId: string }) {
  const { t, lang } = useCopy(adminDeskCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const { status, data } = useDocument(confidentialNotePath(bookingId), confidentialNotes);
  const [draft, setDraft] = useState<Draft | null>(null);
  const { busy, send } = useCall(saveNote);
  if (status === 'error') return <p>{t.noteFailed}</p>;
  const version = data?.version ?? 0;
  const stored = data?.text ?? '';
  const text = draft?.text ?? stored;
  const dirty = text.trim() !== stored;
  const overtaken = draft !== null && dirty && draft.version < version;
  const save = async () => {
    const answer = await send({ bookingId, version: draft?.version ?? version, text });
    if (answer === null) return;
    if ('done' in answer) {
      toast({ title: text.trim() === '' ? t.noteRemoved : t.noteSaved });
      setDraft(null);
    } else {
      const description = refusalText(answer.refused, lang);
      toast({ variant: 'destructive', title: t.error, description });
    }
  };
  return (
    <Stack $gap="xs">
      <TextArea
        label={t.note}
        hint={t.noteHint}
        maxLength={NOTE_MAX}
        disabled={data === undefined}
        value={text}
        onChange={({ target }) =>
          setDraft({ text: target.value, version: draft?.version ?? version })
        }
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
          onGoOn={() => setDraft({ text, version })}
          onTake={() => setDraft(null)}
        />
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          disabled={!dirty || overtaken}
          busy={busy}
          busyLabel={t.saving}
          onClick={() => void save()}
        >
          {t.noteSave}
        </Button>
      </div>
      <NoteVersions bookingId={bookingId} version={version} />
      <LeaveGuard active={dirty} texts={editor.guard} />
    </Stack>
  );
}

const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Somebody else's words, above what is being typed: nothing is saved before they were read. */
function Meanwhile({
  note,
  onGoOn,
  onTake,
}: {
  note: Note;
  onGoOn: () => void;
  onTake: () => void;
}) {
  const { t } = useCopy(adminNotesCopy);
  const { text, updatedBy } = note;
  return (
    <Banner
      tone="warning"
      title={text === '' ? t.removedMeanwhile(updatedBy) : t.meanwhile(updatedBy)}
    >
      <Stack $gap="xs">
        {text !== '' && <Words>{text}</Words>}
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
