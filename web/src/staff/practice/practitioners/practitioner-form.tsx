import { savePractitioner } from '@tulia/domain/calls/practice/manage-practitioners';
import { addressOf } from '@tulia/domain/practice/address';
import type { Practitioner } from '@tulia/domain/practice/practitioner';
import type { Service } from '@tulia/domain/practice/service';
import type { Staff } from '@tulia/domain/records/staff';
import { serviceName } from '@tulia/domain/wording/labels';
import { useWatch } from 'react-hook-form';
import { adminEditorCopy, problemSentence } from '../../parts/texts/editor';
import { adminPractitionersCopy } from './texts';
import { LANGUAGES, MAIN_LANGUAGE } from '../../../platform/language/language';
import { languageNamesCopy } from '../../parts/texts/language-names';
import { useCopy } from '../../../platform/language/use-copy';
import { reloadPractitioners } from '../../../shared/practice/practitioners';
import { useContractForm } from '../../../platform/live/use-contract-form';
import { EditorFrame } from '../../../ui/dialogs/editor-frame';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Select, TextField } from '../../../ui/fields/text-field';
import { H3 } from '../../../ui/heading';
import { Grid, Stack } from '../../../ui/layout';
import { toast } from '../../../ui/toast-store';
import { PhotoField } from './photo-field';
import { fieldOf, inputOf, type PractitionerValues } from './practitioner-values';

/** One practitioner: the public facts, and how the practice reaches them; `null` is a new practitioner. */
export function PractitionerForm({
  person,
  first,
  services,
  members,
  onClose,
}: {
  person: Practitioner | null;
  first: PractitionerValues;
  services: readonly Service[];
  members: readonly (Staff & { id: string })[];
  onClose: () => void;
}) {
  const { t, lang } = useCopy(adminPractitionersCopy);
  const { t: editor } = useCopy(adminEditorCopy);
  const { t: languages } = useCopy(languageNamesCopy);
  const isNew = person === null;
  const form = useContractForm(savePractitioner, {
    defaultValues: first,
    inputOf: (values) => inputOf(values, isNew),
    fieldOf,
    say: (reason) => problemSentence(reason, lang),
    failed: editor.error,
    onDone: (_, { name }) => {
      void reloadPractitioners();
      toast({ title: t.saved, description: name });
      onClose();
    },
  });
  const { dirtyFields, isDirty } = form.formState;
  const [name, photo, hasLicence, everyService, offered] = useWatch({
    control: form.control,
    name: ['name', 'photo', 'hasLicence', 'everyService', 'services'],
  });
  const followName = ({ target }: { target: { value: string } }) => {
    if (isNew && dirtyFields.id !== true) form.setValue('id', addressOf(target.value));
  };
  const inEach = (field: 'title' | 'sentence', hint: string) =>
    LANGUAGES.map((language) => (
      <TextField
        key={language}
        label={`${t[field]}, ${languages[language]}`}
        hint={hint}
        lang={language}
        required={field === 'title' && language === MAIN_LANGUAGE}
        {...form.field(`${field}.${language}`)}
      />
    ));

  return (
    <EditorFrame
      title={person?.name ?? t.newTitle}
      texts={editor}
      dirty={isDirty}
      busy={form.action.busy}
      onSave={form.submit}
      onClose={onClose}
    >
      <TextField label={t.name} required {...form.field('name', { onChange: followName })} />
      {isNew && (
        <TextField label={editor.slug} hint={editor.slugHint} required {...form.field('id')} />
      )}
      <Grid>{inEach('title', t.titleHint)}</Grid>
      <Grid>{inEach('sentence', t.sentenceHint)}</Grid>
      <TextField label={t.languages} hint={t.languagesHint} {...form.field('languages')} />
      <PhotoField
        name={name}
        photo={photo}
        problem={form.problem('photo')}
        onPhoto={(next) => form.change('photo', next)}
      />
      <Stack $gap="xs">
        <Checkbox label={t.hasLicence} {...form.field('hasLicence')} />
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
      <TextField
        label={t.order}
        hint={t.orderHint}
        type="number"
        inputMode="numeric"
        required
        {...form.field('order', { valueAsNumber: true })}
      />
      <Checkbox label={t.takesBookings} {...form.field('takesBookings')} />
      <Checkbox label={t.isActive} hint={t.isActiveHint} {...form.field('isActive')} />
      <H3>{t.notPublic}</H3>
      <Grid>
        <TextField label={t.email} type="email" autoComplete="off" {...form.field('email')} />
        <TextField
          label={t.calendarId}
          hint={t.calendarHint}
          required
          {...form.field('calendarId')}
        />
        <Select label={t.account} hint={t.accountHint} {...form.field('staffUserId')}>
          <option value="">{t.noAccount}</option>
          {members.map(({ id, fullName, email }) => (
            <option key={id} value={id}>{`${fullName} · ${email}`}</option>
          ))}
        </Select>
      </Grid>
    </EditorFrame>
  );
}
