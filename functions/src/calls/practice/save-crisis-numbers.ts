/** The numbers that people in danger are told to call. */
import { saveCrisisNumbers as contract } from '@tulia/domain/calls/practice/manage-practice';
import { savedCrisisNumbers } from '@tulia/domain/practice/crisis-numbers';
import { defaultPracticeSettings } from '@tulia/domain/practice/settings';
import { PRACTICE_SETTINGS_PATH, practiceSettings } from '@tulia/domain/records/practice-settings';
import { changeWithAudit } from '../../practice/audit';
import { callable } from '../../platform/callable';

export const saveCrisisNumbers = callable(contract, async (input, { caller, clock }) => {
  const now = clock.now();
  await changeWithAudit(PRACTICE_SETTINGS_PATH, caller, now, (before) => {
    const known =
      before === undefined ? defaultPracticeSettings : practiceSettings.fromStored(before);
    const crisisNumbers = savedCrisisNumbers(known.crisisNumbers, input.numbers, now);
    return {
      action: 'settings-changed',
      data: practiceSettings.toStoredPart(
        before === undefined ? { ...defaultPracticeSettings, crisisNumbers } : { crisisNumbers },
      ),
    };
  });
  return {};
});
