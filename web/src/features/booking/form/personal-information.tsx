import { NAME_MAX } from '@tulia/domain/calls/fields';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';
import { memo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { bookingCopy } from '../../../copy/booking/booking';
import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/banner';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextField } from '../../../ui/fields/text-field';
import type { BookingValues } from './booking-values';
import { useBookingProblems } from './form-problems';
import { GuardianFields } from './guardian-fields';
import { Pair, Part } from './form-part';

/** Name, e-mail, phone and age band. `accountEmail` is null while nobody is signed in. */
export const PersonalInformation = memo(function PersonalInformation({
  accountEmail,
  practice,
}: {
  accountEmail: string | null;
  practice: PracticeSettings;
}) {
  const { t } = useCopy(bookingCopy);
  const { register, control } = useFormContext<BookingValues>();
  const problem = useBookingProblems();
  const email = useWatch({ control, name: 'email' });
  const { field: age } = useController({ control, name: 'ageBand' });
  const differs =
    accountEmail !== null &&
    email.trim() !== '' &&
    email.trim().toLowerCase() !== accountEmail.toLowerCase();
  return (
    <Part title={t.personal}>
      <div data-field="fullName">
        <TextField
          label={t.fullName}
          autoComplete="name"
          maxLength={NAME_MAX}
          required
          error={problem('fullName')}
          {...register('fullName')}
        />
      </div>
      <Pair>
        <div data-field="email">
          <TextField
            label={t.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            error={problem('email')}
            hint={differs ? t.emailDiffers(accountEmail) : undefined}
            {...register('email')}
          />
        </div>
        <div data-field="phone">
          <TextField
            label={t.phone}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
            required
            hint={t.phoneHint}
            error={problem('phone')}
            {...register('phone')}
          />
        </div>
      </Pair>
      <div data-field="ageBand">
        <RadioGroup
          label={t.ageBand}
          name="ageBand"
          inline
          options={[
            { value: 'adult', label: t.ages.adult },
            { value: 'adolescent', label: t.ages.adolescent },
            { value: 'child', label: t.ages.child },
          ]}
          value={age.value}
          onValueChange={age.onChange}
          error={problem('ageBand')}
        />
      </div>
      {age.value === 'child' && (
        <Banner tone="warning">{t.underAge(practice.phone, practice.email)}</Banner>
      )}
      {age.value === 'adolescent' && <GuardianFields />}
    </Part>
  );
});
