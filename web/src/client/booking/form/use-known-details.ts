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

/** The known values by form field; a field without a known value is absent. */
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

/** Fills known details into fields that the client has not typed in and that no draft holds, as soon as they load. */
export function useKnownDetails(form: BookingFormReturn, known: KnownDetails, kept: boolean): void {
  const { getValues, getFieldState, resetField, setValue } = form;
  const { phone, last } = known;
  useEffect(() => {
    for (const [name, value] of Object.entries(knownValues({ phone, last })) as [
      'phone' | 'fullName' | 'ageBand' | 'bookedBy' | 'guardianName',
      string,
    ][]) {
      // The form begins with the account's name; the last booking names the client better.
      const isFree = getValues(name) === '' || (['fullName', 'bookedBy'].includes(name) && !kept);
      // As a default value of the form, so that it does not count as typed.
      if (!isFree || getFieldState(name).isDirty) continue;
      // `resetField` needs a drawn field, and a guardian's fields are not drawn yet.
      if (name === 'bookedBy' || name.startsWith('guardian')) setValue(name, value);
      else resetField(name, { defaultValue: value });
    }
  }, [phone, last, kept, getValues, getFieldState, resetField, setValue]);
}
