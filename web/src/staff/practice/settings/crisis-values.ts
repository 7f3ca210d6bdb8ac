/** The crisis numbers as a form holds them. */
import type { CrisisNumbersInput } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import type { CrisisNumber } from '@tulia/domain/practice/crisis-numbers';

export type CrisisRow = CrisisNumbersInput['numbers'][number];

/** A number that is still empty. */
export const emptyRow: CrisisRow = {
  name: emptyText,
  number: '',
  hours: emptyText,
  whom: emptyText,
  isConfirmed: false,
};

/** The first values of the form. A language that was added later is empty until staff write in it. */
export function crisisRows(numbers: readonly CrisisNumber[]): CrisisNumbersInput {
  return {
    numbers: numbers.map(({ name, number, hours, whom, verifiedAt }) => ({
      name: { ...emptyText, ...name },
      number,
      hours: { ...emptyText, ...hours },
      whom: { ...emptyText, ...whom },
      isConfirmed: verifiedAt !== null,
    })),
  };
}

/** Whether a number is stored as the form holds it: only then can staff confirm it. */
export function isStored(stored: readonly CrisisNumber[], number: string): boolean {
  return stored.some((each) => each.number === number);
}
