import { useState } from 'react';
import { styled } from 'styled-components';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { Soft } from '../../board/soft';
import { useConfidential } from '../use-confidential';
import { Stack } from '../../../../ui/layout';
import { shortMoment } from '../../../../shared/views/moments';

const Lines = styled(Stack)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/**
 * Earlier versions, newest first, read only while unfolded.
 * @param version of the present note
 */
export function NoteVersions({ bookingId, version }: { bookingId: string; version: number }) {
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
            <Soft>{t.noteBy(note.updatedBy, shortMoment(note.updatedAt, lang))}</Soft>
          </li>
        ))}
    </Lines>
  );
}
