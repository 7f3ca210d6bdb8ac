import { useEffect, useRef } from 'react';
import { clearDraft, saveDraft, type ReadTexts } from './booking-draft';
import type { BookingFormReturn, BookingValues } from '../values/booking-values';

/**
 * Writes the draft at every change that the client makes in the form; what it begins with is no draft yet.
 * @returns ends it for good: what still comes to the form, such as the booking that it has just made, is kept no more
 */
export function useKeptDraft(
  form: BookingFormReturn,
  draft: {
    uid: string | null;
    asked: string;
    /** the texts opened here */
    read: ReadTexts;
    /** the texts that may be ticked: without a connection nobody could tell that they were agreed to before */
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
    // Opening a text changes what has been read without changing a value.
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
