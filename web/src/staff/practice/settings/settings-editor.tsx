import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { useContext } from 'react';
import { NotRead } from '../../parts/not-read';
import { StaffRecords } from '../../parts/staff-records';
import { adminEditorTexts } from '../../parts/texts/editor';
import { useTexts } from '../../../platform/language/use-texts';
import { Hint } from '../../../ui/fields/field';
import { Stack } from '../../../ui/layout';
import { ChangeTrail } from './change-trail';
import { Connections } from './connections';
import { CrisisNumbersForm } from './crisis-numbers-form';
import { PlaceholdersNote } from './placeholders-note';
import { SettingsForm } from './settings-form';

/** Design sections 1 and 4. */
export function SettingsEditor() {
  return (
    <Stack $gap="xl">
      <Connections />
      <Forms />
    </Stack>
  );
}

function Forms() {
  const { t } = useTexts(adminEditorTexts);
  const { settings } = useContext(StaffRecords);
  const { data } = settings;
  if (data === undefined) return <NotRead of={[settings]} lines={6} height="3rem" />;
  const stored = { ...defaultPracticeSettings, ...data };
  return (
    <>
      <PlaceholdersNote settings={stored} />
      <Hint>{t.seenWhen}</Hint>
      <SettingsForm stored={stored} />
      <CrisisNumbersForm stored={stored.crisisNumbers} />
      <ChangeTrail />
    </>
  );
}
