import { useEffect } from 'react';
import type { BookingFormReturn } from './booking-values';

/** Fills in the phone number of the profile when it is known, unless there is one already or somebody is typing one. */
export function useKnownPhone(form: BookingFormReturn, phone: string): void {
  const { getValues, getFieldState, resetField } = form;
  useEffect(() => {
    if (phone === '' || getValues('phone') !== '' || getFieldState('phone').isDirty) return;
    // What the form begins with, so that it is no draft of anybody's typing.
    resetField('phone', { defaultValue: phone });
  }, [phone, getValues, getFieldState, resetField]);
}
