/** The settings as one flat form: which fields there are, in which group, and how they become the call's input. */
import type { SettingsInput } from '@tulia/domain/calls/manage-practice';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';

export const GROUPS = {
  contact: ['name', 'city', 'phone', 'email', 'messagingNumber'],
  therapist: ['therapistName', 'therapistEmail'],
  booking: [
    'holdMinutes',
    'minimumNoticeMinutes',
    'maxPendingPerClient',
    'windowDays',
    'confirmationHours',
  ],
  policies: [
    'refundCutoffHours',
    'movingCutoffHours',
    'latenessGraceMinutes',
    'noShowMinutes',
    'recommendedSessions',
    'reminderLeadHours',
  ],
  payment: [
    'payment.mobileMoneyName',
    'payment.mobileMoneyTill',
    'payment.bankName',
    'payment.bankAccountName',
    'payment.bankAccountNumber',
  ],
  data: ['retentionYears', 'retentionMinorAge', 'dataRegion'],
} as const;

export type SettingsGroup = keyof typeof GROUPS;
export type SettingsField = (typeof GROUPS)[SettingsGroup][number];
export type FieldValue = string | number;

/** What the form begins with: everything but opening hours and time zone. */
export function valuesOf(settings: PracticeSettings): SettingsInput {
  const own = Object.entries(settings).filter(
    ([field]) => field !== 'openingHours' && field !== 'timeZone',
  );
  return { ...(Object.fromEntries(own) as SettingsInput), payment: { ...settings.payment } };
}

export function fieldOf(values: SettingsInput, field: SettingsField): FieldValue {
  const [first, second] = field.split('.') as [string, string?];
  const place = second === undefined ? values : values.payment;
  return (place as unknown as Record<string, FieldValue>)[second ?? first] ?? '';
}

export function withField(
  values: SettingsInput,
  field: SettingsField,
  value: FieldValue,
): SettingsInput {
  const [first, second] = field.split('.') as [string, string?];
  return second === undefined
    ? { ...values, [first]: value }
    : { ...values, payment: { ...values.payment, [second]: value } };
}
