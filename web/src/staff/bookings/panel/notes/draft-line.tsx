import { formatClock } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { Button } from '../../../../ui/button';
import { Cluster } from '../../../../ui/layout';
import { Soft } from '../../board/soft';
import type { NoteDraftRead } from './use-note-draft';
import { shortMoment } from '../../../../shared/views/moments';

/** The line keeps its height while it is empty, so that nothing moves. */
const Line = styled(Soft)`
  min-height: 1lh;
`;

/**
 * Whether the text of a form is saved as a draft, and when. For an older draft it has a button that drops the
 * text.
 * @param text what the form holds
 */
export function DraftLine({
  read: { state, at, found },
  text,
  onDrop,
}: {
  read: NoteDraftRead;
  text: string;
  onDrop: () => void;
}) {
  const { t, lang } = useTexts(adminNotesTexts);
  const said = {
    none: '',
    waiting: t.notSaved,
    failed: `${t.notSaved} ${t.notSavedAgain}`,
    saved: at === null ? '' : t.draftSaved(formatClock(at, lang)),
  }[state];
  return (
    <>
      <Line aria-live={state === 'failed' ? 'polite' : 'off'}>{said}</Line>
      {found !== null && text === found.text && state === 'saved' && (
        <Cluster $gap="xs">
          <Soft>{t.draftFound(shortMoment(found.updatedAt, lang))}</Soft>
          <Button size="sm" variant="quiet" onClick={onDrop}>
            {t.dropDraft}
          </Button>
        </Cluster>
      )}
    </>
  );
}
