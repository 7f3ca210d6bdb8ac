import { NOTE_MAX, saveNote, signNote } from '@tulia/domain/calls/bookings/staff-actions';
import type { Note, NoteDraft } from '@tulia/domain/booking/note';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { problemSentence } from '../../../parts/texts/editor';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { useContractForm } from '../../../../platform/live/use-contract-form';
import { Banner } from '../../../../ui/banner';
import { Button } from '../../../../ui/button';
import { AsTyped, Cluster, Soft, Stack } from '../../../../ui/layout';
import { TextArea } from '../../../../ui/fields/text-field';
import { refusalText } from '../../board/refusal-text';
import { DraftLine, useDraftOfForm, useNoteDraft } from './note-draft';
import { shortMoment } from '../../../../shared/views/moments';
import { useAction } from '../../../../platform/live/use-action';
import { AlertDialog } from '../../../../ui/dialogs/alert-dialog';
import { styled } from 'styled-components';
import { useConfidential } from '../use-confidential';

/**
 * The note before it is signed. The server keeps the typed text as a draft for this staff member until the note is
 * saved.
 * @param note null: never written
 * @param draft unsaved text that this staff member typed earlier
 */
export function NoteForm({
  bookingId,
  note,
  draft,
}: {
  bookingId: string;
  note: Note | null;
  draft: NoteDraft | null;
}) {
  const { t, common, lang } = useTexts(adminNotesTexts);
  const at = (when: number) => shortMoment(when, lang);
  const kept = useNoteDraft(bookingId, draft);
  /** this page's last save, used until the server's note shows it */
  const [saved, setSaved] = useState({ text: '', version: 0 });
  const { text: stored, version } = saved.version > (note?.version ?? 0) ? saved : (note ?? saved);
  /** the note's version when staff began to type */
  const [base, setBase] = useState<number | null>(kept.found?.version ?? null);
  const form = useContractForm(saveNote, {
    defaultValues: { text: stored },
    values: { text: stored },
    inputOf: ({ text }) => ({ bookingId, version: base ?? version, text }),
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    sentence: refusalText,
    first: kept.draft.saved,
    done: (_, { text }) => ({ title: text.trim() === '' ? t.noteRemoved : t.noteSaved }),
    onDone: (answer, { text }) => {
      setSaved({ text: text.trim(), version: answer.version });
      kept.draft.forget();
      form.reset({ text: text.trim() });
      setBase(null);
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  const dirty = text.trim() !== stored;
  const typed = dirty && text.trim() !== '' ? text : '';
  useDraftOfForm(kept, form, { text: typed, version: base ?? version });
  const overtaken = dirty && base !== null && base < version;
  const takeStored = () => {
    // Only here staff drop their own text; after a save the form keeps text that they typed during the call.
    form.reset({ text: stored }, { keepDirtyValues: false });
    setBase(null);
  };
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="xs">
        {text.trim() === '' && (
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
          {...form.field('text', {
            onChange: () => setBase((known) => (dirty && known !== null ? known : version)),
          })}
        />
        {note && <Soft>{t.noteBy(note.updatedBy, at(note.updatedAt))}</Soft>}
        <DraftLine read={kept} text={text} onDrop={takeStored} />
        {overtaken && note && (
          <Meanwhile note={note} onGoOn={() => setBase(version)} onTake={takeStored} />
        )}
        <Cluster $gap="xs">
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            disabled={!dirty || overtaken}
            busy={form.action.busy}
            busyLabel={common.saving}
          >
            {t.noteSave}
          </Button>
          {stored !== '' && !dirty && <SignButton bookingId={bookingId} version={version} />}
        </Cluster>
        <NoteVersions bookingId={bookingId} version={version} />
      </Stack>
    </form>
  );
}

/** As high as the empty form, so that nothing below moves when the note has loaded. */
export function NoteOutline() {
  const { t } = useTexts(adminNotesTexts);
  return (
    <Stack $gap="xs" inert aria-busy="true">
      <NoteTemplates onChoose={() => undefined} />
      <TextArea label={t.note} hint={t.noteHint} readOnly />
      <Cluster $gap="xs">
        <Button size="sm" variant="secondary" disabled>
          {t.noteSave}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** Another staff member's text, which must be read before a save. */
function Meanwhile({
  note: { text, updatedBy },
  onGoOn,
  onTake,
}: {
  note: Note;
  onGoOn: () => void;
  onTake: () => void;
}) {
  const { t } = useTexts(adminNotesTexts);
  const title = text === '' ? t.removedMeanwhile(updatedBy) : t.meanwhile(updatedBy);
  return (
    <Banner tone="warning" title={title}>
      <Stack $gap="xs">
        {text !== '' && <AsTyped>{text}</AsTyped>}
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

/** Signs the saved note. Asks first, since a signature is final. */
function SignButton({ bookingId, version }: { bookingId: string; version: number }) {
  const { t, common } = useTexts(adminNotesTexts);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction(signNote, {
    failed: common.error,
    sentence: refusalText,
    done: () => ({ title: t.signed }),
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        busyLabel={common.saving}
        onClick={() => setAsking(true)}
      >
        {t.sign}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t.signTitle}
        description={t.signText}
        cancelLabel={t.signBack}
        confirmLabel={t.sign}
        onConfirm={() => {
          setAsking(false);
          void run({ bookingId, version });
        }}
      />
    </>
  );
}

/** Usual headings for an empty note. */
function NoteTemplates({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useTexts(adminNotesTexts);
  return (
    <Cluster $gap="xs">
      <Soft>{t.template}</Soft>
      {(['soap', 'dap'] as const).map((template) => (
        <Button
          key={template}
          size="sm"
          variant="quiet"
          onClick={() => onChoose(t.templates[template].text)}
        >
          {t.templates[template].name}
        </Button>
      ))}
    </Cluster>
  );
}

const Lines = styled(Stack)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/**
 * Earlier versions, newest first; read only while this part is open.
 * @param version of the present note
 */
function NoteVersions({ bookingId, version }: { bookingId: string; version: number }) {
  const { t } = useTexts(adminNotesTexts);
  const [open, setOpen] = useState(false);
  if (version < 2) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.earlier(version - 1)}</summary>
      {open && <Versions bookingId={bookingId} before={version} />}
    </details>
  );
}

function Versions({ bookingId, before }: { bookingId: string; before: number }) {
  const { t, lang } = useTexts(adminNotesTexts);
  const { status, data } = useConfidential(bookingId, { versions: true });
  if (status === 'error') return <p>{t.failed}</p>;
  if (data === undefined) return <p role="status">{t.loading}</p>;
  return (
    <Lines as="ol" $gap="xs">
      {data.versions
        .filter(({ version }) => version < before)
        .map((note) => (
          <li key={note.version}>
            <span>{note.text === '' ? t.removed : note.text}</span>
            <Soft $block>{t.noteBy(note.updatedBy, shortMoment(note.updatedAt, lang))}</Soft>
          </li>
        ))}
    </Lines>
  );
}
