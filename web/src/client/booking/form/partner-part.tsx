import { NAME_MAX } from '@tulia/domain/calls/limits';
import { bookingCopy } from '../texts/booking';
import { commonCopy } from '../../../shared/texts/common';
import { useCopy } from '../../../platform/language/use-copy';
import { TextField } from '../../../ui/fields/text-field';
import { Part } from './form-part';
import { useBookingFields } from '../values/form-problems';

/**
 * Who comes along to a session for couples; below the days, which stay where they are when such a service is chosen.
 */
export function PartnerPart() {
  const { t } = useCopy(bookingCopy);
  const { t: common } = useCopy(commonCopy);
  const { field } = useBookingFields();
  return (
    <Part title={t.partner}>
      <div data-field="partnerName">
        <TextField
          label={t.partnerName}
          optional={common.optional}
          hint={t.partnerHint}
          maxLength={NAME_MAX}
          autoComplete="off"
          {...field('partnerName')}
        />
      </div>
    </Part>
  );
}
