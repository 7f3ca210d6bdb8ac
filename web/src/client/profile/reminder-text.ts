import type { ReminderLead } from '@tulia/domain/person/profile';
import { profileTexts } from './texts/profile';
import { useTexts } from '../../platform/language/use-texts';

export function useReminderText(): (lead: ReminderLead) => string {
  const { t } = useTexts(profileTexts);
  return (lead) =>
    lead === 'none'
      ? t.preferences.noReminder
      : t.preferences.hoursBefore(Number.parseInt(lead, 10));
}
