import { amendNote, NOTE_MAX } from '@tulia/domain/calls/bookings/staff-actions';
import type { Note, NoteDraft } from '@tulia/domain/booking/note';
import { Lock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { problemSentence } from '../../../parts/texts/editor';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { useContractForm } from '../../../../platform/live/use-contract-form';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { TextArea } from '../../../../ui/fields/text-field';
import { AsTyped, Soft, Stack } from '../../../../ui/layout';
import { radius } from '../../../../ui/tokens';
import { refusalText } from '../../board/refusal-text';
import { DraftLine, useDraftOfForm, useNoteDraft } from './note-draft';
import { shortMoment } from '../../../../shared/views/moments';

/** Breaks its text into lines, so that no part is cut on a phone. */
const Whole = styled(Badge)`
  max-width: 100%;
  border-radius: ${radius.md};
  white-space: normal;
`;

/**
 * A signed note, which cannot change, and its amendments.
 * @param draft unsaved text of this staff member, which can now only become an amendment
 * @param versions newest first, with amendments
 */
export function SignedNote({
  bookingId,
  note,
  draft,
  versions,
}: {
  bookingId: string;
  note: Note;
  draft: NoteDraft | null;
  versions: readonly Note[];
}) {
  const { t, lang } = useTexts(adminNotesTexts);
  const at = (when: number) => shortMoment(when, lang);
  return (
    <Stack $gap="xs">
      <div>
        <strong>{t.note}</strong>{' '}
        <Whole $tone="success">
          <Lock aria-hidden size={14} />{' '}
          <span>{t.signedBy(note.signedBy ?? '', at(note.signedAt ?? 0))}</span>
        </Whole>
      </div>
      <AsTyped>{note.text}</AsTyped>
      <Amendments versions={versions} at={at} />
      <AmendForm bookingId={bookingId} version={note.version} stored={draft} />
    </Stack>
  );
}

function Amendments({ versions, at }: { versions: readonly Note[]; at: (when: number) => string }) {
  const { t } = useTexts(adminNotesTexts);
  const added = versions.filter(({ isAmendment }) => isAmendment).reverse();
  if (added.length === 0) return null;
  return (
    <div>
      <strong>{t.amendments}</strong>
      {added.map(({ version, text, updatedAt, updatedBy }) => (
        <div key={version}>
          <AsTyped>{text}</AsTyped>
          <Soft $block>{t.noteBy(updatedBy, at(updatedAt))}</Soft>
        </div>
      ))}
    </div>
  );
}

function AmendForm({
  bookingId,
  version,
  stored,
}: {
  bookingId: string;
  version: number;
  stored: NoteDraft | null;
}) {
  const { t, common, lang } = useTexts(adminNotesTexts);
  const kept = useNoteDraft(bookingId, stored);
  const form = useContractForm(amendNote, {
    defaultValues: { text: '' },
    inputOf: ({ text }) => ({ bookingId, version, text }),
    say: (reason) => problemSentence(reason, lang),
    failed: common.error,
    sentence: refusalText,
    first: kept.draft.saved,
    done: () => ({ title: t.amended }),
    onDone: () => {
      kept.draft.forget();
      form.reset({ text: '' });
    },
  });
  const text = useWatch({ control: form.control, name: 'text' });
  const isEmpty = text.trim() === '';
  useDraftOfForm(kept, form, { text: isEmpty ? '' : text, version });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack $gap="xs">
        <TextArea
          label={t.amendment}
          hint={t.amendmentHint}
          maxLength={NOTE_MAX}
          {...form.field('text')}
        />
        <DraftLine read={kept} text={text} onDrop={() => form.reset({ text: '' })} />
        <div>
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            disabled={isEmpty}
            busy={form.action.busy}
            busyLabel={common.saving}
          >
            {t.amend}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
