import type { SettingsInput } from '@tulia/domain/calls/practice/manage-practice';
import { defaultPracticeSettings, type PracticeSettings } from '@tulia/domain/practice/settings';

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

type Group = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as Group[];
export type SettingsField = (typeof GROUPS)[Group][number];

/** The first values of the form, without crisis numbers, and without former fields, which the call would refuse. */
export function valuesOf(settings: PracticeSettings): SettingsInput {
  const own = Object.entries(settings).filter(
    ([field]) => field in defaultPracticeSettings && field !== 'crisisNumbers',
  );
  return { ...(Object.fromEntries(own) as SettingsInput), payment: { ...settings.payment } };
}

/** Whether the stored value of a setting is a number. */
export function isNumber(values: SettingsInput, field: SettingsField): boolean {
  const [first, second] = field.split('.') as [string, string?];
  const place = second === undefined ? values : values.payment;
  return typeof (place as unknown as Record<string, unknown>)[second ?? first] === 'number';
}
