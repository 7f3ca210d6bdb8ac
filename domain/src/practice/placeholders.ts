/**
 * What the product ships with and a practice must replace: one list for those who replace it (Today, the settings
 * page, a deployment) and for what others read instead, which is nothing.
 */
import { defaultPracticeSettings, type PracticeSettings } from './settings';
import { defaultPractitioner, type Practitioner } from './practitioner';

const SETTINGS = ['phone', 'email', 'messagingNumber'] as const;
const PAYMENT = ['mobileMoneyTill', 'bankName', 'bankAccountNumber'] as const;

export type Placeholder =
  | { kind: (typeof SETTINGS)[number] | (typeof PAYMENT)[number] }
  /** of a practitioner at work: the name is still the shipped one, or the licence is missing */
  | { kind: 'name' | 'licence'; who: string }
  /** a crisis number that the practice has not called yet */
  | { kind: 'crisis-number'; number: string };

const defaults = defaultPracticeSettings;

/** The settings in which a placeholder is still as shipped. A till is of no use where clients pay by PayBill. */
const leftIn = ({ payment, ...settings }: PracticeSettings) => ({
  contact: SETTINGS.filter((field) => settings[field] === defaults[field]),
  payment: PAYMENT.filter(
    (field) =>
      payment[field] === defaults.payment[field] &&
      (field !== 'mobileMoneyTill' || payment.mobileMoneyPaybill === ''),
  ),
});

/**
 * The settings as everybody reads them but those who change them: what is still as shipped is empty, since nobody
 * reaches or pays the practice by it. Crisis numbers stay: people in danger are told them before they were called.
 */
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

/** All placeholders that are still as shipped. */
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
