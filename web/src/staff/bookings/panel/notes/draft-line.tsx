import { formatClock } from '@tulia/domain/wording/moments';
import { styled } from 'styled-components';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { Button } from '../../../../ui/button';
import { Cluster, Soft } from '../../../../ui/layout';
import type { NoteDraftRead } from './use-note-draft';
import { shortMoment } from '../../../../shared/views/moments';

/** Keeps its height while empty, so that nothing below moves. */
const Line = styled(Soft)`
  min-height: 1lh;
`;

/** Says whether and when the form's text was saved as a draft; staff may drop an older draft. */
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
