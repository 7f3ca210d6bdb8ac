import {
  REMINDER_LEADS,
  type CommunicationMethod,
  type Profile,
  type ReminderLead,
} from '@tulia/domain/records/profile';
import { useState } from 'react';
import { commonCopy } from '../../copy/common';
import { LANGUAGE_FACTS, LANGUAGES } from '../../copy/language';
import { profileCopy } from '../../copy/account/profile';
import { useCopy } from '../../copy/use-copy';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialogs/dialog';
import { Stack } from '../../ui/layout';
import { RadioGroup } from '../../ui/fields/radio-group';
import { Select } from '../../ui/fields/text-field';
import { useReminderText } from './reminder-text';
import { useSaveProfile } from './use-save-profile';

const METHODS: readonly CommunicationMethod[] = ['email', 'phone', 'message'];

/** Changes how and when the practice writes: method, reminder, language. */
export function PreferencesDialog({
  uid,
  profile,
  onOpenChange,
}: {
  uid: string;
  profile: Profile;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useCopy(profileCopy);
  const { t: common } = useCopy(commonCopy);
  const reminderText = useReminderText();
  const { busy, save } = useSaveProfile(uid);
  const [chosen, setChosen] = useState(profile.profile.preferences);

  const submit = async () => {
    const change = {
      fullName: profile.fullName,
      profile: { ...profile.profile, preferences: chosen },
    };
    if (await save(change)) onOpenChange(false);
  };

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      closable={!busy}
      closeLabel={common.close}
      title={t.preferences.change}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
            {t.cancel}
          </Button>
          <Button busy={busy} busyLabel={t.saving} onClick={() => void submit()}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          name="communication-method"
          label={t.preferences.method}
          hint={t.preferences.methodNote}
          inline
          value={chosen.communicationMethod}
          onValueChange={(communicationMethod) => setChosen({ ...chosen, communicationMethod })}
          options={METHODS.map((value) => ({ value, label: t.preferences.methods[value] }))}
        />
        <Select
          label={t.preferences.reminder}
          value={chosen.reminderFrequency}
          onChange={(event) =>
            setChosen({ ...chosen, reminderFrequency: event.target.value as ReminderLead })
          }
        >
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
          value={chosen.language}
          onValueChange={(language) => setChosen({ ...chosen, language })}
          options={LANGUAGES.map((value) => ({
            value,
            label: LANGUAGE_FACTS[value].name,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
