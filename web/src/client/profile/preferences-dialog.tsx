import { REMINDER_LEADS, type Profile } from '@tulia/domain/person/profile';
import { useWatch } from 'react-hook-form';
import { LANGUAGE_FACTS, LANGUAGES } from '../../platform/language/language';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';
import { useSchemaForm } from '../../platform/hooks/use-schema-form';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Select } from '../../ui/fields/text-field';
import { useReminderText } from './reminder-text';
import { loadProfileInput, useSaveProfile } from './use-save-profile';

const METHODS = ['email', 'phone', 'message'] as const;

/** Changes method, reminder and language of the messages of the practice. */
export default function PreferencesDialog({
  uid,
  profile,
  onClose,
}: {
  uid: string;
  profile: Profile;
  onClose: () => void;
}) {
  const { t, common } = useTexts(profileTexts);
  const reminderText = useReminderText();
  const { busy, run } = useSaveProfile(uid, onClose);
  const { fullName, profile: stored } = profile;
  const form = useSchemaForm(loadProfileInput, {
    defaultValues: stored.preferences,
    inputOf: (preferences) => ({ fullName, profile: { ...stored, preferences } }),
    say: () => t.problems.unexpected,
  });
  const { communicationMethod, language } = useWatch({ control: form.control });

  return (
    <FormDialog
      onSubmit={form.submit(run)}
      busy={busy}
      onClose={onClose}
      title={t.preferences.change}
      texts={{ close: common.close, back: common.cancel, send: t.save, sending: common.saving }}
    >
      <RadioGroup
        name="communication-method"
        label={t.preferences.method}
        hint={t.preferences.methodNote}
        inline
        value={communicationMethod}
        onValueChange={(method) => form.change('communicationMethod', method)}
        options={METHODS.map((value) => ({ value, label: t.preferences.methods[value] }))}
      />
      <Select label={t.preferences.reminder} {...form.field('reminderFrequency')}>
        {REMINDER_LEADS.map((lead) => (
          <option key={lead} value={lead}>
            {reminderText(lead)}
          </option>
        ))}
      </Select>
      <RadioGroup
        name="message-language"
        label={t.preferences.language}
        inline
        value={language}
        onValueChange={(chosen) => form.change('language', chosen)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_FACTS[value].name }))}
      />
    </FormDialog>
  );
}
