import { NAME_MAX } from '@tulia/domain/calls/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Hint } from '../../../ui/fields/field';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { H3 } from '../../../ui/heading';
import { Inset, Stack } from '../../../ui/layout';
import { TextField } from '../../../ui/fields/text-field';
import type { BookingValues } from '../values/booking-values';
import { useBookingFields } from '../values/form-problems';
import { Pair } from './form-part';

/**
 * The parent or guardian of a client aged 12 to 17 (design section 8). When a parent books, account and consent belong
 * to the parent, and the name in the field above to the young person.
 */
export function GuardianFields({
  account,
}: {
  account: { email: string; displayName: string | null } | null;
}) {
  const { t } = useTexts(bookingTexts);
  const { control, getValues, setValue } = useFormContext<BookingValues>();
  const { field } = useBookingFields();
  const bookedBy = useWatch({ control, name: 'bookedBy' });

  const choose = (who: BookingValues['bookedBy']) => {
    const set = (
      name: 'fullName' | 'guardianName' | 'guardianPhone' | 'guardianEmail',
      to: string,
    ) => setValue(name, to, { shouldDirty: true });
    setValue('bookedBy', who, { shouldDirty: true });
    setValue('guardianConsents', false);
    const own = account?.displayName ?? '';
    const { fullName, phone, guardianName, guardianPhone, guardianEmail } = getValues();
    if (who === 'guardian') {
      // The form began with the account's name as the client's, but it is the parent's.
      if (guardianName === '') set('guardianName', own);
      if (guardianPhone === '') set('guardianPhone', phone);
      if (guardianEmail === '') set('guardianEmail', account?.email ?? '');
      if (fullName === own) set('fullName', '');
    } else if (guardianName === own && guardianEmail === (account?.email ?? '')) {
      for (const name of ['guardianName', 'guardianPhone', 'guardianEmail'] as const) set(name, '');
      if (fullName === '') set('fullName', own);
    }
  };
  return (
    <Inset role="group" aria-label={t.guardian}>
      <Stack $gap="xxs">
        <H3>{t.guardian}</H3>
        <Hint>{bookedBy === 'guardian' ? t.guardianIntroParent : t.guardianIntro}</Hint>
      </Stack>
      <RadioGroup
        label={t.bookedBy}
        name="bookedBy"
        inline
        options={[
          { value: 'client', label: t.bookedByClient },
          { value: 'guardian', label: t.bookedByGuardian },
        ]}
        value={bookedBy}
        onValueChange={choose}
        hint={bookedBy === 'guardian' ? t.childNameHint : undefined}
      />
      <TextField
        label={t.guardianName}
        autoComplete="off"
        maxLength={NAME_MAX}
        required
        {...field('guardianName')}
      />
      <Pair>
        <TextField
          label={t.guardianPhone}
          type="tel"
          autoComplete="off"
          inputMode="tel"
          maxLength={40}
          required
          {...field('guardianPhone')}
        />
        <TextField
          label={t.guardianEmail}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          {...field('guardianEmail')}
        />
      </Pair>
      <Checkbox
        label={bookedBy === 'guardian' ? t.iConsent : t.guardianConsents}
        {...field('guardianConsents')}
      />
    </Inset>
  );
}
