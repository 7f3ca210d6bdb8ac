import type { Booking } from '@tulia/domain/booking/booking';
import { isReachedLikeClient } from '@tulia/domain/booking/consent/guardian';
import { useEffect } from 'react';
import type { BookingFormReturn, BookingValues } from '../values/booking-values';

/** What is known of a client from the profile and the last booking. */
export interface KnownDetails {
  /** of the profile, or of the last booking; empty while neither is known */
  phone: string;
  last: Pick<Booking, 'ageBand' | 'guardian' | 'clientName' | 'clientEmail' | 'clientPhone'> | null;
}

/** What they come to in the form's fields; nothing for a field that stays as it is. */
function knownValues({ phone, last }: KnownDetails): Partial<BookingValues> {
  const guardian = last?.guardian ?? null;
  return {
    ...(phone !== '' && { phone }),
    ...(last !== null && { ageBand: last.ageBand }),
    ...(last !== null && last.clientName !== '' && { fullName: last.clientName }),
    // A parent's own mailbox or phone stands in their child's request.
    ...(last !== null && isReachedLikeClient(last) && { bookedBy: 'guardian' as const }),
    ...(guardian !== null && {
      guardianName: guardian.name,
      guardianPhone: guardian.phone,
      guardianEmail: guardian.email,
    }),
  };
}

/**
 * Fills in what is known, as it becomes known, in fields that were not typed in and are in no draft. It comes after
 * the form is drawn, and only fills fields, so that nothing moves.
 */
export function useKnownDetails(form: BookingFormReturn, known: KnownDetails, kept: boolean): void {
  const { getValues, getFieldState, resetField, setValue } = form;
  const { phone, last } = known;
  useEffect(() => {
    for (const [name, value] of Object.entries(knownValues({ phone, last })) as [
      'phone' | 'fullName' | 'ageBand' | 'bookedBy' | 'guardianName',
      string,
    ][]) {
      // The account's name stands there from the start; whom the sessions are for, the last of them says better.
      const isFree = getValues(name) === '' || (['fullName', 'bookedBy'].includes(name) && !kept);
      // As a default value of the form, so that it does not count as typed.
      if (!isFree || getFieldState(name).isDirty) continue;
      // A guardian's fields are not drawn yet, and nothing but a drawn field can begin anew.
      if (name === 'bookedBy' || name.startsWith('guardian')) setValue(name, value);
      else resetField(name, { defaultValue: value });
    }
  }, [phone, last, kept, getValues, getFieldState, resetField, setValue]);
}
