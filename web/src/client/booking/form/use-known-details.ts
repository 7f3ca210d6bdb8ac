import type { Booking } from '@tulia/domain/booking/booking';
import { isReachedLikeClient } from '@tulia/domain/booking/consent/guardian';
import { useEffect } from 'react';
import type { BookingFormReturn, BookingValues } from '../values/booking-values';

export interface KnownDetails {
  /** from the profile or the last booking; empty while neither is loaded */
  phone: string;
  last: Pick<Booking, 'ageBand' | 'guardian' | 'clientName' | 'clientEmail' | 'clientPhone'> | null;
}

/** The known values by field of the form. */
function knownValues({ phone, last }: KnownDetails): Partial<BookingValues> {
  const guardian = last?.guardian ?? null;
  return {
    ...(phone !== '' && { phone }),
    ...(last !== null && { ageBand: last.ageBand }),
    ...(last !== null && last.clientName !== '' && { fullName: last.clientName }),
    // An earlier request of a child had the email address or phone of the parent who booked it.
    ...(last !== null && isReachedLikeClient(last) && { bookedBy: 'guardian' as const }),
    ...(guardian !== null && {
      guardianName: guardian.name,
      guardianPhone: guardian.phone,
      guardianEmail: guardian.email,
    }),
  };
}

/** Fills known details into fields without a typed value or a draft, when they load. */
export function useKnownDetails(form: BookingFormReturn, known: KnownDetails, kept: boolean): void {
  const { getValues, getFieldState, resetField, setValue } = form;
  const { phone, last } = known;
  useEffect(() => {
    for (const [name, value] of Object.entries(knownValues({ phone, last })) as [
      'phone' | 'fullName' | 'ageBand' | 'bookedBy' | 'guardianName',
      string,
    ][]) {
      // The form begins with the account's name, but the name of the last booking is more likely.
      const isFree = getValues(name) === '' || (['fullName', 'bookedBy'].includes(name) && !kept);
      // A default value does not count as typed.
      if (!isFree || getFieldState(name).isDirty) continue;
      // `resetField` works only for fields on screen, and those of a guardian are not drawn yet.
      if (name === 'bookedBy' || name.startsWith('guardian')) setValue(name, value);
      else resetField(name, { defaultValue: value });
    }
  }, [phone, last, kept, getValues, getFieldState, resetField, setValue]);
}
