import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { saveDraft, type ReadTexts } from './booking-draft';
import type { BookingValues } from './booking-values';

/** Writes the draft whenever something in the form changes. */
export function useKeptDraft(
  form: UseFormReturn<BookingValues>,
  { uid, asked, read }: { uid: string | null; asked: string; read: ReadTexts },
): void {
  const { subscribe, getValues } = form;
  useEffect(() => {
    const keep = (values: BookingValues) =>
      saveDraft({ uid, asked, read, values: { ...values, honeypot: '' } });
    // Opening a text changes what has been read without changing a value.
    if (Object.values(read).some(Boolean)) keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [subscribe, getValues, uid, asked, read]);
}
