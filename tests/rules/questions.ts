/** The tables of `decisions.ts` and `drafts.ts` as questions to the emulator. */
import type { Question } from './ask-all';
import type { Row } from './decisions';
import { OPERATIONS, type Operation } from './deed';
import type { Draft } from './drafts';
import { PEOPLE } from './people';

/** One operation of a row, asked by everybody. */
export function questionsOfRow(row: Row, operation: Operation): Question[] {
  const deed = row.deeds[operation];
  if (deed === undefined) return [];
  return PEOPLE.map((person) => ({
    person,
    deed,
    expected: row.allowed[operation]?.includes(person.name) === true ? 'allow' : 'deny',
  }));
}

export const allOfRow = (row: Row): Question[] =>
  OPERATIONS.flatMap((operation) => questionsOfRow(row, operation));

export const questionsOfDraft = ({ person, cases }: Draft): Question[] =>
  cases.map(({ deed, expected }) => ({ person, deed, expected }));
