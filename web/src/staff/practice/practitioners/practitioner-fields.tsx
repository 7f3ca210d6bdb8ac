import type { PractitionerInput } from '@tulia/domain/calls/practice/manage-practitioners';
import type { Service } from '@tulia/domain/practice/service';
import { serviceName } from '@tulia/domain/wording/labels';
import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { adminPractitionersTexts } from './texts';
import { useTexts } from '../../../platform/language/use-texts';
import type { ContractForm } from '../../../platform/live/use-contract-form';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Options } from '../../../ui/fields/options';
import { Select, TextField } from '../../../ui/fields/text-field';
import { H3 } from '../../../ui/heading';
import { Grid, Stack } from '../../../ui/layout';
import { color, space } from '../../../ui/tokens';
import type { RecordFields } from '../record-fields';
import { PhotoField } from './photo-field';
import type { PractitionerValues } from './practitioner-values';

const Fold = styled.details`
  > summary {
    padding-block: ${space.sm};
    color: ${color.primary};
    font-weight: 700;
  }
`;

export function PractitionerFields({
  fields,
  form,
  services,
  members,
  isOnly,
  folds,
}: {
  fields: RecordFields<PractitionerValues, PractitionerInput>;
  form: ContractForm<PractitionerValues, PractitionerInput>;
  services: readonly Service[];
  members: readonly { id: string; fullName: string; email: string }[];
  /** the only practitioner has no place among others */
  isOnly: boolean;
  /** shows only what a new practitioner needs, and the rest when asked */
  folds: boolean;
}) {
  const { t, lang } = useTexts(adminPractitionersTexts);
  const [name, photo, hasLicence, everyService, offered] = useWatch({
    control: form.control,
    name: ['name', 'photo', 'hasLicence', 'everyService', 'services'],
  });
  const rest = (
    <>
      {fields.inEachLanguage('sentence')}
      {fields.line('languages')}
      <PhotoField
        name={name}
        photo={photo}
        problem={form.problem('photo')}
        onPhoto={(next) => form.change('photo', next)}
      />
      <Stack $gap="xs">
        {fields.check('hasLicence')}
        {hasLicence && (
          <Grid>
            <TextField label={t.board} required {...form.field('licence.board')} />
            <TextField label={t.number} required {...form.field('licence.number')} />
          </Grid>
        )}
      </Stack>
      <Stack as="fieldset" $gap="xs">
        <legend>{t.services}</legend>
        <Checkbox label={t.allServices} {...form.field('everyService')} />
        {!everyService &&
          services.map(({ slug, ...service }) => (
            <Checkbox
              key={slug}
              label={serviceName(service, lang)}
              checked={offered.includes(slug)}
              onChange={({ target }) => {
                const rest = offered.filter((each) => each !== slug);
                form.change('services', target.checked ? [...rest, slug] : rest);
              }}
            />
          ))}
      </Stack>
      {!isOnly && fields.number('order', { required: true })}
      {fields.check('takesBookings')}
      {fields.check('isActive')}
      <H3>{t.notPublic}</H3>
      <Grid>
        {fields.line('email', { type: 'email', autoComplete: 'off' })}
        {fields.line('calendarId')}
        <Select label={t.account} hint={t.accountHint} {...form.field('staffUserId')}>
          <option value="">{t.noAccount}</option>
          <Options of={members.map(({ id, fullName, email }) => [id, `${fullName} · ${email}`])} />
        </Select>
      </Grid>
    </>
  );
  const isProblemFolded = Object.keys(form.formState.errors).some(
    (field) => field !== 'name' && field !== 'title',
  );
  return (
    <>
      {fields.line('name', { required: true })}
      {!folds && fields.address()}
      {fields.inEachLanguage('title', { required: true })}
      {folds ? (
        <Fold open={isProblemFolded || undefined}>
          <summary>{t.more}</summary>
          <Stack>
            {fields.address()}
            {rest}
          </Stack>
        </Fold>
      ) : (
        rest
      )}
    </>
  );
}
