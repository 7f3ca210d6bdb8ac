import { useEffect, useRef } from 'react';
import { saveDraft, type ReadTexts } from './booking-draft';
import type { BookingFormReturn, BookingValues } from '../form/booking-values';

/** Writes the draft whenever somebody changes something in the form; what it begins with is no draft yet. */
export function useKeptDraft(
  form: BookingFormReturn,
  draft: { uid: string | null; asked: string; read: ReadTexts; restored: boolean },
): void {
  const { subscribe, getValues } = form;
  const { uid, asked, read, restored } = draft;
  const begun = useRef(restored);
  useEffect(() => {
    const keep = (values: BookingValues) => {
      begun.current = true;
      saveDraft({ uid, asked, read, values: { ...values, honeypot: '' } });
    };
    // Opening a text changes what has been read without changing a value.
    if (Object.values(read).some(Boolean)) keep(getValues());
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (begun.current || isDirty === true) keep(values);
      },
    });
  }, [subscribe, getValues, uid, asked, read]);
}
