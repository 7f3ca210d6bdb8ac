import type { NoteDraft } from '@tulia/domain/booking/note';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { adminNotesTexts } from './texts';
import { useTexts } from '../../../../platform/language/use-texts';
import { toast } from '../../../../ui/toast-store';
import { draftOf, type Draft, type DraftState, type Words } from './note-drafts';

export interface NoteDraftRead extends DraftState {
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
