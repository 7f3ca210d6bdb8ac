import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { useContext } from 'react';
import { NotRead } from '../../parts/not-read';
import { StaffRecords } from '../../parts/staff-records';
import { useOpenedStep } from '../../parts/opening/opening-path';
import { paths } from '../../../paths';
import { adminSettingsTexts } from './texts/settings';
import { useTexts } from '../../../platform/language/use-texts';
import { Stack } from '../../../ui/layout';
import { TextLink } from '../../../ui/link-button';
import { ChangeTrail } from './change-trail';
import { Connections } from './connections';
import { CrisisNumbersForm } from './crisis-numbers-form';
import { PlaceholdersNote } from './placeholders-note';
import { SettingsForm } from './settings-form';

/** Design sections 1 and 4. A step of a practice that opens shows its own part alone. */
export function SettingsEditor() {
  const { t } = useTexts(adminSettingsTexts);
  const step = useOpenedStep();
  const { settings } = useContext(StaffRecords);
  const { data } = settings;
  if (data === undefined) return <NotRead of={[settings]} lines={6} height="3rem" />;
  const stored = { ...defaultPracticeSettings, ...data };
  if (step === 'contact' || step === 'payment' || step === 'crisis')
    return (
      <Stack>
        {step === 'crisis' ? (
          <CrisisNumbersForm stored={stored.crisisNumbers} onlyCalls />
        ) : (
          <SettingsForm key={step} stored={stored} only={step} />
        )}
        <TextLink to={paths.adminSettings}>{t.all}</TextLink>
      </Stack>
    );
  return (
    <Stack $gap="xl">
      <Connections />
      <PlaceholdersNote settings={stored} />
      <SettingsForm stored={stored} />
      <CrisisNumbersForm stored={stored.crisisNumbers} />
      <ChangeTrail />
    </Stack>
  );
}
