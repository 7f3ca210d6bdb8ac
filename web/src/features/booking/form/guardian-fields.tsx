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
import { Inset, Pair } from './form-part';

/** The parent or guardian of a client aged 12 to 17 (design section 8). */
export function GuardianFields() {
  const { t } = useCopy(bookingCopy);
  const { register, formState } = useFormContext<BookingValues>();
  const { errors } = formState;
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
          error={errors.guardianName?.message}
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
            error={errors.guardianPhone?.message}
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
            error={errors.guardianEmail?.message}
            {...register('guardianEmail')}
          />
        </div>
      </Pair>
      <div data-field="guardianConsents">
        <Checkbox
          label={t.guardianConsents}
          error={errors.guardianConsents?.message}
          {...register('guardianConsents')}
        />
      </div>
    </Inset>
  );
}
