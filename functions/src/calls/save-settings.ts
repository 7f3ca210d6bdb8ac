/** The settings of the practice. Contract in domain/calls/manage-practice.ts. */
import { saveSettings as contract } from '@tulia/domain/calls/manage-practice';
import {
  PRACTICE_SETTINGS_PATH,
  defaultPracticeSettings,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { changeWithAudit } from '../firebase/audit';
import { callable } from '../firebase/callable';
import { requirePermission } from '../firebase/caller';

export const saveSettings = callable(contract, async (input, { caller, clock }) => {
  requirePermission(caller, 'manage-practice');
  await changeWithAudit(PRACTICE_SETTINGS_PATH, caller, clock.now(), (before) => ({
    action: 'settings-changed',
    // Where there are none yet, the parts that have pages of their own begin with their defaults.
    data: practiceSettings.toStoredPart(
      before === undefined ? { ...defaultPracticeSettings, ...input } : input,
    ),
  }));
  return {};
});
