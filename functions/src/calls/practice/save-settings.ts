/** The settings of the practice. Contract in domain/calls/manage-practice.ts. */
import { saveSettings as contract } from '@tulia/domain/calls/manage-practice';
import {
  PRACTICE_SETTINGS_PATH,
  defaultPracticeSettings,
  practiceSettings,
} from '@tulia/domain/records/practice-settings';
import { changeWithAudit } from '../../practice/audit';
import { rollWindow } from '../../schedule/booking-window';
import { callable } from '../../platform/callable';
import { readSettings } from '../../practice/settings';

export const saveSettings = callable(contract, async (input, { caller, clock }) => {
  const { windowDays } = await readSettings();
  await changeWithAudit(PRACTICE_SETTINGS_PATH, caller, clock.now(), (before) => ({
    action: 'settings-changed',
    // Where there are none yet, the parts that have pages of their own begin with their defaults.
    data: practiceSettings.toStoredPart(
      before === undefined ? { ...defaultPracticeSettings, ...input } : input,
    ),
  }));
  // A longer window is open at once, not only after the night.
  if (input.windowDays > windowDays) await rollWindow(clock);
  return {};
});
