import { NAME_MAX } from '@tulia/domain/calls/fields';
import { useFormContext } from 'react-hook-form';
import { bookingCopy } from '../../../copy/booking/booking';
import { useCopy } from '../../../copy/use-copy';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Hint } from '../../../ui/fields/field';
import { H3 } from '../../../ui/heading';
import { Stack } from '../../../ui/layout';
import { TextField } from '../../../ui/fields/text-field';
import type { BookingValues } from './booking-values';
import { useBookingProblems } from './form-problems';
import { Inset, Pair } from './form-part';

/** The parent or guardian of a client aged 12 to 17 (design section 8). */
export function GuardianFields() {
  const { t } = useCopy(bookingCopy);
  const { register } = useFormContext<BookingValues>();
  const problem = useBookingProblems();
  return (
    <Inset role="group" aria-label={t.guardian}>
      <Stack $gap="xxs">
        <H3>{t.guardian}</H3>
        <Hint>{t.guardianIntro}</Hint>
      </Stack>
      <div data-field="guardianName">
        <TextField
          label={t.guardianName}
          autoComplete="off"
          maxLength={NAME_MAX}
          required
          error={problem('guardianName')}
          {...register('guardianName')}
        />
      </div>
      <Pair>
        <div data-field="guardianPhone">
          <TextField
            label={t.guardianPhone}
            type="tel"
            autoComplete="off"
            inputMode="tel"
            maxLength={40}
            required
            error={problem('guardianPhone')}
            {...register('guardianPhone')}
          />
        </div>
        <div data-field="guardianEmail">
          <TextField
            label={t.guardianEmail}
            type="email"
            autoComplete="off"
            maxLength={254}
            required
            error={problem('guardianEmail')}
            {...register('guardianEmail')}
          />
        </div>
      </Pair>
      <div data-field="guardianConsents">
        <Checkbox
          label={t.guardianConsents}
          error={problem('guardianConsents')}
          {...register('guardianConsents')}
        />
      </div>
    </Inset>
  );
}
