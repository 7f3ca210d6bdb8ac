import type { ReminderLead } from '@tulia/domain/person/profile';
import { profileCopy } from './texts/profile';
import { useCopy } from '../../platform/language/use-copy';

export function useReminderText(): (lead: ReminderLead) => string {
  const { t } = useCopy(profileCopy);
  return (lead) =>
    lead === 'none'
      ? t.preferences.noReminder
      : t.preferences.hoursBefore(Number.parseInt(lead, 10));
}
