import type { ReminderLead } from '@tulia/domain/records/profile';
import { profileCopy } from '../../copy/account/profile';
import { useCopy } from '../../copy/use-copy';

/** "4h" in words. */
export function useReminderText(): (lead: ReminderLead) => string {
  const { t } = useCopy(profileCopy);
  return (lead) =>
    lead === 'none'
      ? t.preferences.noReminder
      : t.preferences.hoursBefore(Number.parseInt(lead, 10));
}
