import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft, type ReadTexts } from './booking-draft';
import type { BookingFormReturn, BookingValues } from '../values/booking-values';

/** Saves the draft at each change by the client. Returns a function that removes the draft and stops saving. */
export function useKeptDraft(
  form: BookingFormReturn,
  draft: {
    uid: string | null;
    asked: string;
    /** the texts that the client has opened in this form */
    read: ReadTexts;
    /** the texts that the client may tick; saved because earlier agreements cannot be loaded offline */
    agreedOrRead: ReadTexts;
    restored: boolean;
  },
): () => void {
  const { subscribe, getValues } = form;
  const { uid, asked, read, agreedOrRead, restored } = draft;
  const begun = useRef(restored);
  const ended = useRef(false);
  useEffect(() => {
    const keep = (values: BookingValues) => {
      if (ended.current) return;
      begun.current = true;
      saveDraft({ uid, asked, read: agreedOrRead, values: { ...values, honeypot: '' } });
    };
    // Opening a text changes no value of the form.
    if (Object.values(read).some(Boolean)) keep(getValues());
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (begun.current || isDirty === true) keep(values);
      },
    });
  }, [subscribe, getValues, uid, asked, read, agreedOrRead]);
  return () => {
    ended.current = true;
    clearDraft();
  };
}
