import { NAME_MAX } from '@tulia/domain/calls/limits';
import { useFormContext } from 'react-hook-form';
import { bookingCopy } from '../texts/booking';
import { commonCopy } from '../../../shared/texts/common';
import { useCopy } from '../../../platform/language/use-copy';
import { TextField } from '../../../ui/fields/text-field';
import type { BookingValues } from './booking-values';
import { Part } from './form-part';
import { useBookingProblems } from './form-problems';

/** Who comes along to a session for couples; below the days, which stay where they are when such a service is chosen. */
export function PartnerPart() {
  const { t } = useCopy(bookingCopy);
  const { t: common } = useCopy(commonCopy);
  const { register } = useFormContext<BookingValues>();
  const problem = useBookingProblems();
  return (
    <Part title={t.partner}>
      <div data-field="partnerName">
        <TextField
          label={t.partnerName}
          optional={common.optional}
          hint={t.partnerHint}
          error={problem('partnerName')}
          maxLength={NAME_MAX}
          autoComplete="off"
          {...register('partnerName')}
        />
      </div>
    </Part>
  );
}
