/** What the product ships with and a practice must replace: one list for the settings page and for a deployment. */
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

/** All placeholders that are still as shipped. */
export function placeholdersIn({
  settings,
  practitioners,
}: {
  settings: PracticeSettings;
  practitioners: readonly Pick<Practitioner, 'name' | 'licence' | 'isActive'>[];
}): Placeholder[] {
  const defaults = defaultPracticeSettings;
  const people = practitioners.filter(({ isActive }) => isActive);
  return [
    ...people.flatMap(({ name, licence }): Placeholder[] => [
      ...(name === defaultPractitioner.name ? [{ kind: 'name', who: name } as const] : []),
      ...(licence === null ? [{ kind: 'licence', who: name } as const] : []),
    ]),
    ...SETTINGS.filter((field) => settings[field] === defaults[field]).map((kind) => ({ kind })),
    ...PAYMENT.filter((field) => settings.payment[field] === defaults.payment[field]).map(
      (kind) => ({ kind }),
    ),
    ...settings.crisisNumbers
      .filter(({ verifiedAt }) => verifiedAt === null)
      .map(({ number }): Placeholder => ({ kind: 'crisis-number', number })),
  ];
}
