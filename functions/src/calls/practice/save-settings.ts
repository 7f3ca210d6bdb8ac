/** The settings of the practice. */
import { saveSettings as contract } from '@tulia/domain/calls/practice/manage-practice';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { changeWithAudit } from '../../practice/audit';
import { rollWindow } from '../../schedule/booking-window';
import { callable } from '../../platform/callable';
import { readSettings } from '../../practice/settings';

export const saveSettings = callable(contract, async (input, { caller, clock }) => {
  const { windowDays } = await readSettings();
  await changeWithAudit(PRACTICE_SETTINGS_PATH, caller, clock.now(), (before) => ({
    action: 'settings-changed',
    // Before the first save, the settings that have other pages begin with their defaults.
    data: practiceSettings.toStoredPart(
      before === undefined ? { ...defaultPracticeSettings, ...input } : input,
    ),
  }));
  // The days of a longer window open at once, not only in the coming night.
  if (input.windowDays > windowDays) await rollWindow(clock);
  return {};
});
