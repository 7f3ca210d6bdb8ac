import type { ReminderLead } from '@tulia/domain/person/profile';
import { useProfileTexts } from './texts/profile';

export function useReminderText(): (lead: ReminderLead) => string {
  const { t } = useProfileTexts();
  return (lead) =>
    lead === 'none'
      ? t.preferences.noReminder
      : t.preferences.hoursBefore(Number.parseInt(lead, 10));
}
