/** The settings as one flat form: its fields, their groups, and how they become the call's input. */
import type { SettingsInput } from '@tulia/domain/calls/practice/manage-practice';
import type { PracticeSettings } from '@tulia/domain/records/practice-settings';

export const GROUPS = {
  contact: ['name', 'city', 'phone', 'email', 'messagingNumber'],
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
    'payment.mobileMoneyPaybill',
    'payment.bankName',
    'payment.bankAccountName',
    'payment.bankAccountNumber',
    'taxNumber',
  ],
  data: ['retentionYears', 'retentionMinorAge', 'dataRegion'],
} as const;

export type SettingsGroup = keyof typeof GROUPS;
export type SettingsField = (typeof GROUPS)[SettingsGroup][number];

/** The time zone is fixed; the crisis numbers have a form of their own. */
const NOT_HERE = ['timeZone', 'crisisNumbers'];

/** The first values of the form. */
export function valuesOf(settings: PracticeSettings): SettingsInput {
  const own = Object.entries(settings).filter(([field]) => !NOT_HERE.includes(field));
  return { ...(Object.fromEntries(own) as SettingsInput), payment: { ...settings.payment } };
}

/** Whether a setting is a number; the stored value tells. */
export function isNumber(values: SettingsInput, field: SettingsField): boolean {
  const [first, second] = field.split('.') as [string, string?];
  const place = second === undefined ? values : values.payment;
  return typeof (place as unknown as Record<string, unknown>)[second ?? first] === 'number';
}
