import type { CrisisNumbersInput } from '@tulia/domain/calls/practice/manage-practice';
import { emptyText } from '@tulia/domain/person/localized';
import type { CrisisNumber } from '@tulia/domain/practice/crisis-numbers';

export const emptyRow: CrisisNumbersInput['numbers'][number] = {
  name: emptyText,
  number: '',
  hours: emptyText,
  whom: emptyText,
  isConfirmed: false,
};

/** The first values of the form. The texts of a new language are empty. */
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

/** Whether a number is stored unchanged: only then can staff confirm it. */
export const isStored = (stored: readonly CrisisNumber[], number: string): boolean =>
  stored.some((each) => each.number === number);
