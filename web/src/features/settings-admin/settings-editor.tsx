/** The practice's settings (design sections 1 and 4) and, below, who changed what lately. */
import {
  PRACTICE_SETTINGS_PATH,
  defaultPracticeSettings,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { adminEditorCopy } from '../../copy/staff/admin-editor';
import { useCopy } from '../../copy/use-copy';
import { Awaited } from '../../live/awaited';
import { useDocument } from '../../live/use-document';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { ErrorState } from '../../ui/states';
import { ChangeTrail } from './change-trail';
import { CrisisNumbersForm } from './crisis-numbers-form';
import { PlaceholdersNote } from './placeholders-note';
import { SettingsForm } from './settings-form';

export function SettingsEditor() {
  const { t: editor } = useCopy(adminEditorCopy);
  const found = useDocument(PRACTICE_SETTINGS_PATH, practiceSettings);
  const { status, data, retry } = found;
  if (status === 'error')
    return (
      <ErrorState title={editor.failed} action={<Button onClick={retry}>{editor.retry}</Button>}>
        {editor.failedText}
      </ErrorState>
    );
  if (data === undefined)
    return (
      <Awaited of={[found]}>
        <Skeleton label={editor.loading} lines={6} height="3rem" />
      </Awaited>
    );
  return (
    <Stack $gap="xl">
      <PlaceholdersNote settings={{ ...defaultPracticeSettings, ...data }} />
      <SettingsForm stored={{ ...defaultPracticeSettings, ...data }} />
      <CrisisNumbersForm stored={data?.crisisNumbers ?? defaultPracticeSettings.crisisNumbers} />
      <ChangeTrail />
    </Stack>
  );
}
