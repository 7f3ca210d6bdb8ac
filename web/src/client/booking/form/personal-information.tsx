import { ReachUs } from '../../../shared/views/reach-us';
import { NAME_MAX } from '@tulia/domain/calls/limits';
import { memo, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { bookingTexts } from '../texts/booking';
import { useTexts } from '../../../platform/language/use-texts';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { RadioGroup } from '../../../ui/fields/radio-group';
import { TextField } from '../../../ui/fields/text-field';
import { Stack } from '../../../ui/layout';
import { color, text } from '../../../ui/tokens';
import type { BookingValues } from '../values/booking-values';
import { useBookingFields } from '../values/form-problems';
import { GuardianFields } from './guardian-fields';
import { Pair, Part } from './form-part';

const Known = styled.p`
  overflow-wrap: anywhere;
  > :last-child {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

const FIELDS = ['fullName', 'email', 'phone', 'ageBand'] as const;

/** Name, email, phone and age band. For a known client one line, which a button or an error opens. */
export const PersonalInformation = memo(function PersonalInformation({
  account,
  folds,
}: {
  account: { email: string; displayName: string | null } | null;
  /** collapsed at first for a known client; never collapses later */
  folds: boolean;
}) {
  const { t, common } = useTexts(bookingTexts);
  const { control, setValue } = useFormContext<BookingValues>();
  const { field, problem } = useBookingFields();
  const [opened, setOpened] = useState(!folds);
  const [fullName, email, phone, bookedBy] = useWatch({
    control,
    name: ['fullName', 'email', 'phone', 'bookedBy'],
  });
  const { field: age } = useController({ control, name: 'ageBand' });
  const open = opened || FIELDS.some((field) => problem(field) !== undefined);
  const accountEmail = account?.email ?? null;
  const differs =
    accountEmail !== null &&
    email.trim() !== '' &&
    email.trim().toLowerCase() !== accountEmail.toLowerCase();
  const band = age.value as keyof typeof t.ages | '';
  const isForChild = age.value === 'adolescent' && bookedBy === 'guardian';
  const chooseAge = (chosen: string) => {
    age.onChange(chosen);
    if (chosen !== 'adult' || bookedBy !== 'guardian') return;
    // The name was the young person's; now the adult books for themselves.
    setValue('bookedBy', 'client', { shouldDirty: true });
    setValue('fullName', account?.displayName ?? '', { shouldDirty: true });
  };
  return (
    <Part
      name="personal"
      title={t.personal}
      folded={!open}
      aside={
        !open && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t.changePersonal}
            onClick={() => setOpened(true)}
          >
            {common.change}
          </Button>
        )
      }
    >
      {!open && (
        <Known>
          <strong>{fullName}</strong>
          {band !== '' && <span>{`, ${t.ages[band]}`}</span>}
          <span>{[email, phone].filter((each) => each !== '').join(' · ')}</span>
        </Known>
      )}
      <Stack hidden={!open}>
        <TextField
          label={isForChild ? t.childName : common.fullName}
          autoComplete={isForChild ? 'off' : 'name'}
          maxLength={NAME_MAX}
          required
          {...field('fullName')}
        />
        <Pair>
          <TextField
            label={common.email}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            hint={differs ? t.emailDiffers(accountEmail) : undefined}
            {...field('email')}
          />
          <TextField
            label={t.phone}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={40}
            required
            hint={t.phoneHint}
            {...field('phone')}
          />
        </Pair>
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
          onValueChange={chooseAge}
          error={problem('ageBand')}
        />
      </Stack>
      {age.value === 'child' && (
        <Banner tone="warning">
          {t.underAge} <ReachUs all />
        </Banner>
      )}
      {age.value === 'adolescent' && <GuardianFields account={account} />}
    </Part>
  );
});
