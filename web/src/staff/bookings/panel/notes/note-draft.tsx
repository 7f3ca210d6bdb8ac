import type { NoteDraft } from '@tulia/domain/booking/note';
import { formatClock } from '@tulia/domain/wording/moments';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { shortMoment } from '../../../../shared/views/moments';
import { Button } from '../../../../ui/button';
import { Cluster, Soft } from '../../../../ui/layout';
import { toast } from '../../../../ui/toast-store';
import { draftOf, type Draft, type DraftState, type Words } from './note-drafts';

interface NoteDraftRead extends DraftState {
  draft: Draft;
  /** the draft when this form opened; null: none */
  found: NoteDraft | null;
}

/**
 * Shows a toast when the form closes before its draft is saved.
 * @param stored the server's draft when the form opened
 */
export function useNoteDraft(bookingId: string, stored: NoteDraft | null): NoteDraftRead {
  const { t } = useTexts(adminNotesTexts);
  const [draft] = useState(() => draftOf(bookingId, stored));
  const [found] = useState(draft.found);
  useEffect(() => {
    const close = draft.open();
    return () => {
      close();
      void draft.saved().then(() => {
        if (draft.shown.get().state !== 'failed') return;
        toast({ variant: 'destructive', title: t.notSaved, description: t.notSavedClosed });
      });
    };
  }, [draft, t]);
  return { draft, found, ...useSyncExternalStore(draft.shown.subscribe, draft.shown.get) };
}

/** Puts the earlier draft into the form once. After that the form's text goes into the draft. */
export function useDraftOfForm(
  { draft, found }: NoteDraftRead,
  form: { change: (name: 'text', value: string) => void },
  { text, version }: Words,
): void {
  const isTaken = useRef(found === null);
  useEffect(() => {
    if (isTaken.current) draft.type({ text, version });
  }, [draft, text, version]);
  useEffect(() => {
    if (isTaken.current || found === null) return;
    isTaken.current = true;
    form.change('text', found.text);
  }, [form, found]);
}

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
