import type { SettingsInput } from '@tulia/domain/calls/practice/manage-practice';
import { withoutPlaceholders } from '@tulia/domain/practice/placeholders';
import {
  defaultPracticeSettings,
  OF_OTHER_CALLS,
  type PracticeSettings,
} from '@tulia/domain/practice/settings';

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
export const GROUP_NAMES = Object.keys(GROUPS) as SettingsGroup[];
export type SettingsField = (typeof GROUPS)[SettingsGroup][number];

/** The first values of the form, without those of other calls, and without former fields, which the call refuses. */
export function valuesOf(settings: PracticeSettings): SettingsInput {
  const own = Object.entries(settings).filter(
    ([field]) => field in defaultPracticeSettings && !OF_OTHER_CALLS.includes(field),
  );
  return { ...(Object.fromEntries(own) as SettingsInput), payment: { ...settings.payment } };
}

/** The first values of a form that shows one group alone: its own fields are empty in place of the shipped examples. */
export function valuesOfGroup(settings: PracticeSettings, group: SettingsGroup): SettingsInput {
  const values = valuesOf(settings);
  const { payment, phone, email, messagingNumber } = withoutPlaceholders(settings);
  if (group === 'contact') return { ...values, phone, email, messagingNumber };
  return group === 'payment' ? { ...values, payment: { ...payment } } : values;
}

/** Whether the stored value of a setting is a number. */
export function isNumber(values: SettingsInput, field: SettingsField): boolean {
  const [first, second] = field.split('.') as [string, string?];
  const place = second === undefined ? values : values.payment;
  return typeof (place as unknown as Record<string, unknown>)[second ?? first] === 'number';
}
