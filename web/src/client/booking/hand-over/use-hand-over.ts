import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { BookingFormReturn, BookingValues } from '../values/booking-values';
import { onHandOver } from './hand-over';

/** Sets the values that the client chose and typed before React loaded, as if typed in this form. */
export function useHandOver(form: BookingFormReturn): void {
  const { setValue } = form;
  useLayoutEffect(
    () =>
      onHandOver(({ choice, fields }) => {
        const set = (name: keyof BookingValues, value: string) =>
          setValue(name, value, { shouldDirty: true, shouldTouch: true });
        flushSync(() => {
          for (const [name, value] of fields)
            if (name !== 'honeypot' && name !== 'service') set(name as keyof BookingValues, value);
          if (choice === null) return;
          set('service', choice.service);
          set('practitioner', choice.practitioner);
          set('date', choice.date);
          set('time', choice.time);
        });
      }),
    [setValue],
  );
}
