/** Placeholders of the shipped settings, which a practice must replace. Clients see nothing in their place. */
import { defaultPracticeSettings, type PracticeSettings } from './settings';
import { defaultPractitioner, type Practitioner } from './practitioner';

const SETTINGS = ['phone', 'email', 'messagingNumber'] as const;
const PAYMENT = ['mobileMoneyTill', 'bankName', 'bankAccountNumber'] as const;

export type Placeholder =
  | { kind: (typeof SETTINGS)[number] | (typeof PAYMENT)[number] }
  /** an active practitioner with the shipped name, or without a licence */
  | { kind: 'name' | 'licence'; who: string }
  | { kind: 'crisis-number'; number: string };

const defaults = defaultPracticeSettings;

/** The fields that still hold the shipped value. A practice with a PayBill needs no till. */
const leftIn = ({ payment, ...settings }: PracticeSettings) => ({
  contact: SETTINGS.filter((field) => settings[field] === defaults[field]),
  payment: PAYMENT.filter(
    (field) =>
      payment[field] === defaults.payment[field] &&
      (field !== 'mobileMoneyTill' || payment.mobileMoneyPaybill === ''),
  ),
});

/** Empties the placeholders. Crisis numbers stay: people in danger need them even unverified. */
export function withoutPlaceholders(settings: PracticeSettings): PracticeSettings {
  const left = leftIn(settings);
  const emptied = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, '']));
  return {
    ...settings,
    ...emptied(left.contact),
    payment: { ...settings.payment, ...emptied(left.payment) },
  };
}

export function placeholdersIn({
  settings,
  practitioners,
}: {
  settings: PracticeSettings;
  practitioners: readonly Pick<Practitioner, 'name' | 'licence' | 'isActive'>[];
}): Placeholder[] {
  const left = leftIn(settings);
  const people = practitioners.filter(({ isActive }) => isActive);
  return [
    ...people.flatMap(({ name, licence }): Placeholder[] => [
      ...(name === defaultPractitioner.name ? [{ kind: 'name', who: name } as const] : []),
      ...(licence === null ? [{ kind: 'licence', who: name } as const] : []),
    ]),
    ...[...left.contact, ...left.payment].map((kind) => ({ kind })),
    ...settings.crisisNumbers
      .filter(({ verifiedAt }) => verifiedAt === null)
      .map(({ number }): Placeholder => ({ kind: 'crisis-number', number })),
  ];
}
