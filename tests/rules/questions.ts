/** The tables of `decisions.ts` and `drafts.ts` as questions to the emulator. */
import type { Question } from './ask-all';
import type { Row } from './decisions';
import { OPERATIONS, type Operation } from './action';
import type { Draft } from './drafts';
import { PEOPLE } from './people';

/** One operation of a row, asked by each person. */
export function questionsOfRow(row: Row, operation: Operation): Question[] {
  const action = row.actions[operation];
  if (action === undefined) return [];
  return PEOPLE.map((person) => ({
    person,
    action,
    expected: row.allowed[operation]?.includes(person.name) === true ? 'allow' : 'deny',
  }));
}

export const allOfRow = (row: Row): Question[] =>
  OPERATIONS.flatMap((operation) => questionsOfRow(row, operation));

export const questionsOfDraft = ({ person, cases }: Draft): Question[] =>
  cases.map(({ action, expected }) => ({ person, action, expected }));
